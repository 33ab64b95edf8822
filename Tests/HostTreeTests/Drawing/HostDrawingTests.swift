import Foundation
import HostTree
import XCTest

@MainActor
final class HostDrawingTests: HostTreeTestCase {
  func testCornersAreRound() {
    let view = HostView(frame: CGRect(0, 0, 40, 20))
    view.backgroundColor = .red
    view.cornerRadius = 100
    guard case .fill(let path, _, _) = HostDrawing(of: view).commands.first else { return XCTFail("no ground") }
    XCTAssertEqual(path, Path(roundedRect: CGRect(0, 0, 40, 20), cornerRadius: 10, style: .circular))
    XCTAssertEqual(line(for: view), "HostView background=red corners=100")
    view.clipsToBounds = true
    XCTAssertEqual(clip(of: view), path)
    view.cornerRadius = .nan
    XCTAssertEqual(view.cornerRadius, 0)
    XCTAssertEqual(clip(of: view), Path(CGRect(0, 0, 40, 20)))
  }

  private func clip(of view: HostView) -> Path? {
    guard case .begin(let effects) = HostDrawing(of: view).commands.first, case .clip(let path, _) = effects.first
    else { return nil }
    return path
  }

  /// The commands in few words.
  private func lines(_ drawing: HostDrawing) -> [String] {
    drawing.commands.map { command in
      switch command {
      case .fill(let path, let brush, _): "fill \(path.boundingRect.inFewWords) \(brush.words)"
      case .stroke(let path, let brush, let style):
        "stroke \(path.boundingRect.inFewWords) \(brush.words) \(Int(style.lineWidth))"
      case .text(let line): "text \(line.text) at (\(line.origin.x), \(line.origin.y)) \(line.color)"
      case .image(let image, let rect, _): "image \(image) \(rect.inFewWords)"
      case .begin(let effects): "begin \(effects.count)"
      case .end: "end"
      }
    }
  }

  func testHostsAreDrawnFromBackToFrontInTheFramesCoordinatesOfTheFirst() {
    let back = HostView("back", x: 10, y: 20, width: 50, height: 30)
    back.backgroundColor = HostColor(red: 1, green: 0, blue: 0)
    let label = HostLabel(frame: CGRect(5, 5, 40, 20))
    label.text = "Hi"
    back.addSubview(label)
    let front = HostView("front", x: 30, y: 30, width: 10, height: 10)
    front.backgroundColor = .black
    let root = HostView("root", x: 100, y: 100, width: 200, height: 100, back, front)
    XCTAssertEqual(
      lines(HostDrawing(of: root)),
      ["fill 10 20 50 30 #FF0000", "text Hi at (15.0, 41.0) black", "fill 30 30 10 10 black"])
    XCTAssertEqual(lines(HostDrawing(of: front)), ["fill 0 0 10 10 black"])
  }

  func testWhatIsNotSeenIsNotDrawn() {
    let names = ["hidden", "transparent", "clear", "seen"]
    let views = names.map { HostView($0, width: 10, height: 10) }
    for view in views { view.backgroundColor = .black }
    views[0].isHidden = true
    views[1].alpha = 0
    views[2].backgroundColor = .clear
    let root = HostView("root", width: 10, height: 10)
    for view in views { root.addSubview(view) }
    XCTAssertEqual(lines(HostDrawing(of: root)), ["fill 0 0 10 10 black"])
  }

  func testEffectsMakeGroupsThatAreLeftOutIfTheyAreEmpty() {
    let inside = HostView("inside", x: 1, y: 2, width: 3, height: 4)
    inside.backgroundColor = .black
    let faded = HostView("faded", x: 10, y: 10, width: 20, height: 20, inside)
    faded.alpha = 0.5
    faded.clipsToBounds = true
    let root = HostView("root", width: 50, height: 50, faded)
    XCTAssertEqual(
      HostDrawing(of: root).commands,
      [
        .begin([
          .transform(CGAffineTransform(translationX: 10, y: 10)), .opacity(0.5),
          .clip(Path(CGRect(0, 0, 20, 20)), FillStyle()),
        ]), .fill(Path(CGRect(1, 2, 3, 4)), .color(.black), FillStyle()), .end,
      ])
    inside.isHidden = true
    XCTAssertEqual(HostDrawing(of: root).commands, [])
  }

  func testWhatIsScrolledIsDrawnWhereItIsSeen() {
    let content = HostView("content", x: 0, y: 100, width: 10, height: 10)
    content.backgroundColor = .black
    let scroll = HostScrollView(frame: CGRect(20, 0, 50, 50))
    scroll.addSubview(content)
    scroll.contentSize = CGSize(width: 50, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 90)
    let drawing = HostDrawing(of: HostView("root", width: 100, height: 100, scroll))
    guard case .begin(let effects) = drawing.commands.first else { return XCTFail("no group") }
    XCTAssertEqual(
      effects,
      [
        .transform(CGAffineTransform(translationX: 20, y: -90)), .clip(Path(CGRect(0, 90, 50, 50)), FillStyle()),
      ])
    XCTAssertEqual(lines(drawing).dropFirst(), ["fill 0 100 10 10 black", "end"])
  }

