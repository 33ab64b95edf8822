import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Views that draw themselves as one writes it for UIKit.
@MainActor
final class HostViewCustomDrawingTests: HostTestCase {
  private final class Ring: UIView {
    var color = UIColor.red { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
      color.setFill()
      UIBezierPath(ovalIn: rect).fill()
      // Outside of the bounds nothing is visible.
      UIRectFill(CGRect(x: rect.maxX - 2, y: 0, width: 10, height: 2))
    }
  }

  private func lines(_ view: HostView) -> String {
    view.svgDescription.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
  }

  func testAViewDrawsItselfWithinItsBounds() {
    let ring = Ring(frame: CGRect(0, 0, 20, 20))
    ring.backgroundColor = .yellow
    let badge = UIView(frame: CGRect(5, 5, 5, 5))
    badge.backgroundColor = .blue
    ring.addSubview(badge)
    XCTAssertEqual(
      lines(ring),
      """
       <rect x="0" y="0" width="20" height="20" fill="#ffcc00"/>
       <clipPath id="clip1">
        <rect x="0" y="0" width="20" height="20"/>
       </clipPath>
       <g clip-path="url(#clip1)">
        <path d="M20 10C20 15.523 15.523 20 10 20C4.477 20 0 15.523 0 10C0 4.477 4.477 0 10 0C15.523 0 20 4.477 20 10Z" fill="#ff3b30"/>
        <rect x="18" y="0" width="10" height="2" fill="#ff3b30"/>
       </g>
       <rect x="5" y="5" width="5" height="5" fill="#007aff"/>
      """)
  }

  func testASubclassOfALabelDrawsAboveItsText() {
    final class Struck: UILabel {
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIRectFill(CGRect(x: 0, y: rect.midY, width: rect.width, height: 1))
      }
    }
    let label = Struck(frame: CGRect(0, 0, 40, 20))
    label.text = "old"
    XCTAssertEqual(
      lines(label),
      """
       <text x="0" y="16" font-size="17" textLength="22.678" lengthAdjust="spacingAndGlyphs" fill="#000000">old</text>
       <rect x="0" y="10" width="40" height="1" fill="#000000"/>
      """)
  }

  func testColoursFollowTheAppearance() {
    let window = HostWindow(frame: CGRect(0, 0, 20, 20))
    let ring = Ring(frame: window.bounds)
    ring.color = .label
    window.addSubview(ring)
    window.makeKeyAndVisible()
    window.overrideUserInterfaceStyle = .dark
    window.settle()
    XCTAssertTrue(lines(window).contains("#ffffff"), lines(window))
  }

  func testAViewIsAPicture() {
    let ring = Ring(frame: CGRect(30, 30, 20, 20))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      XCTAssertTrue(ring.drawHierarchy(in: CGRect(0, 0, 40, 10), afterScreenUpdates: true))
      context.cgContext.translateBy(x: 20, y: 0)
      ring.layer.render(in: context.cgContext)
    }
    let view = HostImageView(image: image)
    view.frame = CGRect(0, 0, 40, 20)
    XCTAssertEqual(
      lines(view),
      """
       <g transform="matrix(2 0 0 0.5 0 0)">
        <clipPath id="clip1">
         <rect x="0" y="0" width="20" height="20"/>
        </clipPath>
        <g clip-path="url(#clip1)">
         <path d="M20 10C20 15.523 15.523 20 10 20C4.477 20 0 15.523 0 10C0 4.477 4.477 0 10 0C15.523 0 20 4.477 20 10Z" fill="#ff3b30"/>
         <rect x="18" y="0" width="10" height="2" fill="#ff3b30"/>
        </g>
       </g>
       <g transform="translate(20 0)">
        <clipPath id="clip2">
         <rect x="0" y="0" width="20" height="20"/>
        </clipPath>
        <g clip-path="url(#clip2)">
         <path d="M20 10C20 15.523 15.523 20 10 20C4.477 20 0 15.523 0 10C0 4.477 4.477 0 10 0C15.523 0 20 4.477 20 10Z" fill="#ff3b30"/>
         <rect x="18" y="0" width="10" height="2" fill="#ff3b30"/>
        </g>
       </g>
      """)
    XCTAssertFalse(HostView().drawHierarchy(in: CGRect(0, 0, 40, 10), afterScreenUpdates: false))
  }
}
