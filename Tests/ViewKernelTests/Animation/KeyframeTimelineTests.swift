import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class KeyframeTimelineTests: HostTestCase {
  private struct Jump: Equatable {
    var height = 0.0
    var stretch = 1.0
    var angle = Angle.zero
  }

  private func timeline<K: KeyframeTrackContent<Double>>(
    _ initialValue: Double = 0, @KeyframeTrackContentBuilder<Double> _ content: () -> K
  ) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: initialValue) { KeyframeTrack(content: content) }
  }

  private func values(_ timeline: KeyframeTimeline<Double>, _ times: Double...) -> [Double] {
    times.map { (timeline.value(time: $0) * 1000).rounded() / 1000 }
  }

  func testLinearKeyframes() {
    let line = timeline {
      LinearKeyframe(10, duration: 1)
      LinearKeyframe(20, duration: 2)
      LinearKeyframe(0, duration: 1, timingCurve: .easeIn)
    }
    XCTAssertEqual(line.duration, 4)
    XCTAssertEqual(values(line, -1, 0, 0.5, 1, 2, 3, 4, 9), [0, 0, 5, 10, 15, 20, 0, 0])
    XCTAssertEqual(line.value(time: 3.5), 20 - 20 * UnitCurve.easeIn.value(at: 0.5))
    XCTAssertEqual([0, 0.25, 0.5, 1].map { line.value(progress: $0) }, [0, 10, 15, 0])
  }

  func testATrackForEachProperty() {
    let jump = KeyframeTimeline(initialValue: Jump(stretch: 3)) {
      KeyframeTrack(\.height) {
        LinearKeyframe(8, duration: 1)
        MoveKeyframe(2)
        LinearKeyframe(4, duration: 1)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
    }
    XCTAssertEqual(jump.duration, 2)
    XCTAssertEqual(jump.value(time: 0.25), Jump(height: 2, stretch: 3, angle: .degrees(45)))
    XCTAssertEqual(jump.value(time: 1), Jump(height: 2, stretch: 3, angle: .degrees(90)))
    XCTAssertEqual(jump.value(time: 1.5), Jump(height: 3, stretch: 3, angle: .degrees(90)))
  }

  func testKeyframesOfTheValueItself() {
    let line = KeyframeTimeline(initialValue: CGSize.zero) {
      LinearKeyframe(CGSize(width: 10, height: 0), duration: 1)
      LinearKeyframe(CGSize(width: 10, height: 10), duration: 1)
    }
    XCTAssertEqual(line.value(time: 1.5), CGSize(width: 10, height: 5))
  }

  func testACubicKeyframeBeginsAndEndsAtRest() {
    let line = timeline { CubicKeyframe(10, duration: 1) }
    XCTAssertEqual(values(line, 0, 0.25, 0.5, 0.75, 1), [0, 1.563, 5, 8.438, 10])
  }

  func testSeveralCubicKeyframesAreASpline() {
    // In the middle the velocity is that of the line between the neighbours: 10 in 2 seconds.
    let line = timeline {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
    }
    XCTAssertEqual(values(line, 0.5, 1, 1.5), [4.375, 10, 10.625])
    let step = 1e-6
    XCTAssertEqual((line.value(time: 1) - line.value(time: 1 - step)) / step, 5, accuracy: 0.001)
    XCTAssertEqual((line.value(time: 1 + step) - line.value(time: 1)) / step, 5, accuracy: 0.001)
  }

  func testVelocitiesOfCubicKeyframes() {
    let given = timeline { CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: -8) }
    XCTAssertEqual(values(given, 0.5), [2])
    // It keeps the velocity of the keyframes beside it.
    let kept = timeline {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
      LinearKeyframe(0, duration: 1)
    }
    XCTAssertEqual(values(kept, 1.5), [12.5])
  }

  func testASpringTakesTheTimeThatItNeeds() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let line = timeline { SpringKeyframe(100, spring: spring) }
    XCTAssertEqual(line.duration, spring.settlingDuration(target: 100), accuracy: 1e-9)
    XCTAssertEqual(line.value(time: 0.2), spring.value(target: 100, time: 0.2), accuracy: 1e-9)
  }

  func testTheNextKeyframeBeginsWhereASpringIsCutShort() {
    let spring = Spring(duration: 1)
    let line = timeline {
      SpringKeyframe(100, duration: 0.25, spring: spring)
      SpringKeyframe(0, duration: 1, spring: spring)
    }
    let place = spring.value(target: 100.0, time: 0.25)
    let speed = spring.velocity(target: 100.0, time: 0.25)
    XCTAssertEqual(line.value(time: 0.25), place, accuracy: 1e-9)
    XCTAssertEqual(
      line.value(time: 0.5), place + spring.value(target: -place, initialVelocity: speed, time: 0.25), accuracy: 1e-9)
  }

  func testTheVelocityIsTheSlopeOfTheValue() {
    let line = timeline {
      LinearKeyframe(10, duration: 1, timingCurve: .easeInOut)
      CubicKeyframe(30, duration: 1)
      CubicKeyframe(0, duration: 0.5)
      MoveKeyframe(5)
      SpringKeyframe(50, duration: 0.6, spring: .bouncy)
    }
    let step = 1e-6
    for time in stride(from: 0.05, to: 3, by: 0.1) {
      let slope = (line.value(time: time + step) - line.value(time: time - step)) / (2 * step)
      XCTAssertEqual(line.velocity(time: time), slope, accuracy: 0.01, "\(time)")
    }
    XCTAssertEqual([-1, 3.1, .nan].map { line.velocity(time: $0) }, [0, 0, 0])
  }

  func testBranchesAndLoops() {
    func line(_ isHigh: Bool) -> KeyframeTimeline<Double> {
      timeline {
        if isHigh { LinearKeyframe(10, duration: 1) } else { MoveKeyframe(1) }
        for target in [2.0, 3] { LinearKeyframe(target, duration: 1) }
      }
    }
    XCTAssertEqual([line(true).duration, line(false).duration], [3, 2])
    XCTAssertEqual(values(line(false), 0, 1, 2), [1, 2, 3])
  }

  func testKeyframesAndContentOfOnesOwn() {
    struct Shake: KeyframeTrackContent {
      let by: Double
      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(by, duration: 1)
        LinearKeyframe(-by, duration: 2)
      }
    }
    struct Fall: Keyframes {
      var body: some Keyframes<Jump> {
        KeyframeTrack(\.height) { Shake(by: 4) }
        KeyframeTrack(\.stretch) { LinearKeyframe(2, duration: 1) }
      }
    }
    let line = KeyframeTimeline(initialValue: Jump()) { Fall() }
    XCTAssertEqual(line.value(time: 2), Jump(height: 0, stretch: 2))
  }

  func testNothing() {
    let none = KeyframeTimeline(initialValue: 5) {}
    XCTAssertEqual(none.duration, 0)
    XCTAssertEqual(none.value(time: 1), 5)
    XCTAssertEqual(timeline(3) {}.value(time: .nan), 3)
  }

  func testDurationsThatAreNone() {
    let line = timeline {
      LinearKeyframe(1, duration: -1)
      CubicKeyframe(2, duration: .nan)
      SpringKeyframe(3, duration: .infinity)
    }
    XCTAssertEqual(line.duration, 0)
    XCTAssertEqual(values(line, 0, 1), [2, 2])
    XCTAssertEqual(
      takeSentences(),
      ["-1", "nan", "inf"].map {
        "The duration of a keyframe is \($0); it counts as 0. Give it a finite number of 0 or more."
      })
  }

  func testASpringWithoutDamping() {
    let line = timeline { SpringKeyframe(1, spring: Spring(duration: 0.5, bounce: 1)) }
    XCTAssertEqual(line.duration, 0.5)
    XCTAssertEqual(
      takeSentences(),
      [
        "The spring of a keyframe has no damping and never settles; the keyframe takes as long as one swing. Give it a "
          + "duration."
      ])
  }
}
