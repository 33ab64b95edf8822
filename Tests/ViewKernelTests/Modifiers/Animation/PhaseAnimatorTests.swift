import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PhaseAnimatorTests: HostTestCase {
  private let linear = Animation.linear(duration: 1)

  private func x<V: View>(_ screen: Screen<V>) -> CGFloat {
    (screen.colorFrames.first.map { ($0.minX * 1000).rounded() / 1000 }) ?? -1
  }

  private struct Box: View {
    let x: CGFloat
    var body: some View { Color.red.frame(width: 10, height: 10).offset(x: x) }
  }

  func testItGoesRoundWithoutEnd() {
    let linear = linear
    let screen = show(
      PhaseAnimator([0, 100, 40] as [CGFloat]) {
        Box(x: $0)
      } animation: { _ in
        linear
      }, width: 10, height: 10)
    var places = [x(screen)]
    for _ in 0..<8 {
      screen.pass(0.5)
      places.append(x(screen))
    }
    XCTAssertEqual(places, [0, 50, 100, 70, 40, 20, 0, 50, 100])
  }

  func testEachPhaseHasItsAnimation() {
    let screen = show(
      PhaseAnimator([0, 100] as [CGFloat]) {
        Box(x: $0)
      } animation: {
        $0 == 0 ? .linear(duration: 2) : .linear(duration: 1)
      }, width: 10, height: 10)
    var places: [CGFloat] = []
    for _ in 0..<4 {
      screen.pass(0.5)
      places.append(x(screen))
    }
    XCTAssertEqual(places, [50, 100, 75, 50])
  }

  func testATriggerHasItGoRoundOnce() {
    let taps = Setting(0)
    let linear = linear
    let screen = show(
      Showing(taps) { taps in
        Color.red.frame(width: 10, height: 10)
          .phaseAnimator([0, 100] as [CGFloat], trigger: taps) { content, x in
            content.offset(x: x)
          } animation: { _ in
            linear
          }
      }, width: 10, height: 10)
    screen.pass(1)
    XCTAssertEqual(x(screen), 0)
    XCTAssertFalse(screen.window.isAnimating)
    for _ in 0..<2 {
      taps.value += 1
      screen.settle()
      var places: [CGFloat] = []
      for _ in 0..<5 {
        screen.pass(0.5)
        places.append(x(screen))
      }
      XCTAssertEqual(places, [50, 100, 50, 0, 0])
      XCTAssertFalse(screen.window.isAnimating)
    }
  }

  func testATriggeredCycleThatNobodySeesIsOver() {
    let taps = Setting(0)
    let linear = linear
    let screen = show(
      Showing(taps) { taps in
        Color.red.frame(width: 10, height: 10)
          .phaseAnimator([0, 100] as [CGFloat], trigger: taps) { content, x in
            content.offset(x: x)
          } animation: { _ in
            linear
          }
      }, width: 10, height: 10)
    taps.value += 1
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(x(screen), 50)
    let hosting = screen.window.subviews[0]
    hosting.removeFromSuperview()
    screen.settle()
    screen.window.addSubview(hosting)
    screen.settle()
    screen.pass(2)
    XCTAssertEqual(x(screen), 0, "the first phase")
    XCTAssertFalse(screen.window.isAnimating)
    taps.value += 1
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(x(screen), 50, "the next cycle")
  }

  func testPhasesThatTakeNoTimeFollowFromFrameToFrame() {
    let screen = show(
      PhaseAnimator(["a", "b", "c"]) {
        Text(verbatim: $0)
      } animation: { _ in
        nil
      })
    var texts = screen.texts
    for _ in 0..<4 {
      screen.pass(0.1)
      texts += screen.texts
    }
    XCTAssertEqual(texts, ["b", "c", "a", "b", "c"])
  }

  func testOnePhaseOrNone() {
    let screen = show(PhaseAnimator(["a"]) { Text(verbatim: $0) })
    screen.pass(1)
    XCTAssertEqual(screen.texts, ["a"])
    XCTAssertFalse(screen.window.isAnimating)
    XCTAssertEqual(show(PhaseAnimator([String]()) { Text(verbatim: $0) }).texts, [])
    XCTAssertEqual(takeSentences(), ["A PhaseAnimator has no phases, so it shows nothing. Give it one or more."])
  }

  func testItStopsWithItsWindow() {
    let linear = linear
    let screen = show(
      PhaseAnimator([0, 100] as [CGFloat]) {
        Box(x: $0)
      } animation: { _ in
        linear
      })
    screen.pass(0.5)
    screen.close()
    XCTAssertFalse(screen.window.isAnimating)
  }
}
