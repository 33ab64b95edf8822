import Foundation
import HostTree
import ViewKernel
import XCTest

/// Lengths, places and layouts that are none: what is laid out instead.
@MainActor
final class LayoutsBadInputTests: BadInputTestCase {
  func testImageRendererRender() {
    row(
      "ImageRenderer.render", "views without an end",
      says: "An image renderer's views want the size inf x 10.0, which is not finite: nothing is drawn. "
        + "Set its proposedSize, or give them a frame.",
      gives: "nothing"
    ) {
      let renderer = ImageRenderer(content: Color.red)
      renderer.proposedSize = ProposedViewSize(width: .infinity, height: nil)
      var result = "nothing"
      renderer.render { size, _ in result = "\(size)" }
      return result
    }
  }

  func testInspectorColumnWidth() {
    row(
      "View.inspectorColumnWidth", "not-a-number",
      says: "The width of an inspector's column is nan; it counts as 270. Give it a finite number of 0 or more.",
      shows:
        "HostLayoutView (0, 0, 100 x 100) layout=InspectorLayout · HostStackView (0, 0, 0 x 100) axis=vertical · HostColorView (0, 0, 0 x 100) background=blue · "
        + "HostMoveView (-1, 0, 1 x 100) · HostStackView (0, 0, 1 x 100) axis=horizontal · "
        + "HostDivider (0, 0, 1 x 100) background=separator · HostMoveView (0, 0, 100 x 100) · "
        + "HostFlexibleFrameView (0, 0, 100 x 100) maxWidth=inf maxHeight=inf alignment=top · "
        + "HostStackView (0, 0, 100 x 100) axis=vertical · HostColorView (0, 0, 100 x 100) background=red"
    ) {
      Color.blue.inspector(isPresented: .constant(true)) { Color.red.inspectorColumnWidth(.nan) }
        .environment(\.horizontalSizeClass, .regular)
    }
    row(
      "View.inspectorColumnWidth", "a least width above the greatest one",
      says: "The width of an inspector's column is -5; it counts as 0. Give it a finite number of 0 or more.",
      shows:
        "HostLayoutView (0, 0, 100 x 100) layout=InspectorLayout · HostStackView (0, 0, 59 x 100) axis=vertical · HostColorView (0, 0, 59 x 100) background=blue · "
        + "HostMoveView (59, 0, 1 x 100) · HostStackView (0, 0, 1 x 100) axis=horizontal · "
        + "HostDivider (0, 0, 1 x 100) background=separator · HostMoveView (60, 0, 40 x 100) · "
        + "HostFlexibleFrameView (0, 0, 40 x 100) maxWidth=inf maxHeight=inf alignment=top · "
        + "HostStackView (0, 0, 40 x 100) axis=vertical · HostColorView (0, 0, 40 x 100) background=red"
    ) {
      Color.blue.inspector(isPresented: .constant(true)) { Color.red.inspectorColumnWidth(min: 40, ideal: 30, max: -5) }
        .environment(\.horizontalSizeClass, .regular)
    }
  }

  func testViewAlignmentGuide() {
    row(
      "View.alignmentGuide", "horizontal not-a-number",
      says: "The place of an alignment guide is nan; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical alignment=leading · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) { VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { _ in .nan } } }
    row(
      "View.alignmentGuide", "horizontal infinite",
      says: "The place of an alignment guide is inf; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=vertical alignment=leading · HostLabel \"a\" (0, "
        + "0, 10 x 20)"
    ) { VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { _ in .infinity } } }
    row(
      "View.alignmentGuide", "vertical not-a-number",
      says: "The place of an alignment guide is nan; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=horizontal alignment=top · HostLabel \"a\" (0, 0, "
        + "10 x 20)"
    ) { HStack(alignment: .top) { Text("a").alignmentGuide(.top) { _ in .nan } } }
    row(
      "View.alignmentGuide", "vertical infinite",
      says: "The place of an alignment guide is inf; it counts as 0. Give it a finite number.",
      shows: "HostStackView (45, 40, 10 x 20) axis=horizontal alignment=top · HostLabel \"a\" (0, 0, "
        + "10 x 20)"
    ) { HStack(alignment: .top) { Text("a").alignmentGuide(.top) { _ in .infinity } } }
  }

