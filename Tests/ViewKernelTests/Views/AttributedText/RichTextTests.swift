import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

@Observable private final class Note {
  var text: AttributedString
  var selection = AttributedTextSelection()
  init(_ text: AttributedString) { self.text = text }
}

private struct Editor: View {
  @Bindable var note: Note
  @Environment(\.fontResolutionContext) private var fonts

  var body: some View {
    TextEditor(text: $note.text, selection: $note.selection).accessibilityIdentifier("editor")
    Button("Bold") {
      note.text.transformAttributes(in: &note.selection) { attributes in
        let font = attributes.font ?? .default
        attributes.font = font.bold(!font.resolve(in: fonts).isBold)
      }
    }
  }
}

/// Editors of texts with attributes.
@MainActor
final class RichTextTests: HostTestCase {
  private func note() -> Note {
    var text = AttributedString("plain red")
    text[text.range(of: "red")!].foregroundColor = .red
    return Note(text)
  }

  private func runs(_ note: Note) -> [String] {
    note.text.runs.map { run in
      var words = [String(note.text[run.range].characters)]
      if let color = run.foregroundColor { words.append(color == .red ? "red" : "other") }
      if let font = run.font { words.append(font == .default.bold(true) ? "bold" : "font") }
      if run.underlineStyle != nil { words.append("underlined") }
      return words.joined(separator: " ")
    }
  }

  private func editor(_ screen: Screen<some View>) throws -> HostTextView {
    try XCTUnwrap(screen.host("editor", as: HostTextView.self))
  }

  private func selected(_ note: Note) -> Range<Int>? {
    func count(_ index: AttributedString.Index) -> Int {
      note.text.characters.distance(from: note.text.startIndex, to: index)
    }
    switch note.selection.indices(in: note.text) {
    case .insertionPoint(let index): return count(index)..<count(index)
    case .ranges(let set): return set.ranges.first.map { count($0.lowerBound)..<count($0.upperBound) }
    }
  }

  func testItShowsTheAttributesAsAText() throws {
    var text = AttributedString("a title, red, marked and far")
    text[text.range(of: "title")!].font = .title
    text[text.range(of: "red")!].foregroundColor = .red
    text[text.range(of: "marked")!].backgroundColor = .yellow
    text[text.range(of: "far")!].kern = 4
    text[text.range(of: "and")!].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    let editor = show(TextEditor(text: .constant(text)), width: 150, height: 200).hosts(of: HostTextView.self)[0]
    let label = show(
      Text(text).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: 150, height: 200
    ).hosts(of: HostLabel.self)[0]
    XCTAssertEqual(editor.runs?.map(\.description), label.runs?.map(\.description))
    XCTAssertEqual(editor.contentSize, label.bounds.size)
    // A scroll view clips what it draws.
    XCTAssertEqual(HostDrawing(of: editor).commands.dropFirst().dropLast(), HostDrawing(of: label).commands[...])
  }

  func testTypingKeepsWhatIsAround() throws {
    let note = note()
    let screen = show(Editor(note: note))
    let editor = try editor(screen)
    screen.type("!", into: "editor")
    XCTAssertEqual(runs(note), ["plain ", "red! red"])
    editor.selectedRange = 2..<7
    screen.settle()
    XCTAssertEqual(selected(note), 2..<7)
    editor.insertText("x")
    screen.settle()
    XCTAssertEqual(runs(note), ["plx", "ed! red"])
    XCTAssertEqual(selected(note), 3..<3)
    editor.deleteBackward()
    screen.settle()
    XCTAssertEqual(runs(note), ["pl", "ed! red"])
    screen.window.endEditing()
    screen.assertAgreesWithFresh()
  }

  func testAttributesOfOnesOwnStay() throws {
    var text = AttributedString("ab")
    text[OnceAttribute.self] = 7
    let note = Note(text)
    let screen = show(Editor(note: note))
    screen.type("c", into: "editor")
    XCTAssertEqual(note.text.runs.map { $0[OnceAttribute.self] }, [7, nil])
    try editor(screen).selectedRange = 1..<1
    try editor(screen).insertText("x")
    screen.settle()
    XCTAssertEqual(note.text.runs.map { $0[OnceAttribute.self] }, [7, nil, 7, nil])
  }

  func testTheHostFollowsTheSelection() throws {
    let note = note()
    let screen = show(Editor(note: note))
    note.selection = AttributedTextSelection(range: note.text.range(of: "red")!)
    screen.settle()
    XCTAssertEqual(try editor(screen).selectedRange, 6..<9)
    note.text = "no"
    screen.settle()
    XCTAssertEqual(try editor(screen).selectedRange, 2..<2)
    XCTAssertEqual(try editor(screen).runs?.map(\.text), ["no"])
  }

