import Foundation
import HostTree
import XCTest

/// Labels with runs: images among the letters, colours behind them, lines below and through them, and what is left of
/// them in a truncated line.
@MainActor
final class HostLabelRunsTests: HostTreeTestCase {
  private func label(_ runs: [HostTextRun], _ size: CGSize? = nil) -> HostLabel {
    let label = HostLabel()
    label.runs = runs
    label.frame.size = size ?? label.sizeThatFits(.unspecified)
    return label
  }

  /// What is drawn, one line a command.
  private func drawn(_ label: HostLabel) -> [String] {
    HostDrawing(of: label).commands.map { command in
      switch command {
      case .text(let line): "text \(line.text) at \(line.origin.x.rounded())"
      case .image(let image, let rect, _):
        "image \(image) \(rect.minX.rounded()) \(rect.minY) \(rect.width) x \(rect.height)"
      case .fill(let path, _, _): "fill \(path.boundingRect.minX.rounded()) to \(path.boundingRect.maxX.rounded())"
      case .stroke(let path, _, let style):
        "stroke \(path.boundingRect.minX.rounded()) to \(path.boundingRect.maxX.rounded()) dash \(style.dash.count)"
      default: "other"
      }
    }
  }

  private let star: HostImage = HostImage(systemName: "star")
  private let dot = HostImage(named: "dot", size: CGSize(width: 20, height: 10))
  private let tall = HostImage(named: "tall", size: CGSize(width: 30, height: 50))

  func testASymbolStandsInTheLineAsALetter() {
    let label = label([HostTextRun("a "), HostTextRun(image: star), HostTextRun(" b")])
    let letters = HostFont.body.width(of: "a  b")
    XCTAssertEqual(label.text, "a \u{FFFC} b")
    XCTAssertEqual(label.frame.size, CGSize(width: (letters + 20).rounded(.up), height: 20), "no higher than a line")
    let place = HostFont.body.width(of: "a ").rounded()
    XCTAssertEqual(drawn(label).first, "text a  at 0.0")
    XCTAssertEqual(drawn(label).last, "text  b at \(place + 20)", "the symbol's own commands are between them")
    XCTAssertEqual(label.spokenLabel, "a star b")
  }

  func testLinesAreAsHighAsAnImageNeeds() {
    let label = label([HostTextRun("a"), HostTextRun(image: tall)])
    // The image rests on the baseline, and the letters reach 4 points below it.
    XCTAssertEqual(label.frame.height, 54)
    XCTAssertEqual(drawn(label)[1], "image tall 9.0 0.0 30.0 x 50.0")
    XCTAssertEqual(label.textLayout(in: label.frame.size).firstBaseline, 50)
    let stack = HostStackView(
      axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline))
    let other = HostLabel()
    other.text = "b"
    stack.addSubview(label)
    stack.addSubview(other)
    stack.frame.size = stack.sizeThatFits(.unspecified)
    stack.layoutIfNeeded()
    XCTAssertEqual(other.frame.minY, 50 - 16, "the letters beside it are on the same baseline")
  }

  func testLinesBreakAroundImages() {
    let label = label([HostTextRun("a"), HostTextRun(image: star), HostTextRun(image: star)])
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 42, height: 100)), CGSize(width: 30, height: 40))
    XCTAssertEqual(label.sizeThatFits(CGSize(width: 25, height: 100)), CGSize(width: 20, height: 60))
  }

  func testATruncatedLineKeepsTheRunsThatFit() {
    let runs = [HostTextRun("red", color: .red), HostTextRun(image: dot), HostTextRun(" long plain text")]
    XCTAssertEqual(
      drawn(label(runs, CGSize(width: 90, height: 20))).map { $0.prefix(10) },
      ["text red a", "image dot ", "text  lon…"])
  }

  func testAnEllipsisLooksAsWhatIsBeforeIt() {
    for (mode, expected) in [
      (HostLineBreakMode.byTruncatingTail, ["aaa… red"]), (.byTruncatingHead, ["…bbb blue"]),
      (.byTruncatingMiddle, ["a… red", "bb blue"]),
    ] {
      let label = label(
        [HostTextRun("aaaaaaaaaa", color: .red), HostTextRun("bbbbbbbbbb", color: .blue)], CGSize(width: 48, height: 20)
      )
      label.lineBreakMode = mode
      let texts = HostDrawing(of: label).commands.compactMap { command -> String? in
        guard case .text(let line) = command else { return nil }
        return "\(line.text) \(line.color.red > 0.5 ? "red" : "blue")"
      }
      XCTAssertEqual(texts, expected, "\(mode)")
    }
  }

  func testColorsBehindAndKerning() {
    let plain = HostFont.body.width(of: "ab")
    let label = label([HostTextRun("ab", kern: 5, backgroundColor: .yellow), HostTextRun("c")])
    XCTAssertEqual(drawn(label)[0], "fill 0.0 to \((plain + 10).rounded())", "behind the room that its characters take")
    XCTAssertEqual(drawn(label).count, 3)
    XCTAssertTrue(
      HostSVGRenderer().svg(of: HostDrawing(of: label), size: label.frame.size).contains("lengthAdjust=\"spacing\""))
    XCTAssertEqual(label.frame.width, (plain + 10 + HostFont.body.width(of: "c")).rounded(.up))
  }

  func testLinesOfAStyleOfTheirOwn() {
    var run = HostTextRun("ab", isUnderlined: true, isStruckThrough: true)
    run.underlineStyle = HostTextLineStyle(pattern: .dash, color: .red)
    let end = HostFont.body.width(of: "ab").rounded()
    XCTAssertEqual(
      drawn(label([run])), ["text ab at 0.0", "stroke 0.0 to \(end) dash 2", "stroke 0.0 to \(end) dash 0"])
    run.isUnderlined = false
    XCTAssertEqual(drawn(label([run])), ["text ab at 0.0", "stroke 0.0 to \(end) dash 0"])
  }

  func testARedactedLabelShowsBoxesOnly() {
    let label = label([HostTextRun("ab", backgroundColor: .yellow), HostTextRun(image: star)])
    label.isRedacted = true
    XCTAssertEqual(drawn(label).map { $0.prefix(4) }, ["fill", "fill"])
  }

  func testAPictureOfAllOfThem() {
    var lined = HostTextRun(" lined ", isUnderlined: true)
    lined.underlineStyle = HostTextLineStyle(pattern: .dot, color: .red)
    let label = label([
      HostTextRun("Tap "), HostTextRun(image: star, color: .orange), HostTextRun(" or "),
      HostTextRun("mark", backgroundColor: .yellow), lined, HostTextRun(image: tall),
    ])
    XCTAssertEqual(
      line(for: label),
      "HostLabel \"Tap \u{FFFC} or mark lined \u{FFFC}\" runs=[\"Tap \", star orange, \" or \", \"mark\" background=yellow, "
        + "\" lined \" underlined(dot red), tall]")
  }
}
