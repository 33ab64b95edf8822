import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

private struct SettingsRow: View {
  let title: String
  @State private var isOn = false
  var body: some View { Toggle(title, isOn: $isOn) }
}

/// The examples of the article on queries do what it says.
@MainActor
final class QueryingArticleTests: HostTestCase {
  private func article() throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Sources/Introspection/Introspection.docc/Querying.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func text(_ body: () throws -> Any) -> String {
    do { return "\(try body())" } catch { return "\(error)" }
  }

  func testTheExampleAndWhatItSays() throws {
    let window = Screen(
      VStack {
        SettingsRow(title: "Wi-Fi")
        SettingsRow(title: "Bluetooth")
        Button("Save") {}.disabled(true)
      }
    ).window
    try window.find(HostSwitch.self, labelled: "Wi-Fi").user.turn(on: true)
    let row = try window.find(viewType: SettingsRow.self) { $0.title == "Wi-Fi" }
    XCTAssertEqual(row.property("isOn", as: Bool.self), true)
    let said = [
      text { try window.find(HostButton.self, labelled: "Safe") }, text { try window.find(HostSwitch.self) },
      row.treeDescription(), text { try window.find(HostButton.self, labelled: "Save").user.tap() },
    ]
    let article = try article()
    for text in said {
      XCTAssertTrue(article.contains("```\n\(text)\n```"), "the article says something else than\n\(text)")
    }
  }
}
