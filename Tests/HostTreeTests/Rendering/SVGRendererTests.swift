import Foundation
import HostTree
import XCTest

@MainActor
final class SVGRendererTests: HostTreeTestCase {
  /// What is inside of the `svg` element.
  private func svg(_ draw: (inout HostDrawing) -> Void) -> String {
    var drawing = HostDrawing()
    draw(&drawing)
    let lines = HostSVGRenderer().svg(of: drawing, size: CGSize(width: 10, height: 10)).split(separator: "\n")
    return lines.dropFirst().dropLast().map { $0.dropFirst() }.joined(separator: "\n")
  }

  func testADocumentHasTheSizeOfTheHost() {
    let window = makeWindow()
    window.settle()
    assertText(
      window.svgDescription,
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100" \
      font-family="Helvetica, Arial, sans-serif">
       <rect x="0" y="0" width="200" height="100" fill="#ffffff"/>
      </svg>

      """)
    window.overrideUserInterfaceStyle = .dark
    XCTAssertTrue(window.svgDescription.contains("fill=\"#000000\""))
  }

  func testEmojiAreLookedForInFontsThatHaveThem() {
    let result = svg { drawing in
      drawing.text("👩‍👩‍👧 🇩🇪👍🏽", in: CGRect(0, 0, 100, 20), font: .systemFont(ofSize: 10), color: .black)
    }
    XCTAssertEqual(
      result,
      "<text x=\"0\" y=\"10\" font-size=\"10\" font-family=\"Helvetica, Arial, Apple Color Emoji, Segoe UI Emoji, "
        + "Noto Color Emoji, sans-serif\" textLength=\"32.78\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#000000\">👩‍👩‍👧 🇩🇪👍🏽</text>"
    )
  }

  func testPathsAreFilledAndStroked() {
    let result = svg { drawing in
      let triangle = Path { path in
        path.move(to: CGPoint(x: 5, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 9.99999))
        path.addQuadCurve(to: CGPoint(x: 0, y: 10), control: CGPoint(x: 1.0 / 3, y: -0.0001))
        path.closeSubpath()
      }
      drawing.fill(triangle, with: HostColor(red: 1, green: 0.5, blue: 0, alpha: 0.5), style: FillStyle(eoFill: true))
      drawing.stroke(
        triangle, with: .black,
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [1, 2], dashPhase: 0.5))
      drawing.strokeBorder(CGRect(0, 0, 10, 10), with: .black, lineWidth: 2)
      drawing.fill(Path(), with: .black)
      drawing.fill(triangle, with: .clear)
    }
    assertText(
      result,
      """
      <path d="M5 0L10 10Q0.333 0 0 10Z" fill="#ff8000" fill-opacity="0.5" fill-rule="evenodd"/>
      <path d="M5 0L10 10Q0.333 0 0 10Z" fill="none" stroke="#000000" stroke-width="2" stroke-linecap="round" \
      stroke-linejoin="bevel" stroke-dasharray="1 2" stroke-dashoffset="0.5"/>
      <rect x="1" y="1" width="8" height="8" fill="none" stroke="#000000" stroke-width="2" stroke-miterlimit="10"/>
      """)
  }

  func testTextKeepsItsWidth() {
    let result = svg { drawing in
      let font = HostFont(pointSize: 10, weight: .bold, design: .monospaced, isItalic: true)
      drawing.text("a < b & \"c\"", in: CGRect(0, 0, 100, 20), font: font, color: .black)
      let layout = TextLayout("x", font: HostFont(pointSize: 10))
      drawing.text(
        layout, in: CGRect(0, 0, 100, 20), font: HostFont(pointSize: 10), color: .black, isUnderlined: true,
        isStruckThrough: true)
    }
    assertText(
      result,
      """
      <text x="0" y="10" font-size="10" font-family="Menlo, Courier New, Courier, monospace" font-weight="700" \
      font-style="italic" textLength="66" lengthAdjust="spacingAndGlyphs" fill="#000000">a &lt; b &amp; &quot;c&quot;</text>
      <text x="0" y="10" font-size="10" text-decoration="underline line-through" textLength="5" \
      lengthAdjust="spacingAndGlyphs" fill="#000000">x</text>
      """)
  }

  func testEffectsShareAnElementWhereSVGAppliesThemInThatOrder() {
    let box = CGRect(0, 0, 4, 4)
    let result = svg { drawing in
      drawing.group([
        .transform(CGAffineTransform(translationX: 1, y: 2)), .opacity(0.5), .clip(Path(box), FillStyle()),
      ]) { $0.fill(box, with: .black) }
      drawing.group([.opacity(0.5), .transform(CGAffineTransform(rotationAngle: .pi / 2))]) {
        $0.fill(box, with: .black)
      }
      drawing.group([.opacity(0.5)]) { _ in }
    }
    assertText(
      result,
      """
      <clipPath id="clip1">
       <rect x="0" y="0" width="4" height="4"/>
      </clipPath>
      <g transform="translate(1 2)" opacity="0.5" clip-path="url(#clip1)">
       <rect x="0" y="0" width="4" height="4" fill="#000000"/>
      </g>
      <g opacity="0.5">
       <g transform="matrix(0 1 -1 0 0 0)">
        <rect x="0" y="0" width="4" height="4" fill="#000000"/>
       </g>
      </g>
      """)
  }

  func testMasksAreWhatIsOpaque() {
    var mask = HostDrawing()
    mask.fill(CGRect(0, 0, 2, 2), with: HostColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let result = svg { drawing in
      drawing.group([.mask(mask)]) { $0.fill(CGRect(0, 0, 4, 4), with: .black) }
      drawing.group([.cutOut(mask)]) { $0.fill(CGRect(0, 0, 4, 4), with: .black) }
    }
    assertText(
      result,
      """
      <mask id="mask1" maskUnits="userSpaceOnUse" x="-1000000" y="-1000000" width="2000000" height="2000000">
       <rect x="0" y="0" width="2" height="2" fill="#ffffff" fill-opacity="0.5"/>
      </mask>
      <g mask="url(#mask1)">
       <rect x="0" y="0" width="4" height="4" fill="#000000"/>
      </g>
      <mask id="mask2" maskUnits="userSpaceOnUse" x="-1000000" y="-1000000" width="2000000" height="2000000">
       <rect x="-1000000" y="-1000000" width="2000000" height="2000000" fill="#ffffff"/>
       <rect x="0" y="0" width="2" height="2" fill="#000000" fill-opacity="0.5"/>
      </mask>
      <g mask="url(#mask2)">
       <rect x="0" y="0" width="4" height="4" fill="#000000"/>
      </g>
      """)
  }

  func testShadowsAndBlursAreFilters() {
    let result = svg { drawing in
      drawing.group([.shadow(HostColor(white: 0, alpha: 0.3), radius: 2, offset: CGSize(width: 1, height: 3))]) {
        $0.fill(CGRect(0, 0, 4, 4), with: .black)
      }
      drawing.group([.filter(.blur(radius: 2.5, isOpaque: false))]) { $0.fill(CGRect(0, 0, 4, 4), with: .black) }
    }
    assertText(
      result,
      """
      <filter id="filter1" filterUnits="userSpaceOnUse" x="-9" y="-9" width="22" height="22">
       <feGaussianBlur in="SourceAlpha" stdDeviation="2"/>
       <feOffset dx="1" dy="3" result="blur"/>
       <feFlood flood-color="#000000" flood-opacity="0.3"/>
       <feComposite in2="blur" operator="in"/>
       <feMerge>
        <feMergeNode/>
        <feMergeNode in="SourceGraphic"/>
       </feMerge>
      </filter>
      <g filter="url(#filter1)">
       <rect x="0" y="0" width="4" height="4" fill="#000000"/>
      </g>
      <filter id="filter2" filterUnits="userSpaceOnUse" x="-7.5" y="-7.5" width="19" height="19">
       <feGaussianBlur stdDeviation="2.5"/>
      </filter>
      <g filter="url(#filter2)">
       <rect x="0" y="0" width="4" height="4" fill="#000000"/>
      </g>
      """)
  }

  func testGradientsAreDefinedWhereTheyAreUsed() {
    let box = CGRect(10, 0, 20, 10)
    let gradient = HostGradient(colors: [.black, HostColor(white: 1, alpha: 0.5)])
    let result = svg { drawing in
      drawing.fill(Path(box), with: .linearGradient(gradient, start: .leading, end: .trailing), in: box)
      drawing.fill(
        Path(box), with: .radialGradient(gradient, center: .center, startRadius: 5, endRadius: 10), in: box)
      drawing.stroke(
        Path(box), with: .ellipticalGradient(gradient, center: .center, startRadius: 0, endRadius: 0.5), in: box,
        style: StrokeStyle())
    }
    assertText(
      result,
      """
      <linearGradient id="paint1" gradientUnits="userSpaceOnUse" x1="10" y1="5" x2="30" y2="5">
       <stop offset="0" stop-color="#000000"/>
       <stop offset="1" stop-color="#ffffff" stop-opacity="0.5"/>
      </linearGradient>
      <rect x="10" y="0" width="20" height="10" fill="url(#paint1)"/>
      <radialGradient id="paint2" gradientUnits="userSpaceOnUse" cx="20" cy="5" r="10">
       <stop offset="0.5" stop-color="#000000"/>
       <stop offset="1" stop-color="#ffffff" stop-opacity="0.5"/>
      </radialGradient>
      <rect x="10" y="0" width="20" height="10" fill="url(#paint2)"/>
      <radialGradient id="paint3" gradientUnits="userSpaceOnUse" cx="0.5" cy="0.5" r="0.5" \
      gradientTransform="matrix(20 0 0 10 10 0)">
       <stop offset="0" stop-color="#000000"/>
       <stop offset="1" stop-color="#ffffff" stop-opacity="0.5"/>
      </radialGradient>
      <rect x="10" y="0" width="20" height="10" fill="none" stroke="url(#paint3)" stroke-miterlimit="10"/>
      """)
  }

  func testFilters() {
    let effects: [HostEffect] = [
      .brightness(0.1), .contrast(2), .saturation(0.5), .grayscale(1), .hueRotation(.degrees(90)), .colorInvert,
      .luminanceToAlpha, .colorMultiply(HostColor(red: 1, green: 0.5, blue: 0)),
    ]
    let lines = effects.map { effect in
      svg { $0.group([.filter(effect)]) { $0.fill(CGRect(0, 0, 1, 1), with: .black) } }
        .components(separatedBy: "\n").first { $0.contains("type=") }?.trimmingCharacters(in: .whitespaces)
    }
    XCTAssertEqual(
      lines,
      [
        "<feFuncR type=\"linear\" slope=\"1\" intercept=\"0.1\"/>",
        "<feFuncR type=\"linear\" slope=\"2\" intercept=\"-0.5\"/>",
        "<feColorMatrix type=\"saturate\" values=\"0.5\" color-interpolation-filters=\"sRGB\"/>",
        "<feColorMatrix type=\"saturate\" values=\"0\" color-interpolation-filters=\"sRGB\"/>",
        "<feColorMatrix type=\"hueRotate\" values=\"90\" color-interpolation-filters=\"sRGB\"/>",
        "<feFuncR type=\"linear\" slope=\"-1\" intercept=\"1\"/>",
        "<feColorMatrix type=\"luminanceToAlpha\"/>",
        "<feColorMatrix type=\"matrix\" values=\"1 0 0 0 0 0 0.5 0 0 0 0 0 0 0 0 0 0 0 1 0\" "
          + "color-interpolation-filters=\"sRGB\"/>",
      ])
    let blended = svg { $0.group([.filter(.blend(.multiply))]) { $0.fill(CGRect(0, 0, 1, 1), with: .black) } }
    XCTAssertTrue(blended.hasPrefix("<g style=\"mix-blend-mode: multiply\">"), blended)
  }

  func testAPictureIsABoxWithItsName() {
    let result = svg {
      $0.image(HostImage(named: "Sea", size: CGSize(width: 40, height: 20)), in: CGRect(0, 0, 40, 20))
    }
    assertText(
      result,
      """
      <rect x="0" y="0" width="40" height="20" fill="#8e8e93" fill-opacity="0.3"/>
      <text x="10.216" y="13.5" font-size="11" textLength="19.569" lengthAdjust="spacingAndGlyphs" fill="#595959">Sea</text>
      """)
  }

  func testDeepTreesAreDrawn() {
    let root = HostView("root", width: 10, height: 10)
    var last = root
    for _ in 0..<20_000 {
      let next = HostView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      last.addSubview(next)
      last = next
    }
    last.backgroundColor = .black
    XCTAssertEqual(HostDrawing(of: root).commands.count, 1)
    // Taken apart from below, as trees are freed recursively.
    while let parent = last.superview {
      last.removeFromSuperview()
      last = parent
    }
  }
}
