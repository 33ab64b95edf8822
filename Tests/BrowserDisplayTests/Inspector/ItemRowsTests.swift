import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// The rows of a tree with items that have very many children.
@MainActor
final class ItemRowsTests: HostTestCase {
  private struct Item: View {
    let number: Int
    var body: some View { Text("Number \(number)").padding() }
  }

  private struct Page: View {
    var body: some View { VStack { ForEach(0..<150, id: \.self) { Item(number: $0) } } }
  }

  private func ask(_ question: String, _ inspector: WindowInspector) throws -> [InspectAnswer.Row] {
    let text = "{\"request\":1,\"ask\":\"tree\",\"count\":200,\(question)}"
    return inspector.answer(try JSONDecoder().decode(InspectRequest.self, from: Data(text.utf8))).rows ?? []
  }

  private func text(_ rows: some Sequence<InspectAnswer.Row>) -> String {
    rows.map { row in
      String(repeating: "  ", count: row.depth) + "\(row.name)\(row.text.map { " \($0)" } ?? "") \(row.children)"
        + (row.shut ? " shut" : "")
    }.joined(separator: "\n")
  }

  /// Both are opened one by one, so that no answer looks into each of them.
  func testManyChildrenAreShut() throws {
    let inspector = WindowInspector(show(Page(), width: 320, height: 480).window)
    defer { inspector.close() }
    let rows = try ask("\"mine\":true", inspector)
    assertText(
      text(rows),
      """
      HostWindow 1
        Page 1
          HostStackView 150 shut
      """)
    let opened = try ask("\"mine\":true,\"opened\":[\(rows[2].id)]", inspector)
    XCTAssertEqual(opened.count, 153)
    assertText(
      text(opened[2...4]),
      """
          HostStackView 150
            Item 1 shut
            Item 1 shut
      """)
    let inner = try ask("\"mine\":true,\"opened\":[\(rows[2].id),\(opened[4].id)]", inspector)
    assertText(
      text(inner[3...7]),
      """
            Item 1 shut
            Item 1
              HostPaddingView 1
                HostLabel Number 1 0
            Item 1 shut
      """)
  }

  /// A row that is to be shown is reached through all that is around it.
  func testARowIsRevealedInOneOfMany() throws {
    let window = show(Page(), width: 320, height: 480).window
    let inspector = WindowInspector(window)
    defer { inspector.close() }
    let found = try ask("\"mine\":true,\"filter\":\"number 77\"", inspector)
    let label = try XCTUnwrap(found.last)
    XCTAssertEqual(label.text, "Number 77")
    let rows = try ask("\"mine\":true,\"reveal\":\(label.id)", inspector)
    XCTAssertEqual(rows.filter { !$0.shut && $0.name == "Item" }.count, 1)
    XCTAssertTrue(rows.contains { $0.id == label.id })
  }
}
