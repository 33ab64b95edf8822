import Foundation
import HostTree
import XCTest

@MainActor
final class HostTextFieldTests: HostTreeTestCase {
  func testThePlaceholderHasAColor() {
    let field = HostTextField(frame: CGRect(0, 0, 100, 30))
    field.placeholder = "Name"
    func colors() -> [HostColor] {
      HostDrawing(of: field).commands.compactMap { if case .text(let line) = $0 { line.color } else { nil } }
    }
    let usual = colors()
    field.placeholderColor = .black
    XCTAssertNotEqual(colors(), usual)
    XCTAssertEqual(colors(), [.black])
    XCTAssertEqual(
      field.sizeThatFits(CGSize(width: 50, height: 400)), field.sizeThatFits(ProposedViewSize(width: 50, height: 400)))
  }

  private func makeField(_ text: String = "") -> (field: HostTextField, log: EventLog) {
    let field = HostTextField(frame: CGRect(0, 0, 100, 22))
    field.text = text
    let log = EventLog()
    field.addAction(for: .editingDidBegin) { log.add("begin") }
    field.addAction(for: .editingChanged) { log.add("changed \($0.text ?? "")") }
    field.addAction(for: .editingDidEnd) { log.add("end") }
    field.addAction(for: .editingDidEndOnExit) { log.add("exit") }
    field.addAction { log.add("primary") }
    return (field, log)
  }

  // MARK: Typing

  func testAUserTapsTypesAndLeaves() {
    let (field, log) = makeField()
    let window = settledWindow(field)
    XCTAssertTrue(field.tap())
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertTrue(window.insertText("H"))
    XCTAssertTrue(window.insertText("i"))
    XCTAssertTrue(window.deleteBackward())
    XCTAssertTrue(window.insertText("\n"))
    XCTAssertEqual(log.take(), ["begin", "changed H", "changed Hi", "changed H", "exit", "primary", "end"])
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertFalse(window.insertText("nobody listens"))
    XCTAssertEqual(field.text, "H")
  }

  func testTypingIntoAFieldMovesTheFocusThere() {
    let first = makeField()
    let second = makeField()
    let window = settledWindow(first.field, second.field)
    XCTAssertTrue(first.field.insertText("a"))
    XCTAssertTrue(second.field.deleteBackward())
    XCTAssertTrue(window.firstResponder === second.field)
    XCTAssertEqual(first.log.take(), ["begin", "changed a", "end"])
    XCTAssertEqual(second.log.take(), ["begin"])
  }

  func testLineBreaksWithinATextBecomeSpaces() {
    let (field, _) = makeField()
    let window = settledWindow(field)
    field.insertText("one\ntwo\r\nthree")
    XCTAssertEqual(field.text, "one two three")
    XCTAssertTrue(window.firstResponder === field)
  }

  func testDeletingRemovesACharacterAsAUserSeesIt() {
    let (field, _) = makeField("e\u{301}👨‍👩‍👧🇩🇪👍🏽")
    let window = settledWindow(field)
    let seen = (0..<5).map { _ in
      field.deleteBackward()
      return field.text
    }
    XCTAssertEqual(seen, ["e\u{301}👨‍👩‍👧🇩🇪", "e\u{301}👨‍👩‍👧", "e\u{301}", "", ""])
    XCTAssertTrue(window.firstResponder === field)
  }

  func testTypingGoesToTheSelection() {
    let (field, log) = makeField("one two three")
    let window = settledWindow(field)
    field.selectedRange = 4..<7
    field.insertText("2")
    XCTAssertEqual(field.text, "one 2 three")
    XCTAssertEqual(field.selectedRange, 5..<5)
    field.deleteBackward()
    XCTAssertEqual(field.text, "one  three")
    field.selectedRange = 0..<99
    XCTAssertEqual(field.selectedRange, 0..<10)
    field.deleteBackward()
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(log.take(), ["begin", "changed one 2 three", "changed one  three", "changed "])
    XCTAssertTrue(window.firstResponder === field)
  }

