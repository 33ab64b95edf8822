import Foundation
import HostTree
import XCTest

/// A text view whose stretches look different.
@MainActor
final class HostTextViewAttributesTests: HostTreeTestCase {
  private func shown(_ runs: [HostTextRun]?, width: CGFloat = 200) -> (view: HostTextView, window: HostWindow) {
    let view = HostTextView(frame: CGRect(0, 0, width, 80))
    view.runs = runs
    let window = settledWindow(view)
    return (view, window)
  }

  private func texts(in view: HostView) -> [String] {
    HostDrawing(of: view).commands.compactMap { command in
      guard case .text(let line) = command else { return nil }
      return "\(line.text) (\(line.origin.x), \(line.origin.y)) \(line.font)"
    }
  }

  func testTheTextIsThatOfItsRuns() {
    let (view, window) = shown([HostTextRun("a"), HostTextRun(""), HostTextRun("b"), HostTextRun("c", color: .red)])
    XCTAssertEqual(view.text, "abc")
    XCTAssertEqual(view.runs?.map(\.text), ["ab", "c"], "those that look alike are one")
    XCTAssertEqual(line(for: view), "HostTextView \"abc\" runs=[\"ab\", \"c\" red]")
    view.runs = nil
    XCTAssertEqual(line(for: view), "HostTextView \"abc\"")
    view.runs = [HostTextRun("x", color: .red)]
    view.text = "x"
    XCTAssertNil(view.runs)
    window.settle()
  }

  func testItIsDrawnAsALabelWithTheSameRuns() {
    let runs = [
      HostTextRun("Some words ", font: .systemFont(ofSize: 24)), HostTextRun("that are ", color: .red, kern: 3),
      HostTextRun("underlined", isUnderlined: true, baselineOffset: 4, backgroundColor: .yellow),
    ]
    let (view, window) = shown(runs)
    let label = HostLabel(frame: view.frame)
    label.runs = runs
    settledWindow(label).settle()
    XCTAssertEqual(texts(in: view), texts(in: label))
    XCTAssertEqual(texts(in: view).count, 4, "one is in two lines")
    // A scroll view clips what it draws.
    XCTAssertEqual(HostDrawing(of: view).commands.dropFirst().dropLast(), HostDrawing(of: label).commands[...])
    XCTAssertEqual(view.contentSize.height, label.textSize(for: ProposedViewSize(width: 200, height: nil)).height)
    window.settle()
  }

  func testWhatIsTypedLooksAsWhatIsBefore() {
    let (view, window) = shown([HostTextRun("ab"), HostTextRun("cd", color: .red)])
    view.insertText("!")
    XCTAssertEqual(view.runs?.map(\.description), ["\"ab\"", "\"cd!\" red"])
    view.selectedRange = 2..<2
    view.insertText("x")
    XCTAssertEqual(view.runs?.map(\.text), ["abx", "cd!"])
    view.selectedRange = 3..<5
    view.insertText("y")
    XCTAssertEqual(view.runs?.map(\.text), ["abx", "y!"], "what is replaced")
    view.selectedRange = 0..<0
    view.insertText("z")
    XCTAssertEqual(view.runs?.map(\.text), ["zabx", "y!"])
    view.selectedRange = 3..<5
    view.deleteBackward()
    XCTAssertEqual(view.runs?.map(\.text), ["zab", "!"])
    XCTAssertEqual(view.text, "zab!")
    window.settle()
  }

  func testTypingAttributesHoldForTheSelection() {
    let (view, window) = shown([HostTextRun("ab")])
    window.settle()
    XCTAssertEqual(view.typingAttributes, HostTextRun(""))
    view.typingAttributes = HostTextRun("ignored", color: .red)
    view.insertText("c")
    view.insertText("d")
    XCTAssertEqual(view.runs?.map(\.description), ["\"ab\"", "\"cd\" red"])
    view.typingAttributes = HostTextRun("", color: .green)
    view.selectedRange = 1..<1
    XCTAssertNil(view.typingAttributes.color, "another selection takes them back")
    let plain = HostTextView()
    plain.typingAttributes = HostTextRun("", color: .red)
    XCTAssertNil(plain.typingAttributes.color)
  }

  func testAnEmptyTextIsTypedInItsFont() {
    let (view, window) = shown([])
    view.font = .systemFont(ofSize: 30)
    view.insertText("a")
    XCTAssertEqual(view.runs?.map(\.font.pointSize), [30])
    view.deleteBackward()
    XCTAssertEqual(view.runs, [])
    window.settle()
  }

