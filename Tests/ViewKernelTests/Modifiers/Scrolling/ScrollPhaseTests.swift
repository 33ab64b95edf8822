import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ScrollPhaseTests: HostTestCase {
  private struct Page: View {
    let log: EventLog
    @State private var position = ScrollPosition()
    @State private var phase = ScrollPhase.idle
    var body: some View {
      VStack(spacing: 0) {
        Button("end") { withAnimation(.linear(duration: 1)) { position.scrollTo(edge: .bottom) } }
        ScrollView { Color.red.frame(height: 1_000) }
          .scrollPosition($position).scrollTargetBehavior(.paging)
          .onScrollPhaseChange { phase = $1 }
          .onScrollPhaseChange { old, new, context in
            log.add("\(old) \(new) \(Int(context.geometry.contentOffset.y)) \(Int(context.velocity?.dy ?? 0))")
          }
        Text("\(phase)")
      }
    }
  }

  func testScrollingEndsWhereTheViewLeavesItsWindow() throws {
    let log = EventLog()
    let screen = show(Page(log: log), width: 100, height: 140)
    screen.tap("end")
    screen.pass(0.5)
    XCTAssertEqual(log.take(), ["idle animating 0 0"])
    let hosting = try XCTUnwrap(screen.window.subviews.first)
    hosting.removeFromSuperview()
    screen.settle()
    XCTAssertEqual(log.take(), [])
    screen.window.addSubview(hosting)
    screen.settle()
    XCTAssertEqual(log.take(), ["animating idle 450 0"])
    XCTAssertEqual(screen.shownTexts.last, "idle")
    hosting.removeFromSuperview()
    screen.window.addSubview(hosting)
    screen.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testADragAndAnAnimation() {
    let log = EventLog()
    let screen = show(Page(log: log), width: 100, height: 140)
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 100))
    screen.clock.advance(by: 0.1)
    touch.move(to: CGPoint(x: 50, y: 60))
    screen.settle()
    XCTAssertEqual(log.take(), ["idle interacting 0 0"])
    XCTAssertEqual(screen.shownTexts.last, "interacting")
    touch.end()
    screen.settle()
    XCTAssertEqual(log.take(), ["interacting decelerating 40 400"])
    screen.pass(0.6)
    XCTAssertEqual(log.take(), ["decelerating idle 100 0"])
    XCTAssertEqual(screen.shownTexts.last, "idle")
    screen.tap("end")
    XCTAssertEqual(log.take(), ["idle animating 100 0"])
    screen.pass(0.5)
    screen.pass(0.6)
    XCTAssertEqual(log.take(), ["animating idle 900 0"])
    screen.scroll(by: -30)
    XCTAssertEqual(log.take(), ["idle interacting 900 0", "interacting idle 900 0"])
  }
}
