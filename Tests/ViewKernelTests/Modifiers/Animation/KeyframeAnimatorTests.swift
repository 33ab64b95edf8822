import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class KeyframeAnimatorTests: HostTestCase {
  private func places<V: View>(_ screen: Screen<V>, _ step: Double, _ count: Int) -> [CGFloat] {
    (0..<count).map { _ in
      screen.pass(step)
      return screen.colorFrames[0].minX
    }
  }

  private struct Box: View {
    let x: Double
    var body: some View { Color.red.frame(width: 10, height: 10).offset(x: x) }
  }

  func testItGoesOnWithoutEnd() {
    let screen = show(
      KeyframeAnimator(initialValue: 0.0) {
        Box(x: $0)
      } keyframes: { start in
        LinearKeyframe(start + 8, duration: 1)
      }, width: 10, height: 10)
    XCTAssertEqual(screen.colorFrames[0].minX, 0)
    XCTAssertEqual(places(screen, 0.5, 5), [4, 8, 12, 16, 20])
    XCTAssertTrue(screen.window.isAnimating)
  }

  func testOnceWhenItAppears() {
    let screen = show(
      KeyframeAnimator(initialValue: 0.0, repeating: false) {
        Box(x: $0)
      } keyframes: { _ in
        LinearKeyframe(8, duration: 1)
        LinearKeyframe(4, duration: 1)
      }, width: 10, height: 10)
    XCTAssertEqual(places(screen, 0.5, 5), [4, 8, 6, 4, 4])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testATriggerHasItRunAndRunAgain() {
    let taps = Setting(0)
    let screen = show(
      Showing(taps) { taps in
        Color.red.frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: 2.0, trigger: taps) { content, x in
            content.offset(x: x)
          } keyframes: { start in
            LinearKeyframe(start + 10, duration: 1)
          }
      }, width: 10, height: 10)
    XCTAssertEqual(places(screen, 1, 2), [2, 2])
    taps.value = 1
    screen.settle()
    XCTAssertEqual(places(screen, 0.5, 3), [7, 12, 12])
    taps.value = 2
    screen.settle()
    screen.pass(0.5)
    // Interrupted, it goes on from where it is.
    taps.value = 3
    screen.settle()
    XCTAssertEqual(places(screen, 0.5, 3), [22, 27, 27])
  }

  func testTheContentKeepsItsStateAndFollowsItsParent() {
    let name = Setting("a")
    let screen = show(
      Showing(name) { name in
        Counter(name).keyframeAnimator(initialValue: 0.0) { content, x in
          content.offset(x: x)
        } keyframes: { _ in
          LinearKeyframe(8, duration: 1)
        }
      })
    screen.tap("a 0")
    screen.pass(0.5)
    name.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b 1"])
  }

  func testALongPauseCountsAsManyRuns() {
    let runs = EventLog()
    let screen = show(
      KeyframeAnimator(initialValue: 0.0) {
        Box(x: $0)
      } keyframes: { _ in
        let _ = runs.add("run")
        MoveKeyframe(0.0)
        LinearKeyframe(8, duration: 1)
      }, width: 10, height: 10)
    screen.pass(3.25)
    XCTAssertEqual(screen.colorFrames[0].minX, 2)
    XCTAssertEqual(runs.take().count, 4)
    screen.pass(1e6)
    XCTAssertLessThan(runs.take().count, 110)
  }

  func testItRestsWhileItIsOutOfTheWindow() {
    let screen = show(
      KeyframeAnimator(initialValue: 0.0) {
        Box(x: $0)
      } keyframes: { start in
        LinearKeyframe(start + 8, duration: 1)
      }, width: 10, height: 10)
    screen.pass(0.5)
    screen.hosting.removeFromSuperview()
    screen.pass(5)
    XCTAssertFalse(screen.window.isAnimating)
    screen.window.addSubview(screen.hosting)
    screen.settle()
    XCTAssertEqual(places(screen, 0.5, 2), [8, 12])
  }

  func testKeyframesThatTakeNoTime() {
    let screen = show(
      KeyframeAnimator(initialValue: 0.0) {
        Box(x: $0)
      } keyframes: { _ in
        MoveKeyframe(5.0)
      }, width: 10, height: 10)
    XCTAssertEqual(screen.colorFrames[0].minX, 5)
    XCTAssertFalse(screen.window.isAnimating)
    XCTAssertEqual(
      takeSentences(),
      ["The keyframes of a KeyframeAnimator take no time, so they run only once. Give one a duration."])
  }
}
