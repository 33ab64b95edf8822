import Foundation
import HostTree
import ViewKernel
import XCTest

/// Lengths, places and layouts that are none: what is laid out instead.
@MainActor
final class LayoutModifiersBadInputTests: BadInputTestCase {
  func testViewPadding() {
    row(
      "View.padding", "not-a-number",
      says: "A padding has insets that are not finite numbers: (nan, nan, nan, nan). Those count as "
        + "0; give them a length.",
      shows: "HostPaddingView (45, 40, 10 x 20) insets=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").padding(.nan) }
    row(
      "View.padding", "infinite",
      says: "A padding has insets that are not finite numbers: inf. Those count as 0; give them a "
        + "length.",
      shows: "HostPaddingView (45, 40, 10 x 20) insets=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").padding(.infinity) }
    row(
      "View.padding", "negative",
      shows: "HostPaddingView (50, 47, 0 x 6) insets=-7 · HostLabel \"a\" (-7, -7, 10 x 20)"
    ) { Text("a").padding(-7) }
    row(
      "View.padding", "huge",
      shows: "HostPaddingView (-1e+300, -1e+300, 2e+300 x 2e+300) insets=1e+300 · HostLabel \"a\" "
        + "(1e+300, 1e+300, 0 x 20)"
    ) { Text("a").padding(1e300) }
    row(
      "View.padding", "insets not-a-number",
      says: "A padding has insets that are not finite numbers: (nan, 1, 1, 1). Those count as 0; "
        + "give them a length.",
      shows: "HostPaddingView (44, 39.5, 12 x 21) insets=(top 0, leading 1, bottom 1, trailing 1) · "
        + "HostLabel \"a\" (1, 0, 10 x 20)"
    ) { Text("a").padding(EdgeInsets(top: .nan, leading: 1, bottom: 1, trailing: 1)) }
    row(
      "View.padding", "insets infinite",
      says: "A padding has insets that are not finite numbers: (inf, 1, 1, 1). Those count as 0; "
        + "give them a length.",
      shows: "HostPaddingView (44, 39.5, 12 x 21) insets=(top 0, leading 1, bottom 1, trailing 1) · "
        + "HostLabel \"a\" (1, 0, 10 x 20)"
    ) { Text("a").padding(EdgeInsets(top: .infinity, leading: 1, bottom: 1, trailing: 1)) }
    row(
      "View.padding", "insets negative",
      shows: "HostPaddingView (44, 43, 12 x 14) insets=(top -7, leading 1, bottom 1, trailing 1) · "
        + "HostLabel \"a\" (1, -7, 10 x 20)"
    ) { Text("a").padding(EdgeInsets(top: -7, leading: 1, bottom: 1, trailing: 1)) }
    row(
      "View.padding", "edges not-a-number",
      says: "A padding has insets that are not finite numbers: (0, nan, 0, nan). Those count as 0; "
        + "give them a length.",
      shows: "HostPaddingView (45, 40, 10 x 20) insets=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").padding(.horizontal, .nan) }
    row(
      "View.padding", "edges infinite",
      says: "A padding has insets that are not finite numbers: (0, inf, 0, inf). Those count as 0; "
        + "give them a length.",
      shows: "HostPaddingView (45, 40, 10 x 20) insets=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").padding(.horizontal, .infinity) }
  }

  func testPaddingLayoutInit() {
    row(
      "_PaddingLayout.init", "not-a-number",
      says: "A padding has insets that are not finite numbers: (0, nan, 0, 0). Those count as 0; "
        + "give them a length.",
      shows: "HostPaddingView (45, 40, 10 x 20) insets=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_PaddingLayout(insets: EdgeInsets(top: 0, leading: .nan, bottom: 0, trailing: 0))) }
  }

  func testViewFrame() {
    row(
      "View.frame", "width not-a-number",
      says: "A frame has the width nan, which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.",
      shows: "HostFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(width: .nan) }
    row(
      "View.frame", "width infinite",
      says: "A frame has the width inf, which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.",
      shows: "HostFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(width: .infinity) }
    row(
      "View.frame", "width negative",
      says: "A frame has the width -7.0, which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.",
      shows: "HostFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(width: -7) }
    row(
      "View.frame", "width huge",
      shows: "HostFrameView (-5e+299, 40, 1e+300 x 20) width=1e+300 · HostLabel \"a\" (5e+299, 0, 10 "
        + "x 20)"
    ) { Text("a").frame(width: 1e300) }
    row(
      "View.frame", "height not-a-number",
      says: "A frame has the height nan, which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.",
      shows: "HostFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(height: .nan) }
    row(
      "View.frame", "height infinite",
      says: "A frame has the height inf, which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.",
      shows: "HostFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(height: .infinity) }
    row(
      "View.frame", "height negative",
      says: "A frame has the height -7.0, which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.",
      shows: "HostFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(height: -7) }
    row(
      "View.frame", "least width not-a-number",
      says: "A frame has the limits minWidth nan, idealWidth none, maxWidth none; they count as "
        + "none, none, none. Give lengths of 0 or more in ascending order; only the last may be "
        + "infinite.",
      shows: "HostFlexibleFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(minWidth: .nan) }
    row(
      "View.frame", "least width infinite",
      says: "A frame has the limits minWidth inf, idealWidth none, maxWidth none; they count as "
        + "none, none, none. Give lengths of 0 or more in ascending order; only the last may be "
        + "infinite.",
      shows: "HostFlexibleFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(minWidth: .infinity) }
    row(
      "View.frame", "least width negative",
      says: "A frame has the limits minWidth -7, idealWidth none, maxWidth none; they count as 0, "
        + "none, none. Give lengths of 0 or more in ascending order; only the last may be infinite.",
      shows: "HostFlexibleFrameView (45, 40, 10 x 20) minWidth=0 · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(minWidth: -7) }
    row(
      "View.frame", "greatest height not-a-number",
      says: "A frame has the limits minHeight none, idealHeight none, maxHeight nan; they count as "
        + "none, none, none. Give lengths of 0 or more in ascending order; only the last may be "
        + "infinite.",
      shows: "HostFlexibleFrameView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(maxHeight: .nan) }
    row(
      "View.frame", "greatest height negative",
      says: "A frame has the limits minHeight none, idealHeight none, maxHeight -7; they count as "
        + "none, none, 0. Give lengths of 0 or more in ascending order; only the last may be "
        + "infinite.",
      shows: "HostFlexibleFrameView (45, 50, 10 x 0) maxHeight=0 · HostLabel \"a\" (0, -10, 10 x 20)"
    ) { Text("a").frame(maxHeight: -7) }
    row(
      "View.frame", "ideal width not-a-number",
      says: "A frame has the limits minWidth none, idealWidth nan, maxWidth none; they count as "
        + "none, none, none. Give lengths of 0 or more in ascending order; only the last may be "
        + "infinite.",
      shows: "HostFixedSizeView (45, 40, 10 x 20) horizontal vertical · HostFlexibleFrameView (0, 0, "
        + "10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(idealWidth: .nan).fixedSize() }
    row(
      "View.frame", "ideal width infinite",
      says: "A frame has the limits minWidth none, idealWidth inf, maxWidth none; they count as "
        + "none, none, none. Give lengths of 0 or more in ascending order; only the last may be "
        + "infinite.",
      shows: "HostFixedSizeView (45, 40, 10 x 20) horizontal vertical · HostFlexibleFrameView (0, 0, "
        + "10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").frame(idealWidth: .infinity).fixedSize() }
    row(
      "View.frame", "ideal width negative",
      says: "A frame has the limits minWidth none, idealWidth -7, maxWidth none; they count as none, "
        + "0, none. Give lengths of 0 or more in ascending order; only the last may be infinite.",
      shows: "HostFixedSizeView (50, 40, 0 x 20) horizontal vertical · HostFlexibleFrameView (0, 0, 0 "
        + "x 20) idealWidth=0 · HostLabel \"a\" (0, 0, 0 x 20)"
    ) { Text("a").frame(idealWidth: -7).fixedSize() }
    row(
      "View.frame", "least above greatest",
      says: "A frame has the limits minWidth 50, idealWidth none, maxWidth 20; they count as 50, "
        + "none, 50. Give lengths of 0 or more in ascending order; only the last may be infinite.",
      shows: "HostFlexibleFrameView (25, 40, 50 x 20) minWidth=50 maxWidth=50 · HostLabel \"a\" (20, "
        + "0, 10 x 20)"
    ) { Text("a").frame(minWidth: 50, maxWidth: 20) }
  }

  func testViewOffset() {
    row(
      "View.offset", "not-a-number",
      says: "An offset is (nan, 0): what is not finite counts as 0; give it a length.",
      shows: "HostOffsetView (45, 40, 10 x 20) offset=(0, 0) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").offset(x: .nan) }
    row(
      "View.offset", "infinite",
      says: "An offset is (inf, 0): what is not finite counts as 0; give it a length.",
      shows: "HostOffsetView (45, 40, 10 x 20) offset=(0, 0) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").offset(x: .infinity) }
    row(
      "View.offset", "size not-a-number",
      says: "An offset is (1, nan): what is not finite counts as 0; give it a length.",
      shows: "HostOffsetView (45, 40, 10 x 20) offset=(1, 0) · HostLabel \"a\" (1, 0, 10 x 20)"
    ) { Text("a").offset(CGSize(width: 1, height: CGFloat.nan)) }
    row(
      "View.offset", "size infinite",
      says: "An offset is (1, inf): what is not finite counts as 0; give it a length.",
      shows: "HostOffsetView (45, 40, 10 x 20) offset=(1, 0) · HostLabel \"a\" (1, 0, 10 x 20)"
    ) { Text("a").offset(CGSize(width: 1, height: CGFloat.infinity)) }
  }

  func testOffsetEffectInit() {
    row(
      "_OffsetEffect.init", "not-a-number",
      says: "An offset is (nan, 0): what is not finite counts as 0; give it a length.",
      shows: "HostOffsetView (45, 40, 10 x 20) offset=(0, 0) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { Text("a").modifier(_OffsetEffect(offset: CGSize(width: CGFloat.nan, height: 0))) }
  }

  func testViewPosition() {
    row(
      "View.position", "not-a-number",
      says: "A position is (nan, 0): what is not finite counts as 0; give it a place.",
      shows: "HostPositionView (0, 0, 100 x 100) position=(0, 0) · HostLabel \"a\" (-5, -10, 10 x 20)"
    ) { Text("a").position(x: .nan) }
    row(
      "View.position", "infinite",
      says: "A position is (inf, 0): what is not finite counts as 0; give it a place.",
      shows: "HostPositionView (0, 0, 100 x 100) position=(0, 0) · HostLabel \"a\" (-5, -10, 10 x 20)"
    ) { Text("a").position(x: .infinity) }
    row(
      "View.position", "point not-a-number",
      says: "A position is (1, nan): what is not finite counts as 0; give it a place.",
      shows: "HostPositionView (0, 0, 100 x 100) position=(1, 0) · HostLabel \"a\" (-4, -10, 10 x 20)"
    ) { Text("a").position(CGPoint(x: 1, y: CGFloat.nan)) }
    row(
      "View.position", "point infinite",
      says: "A position is (1, inf): what is not finite counts as 0; give it a place.",
      shows: "HostPositionView (0, 0, 100 x 100) position=(1, 0) · HostLabel \"a\" (-4, -10, 10 x 20)"
    ) { Text("a").position(CGPoint(x: 1, y: CGFloat.infinity)) }
  }

  func testPositionLayoutInit() {
    row(
      "_PositionLayout.init", "not-a-number",
      says: "A position is (nan, 1): what is not finite counts as 0; give it a place.",
      shows: "HostPositionView (0, 0, 100 x 100) position=(0, 1) · HostLabel \"a\" (-5, -9, 10 x 20)"
    ) { Text("a").modifier(_PositionLayout(position: CGPoint(x: CGFloat.nan, y: 1))) }
  }

  func testViewAspectRatio() {
    row(
      "View.aspectRatio", "not-a-number",
      says: "An aspect ratio is nan: it counts as not given. Give the width divided by the height, "
        + "or nil for the content's own.",
      shows: "HostAspectRatioView (0, 0, 100 x 100) contentMode=fit · HostColorView (0, 0, 100 x 100) "
        + "background=red"
    ) { Color.red.aspectRatio(.nan, contentMode: .fit) }
    row(
      "View.aspectRatio", "infinite",
      says: "An aspect ratio is inf: it counts as not given. Give the width divided by the height, "
        + "or nil for the content's own.",
      shows: "HostAspectRatioView (0, 0, 100 x 100) contentMode=fit · HostColorView (0, 0, 100 x 100) "
        + "background=red"
    ) { Color.red.aspectRatio(.infinity, contentMode: .fit) }
    row(
      "View.aspectRatio", "negative",
      says: "An aspect ratio is -7: it counts as not given. Give the width divided by the height, or "
        + "nil for the content's own.",
      shows: "HostAspectRatioView (0, 0, 100 x 100) contentMode=fit · HostColorView (0, 0, 100 x 100) "
        + "background=red"
    ) { Color.red.aspectRatio(-7, contentMode: .fit) }
    row(
      "View.aspectRatio", "zero",
      says: "An aspect ratio is 0: it counts as not given. Give the width divided by the height, or "
        + "nil for the content's own.",
      shows: "HostAspectRatioView (0, 0, 100 x 100) contentMode=fit · HostColorView (0, 0, 100 x 100) "
        + "background=red"
    ) { Color.red.aspectRatio(0, contentMode: .fit) }
    row(
      "View.aspectRatio", "size not-a-number",
      says: "An aspect ratio is nan: it counts as not given. Give the width divided by the height, "
        + "or nil for the content's own.",
      shows: "HostAspectRatioView (0, 0, 100 x 100) contentMode=fill · HostColorView (0, 0, 100 x "
        + "100) background=red"
    ) { Color.red.aspectRatio(CGSize(width: CGFloat.nan, height: 1), contentMode: .fill) }
    row(
      "View.aspectRatio", "size infinite",
      says: "An aspect ratio is inf: it counts as not given. Give the width divided by the height, "
        + "or nil for the content's own.",
      shows: "HostAspectRatioView (0, 0, 100 x 100) contentMode=fill · HostColorView (0, 0, 100 x "
        + "100) background=red"
    ) { Color.red.aspectRatio(CGSize(width: CGFloat.infinity, height: 1), contentMode: .fill) }
    row(
      "View.aspectRatio", "size negative",
      says: "An aspect ratio is -7: it counts as not given. Give the width divided by the height, or "
        + "nil for the content's own.",
      shows: "HostAspectRatioView (0, 0, 100 x 100) contentMode=fill · HostColorView (0, 0, 100 x "
        + "100) background=red"
    ) { Color.red.aspectRatio(CGSize(width: -7, height: 1), contentMode: .fill) }
  }

  func testAspectRatioLayoutInit() {
    row(
      "_AspectRatioLayout.init", "not-a-number",
      says: "An aspect ratio is nan: it counts as not given. Give the width divided by the height, "
        + "or nil for the content's own.",
      shows: "HostAspectRatioView (0, 0, 100 x 100) contentMode=fit · HostColorView (0, 0, 100 x 100) "
        + "background=red"
    ) { Color.red.modifier(_AspectRatioLayout(aspectRatio: .nan, contentMode: .fit)) }
  }

  func testViewLayoutPriority() {
    row(
      "View.layoutPriority", "not-a-number",
      says: "A layout priority is nan; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { HStack { Text("a").layoutPriority(.nan) } }
    row(
      "View.layoutPriority", "infinite",
      shows: "HostStackView (45, 40, 10 x 20) axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { HStack { Text("a").layoutPriority(.infinity) } }
  }

  func testViewZIndex() {
    row(
      "View.zIndex", "not-a-number",
      says: "A z index is nan; it counts as 0. Give it a finite number.",
      shows: "HostZStackView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { ZStack { Text("a").zIndex(.nan) } }
    row(
      "View.zIndex", "infinite",
      shows: "HostZStackView (45, 40, 10 x 20) · HostLabel \"a\" (0, 0, 10 x 20) zIndex=inf"
    ) { ZStack { Text("a").zIndex(.infinity) } }
  }
}
