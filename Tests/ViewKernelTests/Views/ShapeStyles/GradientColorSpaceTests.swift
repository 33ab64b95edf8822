import HostTree
import ViewKernel
import XCTest

@MainActor
final class GradientColorSpaceTests: HostTestCase {
  private func stops(_ style: some ShapeStyle) -> [HostGradient.Stop] {
    let host = show(Rectangle().fill(style)).hosts(of: HostShapeView.self)[0]
    guard case .linearGradient(let gradient, _, _)? = host.layers.first?.paint else { return [] }
    return gradient.stops
  }

  func testColorsAreMixedAsTheyLook() {
    let gradient = Gradient(colors: [.red, .blue])
    XCTAssertEqual(stops(gradient.colorSpace(.device)).count, 2)
    let dense = stops(gradient.colorSpace(.perceptual))
    XCTAssertEqual(dense.map(\.location), (0...8).map { CGFloat($0) / 8 })
    XCTAssertEqual(
      dense.first?.color, HostColor.systemRed.resolvedColor(with: HostTraitCollection(userInterfaceStyle: .light)))
    XCTAssertEqual(dense.last?.color, stops(gradient).last?.color)
    let middle = show(Color.red.mix(with: .blue, by: 0.5)).hosts(of: HostColorView.self)[0].backgroundColor
    XCTAssertEqual(dense[4].color, middle)
  }

  func testGradientsWithoutColors() {
    XCTAssertEqual(stops(Gradient(colors: []).colorSpace(.perceptual)).count, 0)
    XCTAssertEqual(stops(Gradient(colors: [.red]).colorSpace(.perceptual)).count, 1)
  }

  func testTheGradientOfAColor() {
    XCTAssertEqual(stops(Color.red.gradient.colorSpace(.perceptual)).count, 9)
  }
}