  func testHStackInit() {
    row(
      "HStack.init", "not-a-number",
      says: "A stack has the spacing nan, which is not finite; it counts as not given. Give it a "
        + "length.",
      shows: "HostStackView (36, 40, 28 x 20) axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostLabel \"b\" (18, 0, 10 x 20)"
    ) {
      HStack(spacing: .nan) {
        Text("a"); Text("b")
      }
    }
    row(
      "HStack.init", "infinite",
      says: "A stack has the spacing inf, which is not finite; it counts as not given. Give it a "
        + "length.",
      shows: "HostStackView (36, 40, 28 x 20) axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostLabel \"b\" (18, 0, 10 x 20)"
    ) {
      HStack(spacing: .infinity) {
        Text("a"); Text("b")
      }
    }
    row(
      "HStack.init", "negative",
      shows: "HostStackView (41, 40, 18 x 20) axis=horizontal spacing=-2 · HostLabel \"a\" (0, 0, 10 "
        + "x 20) · HostLabel \"b\" (8, 0, 10 x 20)"
    ) {
      HStack(spacing: -2) {
        Text("a"); Text("b")
      }
    }
  }

  func testVStackInit() {
    row(
      "VStack.init", "not-a-number",
      says: "A stack has the spacing nan, which is not finite; it counts as not given. Give it a "
        + "length.",
      shows: "HostStackView (45, 26, 10 x 48) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostLabel \"b\" (0, 28, 10 x 20)"
    ) {
      VStack(spacing: .nan) {
        Text("a"); Text("b")
      }
    }
    row(
      "VStack.init", "infinite",
      says: "A stack has the spacing inf, which is not finite; it counts as not given. Give it a "
        + "length.",
      shows: "HostStackView (45, 26, 10 x 48) axis=vertical · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostLabel \"b\" (0, 28, 10 x 20)"
    ) {
      VStack(spacing: .infinity) {
        Text("a"); Text("b")
      }
    }
    row(
      "VStack.init", "negative",
      shows: "HostStackView (45, 31, 10 x 38) axis=vertical spacing=-2 · HostLabel \"a\" (0, 0, 10 x "
        + "20) · HostLabel \"b\" (0, 18, 10 x 20)"
    ) {
      VStack(spacing: -2) {
        Text("a"); Text("b")
      }
    }
  }

  func testHStackLayoutInit() {
    row(
      "HStackLayout.init", "not-a-number",
      says: "The spacing of a stack layout is nan; it counts as not given. Give it a finite length.",
      shows: "HostLayoutView (36, 40, 28 x 20) layout=HStackLayout · HostLabel \"a\" (0, 0, 10 x 20) "
        + "· HostLabel \"b\" (18, 0, 10 x 20)"
    ) {
      HStackLayout(spacing: .nan) {
        Text("a"); Text("b")
      }
    }
    row(
      "HStackLayout.init", "infinite",
      says: "The spacing of a stack layout is inf; it counts as not given. Give it a finite length.",
      shows: "HostLayoutView (36, 40, 28 x 20) layout=HStackLayout · HostLabel \"a\" (0, 0, 10 x 20) "
        + "· HostLabel \"b\" (18, 0, 10 x 20)"
    ) {
      HStackLayout(spacing: .infinity) {
        Text("a"); Text("b")
      }
    }
  }