  func testTheCommandKeyMakesWhatIsSelectedBold() {
    let (view, window) = shown([HostTextRun("ab"), HostTextRun("cd", font: .systemFont(ofSize: 17, weight: .bold))])
    view.becomeFirstResponder()
    view.selectedRange = 1..<4
    XCTAssertFalse(window.pressKey("b", .command), "it is off by itself")
    view.allowsEditingTextAttributes = true
    XCTAssertTrue(window.pressKey("b", .command))
    XCTAssertEqual(view.runs?.map(\.text), ["a", "bcd"])
    XCTAssertTrue(window.pressKey("b", .command))
    XCTAssertEqual(view.runs, [HostTextRun("abcd")])
    XCTAssertTrue(window.pressKey("u", .command))
    XCTAssertTrue(window.pressKey("i", .command))
    XCTAssertEqual(view.runs?.map(\.description), ["\"a\"", "\"bcd\" system 17 italic underlined"])
    XCTAssertEqual(view.selectedRange, 1..<4)
    XCTAssertFalse(window.pressKey("k", .command))
  }

  func testTheCommandKeyChangesWhatIsTypedNext() {
    let (view, window) = shown([HostTextRun("ab")])
    view.allowsEditingTextAttributes = true
    view.becomeFirstResponder()
    window.pressKey("i", .command)
    view.insertText("c")
    XCTAssertEqual(view.runs?.map(\.description), ["\"ab\"", "\"c\" system 17 italic"])
  }

  func testUndoingBringsBackTheLooks() {
    let (view, window) = shown([HostTextRun("ab"), HostTextRun("cd", color: .red)])
    let start = view.runs
    view.allowsEditingTextAttributes = true
    view.becomeFirstResponder()
    view.selectedRange = 1..<3
    view.insertText("x")
    view.insertText("y")
    window.settle()
    let typed = view.runs
    view.selectedRange = 0..<2
    window.pressKey("b", .command)
    window.settle()
    XCTAssertEqual(window.undoManager?.undoMenuItemTitle, "Undo Format")
    window.pressKey("z", .command)
    XCTAssertEqual(view.runs, typed)
    window.pressKey("z", .command)
    window.settle()
    XCTAssertEqual(view.runs, typed.map { _ in start }.flatMap { $0 })
    window.pressKey("z", [.command, .shift])
    XCTAssertEqual(view.runs, typed)
  }

  func testOtherLooksOfTheSameTextLeaveTheCaret() {
    let (view, window) = shown([HostTextRun("abcd")])
    view.becomeFirstResponder()
    view.selectedRange = 1..<1
    view.insertText("x")
    window.settle()
    view.runs = [HostTextRun("ax", color: .red), HostTextRun("bcd")]
    XCTAssertEqual(view.selectedRange, 2..<2)
    view.insertText("y")
    window.settle()
    window.pressKey("z", .command)
    XCTAssertEqual(view.runs?.map(\.description), ["\"ax\" red", "\"bcd\""], "not more than was typed since")
    view.runs = [HostTextRun("new")]
    XCTAssertEqual(view.selectedRange, 3..<3)
    XCTAssertFalse(window.pressKey("z", .command))
  }

  func testTheCaretStandsBehindTheLettersBeforeIt() {
    let (view, window) = shown([HostTextRun("WW", font: .systemFont(ofSize: 40)), HostTextRun("i", kern: 5)])
    view.becomeFirstResponder()
    window.settle()
    let carets = (0...3).map { place -> CGRect in
      view.selectedRange = place..<place
      let paths = HostDrawing(of: view).commands.compactMap { command -> Path? in
        if case .fill(let path, _, _) = command { path } else { nil }
      }
      return paths.last?.boundingRect ?? .zero
    }
    let wide = HostFont.systemFont(ofSize: 40).width(of: "W")
    XCTAssertEqual(carets.map(\.height), [48, 48, 48, 48])
    let narrow = HostFont.systemFont(ofSize: 17).width(of: "i") + 5
    XCTAssertEqual(carets.map(\.minX).last ?? 0, 2 * wide + narrow, accuracy: 0.05)
    XCTAssertEqual(carets.map(\.minX).dropLast(), [0, wide, 2 * wide])
  }

  func testCombiningLettersJoinTheirNeighbours() {
    let (view, window) = shown([HostTextRun("e"), HostTextRun("x", color: .red)])
    view.selectedRange = 1..<1
    view.insertText("\u{301}")
    XCTAssertEqual(view.text, "e\u{301}x")
    XCTAssertEqual(view.runs?.map { Array($0.text.unicodeScalars).count }, [2, 1])
    view.insertText("👨‍👩‍👧")
    view.deleteBackward()
    XCTAssertEqual(view.runs?.map(\.text).joined(), view.text)
    window.settle()
  }
}
