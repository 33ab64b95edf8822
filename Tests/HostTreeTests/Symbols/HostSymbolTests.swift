import Foundation
import HostTree
import XCTest

@MainActor
final class HostSymbolTests: HostTreeTestCase {
  /// What a drawing consists of, in one word each; lines in brackets are cut out.
  private func steps(_ name: String) -> String {
    var drawing = HostDrawing()
    drawing.symbol(name, in: CGRect(0, 0, 24, 24), color: .black)
    return steps(drawing)
  }

  private func steps(_ drawing: HostDrawing) -> String {
    // What a symbol is called is said by the group around it, which changes nothing.
    var commands = drawing.commands[...]
    if case .begin(let effects) = commands.first, case .symbol = effects.first {
      commands = commands.dropFirst().dropLast()
    }
    return commands.map { command in
      switch command {
      case .fill: "fill"
      case .stroke(_, _, let style): style.dash.isEmpty ? "line" : "dashes"
      case .text(let line): line.text
      case .begin(let effects):
        effects.map {
          switch $0 {
          case .cutOut(let hole): "(\(steps(hole)))"
          case .clip: "part:"
          default: "?"
          }
        }.joined()
      case .image, .end: "end"
      }
    }.joined(separator: " ")
  }

  func testEveryDrawingCanBeReadAndStaysInItsSquare() {
    let square = CGRect(0, 0, 24, 24)
    XCTAssertGreaterThan(HostSymbol.names.count, 800)
    for name in HostSymbol.names {
      XCTAssertNotNil(HostSymbol(named: name), name)
      for variant in [name, "\(name).fill"] {
        var drawing = HostDrawing()
        drawing.symbol(variant, in: square, color: .black)
        XCTAssertFalse(drawing.isEmpty, variant)
        for command in drawing.commands {
          switch command {
          case .fill(let path, _, _), .stroke(let path, _, _):
            XCTAssertTrue(square.contains(path.boundingRect), "\(variant): \(path.boundingRect)")
          default: break
          }
        }
      }
    }
  }

  func testNamesAreMadeByRule() {
    let known = [
      "star", "star.fill", "star.circle", "star.circle.fill", "star.slash", "star.slash.fill", "star.slash.circle.fill",
      "plus.square", "exclamationmark.triangle.fill", "checkmark.seal", "1.circle", "50.square.fill", "a.circle",
      "person.crop.circle.fill", "chevron.left.circle", "circle.fill", "eye.slash", "folder.badge.plus",
      "bell.badge.fill",
      "person.fill.badge.minus", "person.crop.circle.badge.checkmark", "circle.lefthalf.filled", "square.inset.filled",
      "star.leadinghalf.filled", "square.dashed", "goforward.15", "gobackward.10", "plus.bubble.fill",
      "plus.square.on.square", "plus.magnifyingglass", "arrow.down.doc.fill", "lock.shield", "play.tv",
      "checkmark.rectangle.portrait.fill", "wifi.exclamationmark", "purchased", "battery.100percent.bolt",
    ]
    XCTAssertEqual(known.filter { HostSymbol(named: $0) == nil }, [])
    let unknown = [
      "", ".", "fill", ".fill", "stra", "star.filled", "100.circle", "star.", "1", "circle.star", "_cloud",
      "star.badge.nothing", "star.half.filled", "goforward.", "goforward.1234", "badge", ".badge.plus",
      "star" + String(repeating: ".fill", count: 100_000), String(repeating: "a", count: 1_000_000),
      String(repeating: "badge.", count: 16) + "plus",
    ]
    XCTAssertEqual(unknown.filter { HostSymbol(named: $0) != nil }, [])
  }

