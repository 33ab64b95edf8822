import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class AnimationTests: HostTestCase {
  /// Where a way of 100 has come to at some times; nil once it is over.
  private func places(_ animation: Animation, at times: [TimeInterval]) -> [Double?] {
    var context = Screen.context
    return times.map {
      animation.animate(value: 100.0, time: $0, context: &context).map { ($0 * 1000).rounded() / 1000 }
    }
  }

  private enum Screen {
    @MainActor static var context: AnimationContext<Double> { AnimationContext(state: AnimationState()) }
  }

  func testCurvesTakeTheirTime() {
    XCTAssertEqual(places(.linear(duration: 2), at: [0, 0.5, 1, 1.5, 1.99, 2, 3]), [0, 25, 50, 75, 99.5, nil, nil])
    XCTAssertEqual(places(.easeInOut(duration: 1), at: [0.25, 0.5, 0.75]), [12.916, 50, 87.084])
    XCTAssertEqual(places(.easeIn(duration: 2), at: [1]), [31.536])
    XCTAssertEqual(places(.easeOut(duration: 2), at: [1]), [68.464])
    for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut, .timingCurve(0.1, 0.2, 0.3, 0.4)] {
      XCTAssertNotNil(places(animation, at: [0.349])[0])
      XCTAssertNil(places(animation, at: [0.35])[0])
    }
    XCTAssertEqual(places(.linear(duration: -1), at: [0]), [nil])
    XCTAssertEqual(places(.linear(duration: .nan), at: [0]), [nil])
    XCTAssertEqual(takeSentences().count, 2)
  }

  func testSpringsFollowTheFormula() {
    // Without bounce: 1 - (1 + wt) e^-wt.
    let w = 2 * Double.pi / 0.55
    for time in [0.1, 0.3, 0.55] {
      let place = places(.default, at: [time])[0] ?? 0
      XCTAssertEqual(place, 100 * (1 - (1 + w * time) * exp(-w * time)), accuracy: 1e-3)
    }
    XCTAssertNil(places(.default, at: [Spring(response: 0.55, dampingRatio: 1).settlingDuration + 0.001])[0])
    // With: 1 - e^-zwt (cos vt + zw/v sin vt).
    let (z, u) = (0.825, 2 * Double.pi / 0.5)
    let v = u * (1 - z * z).squareRoot()
    for time in [0.1, 0.3, 0.5] {
      let place = places(.spring(response: 0.5), at: [time])[0] ?? 0
      let formula = 100 * (1 - exp(-z * u * time) * (cos(v * time) + z * u / v * sin(v * time)))
      XCTAssertEqual(place, formula, accuracy: 1e-3)
    }
  }

  func testNamesStandForSprings() {
    XCTAssertEqual(Animation.default.description, "DefaultAnimation()")
    XCTAssertEqual(Animation.default.debugDescription, "ViewKernel.DefaultAnimation()")
    XCTAssertEqual(Mirror(reflecting: Animation.default).children.map(\.label), ["base"])
    XCTAssertEqual(Animation.spring, .spring(duration: 0.5, bounce: 0))
    XCTAssertEqual(Animation.spring(), .spring)
    XCTAssertEqual(Animation.smooth, .spring)
    XCTAssertEqual(Animation.snappy, .spring(duration: 0.5, bounce: 0.15))
    XCTAssertEqual(Animation.bouncy(extraBounce: 0.1), .spring(Spring(duration: 0.5, bounce: 0.4)))
    XCTAssertEqual(
      Animation.interactiveSpring(), .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    XCTAssertNotEqual(Animation.interpolatingSpring, .spring)
    XCTAssertEqual(
      Animation.interpolatingSpring(stiffness: 100, damping: 10),
      .interpolatingSpring(Spring(mass: 1, stiffness: 100, damping: 10)))
  }

  func testAnimationsAreEqualIfTheySayTheSame() {
    XCTAssertEqual(Animation.linear, .linear(duration: 0.35))
    XCTAssertNotEqual(Animation.linear, .easeIn)
    XCTAssertEqual(Animation.linear.delay(1).speed(2), .linear.delay(1).speed(2))
    XCTAssertNotEqual(Animation.linear.delay(1).speed(2), .linear.speed(2).delay(1))
    XCTAssertEqual(Set([Animation.easeIn, .easeIn, .easeOut]).count, 2)
  }

  func testDelayAndSpeed() {
    let linear = Animation.linear(duration: 1)
    XCTAssertEqual(places(linear.delay(0.5), at: [0, 0.4, 0.5, 1, 1.5]), [0, 0, 0, 50, nil])
    XCTAssertEqual(places(linear.speed(2), at: [0, 0.25, 0.5]), [0, 50, nil])
    XCTAssertEqual(places(linear.delay(0.5).speed(0.5), at: [1, 2, 3]), [0, 50, nil])
    XCTAssertEqual(linear.delay(.nan), linear)
    XCTAssertEqual(linear.speed(0), linear)
    XCTAssertEqual(
      takeSentences(),
      [
        "The delay of an animation is nan; it counts as 0. Give it a finite number of 0 or more.",
        "An animation can't have the speed 0.0, which is taken for 1. Give it one greater than 0.",
      ])
  }

  func testRepeating() {
    let linear = Animation.linear(duration: 1)
    XCTAssertEqual(
      places(linear.repeatCount(3), at: [0.25, 1.25, 2.25, 2.999, 3]), [25, 75, 25, 99.9, nil])
    XCTAssertEqual(places(linear.repeatCount(2, autoreverses: false), at: [0.25, 1.25, 2]), [25, 25, nil])
    XCTAssertEqual(places(linear.repeatForever(), at: [1000.25, 1001.25]), [25, 75])
    XCTAssertEqual(places(linear.repeatForever(autoreverses: false), at: [1001.25]), [25])
    XCTAssertEqual(
      places(linear.delay(1).repeatForever(autoreverses: false), at: [0.5, 1.5, 2.5, 3.5]), [0, 50, 0, 50])
    XCTAssertEqual(places(linear.repeatForever().delay(1), at: [0.5, 1.5, 2.5]), [0, 50, 50])
    XCTAssertEqual(places(linear.repeatCount(0), at: [0]), [nil])
    XCTAssertEqual(places(Animation.linear(duration: 0).repeatForever(), at: [5]), [nil])
    XCTAssertEqual(places(linear.repeatForever().repeatCount(2), at: [0.5]), [50])
  }

  func testTheSpeedOfAnAnimationIsTheSlope() {
    let animations: [Animation] = [
      .easeInOut(duration: 1), .spring, .bouncy, .interpolatingSpring(stiffness: 50, damping: 5, initialVelocity: 3),
      .easeIn(duration: 1).delay(0.1), .easeOut(duration: 1).speed(0.5),
    ]
    for animation in animations {
      for time in [0.2, 0.4] {
        var context = Screen.context
        let before = animation.animate(value: 100.0, time: time - 1e-5, context: &context) ?? 0
        let after = animation.animate(value: 100.0, time: time + 1e-5, context: &context) ?? 0
        let speed = animation.velocity(value: 100.0, time: time, context: context) ?? 0
        XCTAssertEqual(speed, (after - before) / 2e-5, accuracy: 0.05, "\(animation) at \(time)")
      }
    }
  }

  /// Goes in three steps of a second each, and counts its calls.
  private struct Steps: CustomAnimation {
    struct Calls: AnimationStateKey { static var defaultValue: Int { 0 } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Calls.self] += 1
      guard time < 3 else { return nil }
      var result = value
      result.scale(by: time.rounded(.down) / 3)
      return result
    }
  }

  func testAnAnimationOfOnesOwn() {
    XCTAssertEqual(places(Animation(Steps()), at: [0.5, 1.5, 2.5, 3]), [0, 33.333, 66.667, nil])
    XCTAssertEqual(Animation(Steps()), Animation(Steps()))
    var context = Screen.context
    _ = Animation(Steps()).animate(value: 1.0, time: 0, context: &context)
    _ = Animation(Steps()).animate(value: 1.0, time: 1, context: &context)
    XCTAssertEqual(context.state[Steps.Calls.self], 2)
    XCTAssertNil(Animation(Steps()).velocity(value: 1.0, time: 1, context: context))
    // Nobody knows how long a turn takes: the next begins when one is seen to be over.
    XCTAssertEqual(
      places(Animation(Steps()).repeatForever(autoreverses: false), at: [1.5, 3.5, 4.5, 5.5]),
      [33.333, 0, 33.333, 66.667])
  }

  func testEachTurnOfARepeatedAnimationHasItsOwnState() {
    struct Counting: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Steps.Calls.self] += 1
        guard time < 3 else { return nil }
        var result = value
        result.scale(by: Double(context.state[Steps.Calls.self]) / 100)
        return result
      }
    }
    XCTAssertEqual(
      places(Animation(Counting()).repeatForever(autoreverses: false), at: [0, 1, 2, 3, 4, 5]), [1, 2, 3, 0, 1, 2])
  }

  func testARepeatedAnimationKnowsItsSpeed() {
    let context = Screen.context
    let linear = Animation.linear(duration: 2)
    XCTAssertEqual(linear.repeatForever().velocity(value: 100, time: 1, context: context), 50)
    XCTAssertEqual(linear.repeatForever().velocity(value: 100, time: 3, context: context), -50)
    XCTAssertEqual(linear.repeatForever(autoreverses: false).velocity(value: 100, time: 3, context: context), 50)
  }

  /// Where two springs have come to, of which the second begins while the first is on its way: by the animations as
  /// they are, and changed.
  private func places(_ change: (Animation) -> Animation, at times: [TimeInterval], merging time: TimeInterval)
    -> [Double?]
  {
    let (first, second) = (change(.spring), change(.spring(duration: 1)))
    var context = Screen.context
    _ = first.animate(value: 100.0, time: time, context: &context)
    guard second.shouldMerge(previous: first, value: 100.0, time: time, context: &context) else { return [] }
    return times.map { second.animate(value: 300.0, time: $0, context: &context) }
  }

  func testSpringsMergeAlsoWhenTheyAreDelayedOrFaster() {
    let plain = places({ $0 }, at: [0.1, 0.2, 0.4], merging: 0.1)
    XCTAssertEqual(plain.count, 3)
    XCTAssertEqual(places({ $0.delay(0.5) }, at: [0.6, 0.7, 0.9], merging: 0.6).map(rounded), plain.map(rounded))
    XCTAssertEqual(places({ $0.speed(2) }, at: [0.05, 0.1, 0.2], merging: 0.05).map(rounded), plain.map(rounded))
    XCTAssertEqual(places({ $0.logicallyComplete(after: 3) }, at: [0.1, 0.2, 0.4], merging: 0.1), plain)
    var context = Screen.context
    let spring = Animation.spring
    XCTAssertFalse(spring.delay(1).shouldMerge(previous: spring, value: 100.0, time: 0, context: &context))
    XCTAssertFalse(spring.speed(2).shouldMerge(previous: spring.speed(3), value: 100.0, time: 0, context: &context))
  }

  private func rounded(_ place: Double?) -> Double? { place.map { ($0 * 1e6).rounded() / 1e6 } }

  func testAMergedAnimationIsLogicallyCompleteAfterItsOwnTime() {
    let animation = Animation.spring.logicallyComplete(after: 1)
    var context = Screen.context
    _ = animation.animate(value: 100.0, time: 0.6, context: &context)
    XCTAssertTrue(animation.shouldMerge(previous: animation, value: 100.0, time: 0.6, context: &context))
    _ = animation.animate(value: 200.0, time: 1.2, context: &context)
    XCTAssertFalse(context.isLogicallyComplete)
    _ = animation.animate(value: 200.0, time: 1.6, context: &context)
    XCTAssertTrue(context.isLogicallyComplete)
  }
}
