import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollTargetPropertiesTests: HostTestCase {
  private struct Short: ScrollTargetBehavior {
    let log: EventLog
    let limits: Bool
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.add("\(Int(target.rect.minX.rounded()))")
    }
    func properties(context: PropertiesContext) -> Properties {
      log.add("\(context.axes == .horizontal) \(context.environment.layoutDirection)")
      var properties = Properties()
      properties.limitsScrolls = limits
      return properties
    }
  }

  /// Drags by 100 points in a tenth of a second.
  private func drag(_ screen: Screen<some View>) {
    let touch = screen.window.beginTouch(at: CGPoint(x: 200, y: 25))
    for step in 1...10 {
      screen.clock.advance(by: 0.01)
      touch.move(to: CGPoint(x: 200 - 10 * CGFloat(step), y: 25))
      screen.settle()
    }
    touch.end()
    screen.pass(5)
  }

  func testADragGoesOnForAFifthOfTheWay() {
    let (log, limits) = (EventLog(), Setting(false))
    let screen = show(
      Showing(limits) { limits in
        ScrollView(.horizontal) { Color.red.frame(width: 3_000, height: 50) }
          .scrollTargetBehavior(AnyScrollTargetBehavior(Short(log: log, limits: limits)))
      }, width: 300, height: 50)
    drag(screen)
    XCTAssertEqual(log.take(), ["true leftToRight", "599"])
    XCTAssertEqual(screen.scroll.contentOffset.x.rounded(), 599)
    screen.scroll.contentOffset.x = 0
    limits.value = true
    screen.settle()
    drag(screen)
    XCTAssertEqual(log.take(), ["true leftToRight", "199"])
    XCTAssertEqual(screen.scroll.decelerationRate, .fast)
  }

  func testNothingIsAskedByDefault() {
    struct Usual: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }
    let screen = show(
      ScrollView(.horizontal) { Color.red.frame(width: 3_000, height: 50) }.scrollTargetBehavior(Usual()), width: 300,
      height: 50)
    drag(screen)
    XCTAssertEqual(screen.scroll.decelerationRate, .normal)
    XCTAssertEqual(screen.scroll.contentOffset.x.rounded(), 599)
  }
}
