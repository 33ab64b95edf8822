import Foundation
import ViewKernel
import XCTest

final class AttributedTextSelectionTests: XCTestCase {
  private let text: AttributedString = {
    var text = AttributedString("plain red")
    text[text.range(of: "red")!].foregroundColor = .red
    return text
  }()

  private func place(_ offset: Int, in text: AttributedString) -> AttributedString.Index {
    text.characters.index(text.startIndex, offsetBy: offset)
  }

  private func words(_ selection: AttributedTextSelection, in text: AttributedString) -> [String] {
    guard case .ranges(let set) = selection.indices(in: text) else { return [] }
    return set.ranges.map { String(text[$0].characters) }
  }

  func testItKeepsPlaces() {
    let range = text.range(of: "red")!
    XCTAssertEqual(words(AttributedTextSelection(range: range), in: text), ["red"])
    let two = RangeSet([text.range(of: "la")!, range])
    XCTAssertEqual(words(AttributedTextSelection(ranges: two), in: text), ["la", "red"])
    XCTAssertEqual(
      AttributedTextSelection(insertionPoint: place(3, in: text)).indices(in: text), .insertionPoint(place(3, in: text))
    )
    XCTAssertEqual(AttributedTextSelection().indices(in: text), .insertionPoint(text.endIndex))
    XCTAssertEqual(AttributedTextSelection(ranges: RangeSet()), AttributedTextSelection())
    let empty = place(2, in: text)..<place(2, in: text)
    XCTAssertEqual(AttributedTextSelection(range: empty), AttributedTextSelection(insertionPoint: empty.lowerBound))
    XCTAssertNotEqual(AttributedTextSelection(range: range), AttributedTextSelection(range: text.range(of: "re")!))
    XCTAssertEqual(AttributedTextSelection(range: range).affinity(in: text), .automatic)
  }

  func testPlacesOfAnotherTextCountAsTheNearest() {
    let long = AttributedString(String(repeating: "a", count: 30))
    let others = ["", "b", "é👨‍👩‍👧", "👨‍👩‍👧é👨‍👩‍👧", "\r\n\r\n"].map { AttributedString($0) }
    for other in others {
      for start in 0...30 {
        let point = AttributedTextSelection(insertionPoint: place(start, in: long))
        guard case .insertionPoint(let index) = point.indices(in: other) else { return XCTFail("\(start)") }
        XCTAssertTrue(other.characters.indices.contains(index) || index == other.endIndex, "\(other) \(start)")
        for end in start...30 {
          let selection = AttributedTextSelection(range: place(start, in: long)..<place(end, in: long))
          var copy = other
          var moving = selection
          copy.transformAttributes(in: &moving) { $0.kern = 2 }
          copy.replaceSelection(&moving, withCharacters: "x")
          XCTAssertTrue(String(copy.characters).contains("x"))
          _ = selection.attributes(in: other)[\.kern]
        }
      }
    }
  }

  func testTheAttributesOfWhatIsSelected() {
    let all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
    XCTAssertEqual(all.attributes(in: text)[\.foregroundColor].map { $0 }, [nil, .red])
    XCTAssertTrue(all.attributes(in: text)[\.foregroundColor].contains(.red))
    XCTAssertEqual(
      all.attributes(in: text)[AttributeScopes.SwiftUIAttributes.KerningAttribute.self].map { $0 }, [nil, nil])
    XCTAssertEqual(all.attributes(in: text).map(\.foregroundColor), [nil, .red])
    XCTAssertEqual(all.typingAttributes(in: text), AttributeContainer(), "those of the first character")
  }

  func testTheTypingAttributesAreThoseBefore() {
    func typed(_ offset: Int) -> Color? {
      AttributedTextSelection(insertionPoint: place(offset, in: text)).typingAttributes(in: text).foregroundColor
    }
    XCTAssertEqual([0, 6, 7, 9].map(typed), [nil, nil, .red, .red])
    var blue = AttributeContainer()
    blue.foregroundColor = .blue
    let own = AttributedTextSelection(insertionPoint: text.startIndex, typingAttributes: blue)
    XCTAssertEqual(own.typingAttributes(in: text), blue)
    XCTAssertEqual(own.typingAttributes(in: ""), blue)
    XCTAssertEqual(own.attributes(in: text).map { $0 }, [blue])
    var red = AttributedString("red")
    red.foregroundColor = .red
    let first = AttributedTextSelection(insertionPoint: red.startIndex)
    XCTAssertEqual(first.typingAttributes(in: red).foregroundColor, .red)
  }

  func testWhatAddedTextDoesNotTakeOver() {
    var noted = AttributedString("noted")
    noted[OnceAttribute.self] = 1
    noted.kern = 2
    let selection = AttributedTextSelection(insertionPoint: noted.endIndex)
    XCTAssertEqual(selection.typingAttributes(in: noted).kern, 2)
    XCTAssertNil(selection.typingAttributes(in: noted)[OnceAttribute.self])
  }
}

/// An attribute that added text does not take over.
enum OnceAttribute: AttributedStringKey {
  typealias Value = Int
  static let name = "once"
  static var inheritedByAddedText: Bool { false }
}
