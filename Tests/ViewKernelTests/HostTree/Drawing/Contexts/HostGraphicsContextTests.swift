import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// What a context of Core Graphics draws, as SVG.
@MainActor
final class HostGraphicsContextTests: HostTestCase {
  /// The lines of an image of 50 points.
  private func drawn(_ draw: (CGContext) -> Void) -> String {
    let context = HostGraphicsContext(size: CGSize(width: 50, height: 50))
    draw(context)
    let view = HostImageView(image: context.makeImage())
    view.frame = CGRect(0, 0, 50, 50)
    return view.svgDescription.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  private let square = CGRect(0, 0, 10, 10)

  // MARK: State

  func testTheStateIsSavedAndRestored() {
    XCTAssertEqual(
      drawn { context in
        context.saveGState()
        context.setFillColor(UIColor.red.cgColor)
        context.setAlpha(0.5)
        context.translateBy(x: 20, y: 0)
        context.clip(to: CGRect(0, 0, 5, 5))
        context.fill(square)
        context.restoreGState()
        context.restoreGState()
        context.fill(square)
      },
      """
       <clipPath id="clip1">
        <rect x="20" y="0" width="5" height="5"/>
       </clipPath>
       <g opacity="0.5" clip-path="url(#clip1)">
        <g transform="translate(20 0)">
         <rect x="0" y="0" width="10" height="10" fill="#ff3b30"/>
        </g>
       </g>
       <rect x="0" y="0" width="10" height="10" fill="#000000"/>
      """)
  }

  func testThePathStaysWhereItIsWhileTheTransformChanges() {
    XCTAssertEqual(
      drawn { context in
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: 10, y: 0))
        context.scaleBy(x: 2, y: 2)
        context.addLine(to: CGPoint(x: 10, y: 10))
        XCTAssertEqual(context.currentPointOfPath, CGPoint(x: 10, y: 10))
        context.saveGState()
        context.rotate(by: .pi / 2)
        context.restoreGState()
        context.closePath()
        XCTAssertEqual(context.boundingBoxOfPath, CGRect(0, 0, 10, 10))
        context.strokePath()
        XCTAssertTrue(context.isPathEmpty)
      },
      """
       <clipPath id="clip1">
        <rect x="0" y="0" width="50" height="50"/>
       </clipPath>
       <g clip-path="url(#clip1)">
        <g transform="matrix(2 0 0 2 0 0)">
         <path d="M0 0L5 0L10 10Z" fill="none" stroke="#000000" stroke-miterlimit="10"/>
        </g>
       </g>
      """)
  }

  func testALayerIsDrawnAsOneByTheStateOfItsBeginning() {
    XCTAssertEqual(
      drawn { context in
        context.setAlpha(0.5)
        context.setBlendMode(.multiply)
        context.beginTransparencyLayer()
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.fill(square)
        context.beginTransparencyLayer(in: square)
        context.setBlendMode(.clear)
        context.fill(square)
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        context.fill(square)
        context.endTransparencyLayer()
      },
      """
       <g style="isolation: isolate">
        <g style="mix-blend-mode: multiply">
         <g opacity="0.5">
          <g transform="translate(5 5)">
           <rect x="0" y="0" width="10" height="10" fill="#000000"/>
          </g>
         </g>
        </g>
        <g style="mix-blend-mode: multiply">
         <g opacity="0.5">
          <rect x="0" y="0" width="10" height="10" fill="#000000"/>
         </g>
        </g>
       </g>
      """)
  }

  func testWhatIsNotFiniteIsReported() {
    let context = HostGraphicsContext(size: CGSize(width: 50, height: 50))
    XCTAssertEqual(
      HostDiagnostics.collect {
        context.scaleBy(x: .nan, y: 1)
        context.setLineWidth(.infinity)
        context.setAlpha(.nan)
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1)
        context.stroke(square)
        context.draw(HostImage(systemName: "star"), in: CGRect(x: 0, y: 0, width: 1e-300, height: 1), byTiling: true)
      },
      [
        "A graphics context can't be transformed by CGAffineTransform(a: nan, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0), which is not "
          + "finite; it stays as it is."
      ])
    XCTAssertEqual(context.ctm, .identity)
  }

  // MARK: Painting

  func testPathsArePaintedByRules() {
    XCTAssertEqual(
      drawn { context in
        context.addRect(CGRect(0, 0, 20, 20))
        context.addRect(CGRect(5, 5, 10, 10))
        XCTAssertTrue(context.pathContains(CGPoint(x: 10, y: 10), mode: .fill))
        XCTAssertFalse(context.pathContains(CGPoint(x: 10, y: 10), mode: .eoFill))
        XCTAssertTrue(context.pathContains(CGPoint(x: 20.3, y: 10), mode: .fillStroke))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setStrokeColor(gray: 1, alpha: 0.5)
        context.setLineDash(phase: 1, lengths: [2, 3])
        context.setLineJoin(.round)
        context.drawPath(using: .eoFillStroke)
        context.strokeLineSegments(between: [
          .zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9), CGPoint(x: 9, y: 9), .zero,
        ])
        context.clear(CGRect(0, 0, 3, 3))
      },
      """
       <clipPath id="clip1">
        <rect x="0" y="0" width="50" height="50"/>
       </clipPath>
       <g clip-path="url(#clip1)">
        <mask id="mask2" maskUnits="userSpaceOnUse" x="-1000000" y="-1000000" width="2000000" height="2000000">
         <rect x="-1000000" y="-1000000" width="2000000" height="2000000" fill="#ffffff"/>
         <rect x="0" y="0" width="3" height="3" fill="#000000"/>
        </mask>
        <g mask="url(#mask2)">
         <path d="M0 0L20 0L20 20L0 20ZM5 5L15 5L15 15L5 15Z" fill="#ff0000" fill-rule="evenodd"/>
         <path d="M0 0L20 0L20 20L0 20ZM5 5L15 5L15 15L5 15Z" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-linejoin="round" stroke-dasharray="2 3" stroke-dashoffset="1"/>
         <path d="M0 0L9 0" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-linejoin="round" stroke-dasharray="2 3" stroke-dashoffset="1"/>
         <path d="M0 9L9 9" fill="none" stroke="#ffffff" stroke-opacity="0.5" stroke-linejoin="round" stroke-dasharray="2 3" stroke-dashoffset="1"/>
        </g>
       </g>
      """)
  }

  func testArcsTurnAsWithTheYAxisUpwards() {
    let context = HostGraphicsContext(size: CGSize(width: 50, height: 50))
    context.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(context.boundingBoxOfPath, CGRect(-10, -10, 20, 20))
    context.beginPath()
    context.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(context.boundingBoxOfPath, CGRect(0, 0, 10, 10))
  }

  func testAShadowIsBehindWhatIsDrawn() {
    XCTAssertEqual(
      drawn { context in
        context.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: UIColor.blue.cgColor)
        context.fillEllipse(in: square)
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(square)
      },
      """
       <clipPath id="clip1">
        <rect x="0" y="0" width="50" height="50"/>
       </clipPath>
       <g clip-path="url(#clip1)">
        <filter id="filter2" filterUnits="userSpaceOnUse" x="-11" y="-11" width="32" height="32">
         <feGaussianBlur in="SourceAlpha" stdDeviation="3"/>
         <feOffset dx="1" dy="2" result="blur"/>
         <feFlood flood-color="#007aff"/>
         <feComposite in2="blur" operator="in"/>
         <feMerge>
          <feMergeNode/>
          <feMergeNode in="SourceGraphic"/>
         </feMerge>
        </filter>
        <g filter="url(#filter2)">
         <path d="M10 5C10 7.761 7.761 10 5 10C2.239 10 0 7.761 0 5C0 2.239 2.239 0 5 0C7.761 0 10 2.239 10 5Z" fill="#000000"/>
        </g>
        <rect x="0" y="0" width="10" height="10" fill="#000000"/>
       </g>
      """)
  }

  // MARK: Images and gradients

  func testImagesAreUpsideDown() {
    var drawing = HostDrawing()
    drawing.fill(CGRect(0, 0, 10, 5), with: .red)
    let image = HostImage(size: CGSize(width: 10, height: 10), drawing: drawing)
    XCTAssertEqual(
      drawn { context in
        context.draw(image, in: CGRect(0, 0, 20, 20))
        context.translateBy(x: 0, y: 50)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(30, 30, 10, 10))
      },
      """
       <g transform="matrix(1 0 0 -1 0 20)">
        <g transform="matrix(2 0 0 2 0 0)">
         <rect x="0" y="0" width="10" height="5" fill="#ff3b30"/>
        </g>
       </g>
       <g transform="matrix(1 0 0 -1 0 50)">
        <g transform="matrix(1 0 0 -1 0 70)">
         <g transform="translate(30 30)">
          <rect x="0" y="0" width="10" height="5" fill="#ff3b30"/>
         </g>
        </g>
       </g>
      """)
  }

  func testTilesCoverTheClip() {
    let image = HostImage(named: "tile", size: CGSize(width: 10, height: 10))
    let drawing = HostGraphicsContext(size: CGSize(width: 50, height: 50))
    drawing.clip(to: CGRect(0, 0, 25, 10))
    drawing.draw(image, in: CGRect(15, 0, 10, 10), byTiling: true)
    XCTAssertEqual(drawing.drawing.commands.count { if case .image = $0 { true } else { false } }, 3)
  }

  func testGradientsEndWhereTheyAreNotToldToGoOn() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try XCTUnwrap(
      CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5]))
    XCTAssertEqual("\(gradient)", "#FF3B30 0, #007AFF 0.5")
    XCTAssertNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
    XCTAssertEqual(
      drawn { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), options: [.drawsAfterEndLocation])
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 25, y: 25), startRadius: 5, endCenter: CGPoint(x: 25, y: 25), endRadius: 10,
          options: [])
      },
      """
       <clipPath id="clip1">
        <rect x="0" y="0" width="50" height="50"/>
       </clipPath>
       <g clip-path="url(#clip1)">
        <linearGradient id="paint2" gradientUnits="userSpaceOnUse" x1="10" y1="0" x2="30" y2="0">
         <stop offset="0" stop-color="#ff3b30"/>
         <stop offset="0.5" stop-color="#007aff"/>
        </linearGradient>
        <rect x="10" y="-280" width="280" height="560" fill="url(#paint2)"/>
        <radialGradient id="paint3" gradientUnits="userSpaceOnUse" cx="25" cy="25" r="10">
         <stop offset="0.5" stop-color="#ff3b30"/>
         <stop offset="0.75" stop-color="#007aff"/>
        </radialGradient>
        <path d="M35 25C35 30.523 30.523 35 25 35C19.477 35 15 30.523 15 25C15 19.477 19.477 15 25 15C30.523 15 35 19.477 35 25ZM30 25C30 27.761 27.761 30 25 30C22.239 30 20 27.761 20 25C20 22.239 22.239 20 25 20C27.761 20 30 22.239 30 25Z" fill="url(#paint3)" fill-rule="evenodd"/>
       </g>
      """)
  }

  func testAnImageHasTheSizeOfItsContext() {
    XCTAssertNil(HostGraphicsContext(size: .zero).makeImage())
    let context = HostGraphicsContext(size: CGSize(width: 20, height: 10))
    context.fill(CGRect(-5, -5, 100, 100))
    XCTAssertEqual(context.makeImage()?.size, CGSize(width: 20, height: 10))
    XCTAssertEqual([context.width, context.height], [20, 10])
    guard case .begin(let effects)? = context.makeImage()?.drawing?.commands.first else { return XCTFail("no clip") }
    XCTAssertEqual(effects, [.clip(Path(CGRect(0, 0, 20, 10)), FillStyle())])
  }
}
