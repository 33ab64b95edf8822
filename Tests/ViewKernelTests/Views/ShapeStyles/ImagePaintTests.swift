import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ImagePaintTests: HostTestCase {
  private func paint(_ view: some View) -> String? {
    HostAssets.register(HostImage(named: "stripes", size: CGSize(width: 40, height: 20)))
    return show(view).hosts(of: HostShapeView.self).first?.layers.first.map { "\($0.paint)" }
  }

  func testPaints() {
    XCTAssertEqual(paint(Circle().fill(ImagePaint(image: Image("stripes")))), "image(stripes)")
    XCTAssertEqual(
      paint(
        Circle().fill(
          .image(Image("stripes"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 0.25).opacity(0.5))),
      "image(stripes; (0.5, 0, 0.5, 1); scale 0.25; opacity 0.5)")
    XCTAssertEqual(
      paint(Circle().fill(.image(Image(systemName: "star"))).foregroundStyle(.red)), "image(star; red)")
    XCTAssertEqual(
      paint(Circle().fill(.image(Image("stripes")).shadow(.drop(color: .black, radius: 1)))),
      "image(stripes) with drop(black; 1)")
  }

  private func drawn(_ view: some View) -> [String] {
    HostAssets.register(HostImage(named: "stripes", size: CGSize(width: 40, height: 20)))
    let screen = show(view, width: 100, height: 100)
    return screen.window.svgDescription.split(separator: "\n").dropFirst(2).dropLast().map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  func testTheImageIsRepeatedFromTheTopLeftCorner() {
    XCTAssertEqual(
      drawn(Rectangle().fill(ImagePaint(image: Image("stripes"), scale: 0.5)).padding(10)),
      [
        "<pattern id=\"paint1\" patternUnits=\"userSpaceOnUse\" x=\"10\" y=\"10\" width=\"20\" height=\"10\">",
        "<rect x=\"0\" y=\"0\" width=\"20\" height=\"10\" fill=\"#8e8e93\" fill-opacity=\"0.3\"/>", "</pattern>",
        "<rect x=\"10\" y=\"10\" width=\"80\" height=\"80\" fill=\"url(#paint1)\"/>",
      ])
  }

  func testAPartOfIt() {
    XCTAssertEqual(
      drawn(
        Rectangle().fill(.image(Image("stripes"), sourceRect: CGRect(x: 0.5, y: 0.5, width: 0.25, height: 0.5)))
      ).prefix(2),
      [
        "<pattern id=\"paint1\" patternUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"10\" height=\"10\">",
        "<rect x=\"-20\" y=\"-10\" width=\"40\" height=\"20\" fill=\"#8e8e93\" fill-opacity=\"0.3\"/>",
      ])
  }

  func testAnImageWithoutASizePaintsNothing() {
    XCTAssertEqual(drawn(Rectangle().fill(.image(Image("ImagePaintTests.unknown")))), [])
    XCTAssertEqual(takeSentences().count, 1)
    XCTAssertEqual(drawn(Rectangle().fill(.image(Image("stripes"), scale: 0))), [])
  }

  func testTextsAndBordersAreTiled() {
    HostAssets.register(HostImage(named: "stripes", size: CGSize(width: 40, height: 20)))
    let screen = show(
      Text("Tiled").foregroundStyle(.image(Image(systemName: "star"))).border(
        ImagePaint(image: Image("stripes")), width: 3))
    assertTree(
      screen.hosting.subviews[0],
      """
      HostOverlayView (81.5, 90, 37 x 20)
      ├─ HostLabel "Tiled" (0, 0, 37 x 20) paint=image(star) color=label
      └─ HostBorderView (0, 0, 37 x 20) color=image(stripes) width=3
      """)
  }
}
