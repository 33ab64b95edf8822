import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class HostPathTests: HostTestCase {
  private struct Page: View {
    var body: some View {
      VStack {
        Text("a")
        Text("b").introspectLabel { _ in }
        HStack { Button("c") {} }.hidden()
      }
    }
  }

  private func error(_ body: () throws -> HostView) -> String {
    do { return try body().name } catch { return "\(error)" }
  }

  func testAPathLeadsThereAndBack() throws {
    let screen = Screen(Page())
    let paths = screen.hosting.descendants.filter { !($0 is IntrospectionHostView || $0 is ViewHost) }
      .map { $0.path(in: screen.window) ?? "nil" }
    XCTAssertEqual(
      paths,
      [
        "HostingView/HostStackView", "HostingView/HostStackView/HostLabel[0]", "HostingView/HostStackView/HostLabel[1]",
        "HostingView/HostStackView/HostHiddenView", "HostingView/HostStackView/HostHiddenView/HostStackView",
        "HostingView/HostStackView/HostHiddenView/HostStackView/HostButton",
        "HostingView/HostStackView/HostHiddenView/HostStackView/HostButton/HostLabel",
      ])
    for path in paths { XCTAssertEqual(try screen.window.find(path: path).path(in: screen.window), path) }
    XCTAssertEqual(screen.window.path(in: screen.window), "")
    XCTAssertTrue(try screen.window.find(path: "") === screen.window)
    XCTAssertNil(screen.window.path(in: screen.hosting))
  }

  func testAPathThatLeadsNowhereSaysWhatIsThere() throws {
    let window = Screen(Page()).window
    XCTAssertEqual(error { try window.find(path: "HostingView/HostStackView/HostLabel[1]") }, "HostLabel")
    XCTAssertEqual(
      error { try window.find(path: "HostingView/HostStackView/HostLabel") },
      """
      No host at the path "HostingView/HostStackView/HostLabel" in HostWindow.
      - The path leads to HostingView/HostStackView, but not to HostLabel: in there are HostLabel[0], HostLabel[1], \
      HostHiddenView.
      """)
    XCTAssertEqual(
      error { try window.find(path: "HostButton") },
      """
      No host at the path "HostButton" in HostWindow.
      - The path leads to the root, but not to HostButton: in there are HostingView.
      """)
    XCTAssertEqual(
      error { try window.find(path: "HostingView/HostStackView/HostLabel[7]/HostView") },
      """
      No host at the path "HostingView/HostStackView/HostLabel[7]/HostView" in HostWindow.
      - The path leads to HostingView/HostStackView, but not to HostLabel[7]: in there are HostLabel[0], HostLabel[1], \
      HostHiddenView.
      """)
    XCTAssertEqual(
      error { try window.find(path: "HostingView/HostStackView/HostLabel[x]") }.split(separator: "\n").count, 2)
    XCTAssertEqual(
      error { try HostView().find(path: "HostView") },
      """
      No host at the path "HostView" in HostView.
      - The path leads to the root, but not to HostView: nothing is in there.
      """)
  }
}
