import Foundation
import HostTree
import XCTest

@MainActor
final class HostTextViewTests: HostTestCase {
  private func makeTextView(_ text: String = "") -> (view: HostTextView, log: EventLog) {
    let view = HostTextView(frame: CGRect(0, 0, 100, 60))
    view.text = text
    let log = EventLog()
    view.addAction(for: .editingDidBegin) { log.add("begin") }
    view.addAction(for: .editingChanged) { log.add("changed \($0.text.debugDescription)") }
    view.addAction(for: .editingDidEnd) { log.add("end") }
    return (view, log)
  }

  func testAUserTapsAndTypesSeveralLines() {
    let (view, log) = makeTextView()
    let window = settledWindow(view)
    XCTAssertTrue(view.tap())
    window.insertText("a")
    window.insertText("\n")
    window.insertText("👨‍👩‍👧")
    window.deleteBackward()
    window.endEditing()
    XCTAssertEqual(
      log.take(),
      ["begin", #"changed "a""#, #"changed "a\n""#, #"changed "a\n👨‍👩‍👧""#, #"changed "a\n""#, "end"])
  }

  func testAViewThatIsNotEditableTakesNothing() {
    let (view, log) = makeTextView("x")
    let window = settledWindow(view)
    view.tap()
    view.isEditable = false
    XCTAssertNil(window.firstResponder)
    XCTAssertEqual([view.tap(), view.insertText("y"), view.deleteBackward()], [false, false, false])
    XCTAssertEqual(view.text, "x")
    XCTAssertEqual(log.take(), ["begin", "end"])
  }

  func testActionsCanBeRemoved() {
    let view = HostTextView(frame: CGRect(0, 0, 50, 50))
    let log = EventLog()
    let token = view.addAction(for: .editingChanged) { log.add("changed") }
    let window = settledWindow(view)
    view.insertText("a")
    view.removeAction(token)
    view.insertText("b")
    XCTAssertEqual(log.take(), ["changed"])
    XCTAssertTrue(window.firstResponder === view)
  }

  func testItScrollsWithinItsText() {
    let (view, _) = makeTextView((1...10).map { "line \($0)" }.joined(separator: "\n"))
    let window = settledWindow(view)
    let lineHeight = view.font.lineHeight
    XCTAssertEqual(view.contentSize.height, 10 * lineHeight)
    XCTAssertTrue(view.scroll(by: CGPoint(x: 0, y: 1_000)))
    XCTAssertEqual(view.contentOffset, CGPoint(x: 0, y: 10 * lineHeight - 60))

    view.text = "short"
    window.settle()
    XCTAssertEqual(view.contentOffset, .zero)
    XCTAssertFalse(view.scroll(by: CGPoint(x: 0, y: 10)))
  }

  func testItTakesTheWholeProposal() {
    let (view, _) = makeTextView("text")
    XCTAssertEqual(view.sizeThatFits(ProposedViewSize(width: 80, height: 90)), CGSize(width: 80, height: 90))
  }

  func testItPrintsItsText() {
    let (view, _) = makeTextView("one\ntwo")
    XCTAssertEqual(line(for: view), #"HostTextView "one\ntwo""#)
    let window = settledWindow(view)
    view.tap()
    XCTAssertEqual(line(for: view), #"HostTextView "one\ntwo" focused"#)
    view.isEditable = false
    XCTAssertEqual(line(for: view), #"HostTextView "one\ntwo" editable=false"#)
    XCTAssertNil(window.firstResponder)
  }
}