  func testVStackLayoutInit() {
    row(
      "VStackLayout.init", "not-a-number",
      says: "The spacing of a stack layout is nan; it counts as not given. Give it a finite length.",
      shows: "HostLayoutView (45, 26, 10 x 48) layout=VStackLayout · HostLabel \"a\" (0, 0, 10 x 20) "
        + "· HostLabel \"b\" (0, 28, 10 x 20)"
    ) {
      VStackLayout(spacing: .nan) {
        Text("a"); Text("b")
      }
    }
    row(
      "VStackLayout.init", "infinite",
      says: "The spacing of a stack layout is inf; it counts as not given. Give it a finite length.",
      shows: "HostLayoutView (45, 26, 10 x 48) layout=VStackLayout · HostLabel \"a\" (0, 0, 10 x 20) "
        + "· HostLabel \"b\" (0, 28, 10 x 20)"
    ) {
      VStackLayout(spacing: .infinity) {
        Text("a"); Text("b")
      }
    }
  }

  func testSpacerInit() {
    row(
      "Spacer.init", "not-a-number",
      says: "A spacer has the minLength nan, which is negative or not finite; it counts as not "
        + "given. Give it a length of 0 or more.",
      shows: "HostStackView (0, 40, 100 x 20) axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostSpacer (10, 10, 90 x 0)"
    ) {
      HStack {
        Text("a"); Spacer(minLength: .nan)
      }
    }
    row(
      "Spacer.init", "infinite",
      says: "A spacer has the minLength inf, which is negative or not finite; it counts as not "
        + "given. Give it a length of 0 or more.",
      shows: "HostStackView (0, 40, 100 x 20) axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostSpacer (10, 10, 90 x 0)"
    ) {
      HStack {
        Text("a"); Spacer(minLength: .infinity)
      }
    }
    row(
      "Spacer.init", "negative",
      says: "A spacer has the minLength -7, which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more.",
      shows: "HostStackView (0, 40, 100 x 20) axis=horizontal · HostLabel \"a\" (0, 0, 10 x 20) · "
        + "HostSpacer (10, 10, 90 x 0)"
    ) {
      HStack {
        Text("a"); Spacer(minLength: -7)
      }
    }
  }

  func testGridInit() {
    row(
      "Grid.init", "not-a-number",
      says: "The horizontal spacing of a grid is nan; it counts as not given. Give it a finite "
        + "length. / The vertical spacing of a grid is nan; it counts as not given. Give it a "
        + "finite length.",
      shows: "HostGridView (36, 40, 28 x 20) · HostLabel \"a\" (0, 0, 10 x 20) · HostLabel \"b\" (18, "
        + "0, 10 x 20)"
    ) {
      Grid(horizontalSpacing: .nan, verticalSpacing: .nan) {
        GridRow {
          Text("a"); Text("b")
        }
      }
    }
    row(
      "Grid.init", "infinite",
      says: "The horizontal spacing of a grid is inf; it counts as not given. Give it a finite "
        + "length. / The vertical spacing of a grid is inf; it counts as not given. Give it a "
        + "finite length.",
      shows: "HostGridView (36, 40, 28 x 20) · HostLabel \"a\" (0, 0, 10 x 20) · HostLabel \"b\" (18, "
        + "0, 10 x 20)"
    ) {
      Grid(horizontalSpacing: .infinity, verticalSpacing: .infinity) {
        GridRow {
          Text("a"); Text("b")
        }
      }
    }
  }

