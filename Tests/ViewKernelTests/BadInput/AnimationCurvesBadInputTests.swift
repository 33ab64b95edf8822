import Foundation
import HostTree
import ViewKernel
import XCTest

/// Durations, springs and phases that are none: what they count as.
@MainActor
final class AnimationCurvesBadInputTests: BadInputTestCase {
  func testAnimationLinear() {
    row(
      "Animation.linear", "not-a-number",
      says: "The duration of an animation is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: linear, duration: 0.0)"
    ) { "\(Animation.linear(duration: .nan))" }
    row(
      "Animation.linear", "infinite",
      says: "The duration of an animation is inf; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: linear, duration: 0.0)"
    ) { "\(Animation.linear(duration: .infinity))" }
    row(
      "Animation.linear", "negative",
      says: "The duration of an animation is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: linear, duration: 0.0)"
    ) { "\(Animation.linear(duration: -7))" }
  }

  func testAnimationEaseIn() {
    row(
      "Animation.easeIn", "not-a-number",
      says: "The duration of an animation is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.42, 0.0, 1.0, 1.0), duration: 0.0)"
    ) { "\(Animation.easeIn(duration: .nan))" }
    row(
      "Animation.easeIn", "infinite",
      says: "The duration of an animation is inf; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.42, 0.0, 1.0, 1.0), duration: 0.0)"
    ) { "\(Animation.easeIn(duration: .infinity))" }
    row(
      "Animation.easeIn", "negative",
      says: "The duration of an animation is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.42, 0.0, 1.0, 1.0), duration: 0.0)"
    ) { "\(Animation.easeIn(duration: -7))" }
  }

  func testAnimationEaseOut() {
    row(
      "Animation.easeOut", "not-a-number",
      says: "The duration of an animation is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.0, 0.0, 0.58, 1.0), duration: 0.0)"
    ) { "\(Animation.easeOut(duration: .nan))" }
    row(
      "Animation.easeOut", "infinite",
      says: "The duration of an animation is inf; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.0, 0.0, 0.58, 1.0), duration: 0.0)"
    ) { "\(Animation.easeOut(duration: .infinity))" }
    row(
      "Animation.easeOut", "negative",
      says: "The duration of an animation is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.0, 0.0, 0.58, 1.0), duration: 0.0)"
    ) { "\(Animation.easeOut(duration: -7))" }
  }

  func testAnimationEaseInOut() {
    row(
      "Animation.easeInOut", "not-a-number",
      says: "The duration of an animation is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.42, 0.0, 0.58, 1.0), duration: 0.0)"
    ) { "\(Animation.easeInOut(duration: .nan))" }
    row(
      "Animation.easeInOut", "infinite",
      says: "The duration of an animation is inf; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.42, 0.0, 0.58, 1.0), duration: 0.0)"
    ) { "\(Animation.easeInOut(duration: .infinity))" }
    row(
      "Animation.easeInOut", "negative",
      says: "The duration of an animation is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.42, 0.0, 0.58, 1.0), duration: 0.0)"
    ) { "\(Animation.easeInOut(duration: -7))" }
  }

  func testAnimationTimingCurve() {
    row(
      "Animation.timingCurve", "not-a-number",
      says: "The duration of an animation is nan; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.0, 0.0, 1.0, 1.0), duration: 0.0)"
    ) { "\(Animation.timingCurve(0, 0, 1, 1, duration: .nan))" }
    row(
      "Animation.timingCurve", "infinite",
      says: "The duration of an animation is inf; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.0, 0.0, 1.0, 1.0), duration: 0.0)"
    ) { "\(Animation.timingCurve(0, 0, 1, 1, duration: .infinity))" }
    row(
      "Animation.timingCurve", "negative",
      says: "The duration of an animation is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "BezierAnimation(curve: bezier(0.0, 0.0, 1.0, 1.0), duration: 0.0)"
    ) { "\(Animation.timingCurve(0, 0, 1, 1, duration: -7))" }
    row(
      "Animation.timingCurve", "a curve of not-a-number",
      says: "A control point of a curve across is nan; it counts as 0. Give it a finite number.",
      gives: "BezierAnimation(curve: bezier(0.0, 0.0, 1.0, 1.0), duration: 1.0)"
    ) { "\(Animation.timingCurve(.nan, 0, 1, 1, duration: 1))" }
    row(
      "Animation.timingCurve", "a curve of infinite",
      says: "A control point of a curve across is inf; it counts as 0. Give it a finite number.",
      gives: "BezierAnimation(curve: bezier(0.0, 0.0, 1.0, 1.0), duration: 1.0)"
    ) { "\(Animation.timingCurve(.infinity, 0, 1, 1, duration: 1))" }
  }

