import Foundation
import HostTree
import XCTest

@MainActor
final class HostShapeViewTests: HostTreeTestCase {
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

  /// A shape that counts how often its outline is made.
  private func counted(_ count: Count) -> HostShape {
    HostShape("Counted") { rect in
      count.value += 1
      return Path(ellipseIn: rect)
    }
  }

  func testItsOutlineIsMadeOnceForAllPointsOfATouch() {
    let (fill, stroke, clear) = (Count(), Count(), Count())
    let view = HostShapeView(counted(fill), fill: .color(.red))
    let dashes = StrokeStyle(lineWidth: 2, dash: [1_000, 1])
    view.layers.append(HostShapeLayer(counted(stroke), .stroke(dashes), paint: .color(.blue)))
    view.layers.append(HostShapeLayer(counted(clear), paint: .color(.clear)))
    view.frame = CGRect(0, 0, 20, 20)
    let points = (0..<22).map { CGPoint(x: $0, y: $0) }
    func hits() -> Int { points.count { view.point(inside: $0, with: nil) } }
    XCTAssertEqual([hits(), hits(), hits()], [15, 15, 15])
    XCTAssertEqual([fill.value, stroke.value, clear.value], [1, 1, 0])
    view.frame.size.width = 40
    XCTAssertEqual([hits(), fill.value], [17, 2], "another size")
    view.layers.remove(at: 0)
    XCTAssertEqual([hits(), fill.value], [3, 2], "another layer")
    view.frame = CGRect(5, 5, 40, 20)
    XCTAssertEqual(hits(), 3, "another place")
    XCTAssertEqual([fill.value, stroke.value], [2, 3])
  }

  func testTheOutlineOfAContentShapeIsMadeOnce() {
    let count = Count()
    let view = HostContentShapeView(counted(count))
    view.frame = CGRect(0, 0, 20, 20)
    func hits() -> Int { (0..<22).count { view.point(inside: CGPoint(x: $0, y: $0), with: nil) } }
    XCTAssertEqual([hits(), hits(), count.value], [15, 15, 1])
    view.frame.size.width = 40
    XCTAssertEqual([hits(), count.value], [16, 2])
    view.shape = HostShape("Rings") { _ in Path { $0.addRects([CGRect(0, 0, 20, 20), CGRect(4, 4, 12, 12)]) } }
    XCTAssertEqual(hits(), 20)
    view.isEOFilled = true
    XCTAssertEqual(hits(), 8)
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

private final class Count: @unchecked Sendable {
  var value = 0
}