  func testViewGridCellColumns() {
    row(
      "View.gridCellColumns", "zero",
      says: "A cell of a grid goes across 0 columns; it counts as 1. Give gridCellColumns a number "
        + "from 1 to 1000.",
      shows: "HostGridView (36, 40, 28 x 20) · HostLabel \"a\" (0, 0, 10 x 20) · HostLabel \"b\" (18, "
        + "0, 10 x 20)"
    ) {
      Grid {
        GridRow {
          Text("a").gridCellColumns(0); Text("b")
        }
      }
    }
    row(
      "View.gridCellColumns", "negative",
      says: "A cell of a grid goes across -1 columns; it counts as 1. Give gridCellColumns a number "
        + "from 1 to 1000.",
      shows: "HostGridView (36, 40, 28 x 20) · HostLabel \"a\" (0, 0, 10 x 20) · HostLabel \"b\" (18, "
        + "0, 10 x 20)"
    ) {
      Grid {
        GridRow {
          Text("a").gridCellColumns(-1); Text("b")
        }
      }
    }
    row(
      "View.gridCellColumns", "the first integer",
      says: "A cell of a grid goes across -9223372036854775808 columns; it counts as 1. Give "
        + "gridCellColumns a number from 1 to 1000.",
      shows: "HostGridView (36, 40, 28 x 20) · HostLabel \"a\" (0, 0, 10 x 20) · HostLabel \"b\" (18, "
        + "0, 10 x 20)"
    ) {
      Grid {
        GridRow {
          Text("a").gridCellColumns(.min); Text("b")
        }
      }
    }
    row(
      "View.gridCellColumns", "the last integer",
      says: "A cell of a grid goes across 9223372036854775807 columns; it counts as 1000. Give "
        + "gridCellColumns a number from 1 to 1000.",
      shows: "HostGridView (-3950, 40, 8000 x 20) · HostLabel \"a\" (3991, 0, 10 x 20) · HostLabel "
        + "\"b\" (8000, 0, 0 x 20)"
    ) {
      Grid {
        GridRow {
          Text("a").gridCellColumns(.max); Text("b")
        }
      }
    }
    row(
      "View.gridCellColumns", "1,000,000,000",
      says: "A cell of a grid goes across 1000000000 columns; it counts as 1000. Give "
        + "gridCellColumns a number from 1 to 1000.",
      shows: "HostGridView (-3950, 40, 8000 x 20) · HostLabel \"a\" (3991, 0, 10 x 20) · HostLabel "
        + "\"b\" (8000, 0, 0 x 20)"
    ) {
      Grid {
        GridRow {
          Text("a").gridCellColumns(1_000_000_000); Text("b")
        }
      }
    }
  }

