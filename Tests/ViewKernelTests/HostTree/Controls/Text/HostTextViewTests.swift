import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

@MainActor
final class HostTextViewTests: HostTestCase {
  private func makeTextView(_ text: String = "") -> (view: HostTextView, log: EventLog) {
    let view = HostTextView(frame: CGRect(0, 0, 100, 60))
    view.text = text
    let log = EventLog()
    view.addAction(for: .editingDidBegin) { log.add("begin") }
    view.addAction(for: .editingChanged) { log.add("changed \(($0.text ?? "").debugDescription)") }
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

  func testItGrowsWithItsText() {
    let (view, _) = makeTextView()
    let line = view.font.lineHeight
    func height(_ text: String) -> CGFloat {
      view.text = text
      return view.sizeThatFits(ProposedViewSize(width: 80, height: nil)).height
    }
    view.visibleLines = 1...3
    XCTAssertEqual(
      ["", "a", "a\n", "a b c d e f g", "a\nb\nc\nd"].map(height), [1, 1, 2, 2, 3].map { $0 * line + 2 })
    view.visibleLines = 2...2
    XCTAssertEqual(["", "a\nb\nc"].map(height), [2 * line + 2, 2 * line + 2])
    view.visibleLines = -5...0
    XCTAssertEqual(height("a\nb"), line + 2, "one line at least")
    view.visibleLines = 1...Int.max
    XCTAssertEqual(height("a\nb\nc\nd"), 4 * line + 2)
    view.borderStyle = .roundedRect
    XCTAssertEqual(height("a"), line + 14)
  }

  func testItIsNoHigherThanIsOffered() {
    let (view, _) = makeTextView("a\nb\nc\nd")
    view.visibleLines = 1...9
    XCTAssertEqual(
      [50, 10, 0, .infinity].map { view.sizeThatFits(ProposedViewSize(width: 80, height: $0)).height },
      [50, view.font.lineHeight + 2, view.font.lineHeight + 2, 4 * view.font.lineHeight + 2])
  }

  func testAPlaceholderThatWrapsNeedsItsLines() {
    let (view, _) = makeTextView()
    view.visibleLines = 1...5
    view.placeholder = "Write something about yourself"
    XCTAssertEqual(view.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height, 4 * view.font.lineHeight + 2)
    view.text = "I"
    XCTAssertEqual(view.sizeThatFits(ProposedViewSize(width: 100, height: nil)).height, view.font.lineHeight + 2)
  }

  func testItScrollsToWhereTheUserTypes() {
    let (view, _) = makeTextView((1...10).map { "line \($0)" }.joined(separator: "\n"))
    let window = settledWindow(view)
    let line = view.font.lineHeight
    view.insertText("!")
    window.settle()
    XCTAssertEqual(view.contentOffset.y, 10 * line - 60)
    view.selectedRange = 0..<0
    view.insertText("?")
    window.settle()
    XCTAssertEqual(view.contentOffset.y, 0)
    view.selectedRange = 30..<30
    window.settle()
    XCTAssertEqual(view.contentOffset.y, 0, "it follows typing only")
  }

  func testItDrawsThePlaceholderAndTheCaret() {
    let (view, _) = makeTextView()
    view.placeholder = "Notes"
    let window = settledWindow(view)
    XCTAssertTrue(window.svgDescription.contains(">Notes<"))
    view.insertText("ab\ncd")
    window.settle()
    XCTAssertFalse(window.svgDescription.contains(">Notes<"))
    let line = view.font.lineHeight
    let caret = CGRect(x: view.font.width(of: "cd"), y: line, width: 2, height: line)
    XCTAssertEqual(caretFrame(in: view), caret)
  }

  func testItPrintsWhatWasSaid() {
    let (view, _) = makeTextView("a")
    view.placeholder = "Notes"
    view.visibleLines = 1...5
    view.borderStyle = .roundedRect
    view.inputTraits.keyboardType = .emailAddress
    view.textAlignment = .center
    XCTAssertEqual(
      line(for: view),
      #"HostTextView "a" placeholder=Notes lines=1...5 border=roundedRect keyboard=emailAddress alignment=center"#)
    view.visibleLines = 3...Int.max
    XCTAssertTrue(line(for: view).contains(" lines=3... "))
  }

  func testTheCaretFollowsTheAlignment() {
    let (view, _) = makeTextView("ab\ncdef")
    let window = settledWindow(view)
    defer { withExtendedLifetime(window) {} }
    view.becomeFirstResponder()
    view.selectedRange = 4..<4
    let (width, line) = ({ view.font.width(of: $0) }, view.font.lineHeight)
    func caret(_ alignment: HostTextAlignment) -> CGRect? {
      view.textAlignment = alignment
      return caretFrame(in: view)
    }
    XCTAssertEqual(caret(.natural), CGRect(x: width("c"), y: line, width: 2, height: line))
    XCTAssertEqual(caret(.center)?.minX, (100 - width("cdef")) / 2 + width("c"))
    XCTAssertEqual(caret(.right)?.minX, 100 - width("cdef") + width("c"))
  }

  // MARK: The delegate

  /// Allows digits only, in a text of at most three UTF-16 code units.
  private final class Delegate: HostTextViewDelegate {
    let log = EventLog()
    var allowsEditing = true
    func textViewShouldBeginEditing(_ textView: HostTextView) -> Bool { allowsEditing }
    func textView(_ textView: HostTextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.add("\(range.location) + \(range.length) by \"\(text)\"")
      return text != "x"
    }
    func textViewDidChange(_ textView: HostTextView) { log.add("changed") }
    func scrollViewDidScroll(_ scrollView: HostScrollView) { log.add("scrolled") }
  }

  func testADelegateDecidesWhatTheUserMayDo() {
    let view = HostTextView(frame: CGRect(0, 0, 100, 40))
    let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: HostManualClock())
    window.addSubview(view)
    window.makeKeyAndVisible()
    let delegate = Delegate()
    view.delegate = delegate
    delegate.allowsEditing = false
    XCTAssertFalse(view.insertText("1"))
    XCTAssertEqual(delegate.log.take(), [])
    delegate.allowsEditing = true
    XCTAssertTrue(view.insertText("\u{1F600}"))
    XCTAssertTrue(view.insertText("x"))
    XCTAssertTrue(view.insertText("1"))
    XCTAssertEqual(view.text, "\u{1F600}1")
    XCTAssertEqual(
      delegate.log.take(), ["0 + 0 by \"\u{1F600}\"", "changed", "2 + 0 by \"x\"", "2 + 0 by \"1\"", "changed"])
    view.deleteBackward()
    view.deleteBackward()
    view.deleteBackward()
    XCTAssertEqual(delegate.log.take(), ["2 + 1 by \"\"", "changed", "0 + 2 by \"\"", "changed"])
    view.delegate = nil
    view.insertText("x")
    XCTAssertEqual(delegate.log.take(), [])
    window.settle()
  }

  func testTheInsetsOfTheText() {
    let view = HostTextView(frame: CGRect(0, 0, 100, 100))
    view.text = "one two three four five six"
    view.textContainerInset = EdgeInsets(top: 8, leading: 4, bottom: 2, trailing: 6)
    view.textContainer.lineFragmentPadding = 5
    XCTAssertEqual(view.textRect(forBounds: view.bounds), CGRect(9, 8, 80, 90))
    XCTAssertEqual(view.textContainerInset, EdgeInsets(top: 8, leading: 4, bottom: 2, trailing: 6))
    view.isScrollEnabled = false
    XCTAssertEqual(
      view.sizeThatFits(ProposedViewSize(width: 100, height: 500)), CGSize(width: 100, height: 3 * 20 + 10),
      "as high as its text")
    view.textContainerInset = EdgeInsets(top: -1, leading: .nan, bottom: .infinity, trailing: 0)
    view.textContainer.lineFragmentPadding = -3
    XCTAssertEqual(view.textContainerInset, EdgeInsets())
    XCTAssertEqual(view.textContainer.lineFragmentPadding, 0)
    view.isScrollEnabled = true
    XCTAssertEqual(view.sizeThatFits(ProposedViewSize(width: 100, height: 500)).height, 500)
  }

  func testAViewThatDoesNotScrollGrowsWithItsText() {
    struct Editor: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.isScrollEnabled = false
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) { view.text = text }
    }
    struct Page: View {
      @State private var text = "one"
      var body: some View {
        VStack(spacing: 0) {
          Editor(text: $text)
          Button("More") { text += "\ntwo" }
        }
      }
    }
    let screen = show(Page())
    let editor = screen.hosts(of: HostTextView.self)[0]
    XCTAssertEqual(editor.frame.height, 20)
    screen.tap("More")
    XCTAssertEqual(editor.frame.height, 40)
    editor.insertText("\nthree")
    screen.settle()
    XCTAssertEqual(editor.frame.height, 60)
    editor.isScrollEnabled = true
    screen.settle()
    XCTAssertEqual(editor.frame.height, 180, "what is left")
  }
}
