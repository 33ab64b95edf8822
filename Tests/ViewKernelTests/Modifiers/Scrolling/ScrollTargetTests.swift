import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollTargetTests: HostTestCase {
  private struct Shelf<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var isLazy = false
    var body: some View {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
        } else {
          HStack(spacing: 10) { cards }.scrollTargetLayout()
        }
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(behavior)
    }
    private var cards: some View { ForEach(0..<20) { _ in Color.red.frame(width: 100, height: 50) } }
  }

  /// Drags by a distance in a tenth of a second, and returns the offsets while the content moves on.
  private func offsets<V: View>(_ screen: Screen<V>, x: CGFloat) -> [CGFloat] {
    let touch = screen.window.beginTouch(at: CGPoint(x: 200, y: 25))
    for step in 1...10 {
      screen.clock.advance(by: 0.01)
      touch.move(to: CGPoint(x: 200 + x * CGFloat(step) / 10, y: 25))
      screen.settle()
    }
    touch.end()
    screen.settle()
    var offsets = [screen.scroll.contentOffset.x]
    screen.pass(0.25)
    offsets.append(screen.scroll.contentOffset.x)
    screen.pass(0.3)
    XCTAssertFalse(screen.window.isAnimating)
    return (offsets + [screen.scroll.contentOffset.x]).map { ($0 * 10).rounded() / 10 }
  }

  func testViewsAreAligned() {
    let screen = show(Shelf(behavior: .viewAligned(limitBehavior: .never)), width: 300, height: 50)
    XCTAssertEqual(screen.scroll.contentOffset.x, -20)
    // 30 points in a tenth of a second would go on by 150.
    XCTAssertEqual(offsets(screen, x: -30), [10, 176.3, 200])
    XCTAssertEqual(screen.colorFrames[2].minX, 20)
    XCTAssertEqual(offsets(screen, x: 10).last, 90, "100 points per second go on by 50")
  }

  func testOneViewAtATime() {
    let screen = show(Shelf(behavior: .viewAligned(limitBehavior: .alwaysByOne)), width: 300, height: 50)
    XCTAssertEqual(offsets(screen, x: -150).last, 90)
    XCTAssertEqual(offsets(screen, x: -150).last, 200)
    XCTAssertEqual(offsets(screen, x: 150).last, 90)
  }

  func testLazyViewsThatDoNotExistYet() {
    let screen = show(Shelf(behavior: .viewAligned(limitBehavior: .never), isLazy: true), width: 300, height: 50)
    XCTAssertEqual(offsets(screen, x: -180).last, 1_080)
    XCTAssertEqual(screen.colorFrames.map(\.minX).filter { $0 >= 0 }.min(), 20)
  }

  func testPages() {
    let screen = show(Shelf(behavior: .paging), width: 300, height: 50)
    XCTAssertEqual(offsets(screen, x: -180).last, 240, "not more than one page")
    XCTAssertEqual(offsets(screen, x: -100).last, 500)
    XCTAssertEqual(offsets(screen, x: 2).last, 500)
  }

  private struct Tens: ScrollTargetBehavior {
    let log: EventLog
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.add(
        "\(Int(context.originalTarget.rect.minX)) \(context.velocity.dx > 0) \(context.contentSize.width) \(context.containerSize.width) \(context.axes == .horizontal) \(context.layoutDirection)"
      )
      target.rect.origin.x = (target.rect.minX / 10).rounded(.down) * 10
    }
  }

  func testABehaviorOfOnesOwn() {
    let log = EventLog()
    let screen = show(Shelf(behavior: Tens(log: log)), width: 300, height: 50)
    screen.scroll(x: 27)
    XCTAssertEqual(screen.scroll.contentOffset.x, 0, "20 in the content")
    XCTAssertEqual(log.take(), ["0 false 2190.0 260.0 true leftToRight"])
    screen.scroll.contentOffset.x = 7
    XCTAssertEqual(offsets(screen, x: -40).last!.truncatingRemainder(dividingBy: 10), 0)
  }

  /// A finger stops the content, and drags on from where it is.
  func testATouchInBetween() {
    let screen = show(Shelf(behavior: .viewAligned(limitBehavior: .never)), width: 300, height: 50)
    let touch = screen.window.beginTouch(at: CGPoint(x: 200, y: 25))
    screen.clock.advance(by: 0.1)
    touch.move(to: CGPoint(x: 100, y: 25))
    touch.end()
    screen.settle()
    screen.pass(0.1)
    XCTAssertTrue(screen.scroll.isDecelerating)
    let between = screen.scroll.contentOffset.x
    let next = screen.window.beginTouch(at: CGPoint(x: 200, y: 25))
    next.move(to: CGPoint(x: 180, y: 25))
    screen.settle()
    XCTAssertTrue(screen.scroll.isDragging)
    XCTAssertEqual(screen.scroll.contentOffset.x, between + 20)
    screen.pass(1)
    XCTAssertEqual(screen.scroll.contentOffset.x, between + 20)
    next.end()
    screen.pass(1)
    XCTAssertEqual((screen.scroll.contentOffset.x + 20).truncatingRemainder(dividingBy: 110), 0)
  }

  func testABehaviorThatGivesNoNumber() {
    struct Nowhere: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.x = .nan }
    }
    let screen = show(Shelf(behavior: Nowhere()), width: 300, height: 50)
    let diagnostics = HostDiagnostics.collect { screen.scroll(x: 27) }
    XCTAssertEqual(diagnostics.count, 1)
    XCTAssertEqual(screen.scroll.contentOffset.x, 7)
  }
}
