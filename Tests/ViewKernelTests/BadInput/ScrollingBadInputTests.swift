import Foundation
import HostTree
import ViewKernel
import XCTest

/// Margins, positions, thresholds and effects that are none: what scroll views show instead.
@MainActor
final class ScrollingBadInputTests: BadInputTestCase {
  private struct Positioned: View {
    @State var position: ScrollPosition
    var body: some View { ScrollView { Text("a").frame(height: 300) }.scrollPosition($position) }
  }

  func testMargins() {
    row(
      "View.contentMargins", "not-a-number",
      says:
        "A content margin at the top is nan; it counts as 0. Give it a finite number. / A content margin at the leading edge is nan; it counts as 0. Give it a finite number. / A content margin at the bottom is nan; it counts as 0. Give it a finite number. / A content margin at the trailing edge is nan; it counts as 0. Give it a finite number.",
      shows: "HostScrollView (45, 0, 10 x 100) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      ScrollView { Text("a") }.contentMargins(.nan)
    }
    row(
      "View.contentMargins", "negative",
      shows:
        "HostScrollView (45, 0, 10 x 100) contentOffset=(0, 5) contentMargins=(top -5, leading 0, bottom -5, trailing 0) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      ScrollView { Text("a") }.contentMargins(.vertical, -5)
    }
    row(
      "View.safeAreaPadding", "not-a-number",
      says:
        "A safe area padding at the top is nan; it counts as 0. Give it a finite number. / A safe area padding at the leading edge is nan; it counts as 0. Give it a finite number. / A safe area padding at the bottom is nan; it counts as 0. Give it a finite number. / A safe area padding at the trailing edge is nan; it counts as 0. Give it a finite number.",
      shows:
        "HostSafeAreaPaddingView (45, 0, 10 x 100) insets=0 · HostScrollView (0, 0, 10 x 100) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      ScrollView { Text("a") }.safeAreaPadding(.nan)
    }
    row(
      "View.safeAreaPadding", "negative",
      shows: "HostSafeAreaPaddingView (45, 40, 10 x 20) insets=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").safeAreaPadding(-5) }
  }

  func testFrames() {
    row(
      "View.containerRelativeFrame", "no columns",
      says:
        "The count of a frame that depends on its container is 0; it counts as 1. Give it a finite number of 1 or more.",
      shows: "HostContainerRelativeFrameView (0, 40, 100 x 20) relative=horizontal · HostLabel \"a\" (45, 0, 10 x 20)"
    ) {
      Text("a").containerRelativeFrame(.horizontal, count: 0, spacing: 3)
    }
    row(
      "View.containerRelativeFrame", "spacing not-a-number",
      says:
        "The span of a frame that depends on its container is -1; it counts as 1. Give it a finite number of 1 or more. / The spacing of a frame that depends on its container is nan; it counts as 0. Give it a finite number.",
      shows: "HostContainerRelativeFrameView (25, 40, 50 x 20) relative=horizontal · HostLabel \"a\" (20, 0, 10 x 20)"
    ) {
      Text("a").containerRelativeFrame(.horizontal, count: 2, span: -1, spacing: .nan)
    }
    row(
      "View.containerRelativeFrame", "length not-a-number",
      says:
        "A frame has the width nan, which is negative or not finite; it counts as not given. Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.",
      shows: "HostContainerRelativeFrameView (45, 40, 10 x 20) relative=horizontal · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").containerRelativeFrame(.horizontal) { _, _ in .nan }
    }
  }

  func testPositions() {
    row(
      "View.defaultScrollAnchor", "not-a-number",
      says:
        "The anchor of a scroll view across is nan; it counts as 0. Give it a finite number. / The anchor of a scroll view downwards is inf; it counts as 0. Give it a finite number.",
      shows:
        "HostScrollView (45, 0, 10 x 100) · HostFrameView (0, 0, 10 x 300) height=300 · HostLabel \"a\" (0, 140, 10 x 20)"
    ) {
      ScrollView { Text("a").frame(height: 300) }.defaultScrollAnchor(UnitPoint(x: .nan, y: .infinity))
    }
    row(
      "ScrollPosition.init", "not-a-number",
      says:
        "A place to scroll to is nan; it counts as 0. Give it a finite number. / A place to scroll to is inf; it counts as 0. Give it a finite number.",
      shows:
        "HostScrollView (45, 0, 10 x 100) · HostFrameView (0, 0, 10 x 300) height=300 · HostLabel \"a\" (0, 140, 10 x 20)"
    ) {
      Positioned(position: ScrollPosition(x: .nan, y: .infinity))
    }
    row(
      "ScrollPosition.scrollTo", "huge",
      shows:
        "HostScrollView (45, 0, 10 x 100) contentOffset=(0, 200) · HostFrameView (0, 0, 10 x 300) height=300 · HostLabel \"a\" (0, 140, 10 x 20)"
    ) {
      Positioned(
        position: {
          var position = ScrollPosition()
          position.scrollTo(y: 1e300)
          return position
        }())
    }
    row(
      "View.scrollPosition", "an identity that no view has",
      says: "The anchor of a scroll position across is nan; it counts as 0. Give it a finite number.",
      shows:
        "HostScrollView (45, 0, 10 x 100) · HostFrameView (0, 0, 10 x 300) height=300 · HostLabel \"a\" (0, 140, 10 x 20)"
    ) {
      ScrollView { Text("a").frame(height: 300) }
        .scrollPosition(id: .constant(7), anchor: UnitPoint(x: .nan, y: 0))
    }
    row(
      "ViewAlignedScrollTargetBehavior.init", "an anchor that is none",
      says: "The anchor of a scroll target across is nan; it counts as 0. Give it a finite number.",
      shows:
        "HostScrollView (45, 0, 10 x 100) · HostFrameView (0, 0, 10 x 300) height=300 · HostLabel \"a\" (0, 140, 10 x 20)"
    ) {
      ScrollView { Text("a").frame(height: 300) }
        .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(anchor: UnitPoint(x: .nan, y: 0)))
    }
  }

  func testThresholds() {
    row(
      "View.onScrollVisibilityChange", "not-a-number",
      says: "The threshold of a scroll visibility is nan; it counts as 0.5. Give it a finite number from 0 to 1.",
      shows:
        "HostBackgroundView (45, 40, 10 x 20) · HostGeometryView (0, 0, 10 x 20) · HostColorView (0, 0, 10 x 20) background=clear · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").onScrollVisibilityChange(threshold: .nan) { _ in }
    }
    row(
      "View.onScrollTargetVisibilityChange", "more than all",
      says: "The threshold of a scroll visibility is 3; it counts as 1. Give it a finite number from 0 to 1.",
      shows: "HostScrollView (45, 0, 10 x 100) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      ScrollView { Text("a") }.onScrollTargetVisibilityChange(idType: Int.self, threshold: 3) { _ in }
    }
    row(
      "ScrollTransitionConfiguration.visible", "not-a-number",
      shows: "HostScrollView (45, 0, 10 x 100) · HostPlacedEffectView (0, 0, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      ScrollView {
        Text("a").scrollTransition(.interactive.threshold(.visible(.nan))) { $0.opacity($1.isIdentity ? 1 : 0) }
      }
    }
    row(
      "ScrollTransitionConfiguration.inset", "infinite",
      shows: "HostScrollView (45, 0, 10 x 100) · HostPlacedEffectView (0, 0, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      ScrollView {
        Text("a").scrollTransition(.interactive.threshold(.visible.inset(by: .infinity))) {
          $0.opacity($1.isIdentity ? 1 : 0)
        }
      }
    }
    row(
      "ScrollTransitionConfiguration.interpolated", "not-a-number",
      shows: "HostScrollView (45, 0, 10 x 100) · HostPlacedEffectView (0, 0, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      ScrollView {
        Text("a").scrollTransition(.interactive.threshold(.visible.interpolated(towards: .hidden, amount: .nan))) {
          $0.opacity($1.isIdentity ? 1 : 0)
        }
      }
    }
  }

  func testEffectsOnPlaces() {
    row(
      "VisualEffect.offset", "not-a-number",
      says: "The offset of an effect across is nan; it counts as 0. Give it a finite number.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.offset(x: .nan) }
    }
    row(
      "VisualEffect.scaleEffect", "infinite",
      says:
        "The scale of an effect across is inf; it counts as 1. Give it a finite number. / The anchor of an effect across is nan; it counts as 0. Give it a finite number.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.scaleEffect(x: .infinity, anchor: UnitPoint(x: .nan, y: 0)) }
    }
    row(
      "VisualEffect.rotationEffect", "not-a-number",
      says: "The angle of an effect is nan; it counts as 0. Give it a finite number.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.rotationEffect(.degrees(.nan)) }
    }
    row(
      "VisualEffect.rotation3DEffect", "not-a-number",
      says:
        "A part of the axis of an effect is nan; it counts as 0. Give it a finite number. / The height of the anchor of an effect is nan; it counts as 0. Give it a finite number. / The perspective of an effect is inf; it counts as 1. Give it a finite number.",
      shows:
        "HostPlacedEffectView (45, 40, 10 x 20) transform=(1.01, 0.03, 0, 0, 1, 0, -0.06, -0.13, 0.99) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in
        content.rotation3DEffect(.degrees(3), axis: (x: .nan, y: 1, z: 0), anchorZ: .nan, perspective: .infinity)
      }
    }
    row(
      "VisualEffect.transformEffect", "not-a-number",
      says:
        "An effect has a projection with parts that are not finite, so its content is shown without it; give it numbers.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in
        content.transformEffect(CGAffineTransform(translationX: .nan, y: 0))
      }
    }
  }

  func testEffectsOnPictures() {
    row(
      "VisualEffect.opacity", "not-a-number",
      says: "The opacity of an effect is nan; it counts as 1. Give it a finite number of 0 or more.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.opacity(.nan) }
    }
    row(
      "VisualEffect.blur", "negative",
      says: "The radius of a blur is -1; it counts as 0. Give it a finite number of 0 or more.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.blur(radius: -1) }
    }
    row(
      "VisualEffect.brightness", "not-a-number",
      says: "The amount of brightness is nan; it counts as 0. Give it a finite number.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.brightness(.nan) }
    }
    row(
      "VisualEffect.contrast", "not-a-number",
      says: "The amount of contrast is nan; it counts as 1. Give it a finite number.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.contrast(.nan) }
    }
    row(
      "VisualEffect.saturation", "not-a-number",
      says: "The amount of saturation is nan; it counts as 1. Give it a finite number.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.saturation(.nan) }
    }
    row(
      "VisualEffect.grayscale", "not-a-number",
      says: "The amount of grayscale is nan; it counts as 0. Give it a finite number.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.grayscale(.nan) }
    }
    row(
      "VisualEffect.hueRotation", "infinite",
      says: "The angle of a hue rotation is inf; it counts as 0. Give it a finite number.",
      shows: "HostPlacedEffectView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) {
      Text("a").visualEffect { content, _ in content.hueRotation(.degrees(.infinity)) }
    }
  }
}