  func testAnimationDelay() {
    row(
      "Animation.delay", "not-a-number",
      says: "The delay of an animation is nan; it counts as 0. Give it a finite number of 0 or more.",
      gives: "BezierAnimation(curve: linear, duration: 1.0)"
    ) { "\(Animation.linear(duration: 1).delay(.nan))" }
    row(
      "Animation.delay", "infinite",
      says: "The delay of an animation is inf; it counts as 0. Give it a finite number of 0 or more.",
      gives: "BezierAnimation(curve: linear, duration: 1.0)"
    ) { "\(Animation.linear(duration: 1).delay(.infinity))" }
    row(
      "Animation.delay", "negative",
      says: "The delay of an animation is -7; it counts as 0. Give it a finite number of 0 or more.",
      gives: "DelayAnimation(base: ViewKernel.BezierAnimation(curve: linear, duration: 1.0), delay: "
        + "0.0)"
    ) { "\(Animation.linear(duration: 1).delay(-7))" }
  }

  func testAnimationSpeed() {
    row(
      "Animation.speed", "not-a-number",
      says: "An animation can't have the speed nan, which is taken for 1. Give it one greater than 0.",
      gives: "BezierAnimation(curve: linear, duration: 1.0)"
    ) { "\(Animation.linear(duration: 1).speed(.nan))" }
    row(
      "Animation.speed", "infinite",
      says: "An animation can't have the speed inf, which is taken for 1. Give it one greater than 0.",
      gives: "BezierAnimation(curve: linear, duration: 1.0)"
    ) { "\(Animation.linear(duration: 1).speed(.infinity))" }
    row(
      "Animation.speed", "negative",
      says: "An animation can't have the speed -7.0, which is taken for 1. Give it one greater than "
        + "0.",
      gives: "BezierAnimation(curve: linear, duration: 1.0)"
    ) { "\(Animation.linear(duration: 1).speed(-7))" }
    row(
      "Animation.speed", "zero",
      says: "An animation can't have the speed 0.0, which is taken for 1. Give it one greater than 0.",
      gives: "BezierAnimation(curve: linear, duration: 1.0)"
    ) { "\(Animation.linear(duration: 1).speed(0))" }
  }

  func testAnimationRepeatCount() {
    row(
      "Animation.repeatCount", "negative",
      says: "An animation can't run -1 times; it counts as 0. Give repeatCount a number of 0 or more.",
      gives: "RepeatAnimation(base: ViewKernel.BezierAnimation(curve: linear, duration: 1.0), count: "
        + "Optional(0), autoreverses: true)"
    ) { "\(Animation.linear(duration: 1).repeatCount(-1))" }
    row(
      "Animation.repeatCount", "the first integer",
      says: "An animation can't run -9223372036854775808 times; it counts as 0. Give repeatCount a "
        + "number of 0 or more.",
      gives: "RepeatAnimation(base: ViewKernel.BezierAnimation(curve: linear, duration: 1.0), count: "
        + "Optional(0), autoreverses: true)"
    ) { "\(Animation.linear(duration: 1).repeatCount(.min))" }
    row(
      "Animation.repeatCount", "the last integer",
      gives: "RepeatAnimation(base: ViewKernel.BezierAnimation(curve: linear, duration: 1.0), count: "
        + "Optional(9223372036854775807), autoreverses: true)"
    ) { "\(Animation.linear(duration: 1).repeatCount(.max))" }
    row(
      "Animation.repeatCount", "zero",
      gives: "RepeatAnimation(base: ViewKernel.BezierAnimation(curve: linear, duration: 1.0), count: "
        + "Optional(0), autoreverses: true)"
    ) { "\(Animation.linear(duration: 1).repeatCount(0))" }
  }

  func testAnimationLogicallyComplete() {
    row(
      "Animation.logicallyComplete", "not-a-number",
      says: "The logical duration of an animation is nan; it counts as 0. Give it a finite number of "
        + "0 or more.",
      gives: "LogicalAnimation(base: ViewKernel.BezierAnimation(curve: linear, duration: 1.0), "
        + "duration: 0.0)"
    ) { "\(Animation.linear(duration: 1).logicallyComplete(after: .nan))" }
    row(
      "Animation.logicallyComplete", "infinite",
      says: "The logical duration of an animation is inf; it counts as 0. Give it a finite number of "
        + "0 or more.",
      gives: "LogicalAnimation(base: ViewKernel.BezierAnimation(curve: linear, duration: 1.0), "
        + "duration: 0.0)"
    ) { "\(Animation.linear(duration: 1).logicallyComplete(after: .infinity))" }
    row(
      "Animation.logicallyComplete", "negative",
      says: "The logical duration of an animation is -7; it counts as 0. Give it a finite number of "
        + "0 or more.",
      gives: "LogicalAnimation(base: ViewKernel.BezierAnimation(curve: linear, duration: 1.0), "
        + "duration: 0.0)"
    ) { "\(Animation.linear(duration: 1).logicallyComplete(after: -7))" }
  }

