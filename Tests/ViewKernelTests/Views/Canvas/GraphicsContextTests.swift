import Foundation
import HostTree
import ViewKernel
import XCTest

/// What a graphics context draws, as SVG.
@MainActor
final class GraphicsContextTests: HostTestCase {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// The lines of a canvas of 50 points.
  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> String {
    let screen = show(Canvas(renderer: renderer), width: 50, height: 50)
    return body(of: screen).joined(separator: "\n")
  }

  private let black = "<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#000000\"/>"

  // MARK: State

  func testTransformsArePutBeforeEachOther() {
    let square = square
    XCTAssertEqual(
      drawn { context, _ in
        context.translateBy(x: 20, y: 10)
        context.scaleBy(x: 2, y: 1)
        context.fill(square, with: .color(.black))
        XCTAssertEqual(context.transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 20, ty: 10))
        XCTAssertEqual(context.clipBoundingRect, CGRect(-10, -10, 25, 50))
        context.transform = .identity
        context.rotate(by: .degrees(90))
        context.concatenate(CGAffineTransform(translationX: 5, y: -20))
        context.fill(square, with: .color(.black))
      },
      """
      <g transform="matrix(2 0 0 1 20 10)">
      \(black)
      </g>
      <g transform="matrix(0 1 -1 0 20 5)">
      \(black)
      </g>
      """)
  }

  func testAContextOfCoreGraphicsBeginsWithTheState() {
    let square = square
    XCTAssertEqual(
      drawn { context, _ in
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 5, y: 0)
        copy.withCGContext { cgContext in
          cgContext.translateBy(x: 0, y: 5)
          cgContext.fill(square.boundingRect)
        }
        XCTAssertEqual(copy.transform, CGAffineTransform(translationX: 5, y: 0))
        copy.blendMode = .copy
        XCTAssertEqual(copy.blendMode, .copy)
        copy.blendMode = GraphicsContext.BlendMode(rawValue: 1000)
        XCTAssertEqual(copy.blendMode, .normal)
        context.fill(square, with: .color(.black))
      },
      """
      <g opacity="0.5">
      <g transform="translate(5 5)">
      \(black)
      </g>
      </g>
      \(black)
      """)
  }

  func testACopyHasAStateOfItsOwn() {
    let square = square
    XCTAssertEqual(
      drawn { context, _ in
        var copy = context
        copy.opacity = 0.5
        copy.translateBy(x: 5, y: 0)
        copy.fill(square, with: .color(.black))
        context.fill(square, with: .color(.black))
      },
      """
      <g transform="translate(5 0)" opacity="0.5">
      \(black)
      </g>
      \(black)
      """.replacingOccurrences(
        of: "<g transform=\"translate(5 0)\" opacity=\"0.5\">",
        with: "<g opacity=\"0.5\">\n<g transform=\"translate(5 0)\">"
      ).replacingOccurrences(of: "</g>\n", with: "</g>\n</g>\n"))
  }

  func testClips() {
    let square = square
    XCTAssertEqual(
      drawn { context, _ in
        context.translateBy(x: 5, y: 5)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
        XCTAssertEqual(context.clipBoundingRect, CGRect(0, 0, 20, 20))
        context.fill(square, with: .color(.black))
        context.clip(to: square, options: .inverse)
        XCTAssertEqual(context.clipBoundingRect, CGRect(0, 0, 20, 20))
        context.fill(square, with: .color(.black))
      },
      """
      <clipPath id="clip1">
      <rect x="5" y="5" width="20" height="20"/>
      </clipPath>
      <g clip-path="url(#clip1)">
      <g transform="translate(5 5)">
      \(black)
      </g>
      </g>
      <clipPath id="clip2">
      <rect x="5" y="5" width="20" height="20"/>
      </clipPath>
      <g clip-path="url(#clip2)">
      <mask id="mask3" maskUnits="userSpaceOnUse" x="-1000000" y="-1000000" width="2000000" height="2000000">
      <rect x="-1000000" y="-1000000" width="2000000" height="2000000" fill="#ffffff"/>
      <rect x="5" y="5" width="10" height="10" fill="#000000"/>
      </mask>
      <g mask="url(#mask3)">
      <g transform="translate(5 5)">
      \(black)
      </g>
      </g>
      </g>
      """)
  }

  func testALayerClips() {
    let square = square
    XCTAssertEqual(
      drawn { context, _ in
        context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.red)) }
        context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.black))
      },
      """
      <mask id="mask1" maskUnits="userSpaceOnUse" x="-1000000" y="-1000000" width="2000000" height="2000000">
      <g opacity="0.5">
      <rect x="0" y="0" width="10" height="10" fill="#ffffff"/>
      </g>
      </mask>
      <g mask="url(#mask1)">
      <rect x="0" y="0" width="50" height="50" fill="#000000"/>
      </g>
      """)
  }

  func testALayerIsDrawnAsOne() {
    let square = square
    XCTAssertEqual(
      drawn { context, _ in
        context.translateBy(x: 5, y: 0)
        context.opacity = 0.5
        context.drawLayer { layer in
          XCTAssertEqual(layer.opacity, 1)
          layer.fill(square, with: .color(.black))
          layer.translateBy(x: 5, y: 0)
          layer.fill(square, with: .color(.black))
        }
      },
      """
      <g opacity="0.5">
      <g transform="translate(5 0)">
      \(black)
      </g>
      <g transform="translate(10 0)">
      \(black)
      </g>
      </g>
      """)
  }

  // MARK: Blending

  func testModesThatMixAreIsolated() {
    let square = square
    XCTAssertEqual(
      drawn { context, _ in
        context.fill(square, with: .color(.black))
        context.blendMode = .plusLighter
        context.fill(square, with: .color(.black))
      },
      """
      <g style="isolation: isolate">
      \(black)
      <g style="mix-blend-mode: plus-lighter">
      \(black)
      </g>
      </g>
      """)
  }

  /// Which parts of two overlapping squares are left, by asking what is drawn at four points.
  func testModesThatCompose() {
    let old = Path(CGRect(x: 0, y: 0, width: 20, height: 10))
    let new = Path(CGRect(x: 10, y: 0, width: 20, height: 10))
    let modes: [(String, GraphicsContext.BlendMode)] = [
      ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
      ("sourceAtop", .sourceAtop),
      ("destinationOver", .destinationOver), ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
      ("destinationAtop", .destinationAtop), ("xor", .xor),
    ]
    let results = modes.map { name, mode in
      let renderer = ImageRenderer(
        content: Canvas { context, _ in
          context.fill(old, with: .color(.red))
          context.blendMode = mode
          context.fill(new, with: .color(.blue))
        }.frame(width: 30, height: 10))
      let shown = [5.0, 15, 25].map {
        Composition.color(at: CGPoint(x: $0, y: 5), in: renderer.drawing?.commands ?? []) ?? "-"
      }
      return "\(name): \(shown.joined(separator: " "))"
    }
    XCTAssertEqual(
      results,
      [
        "clear: red - -", "copy: - blue blue", "sourceIn: - blue -", "sourceOut: - - blue", "sourceAtop: red blue -",
        "destinationOver: red red blue", "destinationIn: - red -", "destinationOut: red - -",
        "destinationAtop: - red blue", "xor: red - blue",
      ])
  }

  // MARK: Shadings

  func testStylesAreRelativeToThePath() {
    let square = Path(CGRect(x: 10, y: 10, width: 10, height: 10))
    let result = drawn { context, _ in
      context.fill(
        square, with: .style(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
      context.fill(
        square,
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 30, y: 40)))
      context.fill(
        square,
        with: .radialGradient(
          Gradient(colors: [.black, .white]), center: CGPoint(x: 1, y: 2), startRadius: 0, endRadius: 7))
    }
    let gradients = result.split(separator: "\n").filter { $0.contains("Gradient id") }
    XCTAssertEqual(
      gradients,
      [
        "<linearGradient id=\"paint1\" gradientUnits=\"userSpaceOnUse\" x1=\"10\" y1=\"15\" x2=\"20\" y2=\"15\">",
        "<linearGradient id=\"paint2\" gradientUnits=\"userSpaceOnUse\" x1=\"1\" y1=\"2\" x2=\"30\" y2=\"40\">",
        "<radialGradient id=\"paint3\" gradientUnits=\"userSpaceOnUse\" cx=\"1\" cy=\"2\" r=\"7\">",
      ])
  }

  func testGradientsThatAreRepeated() {
    func stops(_ options: GraphicsContext.GradientOptions) -> [String] {
      drawn { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 40, height: 10)),
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 20, y: 0),
            options: options))
      }.split(separator: "\n").filter { $0.contains("<stop") || $0.contains("<linear") }.map {
        $0.replacingOccurrences(of: " id=\"paint1\" gradientUnits=\"userSpaceOnUse\"", with: "")
      }
    }
    func stop(_ offset: String, _ color: String) -> String { "<stop offset=\"\(offset)\" stop-color=\"\(color)\"/>" }
    let (black, white) = ("#000000", "#ffffff")
    let line = "<linearGradient x1=\"0\" y1=\"0\" x2=\"40\" y2=\"0\">"
    let places = ["0", "0.25", "0.25", "0.5", "0.5", "0.75", "0.75", "1"]
    XCTAssertEqual(
      stops(.repeat),
      [line] + zip(places, [black, white, black, white, black, white, black, white]).map(stop))
    XCTAssertEqual(
      stops(.mirror),
      [line] + zip(places, [white, black, black, white, white, black, black, white]).map(stop))
    XCTAssertEqual(stops([]).first, "<linearGradient x1=\"10\" y1=\"0\" x2=\"20\" y2=\"0\">")
  }

  func testABackdropIsWhatIsThere() {
    let square = square
    XCTAssertEqual(
      drawn { context, _ in
        context.fill(square, with: .color(.black))
        context.translateBy(x: 10, y: 0)
        context.fill(square, with: .backdrop)
      },
      """
      \(black)
      <g transform="translate(10 0)">
      <clipPath id="clip1">
      <rect x="0" y="0" width="10" height="10"/>
      </clipPath>
      <g clip-path="url(#clip1)">
      <g transform="translate(-10 0)">
      \(black)
      </g>
      </g>
      </g>
      """)
  }

  func testTilesAndPalettes() {
    let square = square
    let result = drawn { context, _ in
      context.fill(square, with: .tiledImage(Image(systemName: "star"), origin: CGPoint(x: 3, y: 4), scale: 0.5))
      context.stroke(square, with: .palette([.color(.black), .color(.red)]), lineWidth: 2)
      context.stroke(square, with: context.resolve(.color(white: 0)), lineWidth: 0)
    }
    XCTAssertTrue(
      result.contains("<pattern id=\"paint2\" patternUnits=\"userSpaceOnUse\" x=\"3\" y=\"4\" width=\"10\""), result)
    XCTAssertTrue(
      result.hasSuffix("fill=\"none\" stroke=\"#000000\" stroke-width=\"2\" stroke-miterlimit=\"10\"/>\n</g>"), result)
  }

  // MARK: Filters

  func testTheLastFilterIsAppliedFirst() {
    let square = square
    let result = drawn { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 3))
      context.clip(to: square)
      context.fill(square, with: .color(.black))
    }
    XCTAssertEqual(
      result.split(separator: "\n").filter { $0.contains("<g ") || $0.contains("<fe") },
      [
        "<g clip-path=\"url(#clip1)\">", "<feComponentTransfer in=\"SourceAlpha\" result=\"least\">",
        "<feFuncA type=\"linear\" slope=\"255\" intercept=\"-127\"/>", "<feFlood flood-color=\"#000000\"/>",
        "<feComposite in2=\"least\" operator=\"in\"/>", "<g clip-path=\"url(#clip2)\" filter=\"url(#filter3)\">",
        "<feGaussianBlur stdDeviation=\"3\"/>", "<g filter=\"url(#filter4)\">",
      ])
  }

  func testLengthsOfFiltersAreThoseOfTheirSpace() {
    let square = square
    let result = drawn { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.blur(radius: 3))
      context.addFilter(.grayscale(1))
      context.transform = .identity
      context.fill(square, with: .color(.black))
    }
    XCTAssertEqual(
      result.split(separator: "\n").filter { $0.contains("<g ") },
      [
        "<g clip-path=\"url(#clip1)\">", "<g transform=\"matrix(2 0 0 2 0 0)\" filter=\"url(#filter2)\">",
        "<g transform=\"matrix(0.5 0 0 0.5 0 0)\" filter=\"url(#filter3)\">",
      ])
  }

  func testColorsAreMapped() {
    let square = square
    var matrix = ColorMatrix()
    matrix.r1 = 0.5
    matrix.a5 = .infinity
    let result = drawn { context, _ in
      for filter in [
        GraphicsContext.Filter.colorMatrix(matrix), .colorInvert(0.5), .colorInvert(), .colorMultiply(.black),
        .shadow(color: .black, radius: 2, x: 1, y: 3, options: .shadowOnly),
        .shadow(color: .black, radius: 2, options: .invertsAlpha),
      ] {
        var copy = context
        copy.addFilter(filter)
        copy.fill(square, with: .color(.black))
      }
    }
    XCTAssertEqual(
      result.split(separator: "\n").filter { $0.contains("matrix") || $0.contains("<g") }.map {
        $0.replacingOccurrences(of: " color-interpolation-filters=\"sRGB\"", with: "")
      },
      [
        "<g clip-path=\"url(#clip1)\">",
        "<feColorMatrix type=\"matrix\" values=\"0.5 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0\"/>",
        "<g filter=\"url(#filter2)\">",
        "<feColorMatrix type=\"matrix\" values=\"0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 0 0.5 0 0 0 1 0\"/>",
        "<g filter=\"url(#filter3)\">", "<g filter=\"url(#filter4)\">",
        "<feColorMatrix type=\"matrix\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>",
        "<g filter=\"url(#filter5)\">",
        "<feColorMatrix type=\"matrix\" values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>",
        "<g transform=\"translate(1 3)\" filter=\"url(#filter6)\">", "<g filter=\"url(#filter7)\">",
        "<g filter=\"url(#filter8)\">",
      ])
  }

  // MARK: Texts and images

  func testTexts() {
    let result = drawn { context, size in
      context.draw(Text("Hi").bold(), at: CGPoint(x: 25, y: 25))
      let text = context.resolve(Text("one two three").foregroundColor(.red) + Text("!"))
      XCTAssertEqual(text.measure(in: CGSize(width: 50, height: 100)), CGSize(width: 44, height: 60))
      XCTAssertEqual(text.firstBaseline(in: size), text.lastBaseline(in: CGSize(width: 500, height: 20)))
      context.draw(text, in: CGRect(x: 0, y: 0, width: 50, height: 40))
    }
    XCTAssertEqual(
      result.split(separator: "\n").filter { $0.contains("<text") || $0.contains("<g ") }.map {
        $0.replacing(/<text (x="[^"]*") (y="[^"]*").*(fill="[^"]*").*>(.*)<.text>/) {
          "\($0.1) \($0.2) \($0.3) \($0.4)"
        }
      },
      [
        "<g transform=\"translate(16.5 15)\">", "x=\"0\" y=\"16\" fill=\"#000000\" Hi",
        "x=\"0\" y=\"16\" fill=\"#ff3b30\" one",
        "x=\"0\" y=\"36\" fill=\"#ff3b30\" two…",
      ])
  }

  func testShadingsOfTexts() {
    let result = drawn { context, _ in
      var text = context.resolve(Text("a").foregroundColor(.red) + Text("b"))
      text.shading = .color(.blue)
      context.draw(text, at: .zero, anchor: .topLeading)
      text.shading = .linearGradient(
        Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 50, y: 0))
      context.draw(text, at: .zero, anchor: .topLeading)
    }
    XCTAssertTrue(result.contains("fill=\"#ff3b30\">a</text>"), result)
    XCTAssertTrue(result.contains("fill=\"#007aff\">b</text>"), result)
    XCTAssertTrue(result.contains("fill=\"#ffffff\">b</text>"), "in a mask: \(result)")
  }

  func testImages() {
    HostAssets.register(HostImage(named: "Sea", size: CGSize(width: 20, height: 10)))
    defer { HostAssets.removeAll() }
    let result = drawn { context, _ in
      let image = context.resolve(Image("Sea"))
      XCTAssertEqual(image.size, CGSize(width: 20, height: 10))
      XCTAssertEqual(image.baseline, 10)
      XCTAssertNil(image.shading)
      context.draw(image, at: CGPoint(x: 20, y: 20))
      var star = context.resolve(Image(systemName: "star.fill"))
      XCTAssertEqual(star.size, CGSize(width: 20, height: 20))
      context.draw(star, in: CGRect(x: 0, y: 0, width: 10, height: 10))
      star.shading = .color(.red)
      context.draw(star, at: .zero, anchor: .topLeading)
    }
    XCTAssertTrue(result.hasPrefix("<rect x=\"10\" y=\"15\" width=\"20\" height=\"10\""), result)
    XCTAssertTrue(result.contains("#000000") && result.contains("#ff3b30"), result)
  }

  // MARK: Bad input

  func testOffTheMainActorNothingIsDrawn() {
    nonisolated(unsafe) var kept: GraphicsContext?
    let square = square
    _ = drawn { context, _ in kept = context }
    let done = expectation(description: "drawn")
    let path = square
    DispatchQueue.global().async {
      kept?.fill(path, with: .color(.red))
      done.fulfill()
    }
    wait(for: [done], timeout: 5)
    kept = nil
    // What is said elsewhere is reported in the next settle.
    _ = drawn { _, _ in }
    XCTAssertEqual(
      takeSentences(),
      ["A graphics context is used off the main actor, where it draws nothing. Use it in the closure of its canvas."])
  }
}

/// What is seen of a drawing of rectangles, masks and holes at a point.
private enum Composition {
  @MainActor
  static func color(at point: CGPoint, in commands: [HostDrawing.Command]) -> String? {
    var shown: String?
    /// Whether the groups around the command let the point through.
    var open: [Bool] = []
    for command in commands {
      switch command {
      case .begin(let effects):
        open.append(
          effects.allSatisfy { effect in
            switch effect {
            case .mask(let mask): color(at: point, in: mask.commands) != nil
            case .cutOut(let hole): color(at: point, in: hole.commands) == nil
            default: true
            }
          })
      case .end: open.removeLast()
      case .fill(let path, .color(let color), _):
        if open.allSatisfy(\.self), path.contains(point) { shown = "\(color)" == "#FF3B30" ? "red" : "blue" }
      default: break
      }
    }
    return shown
  }
}
