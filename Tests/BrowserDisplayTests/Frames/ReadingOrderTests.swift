import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import XCTest

/// In which order assistive tools read views, whatever their order in the tree.
@MainActor
final class ReadingOrderTests: HostTestCase {
  /// The names of labels at places, in reading order.
  private func order(
    _ frames: KeyValuePairs<String, CGRect>, isRightToLeft: Bool = false, first: String? = nil
  ) -> String {
    let parent = HostView(frame: CGRect(0, 0, 300, 400))
    for (name, frame) in frames {
      let label = HostLabel(frame: frame)
      label.text = name
      if name == first { label.accessibilitySortPriority = 1 }
      parent.addSubview(label)
    }
    let window = HostWindow(frame: CGRect(0, 0, 300, 400))
    if isRightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    window.addSubview(parent)
    window.makeKeyAndVisible()
    window.settle()
    for (view, frame) in zip(parent.subviews, frames) { view.frame = frame.value }
    var elements = AccessibleElements()
    elements.update(from: window)
    return elements.all.map(\.name).joined()
  }

  func testByPlaceAndNotByTheTree() {
    XCTAssertEqual(order(["c": CGRect(0, 80, 50, 20), "b": CGRect(0, 40, 50, 20), "a": CGRect(0, 0, 50, 20)]), "abc")
  }

  func testALineFromTheLeadingEdge() {
    let line: KeyValuePairs = [
      "d": CGRect(0, 100, 50, 20), "c": CGRect(120, 5, 50, 10), "b": CGRect(60, 0, 50, 20), "a": CGRect(0, 2, 50, 40),
    ]
    XCTAssertEqual(order(line), "abcd")
    XCTAssertEqual(order(line, isRightToLeft: true), "cbad")
  }

  func testWhatScrollsBeneathABarIsBehindIt() {
    XCTAssertEqual(order(["content": CGRect(0, 0, 300, 400), "bar ": CGRect(0, 0, 300, 90)]), "bar content")
    XCTAssertEqual(order(["bar": CGRect(0, 350, 300, 50), "content ": CGRect(0, 0, 300, 400)]), "content bar")
  }

  func testAPriorityComesFirst() {
    XCTAssertEqual(
      order(["a": CGRect(0, 0, 50, 20), "b": CGRect(60, 0, 50, 20), "c": CGRect(0, 40, 50, 20)], first: "c"), "cab")
  }

  func testTheTreeDecidesAtOnePlace() {
    XCTAssertEqual(order(["a": CGRect(0, 0, 50, 20), "b": CGRect(0, 0, 50, 20)]), "ab")
  }
}