  func testTheCaretNeverStandsInsideACharacter() {
    let (field, _) = makeField("ae")
    let window = settledWindow(field)
    field.selectedRange = 1..<1
    field.insertText("\u{301}")  // melts together with the a
    XCTAssertEqual(field.selectedRange, 1..<1)
    field.text = "🇩🇪🇫"
    field.selectedRange = 0..<0
    field.insertText("🇦")  // now the letters pair up otherwise
    XCTAssertEqual(field.text.count, 2)
    XCTAssertEqual(field.selectedRange, 1..<1)
    field.deleteBackward()
    XCTAssertEqual(field.text, "🇪🇫")
    XCTAssertTrue(window.firstResponder === field)
  }

  func testSettingTheSameTextKeepsTheCaret() {
    let (field, log) = makeField("one two")
    field.selectedRange = 3..<3
    field.text = "one two"
    XCTAssertEqual(field.selectedRange, 3..<3)
    field.text = "other"
    XCTAssertEqual(field.selectedRange, 5..<5)
    XCTAssertEqual(log.take(), [])
  }

  // MARK: What can't be typed into

  func testADisabledFieldTakesNothing() {
    let (field, log) = makeField("x")
    field.isEnabled = false
    let window = settledWindow(field)
    XCTAssertEqual([field.tap(), field.insertText("y"), field.deleteBackward()], [false, false, false])
    XCTAssertNil(window.firstResponder)
    XCTAssertEqual(field.text, "x")
    XCTAssertEqual(log.take(), [])
  }

  func testDisablingEndsTheEditing() {
    let (field, log) = makeField()
    let window = settledWindow(field)
    field.tap()
    field.isEnabled = false
    XCTAssertNil(window.firstResponder)
    XCTAssertEqual(log.take(), ["begin", "end"])
  }

  func testOutsideOfAWindowNothingArrives() {
    let (field, log) = makeField()
    XCTAssertEqual([field.tap(), field.insertText("y")], [false, false])
    XCTAssertEqual(field.text + log.take().joined(), "")
  }

  // MARK: Size and printing

  func testItIsOneLineHighAndTakesTheProposedWidth() {
    let field = HostTextField()
    XCTAssertEqual(field.sizeThatFits(ProposedViewSize(width: 120, height: 500)), CGSize(width: 120, height: 22))
    field.font = .systemFont(ofSize: 30)
    XCTAssertEqual(
      field.sizeThatFits(ProposedViewSize(width: 120, height: nil)),
      CGSize(width: 120, height: HostFont.systemFont(ofSize: 30).lineHeight + 2))
  }

  func testItPrintsWhatAUserSees() {
    let (field, _) = makeField()
    let window = settledWindow(field)
    XCTAssertEqual(line(for: field), "HostTextField \"\"")
    field.placeholder = "Your name"
    XCTAssertEqual(line(for: field), "HostTextField \"\" placeholder=\"Your name\"")
    field.insertText("Zoë")
    XCTAssertEqual(line(for: field), "HostTextField \"Zoë\" placeholder=\"Your name\" focused")
    field.isSecureTextEntry = true
    field.placeholder = nil
    window.endEditing()
    XCTAssertEqual(line(for: field), "HostTextField \"•••\"")
  }

  // MARK: The delegate

  /// Says no to what it is told to say no to, and notes what it is asked.
  private final class Delegate: HostTextFieldDelegate {
    let log: EventLog
    var allowsEditing = true
    var allowsReturn = true
    var allows: (String) -> Bool = { _ in true }
    init(_ log: EventLog) { self.log = log }

    func textFieldShouldBeginEditing(_ textField: HostTextField) -> Bool {
      log.add("begin?")
      return allowsEditing
    }
    func textField(
      _ textField: HostTextField, shouldChangeCharactersIn range: Range<Int>, replacementString string: String
    ) -> Bool {
      log.add("\(range) by \"\(string)\"?")
      return allows(string)
    }
    func textFieldShouldReturn(_ textField: HostTextField) -> Bool {
      log.add("return?")
      return allowsReturn
    }
    func textFieldDidBeginEditing(_ textField: HostTextField) { log.add("did begin") }
    func textFieldDidEndEditing(_ textField: HostTextField) { log.add("did end") }
  }