  func testATranslucentSymbolIsOfOneShade() {
    let color = HostColor.black.withAlphaComponent(0.25)
    for (name, expected) in [("star.fill", "? fill line end"), ("star", "line")] {
      var drawing = HostDrawing()
      drawing.symbol(name, in: CGRect(0, 0, 24, 24), color: color)
      XCTAssertEqual(steps(drawing), expected)
      if case .begin(let effects) = drawing.commands[1] { XCTAssertEqual(effects, [.opacity(color.alpha)]) }
      let inks = drawing.commands.compactMap { command -> HostDrawing.Brush? in
        switch command {
        case .fill(_, let brush, _), .stroke(_, let brush, _): brush
        default: nil
        }
      }
      XCTAssertEqual(Set(inks.map { "\($0)" }).count, 1)
      XCTAssertEqual(inks.last, .color(name == "star" ? color : .black))
    }
  }

  func testVariantsAreDrawnByRule() {
    XCTAssertEqual(steps("star"), "line")
    XCTAssertEqual(steps("star.fill"), "fill line")
    XCTAssertEqual(steps("plus.fill"), "line", "there is nothing to fill")
    XCTAssertEqual(steps("clock"), "line")
    XCTAssertEqual(steps("clock.fill"), "(line) fill line end")
    XCTAssertEqual(steps("plus.circle"), "line line")
    XCTAssertEqual(steps("plus.circle.fill"), "(line) fill line end")
    XCTAssertEqual(steps("star.slash"), "(line) line end line")
    XCTAssertEqual(steps("7.circle"), "line 7")
    XCTAssertEqual(steps("a.circle.fill"), "(A) fill line end")
    XCTAssertEqual(steps("ellipsis"), "fill")
    XCTAssertEqual(steps("no such thing"), steps("questionmark.app"))
    XCTAssertEqual(steps("circle.dashed"), "dashes")
    XCTAssertEqual(steps("circle.lefthalf.filled"), "line part: fill line end")
    XCTAssertEqual(steps("circle.inset.filled"), "line fill line")
    XCTAssertEqual(steps("folder.badge.plus"), "(fill) line end (line) fill end")
    XCTAssertEqual(steps("bell.badge"), "(fill) line end fill")
    XCTAssertEqual(steps("goforward.15"), "line 15")
    XCTAssertEqual(steps("multiply.circle"), steps("xmark.circle"), "one name may stand for another")
  }

  func testItIsDrawnIntoTheMiddleInTheColour() {
    var drawing = HostDrawing()
    drawing.symbol("square", in: CGRect(10, 0, 44, 24), color: .red)
    guard case .stroke(let path, let color, let style) = drawing.commands.dropFirst().first else {
      return XCTFail("no line")
    }
    XCTAssertEqual(path.boundingRect, CGRect(23.5, 3.5, 17, 17))
    XCTAssertEqual(color, .color(HostColor(red: 1, green: 59.0 / 255, blue: 48.0 / 255)))
    XCTAssertEqual(style.lineWidth, 1.9, accuracy: 1e-9)
  }

  func testLinesAreAsThickAsTheLettersOfAWeight() {
    let widths = HostFont.Weight.allCases.map { weight -> CGFloat in
      var drawing = HostDrawing()
      drawing.symbol("plus", in: CGRect(0, 0, 48, 48), color: .black, weight: weight)
      if case .stroke(_, _, let style) = drawing.commands.dropFirst().first { return style.lineWidth } else { return 0 }
    }
    XCTAssertEqual(widths, widths.sorted())
    XCTAssertEqual(Set(widths).count, widths.count)
  }

  func testANameThatMeansNothingIsReportedOnce() {
    let view = HostImageView(image: HostImage(systemName: "strr"))
    XCTAssertEqual(
      takeSentences(),
      ["There is no symbol \"strr\", so a box of its size is shown. Near it: star, staroflife, sterlingsign."])
    view.image = nil
    view.image = HostImage(systemName: "strr")
    XCTAssertEqual(view.sizeThatFits(.unspecified), CGSize(width: 20, height: 20))
    view.frame.size = CGSize(width: 20, height: 20)
    XCTAssertEqual(HostDrawing(of: view).commands.count, 4)
  }