  func testViewGridCellAnchor() {
    row(
      "View.gridCellAnchor", "not-a-number",
      says: "The anchor of a grid's cell across is nan; it counts as 0. Give it a finite number.",
      shows: "HostGridView (36, 35, 28 x 30) · HostLabel \"a\" (0, 0, 10 x 20) · HostLabel \"b\" (18, "
        + "0, 10 x 20)"
    ) {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(UnitPoint(x: .nan, y: 0)); Text("b")
        }
      }
    }
    row(
      "View.gridCellAnchor", "infinite",
      says: "The anchor of a grid's cell across is inf; it counts as 0. Give it a finite number.",
      shows: "HostGridView (36, 35, 28 x 30) · HostLabel \"a\" (0, 0, 10 x 20) · HostLabel \"b\" (18, "
        + "0, 10 x 20)"
    ) {
      Grid {
        GridRow {
          Text("a").gridCellAnchor(UnitPoint(x: .infinity, y: 0)); Text("b")
        }
      }
    }
  }

  func testViewSafeAreaInset() {
    row(
      "View.safeAreaInset", "not-a-number",
      says: "The spacing of a safe area inset is nan; it counts as not given. Give it a finite "
        + "length.",
      shows: "HostSafeAreaInsetView (0, 0, 100 x 100) edge=top · HostColorView (0, 20, 100 x 80) "
        + "background=red · HostLabel \"a\" (45, 0, 10 x 20)"
    ) { Color.red.safeAreaInset(edge: .top, spacing: .nan) { Text("a") } }
    row(
      "View.safeAreaInset", "infinite",
      says: "The spacing of a safe area inset is inf; it counts as not given. Give it a finite "
        + "length.",
      shows: "HostSafeAreaInsetView (0, 0, 100 x 100) edge=top · HostColorView (0, 20, 100 x 80) "
        + "background=red · HostLabel \"a\" (45, 0, 10 x 20)"
    ) { Color.red.safeAreaInset(edge: .top, spacing: .infinity) { Text("a") } }
  }

  func testLayout() {
    row(
      "Layout", "that chooses not-a-number",
      says: "OddLayout chose the size nan x 5: negative lengths and not-a-number count as 0. Choose "
        + "finite lengths of 0 or more.",
      shows: "HostLayoutView (50, 47.5, 0 x 5) layout=OddLayout · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { OddLayout(size: CGSize(width: CGFloat.nan, height: 5)) { Text("a") } }
    row(
      "Layout", "that chooses a negative size",
      says: "OddLayout chose the size -1 x 5: negative lengths and not-a-number count as 0. Choose "
        + "finite lengths of 0 or more.",
      shows: "HostLayoutView (50, 47.5, 0 x 5) layout=OddLayout · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { OddLayout(size: CGSize(width: -1, height: 5)) { Text("a") } }
    row(
      "Layout", "that chooses an infinite size",
      says: "HostLayoutView was given the frame (-inf, 47.5, inf x 5): not-a-number and infinite "
        + "parts count as zero, a negative size is turned over.",
      shows: "HostLayoutView (0, 47.5, 0 x 5) layout=OddLayout · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { OddLayout(size: CGSize(width: CGFloat.infinity, height: 5)) { Text("a") } }
    row(
      "Layout", "that places nowhere",
      says: "HostLabel was given the frame (nan, inf, 10 x 20): not-a-number and infinite parts "
        + "count as zero, a negative size is turned over.",
      shows: "HostLayoutView (40, 40, 20 x 20) layout=OddLayout · HostLabel \"a\" (0, 0, 10 x 20)"
    ) { OddLayout(place: CGPoint(x: CGFloat.nan, y: CGFloat.infinity)) { Text("a") } }
    row(
      "Layout", "that proposes a negative size to a spacer",
      shows: "HostLayoutView (40, 40, 20 x 20) layout=OddLayout · HostSpacer (0, 0, 8 x 8)"
    ) { OddLayout(proposal: ProposedViewSize(width: -10, height: -10)) { Spacer() } }
    row(
      "Layout", "that proposes a negative size to an editor",
      shows: "HostLayoutView (40, 40, 20 x 20) layout=OddLayout · HostTextView \"a\" (0, 0, 0 x 0)"
    ) { OddLayout(proposal: ProposedViewSize(width: -10, height: -10)) { TextEditor(text: .constant("a")) } }
    row(
      "Layout", "that proposes a negative size to a field that grows",
      shows: "HostLayoutView (40, 40, 20 x 20) layout=OddLayout · HostTextView \"b\" (0, 0, 0 x 22) "
        + "placeholder=a lines=1..."
    ) {
      OddLayout(proposal: ProposedViewSize(width: -10, height: -10)) {
        TextField("a", text: .constant("b"), axis: .vertical)
      }
    }
    row(
      "Layout", "that proposes not-a-number",
      shows: "HostLayoutView (40, 40, 20 x 20) layout=OddLayout · HostColorView (0, 0, 10 x 10) "
        + "background=red"
    ) { OddLayout(proposal: ProposedViewSize(width: .nan, height: .nan)) { Color.red } }
    row(
      "Layout", "that proposes a negative size to a list",
      shows: "HostLayoutView (40, 40, 20 x 20) layout=OddLayout · HostTableView (0, 0, 0 x 0) "
        + "style=insetGrouped"
    ) { OddLayout(proposal: ProposedViewSize(width: -10, height: -10)) { List { Text("a") } } }
  }

  func testGeometryReaderInit() {
    row(
      "GeometryReader.init", "a division by no height",
      says: "A frame has the width inf, which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more, or use maxWidth or maxHeight to fill what there is.",
      shows: "HostGeometryView (0, 0, 100 x 100) · HostFrameView (0, 0, 10 x 20) · HostLabel \"a\" "
        + "(0, 0, 10 x 20)"
    ) { GeometryReader { proxy in Text("a").frame(width: proxy.size.width / (proxy.size.height - 100)) } }
  }
}

/// A layout that chooses, proposes and places what it is told.
private struct OddLayout: Layout {
  var size = CGSize(width: 20, height: 20)
  var place = CGPoint.zero
  var proposal = ProposedViewSize(width: 10, height: 10)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for child in subviews { _ = child.sizeThatFits(self.proposal) }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for child in subviews { child.place(at: place, proposal: self.proposal) }
  }
}