  /// As UIKit's, with a range in UTF-16 code units.
  private final class Shortening: HostTextFieldDelegate {
    var ranges: [NSRange] = []
    func textField(
      _ textField: HostTextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      ranges.append(range)
      return (textField.text as NSString).replacingCharacters(in: range, with: string).utf16.count <= 3
    }
  }

  func testADelegateCountsCodeUnits() {
    let field = HostTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let window = makeWindow(field)
    let delegate = Shortening()
    field.delegate = delegate
    for text in ["\u{1F600}", "a", "b"] { field.insertText(text) }
    XCTAssertEqual(field.text, "\u{1F600}a")
    field.deleteBackward()
    field.deleteBackward()
    XCTAssertEqual(field.text, "")
    XCTAssertEqual(
      delegate.ranges, [0, 2, 3, 2, 0].enumerated().map { NSRange(location: $1, length: [0, 0, 0, 1, 2][$0]) })
    window.settle()
  }

  func testADelegateIsAskedWhatAUserMayDo() {
    let log = EventLog()
    let field = HostTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let delegate = Delegate(log)
    field.delegate = delegate
    field.addAction(for: .editingDidEndOnExit) { log.add("exit") }
    let window = makeWindow(field)
    window.settle()

    delegate.allowsEditing = false
    XCTAssertFalse(field.insertText("a"))
    XCTAssertFalse(field.isFirstResponder)
    XCTAssertEqual(log.take(), ["begin?"])

    delegate.allowsEditing = true
    delegate.allows = { $0.allSatisfy(\.isNumber) }
    for text in ["1", "x", "23"] { XCTAssertTrue(field.insertText(text)) }
    window.settle()
    XCTAssertEqual(field.text, "123")
    XCTAssertEqual(log.take(), ["begin?", "did begin", "0..<0 by \"1\"?", "1..<1 by \"x\"?", "1..<1 by \"23\"?"])

    field.deleteBackward()
    delegate.allows = { !$0.isEmpty }
    field.deleteBackward()
    XCTAssertEqual(field.text, "12")
    XCTAssertEqual(log.take(), ["2..<3 by \"\"?", "1..<2 by \"\"?"])

    delegate.allowsReturn = false
    field.insertText("\n")
    XCTAssertTrue(field.isFirstResponder)
    XCTAssertEqual(log.take(), ["return?"])
    delegate.allowsReturn = true
    field.insertText("\n")
    window.settle()
    XCTAssertEqual(log.take(), ["return?", "exit", "did end"])
  }

  // MARK: The caret

  func testTheCaretStandsAtTheSelectionAndFollowsTheAlignment() {
    let (field, _) = makeField("abcd")
    let window = settledWindow(field)
    defer { withExtendedLifetime(window) {} }
    field.becomeFirstResponder()
    let width = { field.font.width(of: $0) }
    func caret(_ alignment: HostTextAlignment, at place: Int) -> CGFloat? {
      field.textAlignment = alignment
      field.selectedRange = 0..<place
      return caretFrame(in: field)?.minX
    }
    XCTAssertEqual(caret(.natural, at: 4), width("abcd"))
    XCTAssertEqual(caret(.left, at: 1), width("a"))
    XCTAssertEqual(caret(.natural, at: 0), 0)
    XCTAssertEqual(caret(.center, at: 2), (100 - width("abcd")) / 2 + width("ab"))
    XCTAssertEqual(caret(.right, at: 1), 100 - width("abcd") + width("a"))
    XCTAssertEqual(caret(.right, at: 4), 98, "it stays inside")
    field.isSecureTextEntry = true
    XCTAssertEqual(caret(.left, at: 1), width("•"))
    field.text = ""
    XCTAssertEqual(caret(.center, at: 0), 50)
  }

  func testTheCaretOfARightToLeftFieldIsCountedFromTheRight() {
    let (field, _) = makeField("abcd")
    let window = settledWindow(field)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.settle()
    field.becomeFirstResponder()
    let width = { field.font.width(of: $0) }
    func caret(_ alignment: HostTextAlignment) -> CGFloat? {
      field.textAlignment = alignment
      field.selectedRange = 1..<1
      return caretFrame(in: field)?.minX
    }
    XCTAssertEqual(caret(.natural), 100 - width("a") - 2)
    XCTAssertEqual(caret(.left), width("abcd") - width("a") - 2)
  }
}