  func testASymbolCarriesItsNameForOthersToDraw() {
    var drawing = HostDrawing()
    drawing.symbol("star.fill", in: CGRect(10, 0, 44, 24), color: .black, weight: .bold)
    drawing.symbol("not.drawn.here", in: CGRect(0, 0, 24, 24), color: .black)
    let symbols = drawing.commands.compactMap { command -> HostDrawing.Symbol? in
      if case .begin(let effects) = command, case .symbol(let symbol) = effects.first { symbol } else { nil }
    }
    XCTAssertEqual(symbols.map(\.name), ["star.fill", "not.drawn.here"])
    XCTAssertEqual(symbols.map(\.place), [CGRect(20, 0, 24, 24), CGRect(0, 0, 24, 24)])
    XCTAssertEqual(symbols.map(\.weight), [.bold, .regular])

    let view = HostImageView(image: HostImage(systemName: "star"))
    view.frame.origin = CGPoint(x: 5, y: 6)
    let around = HostView(frame: CGRect(0, 0, 100, 100))
    around.addSubview(view)
    guard case .begin(let effects) = HostDrawing(of: around).commands.first, case .symbol(let symbol) = effects.first
    else { return XCTFail("no symbol") }
    XCTAssertEqual(symbol.place, CGRect(5, 6, 20, 20))
  }

  func testABoxIsNotStretchedOverAPage() {
    let view = HostImageView(image: HostImage(systemName: "no.such.picture"))
    _ = takeSentences()
    view.isResizable = true
    view.frame.size = CGSize(width: 300, height: 400)
    XCTAssertEqual(
      view.sizeThatFits(ProposedViewSize(CGSize(width: 300, height: 400))), CGSize(width: 300, height: 400))
    let bounds = HostDrawing(of: view).commands.compactMap { command -> CGRect? in
      if case .stroke(let path, _, _) = command { path.boundingRect } else { nil }
    }
    XCTAssertTrue(CGRect(140, 190, 20, 20).contains(bounds[0]), "\(bounds)")
  }

  /// The colours of what is filled and stroked, in order; `text` for the colour of the symbol itself.
  private func colors(_ name: String, isMulticolor: Bool = true) -> [String] {
    var drawing = HostDrawing()
    let symbol = HostImage(systemName: name, font: .systemFont(ofSize: 20)).withMulticolor(isMulticolor)
    drawing.image(symbol, in: CGRect(0, 0, 24, 24), tint: .brown)
    return drawing.commands.compactMap { command in
      switch command {
      case .fill(_, .color(let color), _), .stroke(_, .color(let color), _):
        color == HostColor.brown.resolved(isDark: false) ? "text" : color.shortName
      default: nil
      }
    }
  }

  func testSomeHaveColoursOfTheirOwn() {
    XCTAssertEqual(colors("sun.max.fill"), ["yellow", "yellow", "yellow"])
    XCTAssertEqual(colors("cloud.sun.rain.fill"), ["white", "white", "yellow", "cyan"])
    XCTAssertEqual(colors("cloud.bolt.rain"), ["white", "cyan", "yellow"])
    XCTAssertEqual(colors("cloud.moon.rain.fill"), ["white", "white", "white", "cyan"])
    XCTAssertEqual(colors("heart.fill"), ["red", "red"])
    XCTAssertEqual(colors("person.badge.plus"), ["text", "green"])
    XCTAssertEqual(colors("person.badge.minus").last, "red")
    XCTAssertEqual(colors("pencil"), colors("pencil", isMulticolor: false), "it has none")
    XCTAssertEqual(Set(colors("heart.circle.fill")), ["text"], "not in a shape")
    XCTAssertEqual(Set(colors("cloud.sun.rain.fill", isMulticolor: false)), ["text"])
    for name in SymbolColors.inks.keys { XCTAssertNotNil(HostSymbol(named: name), name) }
  }
}

extension HostColor {
  fileprivate var shortName: String {
    let all: [(String, HostColor)] = [
      ("yellow", .systemYellow), ("cyan", .systemCyan), ("white", .white), ("red", .systemRed), ("green", .systemGreen),
    ]
    return all.first { $0.1.resolved(isDark: false) == self }?.0 ?? "\(self)"
  }
}
