import Foundation
import HostTree
import ViewKernel
import XCTest

/// Keyframes, matched geometry and content transitions that are none: what they count as.
@MainActor
final class MotionBadInputTests: BadInputTestCase {
  private func end(_ keyframe: some KeyframeTrackContent<Double>) -> String {
    let timeline = KeyframeTimeline(initialValue: 1.0) { KeyframeTrack { keyframe } }
    return "\(timeline.value(time: 0.5)) after \(timeline.duration)"
  }

  private let nan = "The duration of a keyframe is nan; it counts as 0. Give it a finite number of 0 or more."
  private let infinite = "The duration of a keyframe is inf; it counts as 0. Give it a finite number of 0 or more."
  private let negative = "The duration of a keyframe is -7; it counts as 0. Give it a finite number of 0 or more."

  func testLinearKeyframe() {
    row("LinearKeyframe.init", "not-a-number", says: nan, gives: "5.0 after 0.0") {
      end(LinearKeyframe(5, duration: .nan))
    }
    row("LinearKeyframe.init", "infinite", says: infinite, gives: "5.0 after 0.0") {
      end(LinearKeyframe(5, duration: .infinity))
    }
    row("LinearKeyframe.init", "negative", says: negative, gives: "5.0 after 0.0") {
      end(LinearKeyframe(5, duration: -7))
    }
  }

  func testCubicKeyframe() {
    row("CubicKeyframe.init", "not-a-number", says: nan, gives: "5.0 after 0.0") {
      end(CubicKeyframe(5, duration: .nan))
    }
    row("CubicKeyframe.init", "negative", says: negative, gives: "5.0 after 0.0") {
      end(CubicKeyframe(5, duration: -7))
    }
    row("CubicKeyframe.init", "velocity", gives: "nan after 1.0") {
      end(CubicKeyframe(5, duration: 1, startVelocity: .nan))
    }
  }

  func testSpringKeyframe() {
    row("SpringKeyframe.init", "not-a-number", says: nan, gives: "1.0 after 0.0") {
      end(SpringKeyframe(5, duration: .nan))
    }
    row("SpringKeyframe.init", "infinite", says: infinite, gives: "1.0 after 0.0") {
      end(SpringKeyframe(5, duration: .infinity))
    }
  }

  func testTimelineValue() {
    let timeline = KeyframeTimeline(initialValue: 1.0) { LinearKeyframe(5, duration: 2) }
    row("KeyframeTimeline.value", "not-a-number", gives: "1.0 1.0") {
      "\(timeline.value(time: .nan)) \(timeline.value(progress: .nan))"
    }
    row("KeyframeTimeline.value", "infinite", gives: "5.0 1.0") {
      "\(timeline.value(time: .infinity)) \(timeline.value(progress: -.infinity))"
    }
    row("KeyframeTimeline.velocity", "not-a-number", gives: "0.0 0.0") {
      "\(timeline.velocity(time: .nan)) \(timeline.velocity(time: .infinity))"
    }
    row("KeyframeTimeline.value", "out of range", gives: "1.0 5.0") {
      "\(timeline.value(time: -1)) \(timeline.value(progress: 7))"
    }
  }

  func testAValueThatIsNone() {
    row(
      "LinearKeyframe.init", "a value",
      says: "An offset is (nan, 0): what is not finite counts as 0; give it a length.",
      shows: "HostOffsetView (45, 40, 10 x 20) offset=(0, 0) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").keyframeAnimator(initialValue: 0.0, repeating: false) {
        $0.offset(x: $1)
      } keyframes: { _ in
        MoveKeyframe(Double.nan)
        LinearKeyframe(Double.nan, duration: 1)
      }
    }
  }

  func testMatchedGeometry() {
    row(
      "View.matchedGeometryEffect", "not-a-number",
      says: "The anchor of a matched geometry is (nan, inf): what is not finite counts as the centre. Give it a point.",
      shows: "HostMatchedGeometryView (45, 40, 10 x 20) id=1 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Matched(id: 1, anchor: UnitPoint(x: .nan, y: .infinity)) }
    row(
      "View.matchedGeometryEffect", "far away",
      shows: "HostMatchedGeometryView (45, 40, 10 x 20) id=1 anchor=(1e+300, 0) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Matched(id: 1, anchor: UnitPoint(x: 1e300, y: 0)) }
    row(
      "View.matchedGeometryEffect", "an identity that differs from itself",
      shows: "HostMatchedGeometryView (45, 40, 10 x 20) id=nan · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Matched(id: Double.nan, anchor: .center) }
  }

  func testContentTransition() {
    row("ContentTransition.numericText", "not-a-number", shows: "HostLabel \"a\" (45, 40, 10 x 20)") {
      Text("a").contentTransition(.numericText(value: .nan))
    }
    row("ContentTransition.numericText", "infinite", shows: "HostLabel \"a\" (45, 40, 10 x 20)") {
      Text("a").contentTransition(.numericText(value: .infinity))
    }
  }
}

private struct Matched<ID: Hashable>: View {
  let id: ID
  let anchor: UnitPoint
  @Namespace private var space
  var body: some View { Text("a").matchedGeometryEffect(id: id, in: space, anchor: anchor) }
}
