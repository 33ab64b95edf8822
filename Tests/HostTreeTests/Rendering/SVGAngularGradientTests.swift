import Foundation
import HostTree
import XCTest

/// SVG has no angular gradients: they are drawn as wedges of one colour each.
@MainActor
final class SVGAngularGradientTests: HostTreeTestCase {
  private let twoColors = HostGradient(colors: [.black, .white])

  private func svg(_ draw: (inout HostDrawing) -> Void) -> String {
    var drawing = HostDrawing()
    draw(&drawing)
    return HostSVGRenderer().svg(of: drawing, size: CGSize(width: 10, height: 10))
  }

  func testAnAngularGradientIsMadeOfWedges() {
    let box = CGRect(0, 0, 10, 10)
    let result = svg {
      $0.fill(
        Path(ellipseIn: box), with: .angularGradient(twoColors, center: .center, start: .zero, end: .degrees(360)),
        in: box)
    }
    XCTAssertEqual(result.components(separatedBy: "M5 5L").count - 1, 72)
    XCTAssertTrue(result.contains("clip-path=\"url(#clip1)\""))
  }

  func testAStrokeInAnAngularGradientIsMadeOfWedges() {
    let box = CGRect(0, 0, 10, 10)
    let result = svg {
      $0.stroke(
        Path(box), with: .angularGradient(twoColors, center: .center, start: .zero, end: .degrees(360)), in: box,
        style: StrokeStyle(lineWidth: 2))
    }
    XCTAssertEqual(result.components(separatedBy: "M5 5L").count - 1, 72)
    XCTAssertTrue(result.contains("clip-path=\"url(#clip1)\""))
  }

  func testAnAngularGradientGoesFromItsStartToItsEnd() {
    /// The greys of eight directions, clockwise from the right, from 0 to 15.
    func greys(_ start: Double, _ end: Double) -> [Int] {
      let box = CGRect(0, 0, 10, 10)
      let result = svg {
        $0.fill(
          Path(box),
          with: .angularGradient(twoColors, center: .center, start: .degrees(start), end: .degrees(end)), in: box)
      }
      let greys = result.components(separatedBy: "fill=\"#").dropFirst().map { Int($0.prefix(1), radix: 16) ?? -1 }
      return stride(from: 4, to: 72, by: 9).map { greys[$0] }
    }
    XCTAssertEqual(greys(0, 360), [1, 3, 5, 7, 8, 10, 12, 14])
    XCTAssertEqual(greys(0, 180), [2, 6, 9, 13, 15, 15, 0, 0], "beyond: the last colour, then the first")
    XCTAssertEqual(greys(0, 720), [8, 9, 10, 11, 12, 13, 14, 15], "the last turn counts")
    XCTAssertEqual(greys(360, 0), [14, 12, 10, 8, 7, 5, 3, 1], "backwards")
    XCTAssertEqual(greys(0, 0), [15, 15, 15, 15, 0, 0, 0, 0])
  }
}
