import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class StacksTests: HostTestCase {
  // MARK: Where views lie

  func testTheyPrintTheirAxisSpacingAndAlignment() {
    assertShows(
      HStack(alignment: .top, spacing: 2) {
        Color.red.frame(width: 10, height: 10)
        VStack(alignment: .trailing) {
          Color.green.frame(width: 20, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }
        ZStack(alignment: .bottomLeading) { Color.black.frame(width: 5, height: 5) }
      },
      """
      HostStackView (25.5, 36, 49 x 28) axis=horizontal spacing=2 alignment=top
      ├─ HostFrameView (0, 0, 10 x 10) width=10 height=10
      │  └─ HostColorView (0, 0, 10 x 10) background=red
      ├─ HostStackView (12, 0, 30 x 28) axis=vertical alignment=trailing
      │  ├─ HostFrameView (10, 0, 20 x 10) width=20 height=10
      │  │  └─ HostColorView (0, 0, 20 x 10) background=green
      │  └─ HostFrameView (0, 18, 30 x 10) width=30 height=10
      │     └─ HostColorView (0, 0, 30 x 10) background=blue
      └─ HostZStackView (44, 0, 5 x 5) alignment=bottomLeading
         └─ HostFrameView (0, 0, 5 x 5) width=5 height=5
            └─ HostColorView (0, 0, 5 x 5) background=black
      """)
  }

  func testARowSharesItsWidthEvenly() {
    let row = HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
    XCTAssertEqual(
      show(row.frame(width: 300, height: 100), width: 300, height: 100).colorFrames,
      [CGRect(0, 0, 100, 100), CGRect(100, 0, 100, 100), CGRect(200, 0, 100, 100)])
  }

  func testARowDoesNotSolveConstraints() {
    let row = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100)
      Color.green.frame(minWidth: 100)
    }
    XCTAssertEqual(
      show(row.frame(width: 150, height: 10), width: 150, height: 10).colorFrames,
      [CGRect(-12.5, 0, 75, 10), CGRect(62.5, 0, 100, 10)], "25 points more than there are")
  }

  func testTheLeastFlexibleViewIsAskedFirst() {
    let row = HStack(spacing: 0) {
      Color.red
      Text("Words")
      Color.blue
    }
    XCTAssertEqual(
      show(row, width: 150, height: 20).colorFrames, [CGRect(0, 0, 50, 20), CGRect(100, 0, 50, 20)],
      "what the text of 50 points leaves is shared")
  }

  func testEachViewIsOfferedAnEvenShareOfWhatIsLeftByThoseBefore() {
    func widths<V: View>(_ row: V) -> [CGFloat] { show(row, width: 620, height: 10).colorFrames.map(\.width) }
    // All three are as flexible as can be, so they are asked in their order.
    let halfInTheMiddle = HStack(spacing: 10) {
      Color.red
      HalfWide(background: .green)
      Color.blue
    }
    XCTAssertEqual(widths(halfInTheMiddle), [200, 100, 300])
    let halfFirst = HStack(spacing: 10) {
      HalfWide(background: .green)
      Color.red
      Color.blue
    }
    XCTAssertEqual(widths(halfFirst), [100, 250, 250])
  }

  /// Takes half the width that it is offered.
  private struct HalfWide: HostViewRepresentable {
    let background: HostColor
    func makeHostView(context: Context) -> HostColorView { HostColorView() }
    func updateHostView(_ host: HostColorView, context: Context) { host.backgroundColor = background }
    func sizeThatFits(_ proposal: ProposedViewSize, hostView: HostColorView, context: Context) -> CGSize? {
      CGSize(width: (proposal.width ?? 20) / 2, height: proposal.height ?? 10)
    }
  }

  func testWhatIsNotShownTakesNoSpacing() {
    let row = HStack {
      Color.red.frame(width: 10, height: 10)
      if Bool(false) { Text("never") }
      EmptyView()
      Color.red.frame(width: 10, height: 10)
    }
    XCTAssertEqual(size(of: row, in: .zero), CGSize(width: 28, height: 10))
  }

  func testNeighboursAreEightPointsApartUnlessTold() {
    func column(spacing: CGFloat?) -> some View {
      VStack(spacing: spacing) { ForEach(0..<3) { _ in Color.red.frame(width: 150, height: 30) } }
    }
    XCTAssertEqual(size(of: column(spacing: nil), in: .zero), CGSize(width: 150, height: 106))
    XCTAssertEqual(size(of: column(spacing: 1), in: .zero), CGSize(width: 150, height: 92))
    XCTAssertEqual(size(of: column(spacing: -10), in: .zero), CGSize(width: 150, height: 70))
  }

  func testSpacingThatIsNoLengthIsReported() {
    for spacing in [CGFloat.nan, .infinity, -.infinity] {
      let column = VStack(spacing: spacing) { ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) } }
      let screen = show(column, width: 100, height: 100)
      XCTAssertEqual(screen.colorFrames, [CGRect(45, 36, 10, 10), CGRect(45, 54, 10, 10)])
      XCTAssertEqual(takeSentences().count, 1)
    }
  }

  func testBaselinesLineUp() {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("A").font(.largeTitle)
      Text("b").font(.caption)
    }
    let screen = show(row)
    let labels = screen.hosts(of: HostLabel.self)
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    XCTAssertEqual(baselines[0], baselines[1], accuracy: 0.01)
    XCTAssertNotEqual(labels[0].frame.minY, labels[1].frame.minY)
  }

  func testCompositeViewsChangeNothing() {
    struct Wrapped: View {
      var body: some View { Color.red.frame(width: 10, height: 10) }
    }
    XCTAssertEqual(show(Wrapped()).printed, show(Wrapped().body).printed)
  }

  func testAnEmptyStackHasNoSize() {
    assertShows(HStack {}, "HostStackView (50, 50, 0 x 0) axis=horizontal")
  }

  func testAnotherAlignmentMovesTheSameHosts() {
    let screen = show(Aligned(alignment: .leading), width: 100, height: 20)
    let hosts = screen.all
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 4), CGRect(0, 12, 20, 8)])
    screen.view = Aligned(alignment: .trailing)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 100, 4), CGRect(80, 12, 20, 8)])
    XCTAssertEqual(screen.all.map(ObjectIdentifier.init), hosts.map(ObjectIdentifier.init))
  }

  private struct Aligned: View {
    let alignment: HorizontalAlignment
    var body: some View {
      VStack(alignment: alignment) {
        Color.red.frame(height: 4)
        Color.red.frame(width: 20, height: 8)
      }
    }
  }

  // MARK: Upon each other

  func testLaterViewsAreInFront() {
    struct Pile: View {
      @State private var taps: [String] = []
      var body: some View {
        ZStack {
          Color.red.onTapGesture { taps.append("back") }.accessibilityIdentifier("back")
          Color.blue.frame(width: 20, height: 20).onTapGesture { taps.append("front") }
          Text(taps.joined(separator: " ")).offset(y: 40)
        }
      }
    }
    let screen = show(Pile(), width: 100, height: 100)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 50, y: 50)))
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 10, y: 10)))
    screen.settle()
    XCTAssertEqual(screen.texts, ["front back"])
    XCTAssertEqual(screen.hosting.subviews[0].subviews.map { $0.accessibilityIdentifier ?? "-" }, ["back", "-", "-"])
  }

  func testAPileIsAsLargeAsItsLargestViews() {
    let pile = ZStack(alignment: .topTrailing) {
      Color.red.frame(width: 50, height: 10)
      Color.blue.frame(width: 20, height: 30)
    }
    XCTAssertEqual(show(pile, width: 50, height: 30).colorFrames, [CGRect(0, 0, 50, 10), CGRect(30, 0, 20, 30)])
    XCTAssertEqual(size(of: pile, in: .zero), CGSize(width: 50, height: 30))
  }

  func testACardInAScrollView() {
    let card = ScrollView {
      ZStack {
        Color.red
        Text("Hello").padding(25)
      }
    }
    let screen = show(card, width: 100, height: 200)
    XCTAssertEqual(screen.colorFrames.map(\.size), [CGSize(width: 100, height: screen.frame("Hello")!.height + 50)])
  }

  // MARK: Spacers and dividers

  func testASpacerTakesWhatIsLeft() {
    let row = HStack {
      Color.red.frame(width: 10)
      Spacer()
      Color.blue.frame(width: 20)
    }
    XCTAssertEqual(show(row, width: 100, height: 10).colorFrames, [CGRect(0, 0, 10, 10), CGRect(80, 0, 20, 10)])
    let column = VStack {
      Color.red.frame(height: 10)
      Spacer()
      Color.blue.frame(height: 20)
    }
    XCTAssertEqual(show(column, width: 10, height: 100).colorFrames, [CGRect(0, 0, 10, 10), CGRect(0, 80, 10, 20)])
  }

  func testASpacerHasALeastLength() {
    func row(_ least: CGFloat?) -> some View {
      HStack {
        Color.red.frame(width: 10, height: 10)
        Spacer(minLength: least)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    XCTAssertEqual(size(of: row(nil), in: .zero), CGSize(width: 38, height: 10))
    XCTAssertEqual(size(of: row(0), in: .zero), CGSize(width: 30, height: 10))
    XCTAssertEqual(size(of: row(50), in: .zero), CGSize(width: 80, height: 10))
    XCTAssertEqual(size(of: row(-50), in: .zero), CGSize(width: 38, height: 10))
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testOutsideOfRowsAndColumnsASpacerGrowsBothWays() {
    assertShows(
      Spacer().background(Color.red),
      """
      HostBackgroundView (0, 0, 100 x 100)
      ├─ HostColorView (0, 0, 100 x 100) background=red
      └─ HostSpacer (0, 0, 100 x 100)
      """)
  }

  func testADividerLiesAcross() {
    let row = HStack(spacing: 0) {
      Color.red
      Divider()
      Color.blue
    }
    XCTAssertEqual(show(row, width: 101, height: 20).hosts(of: HostDivider.self)[0].frame, CGRect(50, 0, 1, 20))
    let column = VStack(spacing: 0) {
      Color.red
      Divider()
      Color.blue
    }
    XCTAssertEqual(show(column, width: 20, height: 101).hosts(of: HostDivider.self)[0].frame, CGRect(0, 50, 20, 1))
    XCTAssertEqual(show(Divider(), width: 20, height: 101).hosts(of: HostDivider.self)[0].frame, CGRect(0, 50, 20, 1))
  }
}
