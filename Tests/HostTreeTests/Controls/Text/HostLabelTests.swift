import Foundation
import HostTree
import XCTest

/// In the monospaced font of 10 points a letter is 6 points wide and a line 12 high.
@preconcurrency @MainActor
final class HostLabelTests: TypefaceTestCase {
  private func makeLabel(_ text: String?) -> HostLabel {
    let label = HostLabel()
    label.text = text
    label.font = .monospacedSystemFont(ofSize: 10)
    return label
  }

  private func sizes(_ label: HostLabel, _ proposals: [(CGFloat?, CGFloat?)]) -> [CGSize] {
    proposals.map { label.sizeThatFits(ProposedViewSize(width: $0.0, height: $0.1)) }
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

  // MARK: Size

  func testBodyTextUnlessTold() {
    let label = HostLabel()
    label.text = "Hello"
    XCTAssertEqual(label.font, .preferredFont(forTextStyle: .body))
    XCTAssertEqual(label.intrinsicContentSize, size(39, 20))
  }

  func testIdealSizeWhereAnythingIsOpen() {
    let label = makeLabel("one two")
    XCTAssertEqual(
      sizes(label, [(nil, nil), (.infinity, .infinity), (nil, 0), (1000, nil), (42, 12), (.nan, .nan), (nil, -1)]),
      Array(repeating: size(42, 12), count: 7))
    label.text = "one\ntwo"
    XCTAssertEqual(label.sizeThatFits(.unspecified), size(18, 24))
  }

  func testLessWidthWraps() {
    let label = makeLabel("the quick fox")
    XCTAssertEqual(
      sizes(label, [(78, nil), (77.5, nil), (54, .infinity), (30, nil), (6, nil), (0, nil), (-5, nil)]),
      [size(78, 12), size(54, 24), size(54, 24), size(30, 36), size(6, 132), size(0, 132), size(0, 132)])
  }

  func testLessHeightTruncates() {
    let label = makeLabel("the quick brown fox")
    XCTAssertEqual(
      sizes(label, [(54, 24), (54, 23.5), (54, 12), (54, 0), (48, 24), (48, 36), (54, -1), (54, .nan)]),
      [
        size(54, 24), size(54, 12), size(54, 12), size(54, 12), size(48, 24), size(48, 36), size(54, 12), size(54, 24),
      ])
    XCTAssertEqual(label.textLayout(in: size(48, 24)).lines.map(\.text), ["the", "quick b…"])
    XCTAssertEqual(label.textLayout(in: size(54, 13)).lines.map(\.text), ["the quic…"])
  }

  func testTheSmallestSizeIsALineWithoutWidth() {
    XCTAssertEqual(makeLabel("one two").sizeThatFits(.zero), size(0, 12))
  }

  func testNumberOfLines() {
    let label = makeLabel("one two\nthree")
    label.numberOfLines = 1
    XCTAssertEqual(sizes(label, [(nil, nil), (100, 100), (30, nil)]), [size(48, 12), size(48, 12), size(24, 12)])
    XCTAssertEqual(label.textLayout(in: size(100, 100)).lines.map(\.text), ["one two…"])
    label.numberOfLines = 2
    XCTAssertEqual(sizes(label, [(nil, nil), (24, nil)]), [size(42, 24), size(24, 24)])
    label.numberOfLines = 0
    XCTAssertEqual(sizes(label, [(nil, nil), (30, nil)]), [size(42, 24), size(30, 36)])
  }

  func testANegativeNumberOfLinesIsReported() {
    let label = makeLabel("one two")
    let messages = HostDiagnostics.collect { label.numberOfLines = -3 }
    XCTAssertEqual(
      messages, ["A HostLabel can't show -3 lines; it shows as many as there are. Set numberOfLines to 0 for that."])
    XCTAssertEqual(label.numberOfLines, 0)
  }

  func testLineBreakMode() {
    let label = makeLabel("the quick fox")
    label.numberOfLines = 1
    let widths = HostLineBreakMode.allCases.map { mode in
      label.lineBreakMode = mode
      return label.sizeThatFits(ProposedViewSize(width: 48, height: nil)).width
    }
    // the | the quic | …ick fox | the qui… | the…fox
    XCTAssertEqual(widths, [18, 48, 48, 48, 42])
  }

  func testWithoutTextThereIsNoSize() {
    for label in [makeLabel(nil), makeLabel("")] {
      XCTAssertEqual(sizes(label, [(nil, nil), (0, 0), (100, 100)]), [.zero, .zero, .zero])
      XCTAssertNil(label.explicitAlignment(FirstTextBaselineID.self, in: .zero))
    }
    XCTAssertEqual(makeLabel(" ").sizeThatFits(.unspecified), size(6, 12), "a space is as wide as any other character")
  }

  func testEveryChangeOfContentChangesTheSize() {
    let label = makeLabel("one")
    XCTAssertEqual(label.sizeThatFits(.unspecified), size(18, 12))
    label.text = "three"
    XCTAssertEqual(label.sizeThatFits(.unspecified), size(30, 12))
    label.font = .monospacedSystemFont(ofSize: 20)
    XCTAssertEqual(label.sizeThatFits(.unspecified), size(60, 24))
  }

  // MARK: Alignment

  func testBaselines() {
    let label = makeLabel("one two")
    let line = label.dimensions(in: .unspecified)
    XCTAssertEqual([line[.firstTextBaseline], line[.lastTextBaseline]], [10, 10])
    let wrapped = label.dimensions(in: ProposedViewSize(width: 20, height: nil))
    XCTAssertEqual([wrapped.height, wrapped[.firstTextBaseline], wrapped[.lastTextBaseline]], [24, 10, 22])
    XCTAssertNil(wrapped[explicit: VerticalAlignment.center])
  }

  func testAGuideThatWasSetWins() {
    let label = makeLabel("one")
    label.setAlignmentGuide(FirstTextBaselineID.self) { $0.height / 2 }
    XCTAssertEqual(label.dimensions(in: .unspecified)[.firstTextBaseline], 6)
  }

  // MARK: In a window

  func testOnlyAnotherSizeClimbs() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = CountingColumn()
    let inner = CountingColumn()
    let label = makeLabel("one")
    inner.addSubview(label)
    outer.addSubview(inner)
    window.addSubview(outer)
    outer.frame = window.bounds
    window.settle()
    XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 18, height: 12))
    func layoutsAfter(_ change: () -> Void) -> [Int] {
      (outer.layouts, inner.layouts) = (0, 0)
      change()
      XCTAssertTrue(window.needsSettle)
      window.settle()
      return [outer.layouts, inner.layouts]
    }

    XCTAssertEqual(layoutsAfter { label.text = "two" }, [0, 0])
    XCTAssertEqual(layoutsAfter { label.textColor = .red }, [0, 0])
    XCTAssertEqual(layoutsAfter { label.textAlignment = .right }, [0, 0])
    XCTAssertEqual(layoutsAfter { label.numberOfLines = 1 }, [0, 0])
    XCTAssertEqual(layoutsAfter { label.text = "three" }, [1, 1])
    XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 30, height: 12))
    XCTAssertEqual(layoutsAfter { label.font = .monospacedSystemFont(ofSize: 20) }, [1, 1])
    XCTAssertEqual(label.frame, CGRect(x: 0, y: 0, width: 60, height: 24))
  }

  func testTheSameValueAsksForNothing() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = makeLabel("one")
    label.textColor = .red
    window.addSubview(label)
    window.settle()
    label.text = "one"
    label.font = .monospacedSystemFont(ofSize: 10)
    label.textColor = .red
    label.textAlignment = .natural
    label.numberOfLines = 0
    label.lineBreakMode = .byTruncatingTail
    XCTAssertFalse(window.needsSettle)
  }

  // MARK: Printing

  func testWhatIsPrinted() {
    func printed(_ label: HostLabel) -> String {
      var description = HostDescription()
      label.describe(into: &description)
      let properties = description.properties.map { name, value in value.map { "\(name)=\($0)" } ?? name }
      return ([description.text ?? "-"] + properties).joined(separator: " ")
    }
    let label = HostLabel()
    XCTAssertEqual(printed(label), "")
    label.text = "Hello"
    XCTAssertEqual(printed(label), "Hello")
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .secondaryLabel
    label.numberOfLines = 2
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    XCTAssertEqual(
      printed(label),
      "Hello font=system 17 semibold color=secondaryLabel lines=2 alignment=center breaks=byTruncatingMiddle")
  }

  /// The label counts letters where the layout looks for line breaks.
  func testTheSmallestSizeIsThatOfALayoutWithoutWidth() {
    var random = Random(seed: 7)
    let all = (0..<128).map { String(Unicode.Scalar(UInt8($0))) }
    let others = ["\u{E9}", "\u{4E2D}", "\u{1F600}", "\u{2014}", "\u{A0}", "\r\n"]
    var texts = all + all.flatMap { ["a\($0)", "\($0)b", " \($0) ", "a\($0)-b"] }
    for _ in 0..<2000 {
      let letters = (0..<Int.random(in: 0..<12, using: &random)).map { _ in
        Int.random(in: 0..<8, using: &random) == 0
          ? others.randomElement(using: &random)! : all[32 + Int.random(in: 0..<95, using: &random)]
      }
      texts.append(letters.joined())
    }
    for text in texts {
      let label = makeLabel(text)
      label.numberOfLines = Int.random(in: 0..<4, using: &random)
      let heights: [CGFloat?] = [nil, 12, 30, 1000]
      let height = heights.randomElement(using: &random)!
      var limit = label.numberOfLines
      if let height { limit = limit == 0 ? Int(height / 12) : min(limit, Int(height / 12)) }
      XCTAssertEqual(
        label.sizeThatFits(ProposedViewSize(width: 0, height: height)),
        TextLayout(text, font: label.font, width: 0, lineLimit: limit).size, text.debugDescription)
    }
  }

  func testLabelsAreFreed() {
    let before = HostView.liveCount
    do { _ = makeLabel("one").sizeThatFits(.zero) }
    XCTAssertEqual(HostView.liveCount, before)
  }

  func testRunsBeginOnTheSideOfTheLayoutDirection() {
    let label = HostLabel(frame: CGRect(0, 0, 100, 40))
    label.runs = [HostTextRun("ab", font: .body), HostTextRun("cd", font: .body)]
    let window = settledWindow(label)
    func lefts(_ alignment: HostTextAlignment) -> [CGFloat] {
      label.textAlignment = alignment
      return HostDrawing(of: label).commands.compactMap { if case .text(let line) = $0 { line.origin.x } else { nil } }
    }
    let fromTheLeft = lefts(.natural)
    XCTAssertEqual(fromTheLeft[0], 0)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.settle()
    let rest = 100 - HostFont.body.width(of: "abcd")
    XCTAssertEqual(lefts(.natural), fromTheLeft.map { $0 + rest })
    XCTAssertEqual(lefts(.justified), lefts(.natural))
    XCTAssertEqual(lefts(.left), fromTheLeft)
  }
}

/// Proposes its own width to its subviews, as tall as they like, and counts how often it placed them.
private final class CountingColumn: HostView {
  var layouts = 0

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  override func layoutSubviews() {
    layouts += 1
    for view in subviews { view.place(at: .zero, proposal: ProposedViewSize(width: bounds.width, height: nil)) }
  }
}
