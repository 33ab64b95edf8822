import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class MeshGradientTests: HostTestCase {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func tiles(_ mesh: MeshGradient, width: CGFloat = 100, height: CGFloat = 100) -> [Substring] {
    let screen = show(mesh, width: width, height: height)
    return screen.window.svgDescription.split(separator: "\n").filter { $0.contains("<path") && $0.contains("stroke") }
  }

  func testItFillsItsArea() {
    let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .yellow, .blue, .green])
    let screen = show(mesh, width: 100, height: 50)
    assertTree(
      screen.hosting.subviews[0],
      "HostShapeView (0, 0, 100 x 50) shape=Rectangle fill=mesh(2 x 2; red, yellow, blue, green)")
    XCTAssertEqual(tiles(mesh).count, 256)
  }

  func testAColourIsInItsCorner() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: [.white, .black, .black, .white], smoothsColors: false)
    let colors = tiles(mesh).map { $0.split(separator: "fill=\"")[1].prefix(7) }
    XCTAssertEqual([colors.first, colors[15], colors.last], ["#f0f0f0", "#0f0f0f", "#f0f0f0"])
    // In the middle all are mixed.
    XCTAssertEqual(colors[7 * 16 + 7].prefix(3), "#80")
  }

  func testCellsFollowTheirPoints() {
    // The middle point is far to the left, so the first column of cells is narrow there.
    let points: [SIMD2<Float>] = [
      [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.1, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
    ]
    let mesh = HostMesh(
      columns: 3, points: points.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
      colors: Array(repeating: .red, count: 9))
    let paint = HostPaint.mesh(mesh)
    XCTAssertEqual(paint.description, "mesh(3 x 3; red, red, red, red, red, red, red, red, red)")
    let drawn = tiles(MeshGradient(width: 3, height: 3, points: points, colors: Array(repeating: .red, count: 9)))
    XCTAssertEqual(drawn.count, 4 * 15 * 15)
    XCTAssertTrue(drawn.contains { $0.contains("10,50") || $0.contains("10 50") }, "\(drawn[224])")
  }

  func testControlPointsBendTheEdges() {
    func point(_ x: Float, _ y: Float, bottom: SIMD2<Float>? = nil) -> MeshGradient.BezierPoint {
      let place: SIMD2<Float> = [x, y]
      return MeshGradient.BezierPoint(
        position: place, leadingControlPoint: place, topControlPoint: place, trailingControlPoint: place,
        bottomControlPoint: bottom ?? place)
    }
    let straight = MeshGradient(
      width: 2, height: 2, bezierPoints: [point(0, 0), point(1, 0), point(0, 1), point(1, 1)],
      colors: [.red, .red, .blue, .blue])
    let bent = MeshGradient(
      width: 2, height: 2, bezierPoints: [point(0, 0, bottom: [0.5, 0.5]), point(1, 0), point(0, 1), point(1, 1)],
      colors: [.red, .red, .blue, .blue])
    XCTAssertNotEqual(tiles(straight), tiles(bent))
    XCTAssertEqual(tiles(straight).first, tiles(straight).first)
  }

  func testGridsThatAreNone() {
    for (width, height, count) in [(2, 2, 3), (1, 4, 4), (0, 0, 0), (-2, -2, 4), (Int.max, 2, 4)] {
      let mesh = MeshGradient(
        width: width, height: height, points: Array(repeating: [0, 0], count: count),
        colors: Array(repeating: .red, count: count), background: .blue)
      let screen = show(mesh)
      XCTAssertTrue(screen.tree().contains("fill=blue"), screen.tree())
      XCTAssertEqual(takeSentences().count, 1, "\(width) x \(height)")
    }
    XCTAssertEqual(
      tiles(
        MeshGradient(
          width: 2, height: 2, points: [[.nan, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .red, .red])
      ).count, 256)
    XCTAssertEqual(takeSentences().map { $0.prefix(25) }, ["A point of a MeshGradient"])
  }

  func testItIsAStyleAndFades() {
    let mesh = MeshGradient(width: 2, height: 2, points: corners, colors: [.red, .red, .red, .red])
    let screen = show(Circle().stroke(mesh.opacity(0.5), lineWidth: 4), width: 100)
    XCTAssertTrue(screen.window.svgDescription.contains("fill-opacity=\"0.5\""))
  }
}
