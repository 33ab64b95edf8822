import Foundation
import HostTree
import XCTest

/// Padding, frames, offsets, overlays: containers around one child.
@MainActor
final class ContainerLayoutTests: HostTreeTestCase {
  func testColumnsOfAnInfiniteWidthAreAllInfinite() {
    let grid = HostLazyGridView()
    grid.layout = LazyGridLayout(axis: .vertical, items: [GridItem(.flexible()), GridItem(.flexible())], spacing: .nan)
    XCTAssertEqual(takeSentences().count, 1)
    let text = LeafStub(.wrapping(width: 60, lineHeight: 10))
    for view in [LeafStub(5, 10), text] { grid.addSubview(view) }
    XCTAssertEqual(grid.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).height, 10)
    XCTAssertEqual(text.proposals.map(\.width), [.infinity])
  }

  private func size(_ host: HostView, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    host.sizeThatFits(ProposedViewSize(width: width, height: height))
  }
  private func frames(_ host: HostView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
    framesOfSubviews(of: host, in: CGSize(width: width, height: height))
  }

  // MARK: Stacks in depth

  private func badge() -> LeafStub {
    let badge = LeafStub(30, 30)
    badge.setAlignmentGuide(VerticalAlignment.top.id) { $0.height / 2 }
    badge.setAlignmentGuide(HorizontalAlignment.trailing.id) { $0.width / 2 }
    return badge
  }

  func testAZStackHasRoomForAllItsChildren() {
    let stack = HostZStackView(alignment: .topTrailing).with(LeafStub(150, 50), badge())
    XCTAssertEqual(size(stack, nil, nil), CGSize(width: 165, height: 65))
    XCTAssertEqual(frames(stack, 300, 300), [CGRect(0, 15, 150, 50), CGRect(135, 0, 30, 30)])
  }

  /// A shape behind a text, where no height is offered: a card.
  func testAZStackPlacesItsChildrenWithItsOwnSize() {
    let stack = HostZStackView().with(LeafStub.filling(), LeafStub(50, 20))
    XCTAssertEqual(size(stack, 100, nil), CGSize(width: 100, height: 20))
    stack.frame.size = stack.sizeThatFits(ProposedViewSize(width: 100, height: nil))
    stack.layoutIfNeeded()
    XCTAssertEqual(stack.subviews.map(\.frame), [CGRect(0, 0, 100, 20), CGRect(25, 0, 50, 20)])
  }

  func testTheChildrenOfTheHighestPriorityDecideAZStacksSize() {
    let (large, small) = (LeafStub(200, 200), LeafStub(50, 20))
    small.layoutPriority = 1
    let stack = HostZStackView(alignment: .topLeading).with(large, small)
    XCTAssertEqual(size(stack, 300, 300), CGSize(width: 50, height: 20))
    XCTAssertEqual(frames(stack, 50, 20), [CGRect(0, 0, 200, 200), CGRect(0, 0, 50, 20)])
    stack.alignment = .bottomTrailing
    XCTAssertEqual(frames(stack, 50, 20), [CGRect(-150, -180, 200, 200), CGRect(0, 0, 50, 20)])
  }

  func testAnOverlayChangesNoSize() {
    let overlay = HostOverlayView(alignment: .topTrailing).with(LeafStub(150, 50), badge())
    XCTAssertEqual(size(overlay, nil, nil), CGSize(width: 150, height: 50))
    XCTAssertEqual(frames(overlay, 300, 300), [CGRect(0, 0, 150, 50), CGRect(135, -15, 30, 30)])
  }

  func testASecondaryViewIsOfferedThePrimarySize() {
    let background = HostBackgroundView().with(HostColorView(), LeafStub(50, 20))
    XCTAssertEqual(size(background, 300, 300), CGSize(width: 50, height: 20))
    XCTAssertEqual(frames(background, 300, 300), [CGRect(0, 0, 50, 20), CGRect(0, 0, 50, 20)])
  }

  func testThePrimaryViewCanBeChosenAndGoes() {
    let primary = LeafStub(50, 20)
    let overlay = HostOverlayView().with(LeafStub(5, 5), primary)
    overlay.primary = primary
    XCTAssertEqual(size(overlay, nil, nil), CGSize(width: 50, height: 20))
    primary.removeFromSuperview()
    XCTAssertEqual(size(overlay, nil, nil), CGSize(width: 5, height: 5))
    XCTAssertTrue(overlay.primary === overlay.subviews[0])
  }

  func testABorderTakesNoRoom() {
    let overlay = HostOverlayView().with(
      LeafStub(50, 20), HostBorderView(color: HostColor(red: 0, green: 0, blue: 0), width: 4))
    XCTAssertEqual(size(overlay, nil, nil), CGSize(width: 50, height: 20))
  }

  // MARK: Padding

  func testPaddingPutsRoomAroundItsContent() {
    let padding = HostPaddingView(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).with(
      LeafStub.filling())
    XCTAssertEqual(size(padding, 100, 100), CGSize(width: 100, height: 100))
    XCTAssertEqual(size(padding, nil, nil), CGSize(width: 16, height: 14))
    XCTAssertEqual(size(padding, 0, 0), CGSize(width: 6, height: 4))
    XCTAssertEqual(frames(padding, 100, 100), [CGRect(2, 1, 94, 96)])
  }

  func testNegativePaddingLetsTheContentReachOut() {
    let padding = HostPaddingView(insets: EdgeInsets(top: 0, leading: -10, bottom: 0, trailing: -10)).with(
      LeafStub(50, 20))
    XCTAssertEqual(size(padding, nil, nil), CGSize(width: 30, height: 20))
    XCTAssertEqual(frames(padding, 30, 20), [CGRect(-10, 0, 50, 20)])
  }

  // MARK: Fixed frames

  func testAFrameHasItsOwnDimensionsAndAlignsItsContent() {
    let expected: [(Alignment, CGRect)] = [
      (.center, CGRect(25, 40, 50, 20)), (.topLeading, CGRect(0, 0, 50, 20)), (.bottomTrailing, CGRect(50, 80, 50, 20)),
    ]
    for (alignment, rect) in expected {
      XCTAssertEqual(
        frames(HostFrameView(width: 100, height: 100, alignment: alignment).with(LeafStub(50, 20)), 9, 9), [rect])
    }
    XCTAssertEqual(size(HostFrameView(width: 100).with(LeafStub(50, 20)), 9, 9), CGSize(width: 100, height: 20))
    XCTAssertEqual(frames(HostFrameView(width: 20, height: 20).with(LeafStub(50, 20)), 9, 9), [CGRect(-15, 0, 50, 20)])
    XCTAssertEqual(size(HostFrameView(width: 20), nil, nil), CGSize(width: 20, height: 0))
  }

  func testWhatIsNoLengthIsReportedAndIgnored() {
    let frame = HostFrameView().with(LeafStub(50, 20))
    frame.width = -1
    frame.height = .infinity
    frame.width = .nan
    XCTAssertEqual(takeSentences().count, 3)
    XCTAssertEqual(size(frame, 9, 9), CGSize(width: 50, height: 20))
    let padding = HostPaddingView().with(LeafStub(50, 20))
    padding.insets.top = .nan
    let offset = HostOffsetView()
    offset.offset.width = .infinity
    let spacer = HostSpacer(minLength: -3)
    let border = HostBorderView()
    border.width = -.infinity
    XCTAssertEqual(takeSentences().count, 4)
    XCTAssertEqual(size(padding, nil, nil), CGSize(width: 50, height: 20))
    XCTAssertEqual(offset.offset, .zero)
    XCTAssertNil(spacer.minLength)
    XCTAssertEqual(border.width, 0)
  }

  // MARK: Flexible frames

  func testAFlexibleFrameKeepsWithinItsLimits() {
    func frame(
      _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, content: CGFloat, offered: CGFloat?
    ) -> CGFloat {
      let layout = FlexibleFrameLayout(minWidth: min, idealWidth: ideal, maxWidth: max)
      return size(HostFlexibleFrameView(layout: layout).with(LeafStub(content, 10)), offered, 50).width
    }
    // With both limits: what is offered, within them.
    XCTAssertEqual([10, 70, 300].map { frame(50, nil, 100, content: 60, offered: $0) }, [50, 70, 100])
    XCTAssertEqual([10, 300].map { frame(0, nil, .infinity, content: 60, offered: $0) }, [10, 300])
    // With the least alone: the content's, less where less is offered.
    XCTAssertEqual([10, 55, 300].map { frame(50, nil, nil, content: 60, offered: $0) }, [50, 55, 60])
    XCTAssertEqual(frame(150, nil, nil, content: 60, offered: 300), 150)
    // With the greatest alone: the content's, more where more is offered.
    XCTAssertEqual([10, 70, 300].map { frame(nil, nil, 100, content: 60, offered: $0) }, [60, 70, 100])
    XCTAssertEqual(frame(nil, nil, .infinity, content: 60, offered: 40), 60)
    // Nothing offered: the ideal, or the content's within the limits.
    XCTAssertEqual(frame(nil, 100, nil, content: 60, offered: nil), 100)
    XCTAssertEqual(frame(70, nil, 100, content: 60, offered: nil), 70)
    XCTAssertEqual(frame(nil, 100, nil, content: 60, offered: 200), 60)
  }

  func testTheIdealLengthsCountOnlyWhereNothingIsOffered() {
    let frame = HostFlexibleFrameView(layout: FlexibleFrameLayout(idealWidth: 100, idealHeight: 40)).with(
      HostColorView())
    XCTAssertEqual(size(frame, nil, nil), CGSize(width: 100, height: 40))
    XCTAssertEqual(size(frame, 300, 200), CGSize(width: 300, height: 200))
  }

  func testLimitsOutOfOrderAreRaisedAndReported() {
    let frame = HostFlexibleFrameView(layout: FlexibleFrameLayout(minWidth: 100, maxWidth: 50)).with(HostColorView())
    XCTAssertEqual(takeSentences().count, 1)
    XCTAssertEqual(frame.maxWidth, 100)
    XCTAssertEqual(size(frame, 10, 10).width, 100)
  }

  // MARK: The others

  func testAnOffsetMovesOnlyWhatIsShown() {
    let offset = HostOffsetView(offset: CGSize(width: 5, height: -7)).with(LeafStub(50, 20))
    XCTAssertEqual(size(offset, nil, nil), CGSize(width: 50, height: 20))
    XCTAssertEqual(frames(offset, 50, 20), [CGRect(5, -7, 50, 20)])
  }

  func testADividerLiesAcrossItsStack() {
    let stack = HostStackView(axis: .horizontal, spacing: 0)
    stack.with(LeafStub(20, 30), HostPaddingView().with(HostDivider()), LeafStub(20, 30))
    XCTAssertEqual(frames(stack, 100, 40)[1], CGRect(20, 0, 1, 40))
    stack.axis = .vertical
    XCTAssertEqual(frames(stack, 100, 80)[1], CGRect(0, 30, 100, 1))
    XCTAssertEqual(size(HostDivider(), nil, nil), CGSize(width: 10, height: 1))
  }

  func testASpacerOutsideOfStacksFillsBothAxes() {
    XCTAssertEqual(size(HostSpacer(), 100, 40), CGSize(width: 100, height: 40))
    XCTAssertEqual(size(HostSpacer(), nil, nil), CGSize(width: 8, height: 8))
  }

  func testAColourFillsAndIsTenPointsLongByItself() {
    XCTAssertEqual(size(HostColorView(), 100, nil), CGSize(width: 100, height: 10))
    XCTAssertFalse(HostColorView(HostColor(red: 1, green: 0, blue: 0, alpha: 0)).takesHitsItself)
    XCTAssertTrue(HostColorView(HostColor(red: 1, green: 0, blue: 0)).takesHitsItself)
  }

  func testANeutralContainerIsAsLargeAsItsContent() {
    for container in [HostOpacityView(), HostHiddenView(), HostGestureView()] {
      XCTAssertEqual(frames(container.with(LeafStub(50, 20)), 100, 100), [CGRect(0, 0, 50, 20)])
    }
    XCTAssertTrue(HostHiddenView().isHidden)
  }

  func testAContainerWhoseFrameIsSetByHandLaysOutInIt() {
    let window = HostWindow(frame: CGRect(0, 0, 500, 500))
    let stack = HostStackView(axis: .horizontal, spacing: 0).with(LeafStub.filling(), LeafStub.filling())
    stack.frame = CGRect(10, 10, 100, 30)
    window.addSubview(stack)
    window.settle()
    XCTAssertEqual(stack.subviews.map(\.frame), [CGRect(0, 0, 50, 30), CGRect(50, 0, 50, 30)])
    stack.frame.size.width = 200
    window.settle()
    XCTAssertEqual(stack.subviews.map(\.frame.width), [100, 100])
  }

  // MARK: Printing

  func testContainersPrintTheirParameters() {
    let root = HostStackView(axis: .horizontal, alignment: .top, spacing: 8).with(
      HostPaddingView(insets: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
      HostPaddingView(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5)),
      HostFrameView(width: 100, alignment: .bottomTrailing),
      HostFlexibleFrameView(layout: FlexibleFrameLayout(minWidth: 0, maxWidth: .infinity)),
      HostOffsetView(offset: CGSize(width: 5, height: -7)), HostSpacer(minLength: 4),
      HostLayoutView(ZStackLayout()))
    let lines = ([root] + root.subviews).map { view in
      var description = HostDescription()
      view.describe(into: &description)
      return description.properties.map { [$0.name, $0.value].compactMap { $0 }.joined(separator: "=") }
        .joined(separator: " ")
    }
    XCTAssertEqual(
      lines,
      [
        "axis=horizontal spacing=8 alignment=top", "insets=16", "insets=(top 1, leading 2, bottom 3, trailing 4.5)",
        "width=100 alignment=bottomTrailing", "minWidth=0 maxWidth=inf", "offset=(5, -7)", "minLength=4",
        "layout=ZStackLayout",
      ])
  }

  // MARK: Any layout

  func testAnyLayoutKeepsItsCacheUntilSomethingChanges() {
    let log = CacheLog()
    let view = HostLayoutView(Staircase(log: log)).with(LeafStub(10, 10), LeafStub(20, 20))
    XCTAssertEqual(frames(view, 100, 100), [CGRect(0, 0, 10, 10), CGRect(10, 10, 20, 20)])
    XCTAssertEqual(log.events, ["make 2"])
    view.addSubview(LeafStub(5, 5))
    XCTAssertEqual(frames(view, 100, 100).last, CGRect(30, 30, 5, 5))
    XCTAssertEqual(log.events, ["make 2", "make 3"])
    view.setLayout(ZStackLayout(alignment: .topLeading))
    XCTAssertEqual(frames(view, 100, 100).map(\.origin), [.zero, .zero, .zero])
  }
}

@MainActor
private final class CacheLog { var events: [String] = [] }

/// Each child begins where the one before it ends, on both axes.
@MainActor
private struct Staircase: @MainActor Layout {
  let log: CacheLog

  func makeCache(subviews: LayoutSubviews) -> [CGSize] {
    log.events.append("make \(subviews.count)")
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [CGSize]) -> CGSize {
    CGSize(width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).reduce(0, +))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [CGSize]) {
    var corner = bounds.origin
    for (child, size) in zip(subviews, cache) {
      child.place(at: corner, proposal: ProposedViewSize(size))
      corner.x += size.width
      corner.y += size.height
    }
  }
}
