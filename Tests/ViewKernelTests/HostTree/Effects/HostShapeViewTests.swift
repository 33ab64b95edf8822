import Foundation
import HostTree
import XCTest

@MainActor
final class HostShapeViewTests: HostTestCase {
  private let circle = HostShape("Circle") { Path(ellipseIn: $0) }

  func testItTakesItsRoomAndHasTenPointsWithoutAny() {
    let view = HostShapeView(circle, fill: .color(.red))
    XCTAssertEqual(view.sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
    XCTAssertEqual(view.sizeThatFits(ProposedViewSize(width: 30, height: nil)), CGSize(width: 30, height: 10))
    view.layers = [
      HostShapeLayer(
        HostShape("Dot", sizeThatFits: { _ in CGSize(width: 4, height: 4) }) { Path($0) }, paint: .color(.red))
    ]
    XCTAssertEqual(view.sizeThatFits(.unspecified), CGSize(width: 4, height: 4))
    view.layers = []
    XCTAssertEqual(view.sizeThatFits(.unspecified), CGSize(width: 10, height: 10))
    XCTAssertFalse(view.point(inside: .zero, with: nil))
  }

  func testItIsHitWhereThereIsPaint() {
    let view = HostShapeView(circle, fill: .color(.red))
    view.frame = CGRect(0, 0, 20, 20)
    func hits() -> [Bool] { [1, 5, 10].map { view.point(inside: CGPoint(x: $0, y: $0), with: nil) } }
    XCTAssertEqual(hits(), [false, true, true])
    view.layers = [HostShapeLayer(circle, .stroke(StrokeStyle(lineWidth: 8)), paint: .color(.red))]
    XCTAssertEqual(hits(), [true, true, false])
    view.layers = [HostShapeLayer(circle, paint: .color(.clear))]
    XCTAssertEqual(hits(), [false, false, false])
    let rings = HostShape("Rings") { _ in Path { $0.addRects([CGRect(0, 0, 20, 20), CGRect(4, 4, 12, 12)]) } }
    view.layers = [HostShapeLayer(rings, .fill(FillStyle(eoFill: true)), paint: .color(.red))]
    XCTAssertEqual(hits(), [true, false, false])
  }

  func testPaints() {
    let gradient = HostGradient(colors: [.red, .blue, .green])
    XCTAssertEqual(gradient.stops.map(\.location), [0, 0.5, 1])
    XCTAssertEqual(HostGradient(colors: [.red]).stops.map(\.location), [0])
    XCTAssertEqual(gradient.description, "red, blue, green")
    XCTAssertFalse(HostPaint.color(.red).isClear)
    XCTAssertTrue(HostPaint.color(.clear).isClear)
    XCTAssertTrue(HostPaint.linearGradient(HostGradient(colors: [.clear, .clear]), start: .top, end: .bottom).isClear)
    XCTAssertEqual(
      HostPaint.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9).opacity(0.5).description,
      "radial(#FF3B3080, #007AFF80, #34C75980; (0.5, 0.5), 0 to 9)")
    XCTAssertEqual(
      HostPaint.angularGradient(gradient, center: .top, start: .zero, end: .degrees(90)).description,
      "angular(red, blue, green; (0.5, 0), 0° to 90°)")
    XCTAssertEqual(HostPaint.color(.red).opacity(1).color, .red)
  }
}
