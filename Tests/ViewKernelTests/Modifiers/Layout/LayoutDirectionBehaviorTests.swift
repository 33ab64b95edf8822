import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class LayoutDirectionBehaviorTests: HostTestCase {
  private struct LeftHalf: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
    }
  }

  /// Where the left half of a shape is hit: "left", "right".
  private func halves(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> String {
    let screen = show(
      LeftHalf(layoutDirectionBehavior: behavior).environment(\.layoutDirection, direction), width: 100, height: 100)
    let host = screen.hosts(of: HostShapeView.self)[0]
    return [(25, "left"), (75, "right")].filter { host.point(inside: CGPoint(x: $0.0, y: 50), with: nil) }.map(\.1)
      .joined()
  }

  func testShapes() {
    XCTAssertEqual(Circle().layoutDirectionBehavior, .mirrors)
    XCTAssertEqual(LayoutDirectionBehavior.mirrors, .mirrors(in: .rightToLeft))
    XCTAssertEqual(halves(.mirrors, .leftToRight), "left")
    XCTAssertEqual(halves(.mirrors, .rightToLeft), "right")
    XCTAssertEqual(halves(.fixed, .leftToRight), "left")
    XCTAssertEqual(halves(.fixed, .rightToLeft), "left")
    XCTAssertEqual(halves(.mirrors(in: .leftToRight), .leftToRight), "right")
    XCTAssertEqual(halves(.mirrors(in: .leftToRight), .rightToLeft), "left")
  }

  func testViews() {
    func scales(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      show(Text("a").layoutDirectionBehavior(behavior).environment(\.layoutDirection, direction))
        .hosts(of: HostTransformView.self).contains { $0.treeDescription().contains("-1") }
    }
    XCTAssertFalse(scales(.mirrors, .leftToRight))
    XCTAssertTrue(scales(.mirrors, .rightToLeft))
    XCTAssertFalse(scales(.fixed, .rightToLeft))
    XCTAssertTrue(scales(.mirrors(in: .leftToRight), .leftToRight))
    XCTAssertFalse(scales(.mirrors(in: .leftToRight), .rightToLeft))
  }

  func testLayoutsKnowTheDirectionOfTheirContainer() {
    struct Telling: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.layoutDirection == .rightToLeft ? 20 : 10, height: 10)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let direction = Setting(LayoutDirection.rightToLeft)
    let screen = show(
      Showing(direction) { direction in
        Telling { Text("a") }.background(.red).environment(\.layoutDirection, direction)
      })
    XCTAssertEqual(screen.colorFrames.map(\.width), [20])
    direction.value = .leftToRight
    screen.settle()
    XCTAssertEqual(screen.colorFrames.map(\.width), [10])
  }
}
