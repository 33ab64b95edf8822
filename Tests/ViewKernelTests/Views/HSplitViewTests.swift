import Foundation
import HostTree
import ViewKernel
import XCTest

/// Views with dividers between them.
@MainActor
final class HSplitViewTests: HostTestCase {
  private func frames(_ screen: Screen<some View>) -> [CGRect] {
    screen.hosts(of: HostDividedView.self)[0].subviews.map(\.frame)
  }

  private func drag(_ screen: Screen<some View>, from start: CGPoint, by way: CGFloat, isVertical: Bool = false) {
    let touch = screen.window.beginTouch(at: start)
    touch.move(to: CGPoint(x: start.x + (isVertical ? 0 : way), y: start.y + (isVertical ? way : 0)))
    touch.end()
    screen.window.settle()
  }

  func testViewsShareTheWidth() {
    let screen = show(
      HSplitView {
        Color.red
        Color.blue.frame(maxWidth: 20)
        Text("a")
      }, width: 202, height: 50)
    XCTAssertEqual(screen.hosts(of: HostDividedView.self)[0].frame, CGRect(0, 0, 202, 50))
    XCTAssertEqual(frames(screen), [CGRect(0, 0, 170, 50), CGRect(171, 0, 20, 50), CGRect(192, 15, 10, 20)])
    XCTAssertEqual(
      screen.hosts(of: HostDividedView.self)[0].dividers, [CGRect(170, 0, 1, 50), CGRect(191, 0, 1, 50)])
  }

  func testADividerIsDraggedAsFarAsFramesAllow() {
    let screen = show(
      HSplitView {
        Color.red.frame(minWidth: 30)
        Color.blue.frame(minWidth: 40, maxWidth: 60)
      }, width: 101, height: 50)
    XCTAssertEqual(frames(screen).map(\.width), [50, 50])
    drag(screen, from: CGPoint(x: 52, y: 25), by: -5)
    XCTAssertEqual(frames(screen).map(\.width), [45, 55])
    drag(screen, from: CGPoint(x: 46, y: 25), by: -40)
    XCTAssertEqual(frames(screen).map(\.width), [40, 60])
    drag(screen, from: CGPoint(x: 40, y: 25), by: 100)
    XCTAssertEqual(frames(screen).map(\.width), [60, 40])
  }

  func testATouchThatIsCancelledBringsItBack() {
    let screen = show(
      VSplitView {
        Color.red
        Color.blue
      }, width: 50, height: 101)
    XCTAssertEqual(frames(screen), [CGRect(0, 0, 50, 50), CGRect(0, 51, 50, 50)])
    drag(screen, from: CGPoint(x: 25, y: 50), by: 10, isVertical: true)
    XCTAssertEqual(frames(screen).map(\.height), [60, 40])
    let touch = screen.window.beginTouch(at: CGPoint(x: 25, y: 60))
    touch.move(to: CGPoint(x: 25, y: 30))
    touch.cancel()
    screen.window.settle()
    XCTAssertEqual(frames(screen).map(\.height), [60, 40])
  }

  func testTouchesElsewhereBelongToTheViews() {
    let log = EventLog()
    let screen = show(
      HSplitView {
        Button("a") { log.add("a") }.frame(maxWidth: .infinity)
        Color.blue
      }, width: 101, height: 50)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 25, y: 25)))
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 80, y: 25)))
    XCTAssertEqual(log.take(), ["a"])
  }

  func testRightToLeft() {
    let screen = show(
      HSplitView {
        Color.red
        Color.blue
      }
      .environment(\.layoutDirection, .rightToLeft), width: 101, height: 50)
    XCTAssertEqual(frames(screen).map(\.minX), [51, 0])
    drag(screen, from: CGPoint(x: 50, y: 25), by: -10)
    XCTAssertEqual(frames(screen).map(\.width), [60, 40])
    XCTAssertEqual(frames(screen).map(\.minX), [41, 0])
  }

  func testAProposalWithoutAWidthTakesWhatTheViewsAre() {
    let screen = show(
      HSplitView {
        Text("a")
        Text("bb")
      }
      .fixedSize(), width: 101, height: 50)
    XCTAssertEqual(screen.hosts(of: HostDividedView.self)[0].frame.size, CGSize(width: 30, height: 20))
  }
}
