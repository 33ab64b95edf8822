import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Images that code draws, and what UIKit's objects draw into the current context.
@MainActor
final class HostGraphicsImageRendererTests: HostTestCase {
  private func lines(_ image: HostImage) -> String {
    let view = HostImageView(image: image)
    view.frame = CGRect(origin: .zero, size: image.size)
    return view.svgDescription.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  func testWhatIsDrawnIsTheImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(0, 0, 40, 20))
      context.stroke(CGRect(0, 0, 40, 20))
      UIColor.blue.set()
      let path = UIBezierPath(ovalIn: CGRect(0, 0, 20, 20))
      path.fill(with: .normal, alpha: 0.5)
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.setLineDash([1, 2], count: 2, phase: 0)
      path.stroke()
      XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
      XCTAssertEqual(context.currentImage.size, CGSize(width: 40, height: 20))
    }
    XCTAssertNil(UIGraphicsGetCurrentContext())
    XCTAssertEqual(
      lines(image),
      """
       <clipPath id="clip1">
        <rect x="0" y="0" width="40" height="20"/>
       </clipPath>
       <g clip-path="url(#clip1)">
        <rect x="0" y="0" width="40" height="20" fill="#ff3b30"/>
        <rect x="0.5" y="0.5" width="39" height="19" fill="none" stroke="#000000" stroke-miterlimit="10"/>
        <g opacity="0.5">
         <path d="M20 10C20 15.523 15.523 20 10 20C4.477 20 0 15.523 0 10C0 4.477 4.477 0 10 0C15.523 0 20 4.477 20 10Z" fill="#007aff"/>
        </g>
        <path d="M20 10C20 15.523 15.523 20 10 20C4.477 20 0 15.523 0 10C0 4.477 4.477 0 10 0C15.523 0 20 4.477 20 10Z" fill="none" stroke="#007aff" stroke-width="2" stroke-linecap="round" stroke-miterlimit="10" stroke-dasharray="1 2"/>
       </g>
      """)
  }

  func testARectangleElsewhereBeginsAtTheUpperLeftCorner() {
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = true
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(10, 10, 20, 10), format: format)
    let image = renderer.image {
      $0.cgContext.setFillColor(UIColor.white.cgColor); $0.fill(CGRect(10, 10, 5, 5))
    }
    XCTAssertEqual(image.scale, 2)
    XCTAssertEqual(
      lines(image),
      """
       <g transform="translate(-10 -10)">
        <rect x="10" y="10" width="20" height="10" fill="#000000"/>
        <rect x="10" y="10" width="5" height="5" fill="#ffffff"/>
       </g>
      """)
    XCTAssertEqual(UIGraphicsImageRenderer(size: CGSize(width: CGFloat.infinity, height: 1)).image { _ in }.size, .zero)
  }

  func testTextsAreDrawnAsTheyAreMeasured() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      "upper".draw(at: CGPoint(x: 5, y: 5), withAttributes: [.foregroundColor: UIColor.red])
      NSString(string: "one two three").draw(in: CGRect(0, 20, 40, 20), withAttributes: nil)
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      NSAttributedString(string: "right", attributes: [.paragraphStyle: style]).draw(in: CGRect(0, 40, 60, 20))
      "baseline".draw(with: CGRect(0, 60, 0, 0), attributes: [.underlineStyle: NSUnderlineStyle.single], context: nil)
    }
    XCTAssertEqual(
      lines(image),
      """
       <clipPath id="clip1">
        <rect x="0" y="0" width="60" height="60"/>
       </clipPath>
       <g clip-path="url(#clip1)">
        <text x="5" y="16" font-size="12" textLength="30.684" lengthAdjust="spacingAndGlyphs" fill="#ff3b30">upper</text>
        <text x="0" y="31" font-size="12" textLength="20.016" lengthAdjust="spacingAndGlyphs" fill="#000000">one</text>
        <text x="0" y="45" font-size="12" textLength="18.672" lengthAdjust="spacingAndGlyphs" fill="#000000">two</text>
        <text x="36.66" y="51" font-size="12" textLength="23.34" lengthAdjust="spacingAndGlyphs" fill="#000000">right</text>
        <text x="0" y="60" font-size="12" text-decoration="underline" textLength="44.688" lengthAdjust="spacingAndGlyphs" fill="#000000">baseline</text>
       </g>
      """)
  }

  func testImagesAreUprightAndTemplatesBlack() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      UIImage(named: "photo", size: CGSize(width: 10, height: 20)).draw(at: CGPoint(x: 5, y: 5))
      UIImage(systemName: "minus")!.withTintColor(.red, renderingMode: .alwaysOriginal)
        .draw(in: CGRect(20, 20, 20, 20), blendMode: .multiply, alpha: 0.5)
      UIImage(named: "tile", size: CGSize(width: 10, height: 10)).drawAsPattern(in: CGRect(0, 40, 60, 20))
    }
    XCTAssertEqual(
      lines(image),
      """
       <g style="isolation: isolate">
        <rect x="5" y="5" width="10" height="20" fill="#8e8e93" fill-opacity="0.3"/>
        <g style="mix-blend-mode: multiply">
         <g opacity="0.5">
          <g transform="translate(20 20)">
           <g data-symbol="minus">
            <path d="M3.333 10L16.667 10" fill="none" stroke="#ff3b30" stroke-width="1.583" stroke-linecap="round" stroke-linejoin="round"/>
           </g>
          </g>
         </g>
        </g>
        <pattern id="paint1" patternUnits="userSpaceOnUse" x="0" y="40" width="10" height="10">
         <rect x="0" y="0" width="10" height="10" fill="#8e8e93" fill-opacity="0.3"/>
        </pattern>
        <rect x="0" y="40" width="60" height="20" fill="url(#paint1)"/>
       </g>
      """)
  }

  func testClipsEndWithTheState() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      context.cgContext.saveGState()
      let path = UIBezierPath(rect: CGRect(0, 0, 10, 10))
      path.append(UIBezierPath(rect: CGRect(2, 2, 6, 6)))
      path.usesEvenOddFillRule = true
      XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
      path.addClip()
      UIRectFill(CGRect(0, 0, 20, 20))
      context.cgContext.restoreGState()
      UIRectFrame(CGRect(0, 0, 20, 20))
    }
    XCTAssertEqual(
      lines(image),
      """
       <clipPath id="clip1">
        <path d="M0 0L10 0L10 10L0 10ZM2 2L8 2L8 8L2 8Z" clip-rule="evenodd"/>
       </clipPath>
       <g clip-path="url(#clip1)">
        <rect x="0" y="0" width="20" height="20" fill="#000000"/>
       </g>
       <path d="M0 0L20 0L20 20L0 20ZM1 1L19 1L19 19L1 19Z" fill="#000000" fill-rule="evenodd"/>
      """)
  }

  func testTheOldFunctionsStackContexts() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), true, 0)
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    UIRectFillUsingBlendMode(CGRect(0, 0, 5, 5), .multiply)
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    inner?.draw(at: .zero)
    UIRectClip(CGRect(0, 0, 1, 1))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    XCTAssertEqual(inner?.size, CGSize(width: 10, height: 10))
    XCTAssertEqual(
      outer.map(lines) ?? "no image",
      """
       <rect x="0" y="0" width="20" height="20" fill="#000000"/>
       <g style="isolation: isolate">
        <g style="mix-blend-mode: multiply">
         <rect x="0" y="0" width="5" height="5" fill="#000000"/>
        </g>
       </g>
      """)
  }

  func testWithoutAContextNothingIsDrawnAndThatIsReported() {
    let data = Box(Data([1]))
    XCTAssertEqual(
      HostDiagnostics.collect {
        UIBezierPath(rect: .zero).fill()
        UIImage().draw(at: .zero)
        "text".draw(at: .zero)
        UIColor.red.setFill()
        UIRectFill(.zero)
        data.value = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).pngData { $0.fill(.zero) }
      },
      [
        "HostBezierPath.fill()", "HostImage.draw(in:)", "A text's draw(at:) or draw(in:)",
      ].map {
        "\($0) draws nothing here, as there is no current context. Call it in a view's draw(_:), or in the closure of a "
          + "HostGraphicsImageRenderer."
      } + [
        "HostGraphicsImageRenderer makes no bytes of a PNG or JPEG, as drawings have no pixels; the data is empty. Use "
          + "image(actions:), or the SVG of a view."
      ])
    XCTAssertEqual(data.value, Data())
  }

  func testEachThreadHasAContextOfItsOwn() async {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    let (isElsewhere, size) = await Task.detached {
      let size = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in UIRectFill(.infinite) }.size
      return (UIGraphicsGetCurrentContext() != nil, size)
    }.value
    UIGraphicsEndImageContext()
    XCTAssertFalse(isElsewhere)
    XCTAssertEqual(size, CGSize(width: 5, height: 5))
  }
}

private final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