  func testAButtonMakesWhatIsSelectedBold() throws {
    let note = note()
    let screen = show(Editor(note: note))
    note.selection = AttributedTextSelection(range: note.text.range(of: "plain")!)
    screen.settle()
    screen.tap("Bold")
    XCTAssertEqual(runs(note), ["plain bold", " ", "red red"])
    XCTAssertEqual(
      line(for: try editor(screen)),
      "HostTextView \"plain red\" #editor runs=[\"plain\" system 17 bold, \" \", \"red\" red]")
    XCTAssertEqual(try editor(screen).selectedRange, 0..<5)
    screen.window.endEditing()
    screen.assertAgreesWithFresh()
    screen.tap("Bold")
    XCTAssertEqual(try editor(screen).runs?.map(\.font.weight), [.regular, .regular, .regular])
  }

  func testAButtonChangesWhatIsTypedNext() throws {
    let note = note()
    let screen = show(Editor(note: note))
    try editor(screen).selectedRange = 2..<2
    screen.settle()
    screen.tap("Bold")
    XCTAssertEqual(try editor(screen).typingAttributes.font.weight, .bold)
    try editor(screen).insertText("xy")
    screen.settle()
    XCTAssertEqual(runs(note), ["pl", "xy bold", "ain ", "red red"])
    try editor(screen).insertText("z")
    screen.settle()
    XCTAssertEqual(runs(note), ["pl", "xyz bold", "ain ", "red red"])
    screen.window.endEditing()
    screen.assertAgreesWithFresh()
  }

  func testTheCommandKeyChangesWhatIsSelected() throws {
    let note = note()
    let screen = show(Editor(note: note))
    try editor(screen).becomeFirstResponder()
    try editor(screen).selectedRange = 3..<9
    screen.press("b", .command)
    screen.press("u", .command)
    XCTAssertEqual(runs(note), ["pla", "in  bold underlined", "red red bold underlined"])
    screen.press("u", .command)
    screen.press("b", .command)
    XCTAssertEqual(note.text.runs.map(\.underlineStyle), [nil, nil, nil])
    XCTAssertEqual(try editor(screen).runs?.map(\.font.weight), [.regular, .regular, .regular])
    try editor(screen).selectedRange = 1..<1
    screen.press("i", .command)
    try editor(screen).insertText("x")
    screen.settle()
    XCTAssertEqual(note.text.runs.map(\.font)[1], .default.italic(true))
  }

  func testUndoingBringsBackTheAttributes() throws {
    let note = note()
    let screen = show(Editor(note: note))
    let start = note.text
    try editor(screen).becomeFirstResponder()
    try editor(screen).selectedRange = 4..<8
    screen.settle()
    try editor(screen).insertText("x")
    screen.settle()
    XCTAssertEqual(runs(note), ["plaix", "d red"])
    try editor(screen).selectedRange = 0..<6
    screen.press("b", .command)
    screen.press("z", .command)
    XCTAssertEqual(runs(note), ["plaix", "d red"])
    screen.press("z", .command)
    XCTAssertEqual(note.text, start)
    XCTAssertEqual(selected(note), 4..<8)
    screen.press("z", [.command, .shift])
    XCTAssertEqual(runs(note), ["plaix", "d red"])
    screen.window.endEditing()
    screen.assertAgreesWithFresh()
  }

  private struct Marking: View {
    @Bindable var note: Note

    var body: some View {
      TextEditor(text: $note.text, selection: $note.selection).accessibilityIdentifier("editor")
        .onChange(of: note.text) {
          for index in note.text.characters.indices where note.text.characters[index].isNumber {
            note.text[index..<note.text.characters.index(after: index)].foregroundColor = .red
          }
        }
    }
  }

  func testColorsThatFollowTheLettersDoNotPartThem() throws {
    let note = Note("a")
    let screen = show(Marking(note: note))
    for letter in ["1", "2", "b"] {
      try editor(screen).insertText(letter)
      screen.settle()
    }
    XCTAssertEqual(runs(note), ["a", "12b red"], "the letter has the colour of the one before")
    screen.press("z", .command)
    XCTAssertEqual(runs(note), ["a"])
    screen.press("z", [.command, .shift])
    XCTAssertEqual(String(note.text.characters), "a12b")
    screen.window.endEditing()
    screen.assertAgreesWithFresh()
  }

  func testABindingThatRefusesIsShown() throws {
    let screen = show(TextEditor(text: .constant("x")).accessibilityIdentifier("editor"))
    XCTAssertNil(try editor(screen).runs, "a literal is a string")
    let rich = show(TextEditor(text: .constant(AttributedString("x"))).accessibilityIdentifier("editor"))
    rich.type("y", into: "editor")
    XCTAssertEqual(try editor(rich).runs?.map(\.text), ["x"])
  }

  func testTheLooksAroundApply() throws {
    let note = note()
    let screen = show(Editor(note: note).font(.title).textCase(.uppercase).disabled(true))
    XCTAssertEqual(
      line(for: try editor(screen)),
      "HostTextView \"plain red\" #editor runs=[\"plain \" system 28, \"red\" system 28 red] editable=false")
  }

  func testTheFontInForceIsChanged() throws {
    let note = Note("ab")
    let screen = show(Editor(note: note).font(.title))
    note.selection = AttributedTextSelection(range: note.text.startIndex..<note.text.endIndex)
    screen.settle()
    screen.tap("Bold")
    XCTAssertEqual(try editor(screen).runs?.map(\.font), [HostFont(pointSize: 28, weight: .bold)])
  }
}
