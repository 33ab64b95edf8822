import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class CombinedShapesTests: HostTestCase {
  private let rect = CGRect(0, 0, 100, 100)

  func testPathsInTheSameRectangle() {
    let inset = Rectangle().inset(by: 20)
    let middle = CGPoint(x: 50, y: 50)
    let corner = CGPoint(x: 3, y: 3)
    let ring = Circle().subtracting(inset).path(in: rect)
    XCTAssertFalse(ring.contains(middle))
    XCTAssertTrue(ring.contains(CGPoint(x: 50, y: 5)))
    XCTAssertEqual(Circle().intersection(inset).path(in: rect), Path(CGRect(20, 20, 60, 60)))
    XCTAssertEqual(Circle().union(Rectangle()).path(in: rect), Path(rect))
    let corners = Circle().symmetricDifference(Rectangle()).path(in: rect)
    XCTAssertTrue(corners.contains(corner))
    XCTAssertFalse(corners.contains(middle))
  }

  func testLines() {
    let half = Rectangle().offset(x: 50)
    XCTAssertEqual(
      Rectangle().lineIntersection(half).path(in: rect).description, "50 0 m 100 0 l 100 100 l 50 100 l")
    XCTAssertEqual(Rectangle().lineSubtraction(half).path(in: rect).description, "50 100 m 0 100 l 0 0 l 50 0 l")
  }

  func testTheFillRuleIsThatOfBoth() {
    struct Twice: Shape {
      func path(in rect: CGRect) -> Path {
        Path { $0.addRects([rect, rect.insetBy(dx: 20, dy: 20)]) }
      }
    }
    let middle = CGPoint(x: 50, y: 50)
    XCTAssertTrue(Twice().intersection(Rectangle()).path(in: rect).contains(middle))
    XCTAssertFalse(Twice().intersection(Rectangle(), eoFill: true).path(in: rect).contains(middle))
  }

  func testSizeAndNameAreThoseOfTheFirst() {
    assertShows(
      VStack(spacing: 0) {
        Circle().union(Rectangle()).fixedSize()
        Rectangle().subtracting(Circle().inset(by: 4), eoFill: true).fill(.red)
      },
      """
      HostStackView (0, 0, 100 x 100) axis=vertical spacing=0
      ├─ HostFixedSizeView (45, 0, 10 x 10) horizontal vertical
      │  └─ HostShapeView (0, 0, 10 x 10) shape=Circle.union(Rectangle) fill=label
      └─ HostShapeView (0, 10, 100 x 90) shape=Rectangle.subtracting(Circle.inset(4), eoFill: true) fill=red
      """)
    XCTAssertEqual(Circle().union(Rectangle()).sizeThatFits(ProposedViewSize(width: 30, height: 50)).width, 30)
  }

  func testTheRoleIsThatOfTheFirst() {
    func role<S: Shape>(_ shape: S) -> ShapeRole { S.role }
    XCTAssertEqual(role(Circle().stroke(lineWidth: 2).union(Circle())), .stroke)
    XCTAssertEqual(role(Circle().union(Circle().stroke(lineWidth: 2))), .fill)
  }

  func testBothAreAnimated() {
    let isOn = Setting(false)
    let screen = show(
      Showing(isOn) { RoundedRectangle(cornerRadius: $0 ? 8 : 4).union(Circle().offset(x: $0 ? 40 : 0)).fill(.red) },
      width: 100, height: 100)
    let host = screen.hosts(of: HostShapeView.self)[0]
    func name() -> String { line(for: host) }
    withAnimation(.linear(duration: 1)) { isOn.value = true }
    screen.settle()
    var names = [name()]
    for step in [0.25, 0.5, 0.25] {
      screen.pass(step)
      names.append(name())
    }
    XCTAssertEqual(
      names,
      [(4, 0), (5, 10), (7, 30), (8, 40)].map {
        "HostShapeView shape=RoundedRectangle(\($0.0)).union(Circle.offset(\($0.1), 0)) fill=red"
      })
  }

  func testTouchesHitTheArea() {
    let log = EventLog()
    let screen = show(
      Rectangle().subtracting(Circle()).fill(.red).onTapGesture { log.add("hit") }, width: 100, height: 100)
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 50, y: 50)))
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 3, y: 3)))
    XCTAssertEqual(log.take(), ["hit"])
  }
}
