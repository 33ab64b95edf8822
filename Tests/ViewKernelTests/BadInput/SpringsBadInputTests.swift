import Foundation
import HostTree
import ViewKernel
import XCTest

/// Durations, springs and phases that are none: what they count as.
@MainActor
final class SpringsBadInputTests: BadInputTestCase {
  func testSpringSmooth() {
    row(
      "Spring.smooth", "not-a-number",
      says: "The bounce of a spring is nan; it counts as 0. Give it a finite number from -1 to 1. / "
        + "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "0.5"
    ) { "\(Spring.smooth(duration: .nan, extraBounce: .nan).duration)" }
  }

  func testAnimationSmooth() {
    row(
      "Animation.smooth", "not-a-number",
      says: "The bounce of a spring is nan; it counts as 0. Give it a finite number from -1 to 1. / "
        + "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "SpringAnimation(spring: ViewKernel.Spring(mass: 1.0, stiffness: 157.91367041742973, "
        + "damping: 25.132741228718345), blendDuration: 0.0)"
    ) { "\(Animation.smooth(duration: .nan, extraBounce: .nan))" }
  }

  func testSpringSnappy() {
    row(
      "Spring.snappy", "not-a-number",
      says: "The bounce of a spring is nan; it counts as 0. Give it a finite number from -1 to 1. / "
        + "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "0.5"
    ) { "\(Spring.snappy(duration: .nan, extraBounce: .nan).duration)" }
  }

  func testAnimationSnappy() {
    row(
      "Animation.snappy", "not-a-number",
      says: "The bounce of a spring is nan; it counts as 0. Give it a finite number from -1 to 1. / "
        + "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "SpringAnimation(spring: ViewKernel.Spring(mass: 1.0, stiffness: 157.91367041742973, "
        + "damping: 25.132741228718345), blendDuration: 0.0)"
    ) { "\(Animation.snappy(duration: .nan, extraBounce: .nan))" }
  }

  func testSpringBouncy() {
    row(
      "Spring.bouncy", "not-a-number",
      says: "The bounce of a spring is nan; it counts as 0. Give it a finite number from -1 to 1. / "
        + "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "0.5"
    ) { "\(Spring.bouncy(duration: .nan, extraBounce: .nan).duration)" }
  }

  func testAnimationBouncy() {
    row(
      "Animation.bouncy", "not-a-number",
      says: "The bounce of a spring is nan; it counts as 0. Give it a finite number from -1 to 1. / "
        + "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "SpringAnimation(spring: ViewKernel.Spring(mass: 1.0, stiffness: 157.91367041742973, "
        + "damping: 25.132741228718345), blendDuration: 0.0)"
    ) { "\(Animation.bouncy(duration: .nan, extraBounce: .nan))" }
  }

  func testAnimationSpring() {
    row(
      "Animation.spring", "not-a-number",
      says: "The bounce of a spring is nan; it counts as 0. Give it a finite number from -1 to 1. / "
        + "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "SpringAnimation(spring: ViewKernel.Spring(mass: 1.0, stiffness: 157.91367041742973, "
        + "damping: 25.132741228718345), blendDuration: 0.0)"
    ) { "\(Animation.spring(duration: .nan, bounce: .nan))" }
    row(
      "Animation.spring", "negative response",
      says: "The response of a spring is -1; it counts as 0. Give it a finite number of 0 or more. / "
        + "The damping ratio of a spring is -1; it counts as 0. Give it a finite number of 0 or "
        + "more.",
      gives: "SpringAnimation(spring: ViewKernel.Spring(mass: 1.0, stiffness: 3947841760.4357424, "
        + "damping: 0.0), blendDuration: 0.0)"
    ) { "\(Animation.spring(response: -1, dampingFraction: -1))" }
  }

  func testAnimationInteractiveSpring() {
    row(
      "Animation.interactiveSpring", "not-a-number",
      says: "The duration of a spring is nan; it counts as 0.5. Give it a finite number of 0 or more.",
      gives: "SpringAnimation(spring: ViewKernel.Spring(mass: 1.0, stiffness: 157.91367041742973, "
        + "damping: 21.614157456697775), blendDuration: 0.25)"
    ) { "\(Animation.interactiveSpring(duration: .nan))" }
  }

  func testAnimationInterpolatingSpring() {
    row(
      "Animation.interpolatingSpring", "not-a-number",
      says: "The damping of a spring is nan; it counts as 1. Give it a finite number of 0 or more. / "
        + "The stiffness of a spring is nan; it counts as 1. Give it a finite number of 0 or more. "
        + "/ The first velocity of a spring is nan; it counts as 0. Give it a finite number.",
      gives: "InterpolatingSpringAnimation(spring: ViewKernel.Spring(mass: 1.0, stiffness: 1.0, "
        + "damping: 1.0), initialVelocity: 0.0)"
    ) { "\(Animation.interpolatingSpring(stiffness: .nan, damping: .nan, initialVelocity: .nan))" }
    row(
      "Animation.interpolatingSpring", "infinite velocity",
      says: "The first velocity of a spring is inf; it counts as 0. Give it a finite number.",
      gives: "InterpolatingSpringAnimation(spring: ViewKernel.Spring(mass: 1.0, stiffness: "
        + "39.47841760435743, damping: 12.566370614359172), initialVelocity: 0.0)"
    ) { "\(Animation.interpolatingSpring(duration: 1, initialVelocity: .infinity))" }
  }

  func testSpringValue() {
    row(
      "Spring.value", "a time that is not-a-number",
      gives: "0.0"
    ) { "\(Spring().value(target: 1.0, time: .nan))" }
  }

  func testSpringVelocity() {
    row(
      "Spring.velocity", "a negative time",
      gives: "0.0"
    ) { "\(Spring().velocity(target: 1.0, time: -1))" }
  }

  func testSpringSettlingDuration() {
    row(
      "Spring.settlingDuration", "a target that is not-a-number",
      gives: "0.0"
    ) { "\(Spring().settlingDuration(target: Double.nan))" }
    row(
      "Spring.settlingDuration", "no precision",
      gives: "0.0"
    ) { "\(Spring().settlingDuration(target: 1.0, epsilon: 0))" }
  }

  func testUnitCurveBezier() {
    row(
      "UnitCurve.bezier", "not-a-number",
      says: "A control point of a curve across is nan; it counts as 0. Give it a finite number.",
      gives: "0.5"
    ) {
      "\(UnitCurve.bezier(startControlPoint: UnitPoint(x: .nan, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)).value(at: 0.5))"
    }
  }

  func testUnitCurveValue() {
    row(
      "UnitCurve.value", "not-a-number",
      gives: "0.0"
    ) { "\(UnitCurve.easeIn.value(at: .nan))" }
    row(
      "UnitCurve.value", "infinite",
      gives: "1.0"
    ) { "\(UnitCurve.easeIn.value(at: .infinity))" }
  }

  func testUnitCurveVelocity() {
    row(
      "UnitCurve.velocity", "negative",
      gives: "0.0"
    ) { "\(UnitCurve.easeIn.velocity(at: -7))" }
  }

  func testPhaseAnimatorInit() {
    row(
      "PhaseAnimator.init", "no phases",
      says: "A PhaseAnimator has no phases, so it shows nothing. Give it one or more.",
      shows: ""
    ) { PhaseAnimator([Int]()) { phase in Text("\(phase)") } }
  }

  func testViewPhaseAnimator() {
    row(
      "View.phaseAnimator", "no phases",
      says: "A PhaseAnimator has no phases, so it shows nothing. Give it one or more.",
      shows: ""
    ) { Text("a").phaseAnimator([Int]()) { content, _ in content } }
  }

  func testAnyTransitionOffset() {
    row(
      "AnyTransition.offset", "not-a-number",
      says: "The offset of a transition across is nan; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (49.5, 49, 10 x 20) · HostOffsetView (0, 0, 10 x 20) offset=(0, 0) · "
        + "HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Arriving(transition: .offset(x: .nan)) }
    row(
      "AnyTransition.offset", "infinite",
      says: "The offset of a transition across is inf; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (49.5, 49, 10 x 20) · HostOffsetView (0, 0, 10 x 20) offset=(0, 0) · "
        + "HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Arriving(transition: .offset(x: .infinity)) }
  }

  func testAnyTransitionScale() {
    row(
      "AnyTransition.scale", "not-a-number",
      says: "The scale of a transition is nan; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (49.5, 49, 10 x 20) · HostTransformView (0, 0, 10 x 20) scale=0.1 · "
        + "HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Arriving(transition: .scale(scale: .nan)) }
    row(
      "AnyTransition.scale", "infinite",
      says: "The scale of a transition is inf; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (49.5, 49, 10 x 20) · HostTransformView (0, 0, 10 x 20) scale=0.1 · "
        + "HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Arriving(transition: .scale(scale: .infinity)) }
  }

  func testTransitionScale() {
    row(
      "Transition.scale", "not-a-number",
      says: "The scale of a transition is nan; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (49.5, 49, 10 x 20) · HostTransformView (0, 0, 10 x 20) scale=0.1 · "
        + "HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Arriving(transition: AnyTransition(.scale(.nan))) }
  }

  func testTransitionOffset() {
    row(
      "Transition.offset", "not-a-number",
      says: "The offset of a transition across is nan; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (49.5, 49, 10 x 20) · HostOffsetView (0, 0, 10 x 20) offset=(0, 0) · "
        + "HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Arriving(transition: AnyTransition(.offset(CGSize(width: CGFloat.nan, height: 0)))) }
  }

  func testOffsetTransitionInit() {
    row(
      "OffsetTransition.init", "not-a-number",
      says: "The offset of a transition across is nan; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (49.5, 49, 10 x 20) · HostOffsetView (0, 0, 10 x 20) offset=(0, 0) · "
        + "HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Arriving(transition: AnyTransition(OffsetTransition(CGSize(width: CGFloat.nan, height: 0)))) }
  }

  func testScaleTransitionInit() {
    row(
      "ScaleTransition.init", "not-a-number",
      says: "The scale of a transition is nan; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (49.5, 49, 10 x 20) · HostTransformView (0, 0, 10 x 20) scale=0.1 · "
        + "HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Arriving(transition: AnyTransition(ScaleTransition(.nan))) }
  }
}

/// A view that comes in with a transition.
private struct Arriving: View {
  let transition: AnyTransition
  @State private var isShown = false
  var body: some View {
    ZStack { if isShown { Text("a").transition(transition) } }
      .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
  }
}
