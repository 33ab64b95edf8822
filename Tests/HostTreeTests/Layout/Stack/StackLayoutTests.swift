import Foundation
import HostTree
import XCTest

@MainActor
final class StackLayoutTests: HostTreeTestCase {
  private func stack(_ axis: Axis = .horizontal, spacing: CGFloat? = 0, _ children: HostView...) -> HostStackView {
    let stack = HostStackView(axis: axis, spacing: spacing)
    for child in children { stack.addSubview(child) }
    return stack
  }
  private func widths(_ host: HostView, in width: CGFloat) -> [CGFloat] {
    framesOfSubviews(of: host, in: CGSize(width: width, height: 100)).map(\.width)
  }

  // MARK: Shares

  func testFlexibleChildrenShareAlike() {
    XCTAssertEqual(
      framesOfSubviews(
        of: stack(.horizontal, LeafStub.filling(), LeafStub.filling(), LeafStub.filling()),
        in: CGSize(width: 300, height: 100)),
      [CGRect(0, 0, 100, 100), CGRect(100, 0, 100, 100), CGRect(200, 0, 100, 100)])
  }

  func testAStackDoesNotSolveConstraints() {
    let stack = stack(
      .horizontal,
      HostFlexibleFrameView(layout: FlexibleFrameLayout(maxWidth: 100)).with(LeafStub.filling()),
      HostFlexibleFrameView(layout: FlexibleFrameLayout(minWidth: 100)).with(LeafStub.filling()))
    XCTAssertEqual(widths(stack, in: 150), [75, 100])
    XCTAssertEqual(stack.sizeThatFits(ProposedViewSize(width: 150, height: 100)).width, 175)
  }

  func testTheLeastFlexibleChildIsServedFirst() {
    let text = LeafStub(.wrapping(width: 60, lineHeight: 10))
    let stack = stack(.horizontal, spacing: 10, LeafStub.filling(), text, LeafStub.filling())
    XCTAssertEqual(widths(stack, in: 320), [120, 60, 120])
    XCTAssertEqual(text.proposals.compactMap(\.width), [0, .infinity, 100])
  }

  func testSharesFollowWhatOthersTook() {
    let half = HalfStub()
    XCTAssertEqual(
      widths(stack(.horizontal, spacing: 10, LeafStub.filling(), half, LeafStub.filling()), in: 620), [200, 100, 300])
    XCTAssertEqual(
      widths(stack(.horizontal, spacing: 10, HalfStub(), LeafStub.filling(), LeafStub.filling()), in: 620),
      [100, 250, 250])
  }

  func testAHigherPriorityIsServedFirstAndTheSmallestLengthsOfOthersAreSetAside() {
    let text = LeafStub(.wrapping(width: 80, lineHeight: 10))
    text.layoutPriority = 1
    XCTAssertEqual(
      widths(stack(.horizontal, LeafStub.elastic(width: 15...100), text, LeafStub.elastic(width: 5...100)), in: 100),
      [15, 80, 5])
    XCTAssertEqual(widths(stack(.horizontal, LeafStub.elastic(width: 15...100), LeafStub(80, 10)), in: 100), [20, 80])
  }