  func testColoursAreThoseOfTheAppearanceAround() {
    let dark = HostLabel(frame: CGRect(0, 0, 100, 20))
    dark.text = "dark"
    dark.overrideUserInterfaceStyle = .dark
    let light = HostLabel(frame: CGRect(0, 20, 100, 20))
    light.text = "light"
    let root = HostView("root", dark, light)
    XCTAssertEqual(
      lines(HostDrawing(of: root)), ["text dark at (0.0, 16.0) white", "text light at (0.0, 36.0) black"])
    root.overrideUserInterfaceStyle = .dark
    XCTAssertEqual(lines(HostDrawing(of: light)), ["text light at (0.0, 16.0) white"])
  }

  func testWhatIsRedactedBecomesABox() {
    let label = HostLabel(frame: CGRect(0, 0, 100, 40))
    label.text = "one\ntwo"
    label.isRedacted = true
    let lines = lines(HostDrawing(of: label))
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines.allSatisfy { $0.hasPrefix("fill") && $0.hasSuffix("#78788033") }, "\(lines)")
  }

  func testHostsSayWhatCountsForWhatIsInside() {
    let button = HostButton(frame: CGRect(0, 0, 100, 20))
    button.title = "Tinted"
    let symbol = HostImageView(image: HostImage(systemName: "minus"))
    symbol.goesWithText = true
    button.addSubview(symbol)
    button.titleLabel.frame = button.bounds
    let label = HostLabel(frame: CGRect(0, 20, 100, 20))
    label.text = "not"
    let root = HostView("root", button, label)
    root.tintColor = HostColor(red: 1, green: 0, blue: 0)
    XCTAssertEqual(
      lines(HostDrawing(of: root)),
      [
        "text Tinted at (0.0, 16.0) #FF0000", "begin 1", "stroke 3 10 13 0 #FF0000 1", "end",
        "text not at (0.0, 36.0) black",
      ])
    button.configuration = .borderedProminent()
    XCTAssertEqual(
      lines(HostDrawing(of: button)).prefix(2), ["fill 0 0 100 20 #FF0000", "text Tinted at (0.0, 16.0) white"])
    button.role = .destructive
    button.configuration = .plain()
    XCTAssertEqual(lines(HostDrawing(of: button)).first, "text Tinted at (0.0, 16.0) black")
    button.isEnabled = false
    XCTAssertEqual(lines(HostDrawing(of: button)).first, "begin 1")
  }

  func testWhatIsTransformedClippedAndMaskedIsDrawnSo() {
    let content = HostColorView(HostColor(white: 0))
    content.frame = CGRect(0, 0, 20, 10)
    let transform = HostTransformView(.scale(CGSize(width: 2, height: 2), anchor: .topLeading))
    transform.frame = CGRect(10, 10, 20, 10)
    transform.addSubview(content)
    transform.layoutSubviews()
    let clip = HostClipView(.rectangle)
    clip.frame = CGRect(0, 0, 100, 100)
    clip.addSubview(transform)
    guard case .begin(let effects) = HostDrawing(of: clip).commands.first else { return XCTFail("no group") }
    XCTAssertEqual(effects, [.clip(Path(CGRect(0, 0, 100, 100)), FillStyle())])
    XCTAssertEqual(
      HostSVGRenderer().svg(of: HostDrawing(of: transform), size: CGSize(width: 40, height: 20))
        .components(separatedBy: "\n")[1],
      " <g transform=\"matrix(2 0 0 2 0 0)\">")
  }

  func testTextLiesAsItIsAligned() {
    let font = HostFont.systemFont(ofSize: 10)
    let alignments: [HostTextAlignment] = [.natural, .center, .right]
    let starts = alignments.map { alignment -> [CGFloat] in
      var drawing = HostDrawing()
      drawing.text(
        "iiiii", in: CGRect(10, 10, 31, 30), font: font, color: .black, alignment: alignment,
        isCenteredVertically: true)
      return drawing.commands.compactMap { if case .text(let line) = $0 { line.origin.x } else { nil } }
    }
    let rest = 31 - font.width(of: "iiiii")
    XCTAssertEqual(starts, [[10], [10 + rest / 2], [10 + rest]])
  }

  func testLinesThatDoNotFitAreLeftOut() {
    var drawing = HostDrawing()
    let font = HostFont.systemFont(ofSize: 10)
    drawing.text("one two three four", in: CGRect(0, 0, 30, 24), font: font, color: .black)
    XCTAssertEqual(lines(drawing).map { $0.components(separatedBy: " at ")[0] }, ["text one", "text two…"])
  }
}

extension CGRect {
  fileprivate var inFewWords: String { "\(Int(minX)) \(Int(minY)) \(Int(width)) \(Int(height))" }
}

extension HostDrawing.Brush {
  fileprivate var words: String {
    switch self {
    case .color(let color): "\(color)"
    case .paint(let paint, _): "\(paint)"
    }
  }
}
