import Foundation
import ViewKernel
import XCTest

final class AttributedStringSelectionTests: XCTestCase {
  private func runs(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      String(text[run.range].characters) + (run.foregroundColor.map { $0 == .red ? " red" : " other" } ?? "")
    }
  }

  private func place(_ selection: AttributedTextSelection, in text: AttributedString) -> Int? {
    guard case .insertionPoint(let index) = selection.indices(in: text) else { return nil }
    return text.characters.distance(from: text.startIndex, to: index)
  }

  func testWhatIsSelectedIsChanged() {
    var text = AttributedString("one two three")
    var selection = AttributedTextSelection(ranges: RangeSet([text.range(of: "ne")!, text.range(of: "three")!]))
    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
    XCTAssertEqual(runs(text), ["o", "ne red", " two ", "three red"])
    var count = 0
    text.transformAttributes(in: &selection) { attributes in
      count += 1
      attributes.foregroundColor = nil
    }
    XCTAssertEqual(count, 2)
    XCTAssertEqual(runs(text), ["one two three"])
  }

  func testAnErrorChangesNothing() {
    struct No: Error {}
    var text = AttributedString("one")
    var selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    XCTAssertThrowsError(
      try text.transformAttributes(in: &selection) { attributes in
        attributes.foregroundColor = .red
        throw No()
      })
    XCTAssertEqual(runs(text), ["one"])
  }

  func testAtAnInsertionPointTheTypingAttributesAreChanged() {
    var text = AttributedString("ab")
    var selection = AttributedTextSelection(insertionPoint: text.characters.index(after: text.startIndex))
    text.transformAttributes(in: &selection) { $0.foregroundColor = .red }
    XCTAssertEqual(runs(text), ["ab"])
    text.replaceSelection(&selection, withCharacters: "xy")
    XCTAssertEqual(runs(text), ["a", "xy red", "b"])
    XCTAssertEqual(place(selection, in: text), 3)
    text.replaceSelection(&selection, withCharacters: "z")
    XCTAssertEqual(runs(text), ["a", "xyz red", "b"], "what follows is as what is before")
  }

  func testWhatIsSelectedIsReplaced() {
    var text = AttributedString("one two three")
    text[text.range(of: "one")!].foregroundColor = .red
    var selection = AttributedTextSelection(ranges: RangeSet([text.range(of: "ne")!, text.range(of: "three")!]))
    text.replaceSelection(&selection, withCharacters: "n ")
    XCTAssertEqual(runs(text), ["on  red", " two "])
    XCTAssertEqual(place(selection, in: text), 3)
    var new = AttributedString("new")
    new.foregroundColor = .green
    text.replaceSelection(&selection, with: new)
    XCTAssertEqual(runs(text), ["on  red", "new other", " two "])
    selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    text.replaceSelection(&selection, with: AttributedString())
    XCTAssertEqual(text, AttributedString())
    XCTAssertEqual(place(selection, in: text), 0)
  }

  func testASelectionIsFollowedThroughAChange() {
    var text = AttributedString("one two")
    var selection = AttributedTextSelection(range: text.range(of: "two")!)
    text.transform(updating: &selection) { $0.insert(AttributedString("zero "), at: $0.startIndex) }
    guard case .ranges(let set) = selection.indices(in: text) else { return XCTFail("nothing is selected") }
    XCTAssertEqual(set.ranges.map { String(text[$0].characters) }, ["two"])
    text.transform(updating: &selection) { $0.removeSubrange($0.range(of: "two")!) }
    XCTAssertEqual(place(selection, in: text), 9)
    text.transform(updating: &selection) { $0 = AttributedString("x") }
    XCTAssertNotNil(place(selection, in: text))
  }
}