  func testPaddingHandsOnThePriority() {
    let text = LeafStub(.wrapping(width: 80, lineHeight: 10))
    text.layoutPriority = 1
    let padded = HostPaddingView(insets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)).with(text)
    XCTAssertEqual(widths(stack(.horizontal, LeafStub.filling(), padded), in: 100), [10, 90])
  }

  func testWithoutAProposalChildrenHaveTheirIdealLength() {
    let text = LeafStub(.wrapping(width: 80, lineHeight: 10))
    let fill = LeafStub.filling()
    let stack = stack(.horizontal, text, fill)
    XCTAssertEqual(stack.sizeThatFits(.unspecified), CGSize(width: 90, height: 10))
    XCTAssertEqual(text.proposals, [.unspecified])
    XCTAssertEqual(fill.proposals, [.unspecified])
  }

  func testSmallestAndLargestSizesNeedOneMeasureEach() {
    let leaf = LeafStub(.wrapping(width: 80, lineHeight: 10))
    let other = LeafStub.filling()
    let stack = stack(.horizontal, leaf, other)
    XCTAssertEqual(stack.sizeThatFits(.zero), CGSize(width: 7, height: 120))
    XCTAssertEqual(stack.sizeThatFits(.infinity).width, .infinity)
    XCTAssertEqual(leaf.proposals, [.zero, .infinity])
  }

  func testChildrenThatTakeMoreThanThereIsOverflow() {
    let stack = stack(.horizontal, LeafStub(80, 10), LeafStub(90, 20))
    XCTAssertEqual(stack.sizeThatFits(ProposedViewSize(width: 100, height: 5)), CGSize(width: 170, height: 20))
  }

  func testAnEmptyStackIsEmpty() {
    XCTAssertEqual(stack(.vertical).sizeThatFits(ProposedViewSize(width: 50, height: 50)), .zero)
    XCTAssertEqual(stack(.vertical).sizeThatFits(.infinity), .zero)
  }

  // MARK: Spacing

  func testSpacingIsEightUnlessTold() {
    let stack = stack(.vertical, spacing: nil, LeafStub(150, 30), LeafStub(150, 30), LeafStub(150, 30))
    XCTAssertEqual(stack.sizeThatFits(.unspecified), CGSize(width: 150, height: 106))
  }

  func testThereIsNoSpacingNextToASpacerUnlessTold() {
    let stack = stack(.horizontal, spacing: nil, LeafStub(30, 10), HostSpacer(), LeafStub(40, 10))
    let frames = framesOfSubviews(of: stack, in: CGSize(width: 200, height: 10))
    XCTAssertEqual(frames, [CGRect(0, 0, 30, 10), CGRect(30, 5, 130, 0), CGRect(160, 0, 40, 10)])
    XCTAssertEqual(stack.sizeThatFits(.unspecified).width, 78)
    stack.spacing = 10
    XCTAssertEqual(stack.sizeThatFits(.unspecified).width, 98)
  }

  func testSpacersAreServedLast() {
    XCTAssertEqual(
      widths(stack(.horizontal, HostSpacer(), LeafStub.elastic(width: 10...150), HostSpacer()), in: 200), [25, 150, 25])
    XCTAssertEqual(widths(stack(.horizontal, HostSpacer(minLength: 20), LeafStub.filling()), in: 200), [20, 180])
  }

  // MARK: Alignment

  func testChildrenAreLinedUpAcrossTheAxis() {
    let expected: [(HorizontalAlignment, [CGFloat])] = [
      (.leading, [0, 0]), (.center, [0, 30]), (.trailing, [0, 60]),
    ]
    for (alignment, x) in expected {
      let stack = stack(.vertical, LeafStub(100, 10), LeafStub(40, 10))
      stack.horizontalAlignment = alignment
      XCTAssertEqual(framesOfSubviews(of: stack, in: CGSize(width: 100, height: 20)).map(\.minX), x)
    }
  }

  func testAGuideOfAChildCounts() {
    let second = LeafStub(100, 10)
    second.setAlignmentGuide(HorizontalAlignment.center.id) { _ in 0 }
    let stack = stack(.vertical, LeafStub(200, 10), second)
    XCTAssertEqual(stack.sizeThatFits(.unspecified), CGSize(width: 200, height: 20))
    XCTAssertEqual(framesOfSubviews(of: stack, in: CGSize(width: 200, height: 20)).map(\.minX), [0, 100])
  }

  func testBaselinesPassThroughContainers() {
    func text(_ height: CGFloat, _ baseline: CGFloat) -> LeafStub {
      let text = LeafStub(10, height)
      text.baseline = baseline
      return text
    }
    let column = stack(.vertical, LeafStub(10, 5), text(20, 15), text(20, 3))
    let padded = HostPaddingView(insets: EdgeInsets(top: 7, leading: 0, bottom: 0, trailing: 0)).with(text(10, 8))
    let row = stack(.horizontal, text(30, 30), column, padded, LeafStub(10, 12))
    row.verticalAlignment = .firstTextBaseline
    // Baselines at 30; 5 + 15; 7 + 8; and the lower side, 12.
    XCTAssertEqual(framesOfSubviews(of: row, in: CGSize(width: 100, height: 100)).map(\.minY), [0, 10, 15, 18])
    XCTAssertEqual(row.dimensions(in: .unspecified)[.firstTextBaseline], 30)
  }

  // MARK: Against an oracle

  func testRandomStacksAgreeWithAPlainComputation() {
    var dice = Dice(7)
    for _ in 0..<600 {
      let children = (0..<(1 + dice.roll(25))).map { _ -> LeafStub in
        let least = CGFloat(dice.roll(40))
        let leaf =
          dice.roll(3) == 0
          ? LeafStub(.wrapping(width: 20 + least, lineHeight: 10))
          : LeafStub.elastic(width: least...(least + CGFloat(dice.roll(4) * 30)))
        leaf.layoutPriority = Double(dice.roll(3))
        return leaf
      }
      let row = HostStackView(axis: .horizontal, spacing: CGFloat(dice.roll(10)))
      for child in children { row.addSubview(child) }
      let width = CGFloat(dice.roll(900))
      let expected = plainWidths(children, in: width, spacing: row.spacing ?? 8)
      // Lengths that are set aside and released again leave a rounding error.
      XCTAssertEqual(widths(row, in: width).map { ($0 * 1e6).rounded() }, expected.map { ($0 * 1e6).rounded() })
    }
  }

  /// The rule, word for word, with no regard to speed.
  private func plainWidths(_ children: [LeafStub], in width: CGFloat, spacing: CGFloat) -> [CGFloat] {
    func take(_ child: LeafStub, _ offered: CGFloat) -> CGFloat {
      child.measure(ProposedViewSize(width: offered, height: 100)).width
    }
    var taken: [Int: CGFloat] = [:]
    var left = width - spacing * CGFloat(children.count - 1)
    for priority in Set(children.map(\.layoutPriority)).sorted(by: >) {
      let reserved = children.filter { $0.layoutPriority < priority }.map { take($0, 0) }.reduce(0, +)
      var group = children.indices.filter { children[$0].layoutPriority == priority }
      while !group.isEmpty {
        let flexibilities = group.map { take(children[$0], .infinity) - take(children[$0], 0) }
        let place = flexibilities.firstIndex(of: flexibilities.min() ?? 0) ?? 0
        let child = group[place]
        let length = take(children[child], max(0, (left - reserved) / CGFloat(group.count)))
        taken[child] = length
        left -= length
        group.remove(at: place)
      }
    }
    return children.indices.map { taken[$0] ?? 0 }
  }

  // MARK: Depth

  func testEachLevelOfNestedStacksCostsThreeMeasures() {
    var leaves: [LeafStub] = []
    let root = HostStackView(axis: .vertical)
    var stack = root
    for _ in 0..<300 {
      let leaf = LeafStub(10, 1)
      let inner = HostStackView(axis: .vertical)
      stack.with(leaf, inner)
      leaves.append(leaf)
      stack = inner
    }
    stack.addSubview(LeafStub.filling())
    _ = root.sizeThatFits(ProposedViewSize(width: 100, height: 10_000))
    XCTAssertLessThanOrEqual(leaves.map(\.proposals.count).max() ?? 0, 4)
  }
}

private final class HalfStub: HostView {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: (proposal.width ?? 10) / 2, height: 10)
  }
}