  func testSpringInit() {
    row(
      "Spring.init", "not-a-number duration",
      says: "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "0.5"
    ) { "\(Spring(duration: .nan).duration)" }
    row(
      "Spring.init", "infinite duration",
      says: "The duration of a spring is inf; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "0.5"
    ) { "\(Spring(duration: .infinity).duration)" }
    row(
      "Spring.init", "negative duration",
      says: "The duration of a spring is -7; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0001"
    ) { "\(Spring(duration: -7).duration)" }
    row(
      "Spring.init", "not-a-number bounce",
      says: "The bounce of a spring is nan; it counts as 0. Give it a finite number from -1 to 1.",
      gives: "0.0"
    ) { "\(Spring(bounce: .nan).bounce)" }
    row(
      "Spring.init", "infinite bounce",
      says: "The bounce of a spring is inf; it counts as 1. Give it a finite number from -1 to 1.",
      gives: "1.0"
    ) { "\(Spring(bounce: .infinity).bounce)" }
    row(
      "Spring.init", "negative bounce",
      says: "The bounce of a spring is -7; it counts as -1. Give it a finite number from -1 to 1.",
      gives: "-0.9999"
    ) { "\(Spring(bounce: -7).bounce)" }
    row(
      "Spring.init", "not-a-number response",
      says: "The response of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "0.5"
    ) { "\(Spring(response: .nan, dampingRatio: 1).response)" }
    row(
      "Spring.init", "infinite response",
      says: "The response of a spring is inf; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "0.5"
    ) { "\(Spring(response: .infinity, dampingRatio: 1).response)" }
    row(
      "Spring.init", "negative response",
      says: "The response of a spring is -7; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0001"
    ) { "\(Spring(response: -7, dampingRatio: 1).response)" }
    row(
      "Spring.init", "not-a-number damping ratio",
      says: "The damping ratio of a spring is nan; it counts as 1. Give it a finite number of 0 or "
        + "more.",
      gives: "1.0"
    ) { "\(Spring(response: 1, dampingRatio: .nan).dampingRatio)" }
    row(
      "Spring.init", "infinite damping ratio",
      says: "The damping ratio of a spring is inf; it counts as 1. Give it a finite number of 0 or "
        + "more.",
      gives: "1.0"
    ) { "\(Spring(response: 1, dampingRatio: .infinity).dampingRatio)" }
    row(
      "Spring.init", "negative damping ratio",
      says: "The damping ratio of a spring is -7; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "0.0"
    ) { "\(Spring(response: 1, dampingRatio: -7).dampingRatio)" }
    row(
      "Spring.init", "not-a-number mass",
      says: "The mass of a spring is nan; it counts as 1. Give it a finite number of 0 or more.",
      gives: "1.0"
    ) { "\(Spring(mass: .nan, stiffness: 1, damping: 1).mass)" }
    row(
      "Spring.init", "infinite mass",
      says: "The mass of a spring is inf; it counts as 1. Give it a finite number of 0 or more.",
      gives: "1.0"
    ) { "\(Spring(mass: .infinity, stiffness: 1, damping: 1).mass)" }
    row(
      "Spring.init", "negative mass",
      says: "The mass of a spring is -7; it counts as 0. Give it a finite number of 0 or more.",
      gives: "1e-06"
    ) { "\(Spring(mass: -7, stiffness: 1, damping: 1).mass)" }
    row(
      "Spring.init", "not-a-number stiffness",
      says: "The stiffness of a spring is nan; it counts as 1. Give it a finite number of 0 or more.",
      gives: "1.0"
    ) { "\(Spring(stiffness: .nan, damping: 1).stiffness)" }
    row(
      "Spring.init", "infinite stiffness",
      says: "The stiffness of a spring is inf; it counts as 1. Give it a finite number of 0 or more.",
      gives: "1.0"
    ) { "\(Spring(stiffness: .infinity, damping: 1).stiffness)" }
    row(
      "Spring.init", "negative stiffness",
      says: "The stiffness of a spring is -7; it counts as 0. Give it a finite number of 0 or more.",
      gives: "1e-06"
    ) { "\(Spring(stiffness: -7, damping: 1).stiffness)" }
    row(
      "Spring.init", "not-a-number damping",
      says: "The damping of a spring is nan; it counts as 1. Give it a finite number of 0 or more.",
      gives: "1.0"
    ) { "\(Spring(stiffness: 1, damping: .nan).damping)" }
    row(
      "Spring.init", "infinite damping",
      says: "The damping of a spring is inf; it counts as 1. Give it a finite number of 0 or more.",
      gives: "1.0"
    ) { "\(Spring(stiffness: 1, damping: .infinity).damping)" }
    row(
      "Spring.init", "negative damping",
      says: "The damping of a spring is -7; it counts as 0. Give it a finite number of 0 or more.",
      gives: "0.0"
    ) { "\(Spring(stiffness: 1, damping: -7).damping)" }
  }

  func testSpringUpdate() {
    func updated(_ time: TimeInterval) -> String {
      var (value, velocity) = (1.0, 0.0)
      Spring().update(value: &value, velocity: &velocity, target: 2, deltaTime: time)
      return "\(value) \(velocity)"
    }
    row("Spring.update", "not-a-number", gives: "1.0 0.0") { updated(.nan) }
    row("Spring.update", "negative", gives: "1.0 0.0") { updated(-1) }
    row("Spring.update", "infinite", gives: "2.0 0.0") { updated(.infinity) }
  }
}
