import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Lines of labels on phones: the second of two has two words at least.
@MainActor
final class LineBreakerTests: HostTestCase {
  override func setUpWithError() throws { HostTypeface.current = .system }

  private let font = HostFont.monospacedSystemFont(ofSize: 10)

  private func lines(
    _ text: String, columns: Int, limit: Int = 0, _ mode: HostLineBreakMode = .byTruncatingTail
  ) -> [String] {
    let width = font.width(of: String(repeating: "m", count: columns)) + 0.01
    return TextLayout(text, font: font, width: width, lineLimit: limit, lineBreakMode: mode).lines.map(\.text)
  }

  func testTheSecondOfTwoLinesHasTwoWords() {
    XCTAssertEqual(lines("one two three", columns: 10), ["one", "two three"])
    XCTAssertEqual(lines("one two three", columns: 10, limit: 2), ["one", "two three"])
    XCTAssertEqual(lines("one two three four", columns: 10), ["one two", "three four"])
    XCTAssertEqual(lines("one two  three ", columns: 11), ["one", "two  three "])
    XCTAssertEqual(lines("one-two three", columns: 10), ["one-", "two three"])
    XCTAssertEqual(lines("a b\none two three\nc", columns: 10), ["a b", "one", "two three", "c"])
  }

  func testAWordThatHasNoRoomStays() {
    XCTAssertEqual(lines("one two three", columns: 8), ["one two", "three"])
    XCTAssertEqual(lines("one three", columns: 6), ["one", "three"])
    XCTAssertEqual(lines("incomprehensible", columns: 10), ["incomprehe", "nsible"])
  }

  func testOtherTextsAreFilled() {
    XCTAssertEqual(lines("one two six ten three", columns: 9), ["one two", "six ten", "three"])
    XCTAssertEqual(lines("one two three", columns: 10, .byCharWrapping), ["one two th", "ree"])
    XCTAssertEqual(lines("one two three", columns: 10, limit: 1), ["one two t…"])
    XCTAssertEqual(lines("日本語日", columns: 6), ["日本語", "日"])
    HostTypeface.current = .test
    XCTAssertEqual(lines("one two three", columns: 10), ["one two", "three"])
  }

  func testEditedTextIsFilled() {
    let field = HostTextView()
    field.font = font
    field.text = "one two three"
    let drawing = settled(field, width: 76).svgDescription
    XCTAssertTrue(drawing.contains(">one two<"), drawing)
  }

  private func settled(_ view: HostView, width: CGFloat) -> HostWindow {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.frame = window.bounds
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.settle()
    return window
  }

  /// A label answers some proposals by what it has measured before.
  func testSizesDoNotDependOnThoseBefore() {
    for text in ["one two three", "one two three four", "aa bb ccc dddd ", "a b\nlong words here\nc", "no-one cares"] {
      let label = HostLabel()
      (label.text, label.font, label.numberOfLines) = (text, font, 0)
      for width in Array(stride(from: 120, to: 10, by: -0.5)) + Array(stride(from: 10, to: 120, by: 0.7)) {
        let fresh = HostLabel()
        (fresh.text, fresh.font, fresh.numberOfLines) = (text, font, 0)
        let proposal = ProposedViewSize(width: width, height: nil)
        let size = label.sizeThatFits(proposal)
        XCTAssertEqual(size, fresh.sizeThatFits(proposal), "\(text) \(width)")
        XCTAssertEqual(fresh.textLayout(in: size).lines, fresh.textLayout(in: CGSize(width: width, height: 900)).lines)
      }
    }
  }
}
