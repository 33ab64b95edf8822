import Foundation
import HostTree
import XCTest

/// A stack of few subviews is placed by what was found when it was measured. Whatever changes in between, its frames
/// are those of a stack that was just made.
@MainActor
final class StackRecordsTests: HostTreeTestCase {
  func testRandomEditsAgreeWithAStackThatWasJustMade() {
    for seed in 0..<200 { StackTrial(seed: UInt64(seed), leaves: 2...6).run() }
  }

  func testGuidesOfSubviews() {
    let first = LeafStub(20, 10)
    first.setAlignmentGuide(VerticalAlignment.center.id) { _ in 2 }
    let stack = HostStackView(axis: .horizontal, spacing: 0)
    stack.addSubview(first)
    stack.addSubview(LeafStub(20, 10))
    stack.addSubview(LeafStub(20, 40))
    let window = settledWindow(framed(stack, width: 60, height: 100))
    XCTAssertEqual(stack.subviews.map(\.frame.minY), [18, 15, 0])
    XCTAssertEqual(window.checkInvariants(), [])
  }

  func testAnotherProposalThanTheOneMeasured() {
    let stack = HostStackView(axis: .horizontal, spacing: 0)
    for _ in 0..<2 { stack.addSubview(LeafStub.filling()) }
    _ = settledWindow(stack)
    stack.frame = CGRect(0, 0, 100, 50)
    stack.layoutIfNeeded()
    _ = stack.sizeThatFits(CGSize(width: 10, height: 10))
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    XCTAssertEqual(stack.subviews.map(\.frame), [CGRect(0, 0, 50, 50), CGRect(50, 0, 50, 50)])
  }

  func testOutsideOfAWindow() {
    let label = LeafStub(20, 10)
    let stack = HostStackView(axis: .vertical, spacing: 0)
    stack.addSubview(label)
    stack.addSubview(LeafStub(20, 10))
    stack.sizeToFit()
    label.kind = .fixed(20, 30)
    stack.layoutIfNeeded()
    XCTAssertEqual(stack.subviews.map(\.frame.minY), [0, 30])
    let (size, proposal) = (stack.frame.size, ProposedViewSize(width: 20, height: 20))
    XCTAssertEqual(stack.sizeThatFits(proposal), CGSize(width: 20, height: 40))
    stack.spacing = 5
    stack.layoutIfNeeded()
    XCTAssertEqual(stack.frame.size, size)
    XCTAssertEqual(stack.subviews.map(\.frame.minY), [0, 35])
  }

  func testAStackThatAnotherLayoutChanges() {
    let inner = HostStackView(axis: .vertical, alignment: .leading, spacing: 0)
    for _ in 0..<2 { inner.addSubview(LeafStub.filling()) }
    let changing = Changing(inner)
    let outer = HostStackView(axis: .vertical, spacing: 0)
    outer.addSubview(inner)
    outer.addSubview(changing)
    let window = settledWindow(framed(outer, width: 100, height: 200))
    changing.spacing = 20
    window.settle()
    XCTAssertEqual(inner.subviews[1].frame.minY - inner.subviews[0].frame.maxY, 20)
    XCTAssertEqual(window.checkInvariants(), [])
  }

  func testMoreStacksThanThereIsRoomFor() {
    let rows = HostStackView(axis: .vertical, alignment: .leading, spacing: 0)
    for _ in 0..<20_000 {
      let row = HostStackView(axis: .horizontal, spacing: 1)
      for _ in 0..<2 { row.addSubview(LeafStub(20, 10)) }
      rows.addSubview(row)
    }
    let scrollView = HostScrollView(frame: CGRect(0, 0, 100, 100))
    scrollView.addSubview(rows)
    _ = settledWindow(scrollView)
    for row in rows.subviews where row.subviews.map(\.frame) != [CGRect(0, 0, 20, 10), CGRect(21, 0, 20, 10)] {
      return XCTFail("\(row.treeDescription())")
    }
  }

  private func framed(_ view: HostView, width: CGFloat, height: CGFloat) -> HostView {
    let frame = HostFrameView(width: width, height: height)
    frame.addSubview(view)
    return frame
  }
}

/// Changes the spacing of a stack as it is laid out.
@MainActor
private final class Changing: HostView {
  private let stack: HostStackView
  var spacing: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  init(_ stack: HostStackView) {
    self.stack = stack
    super.init(frame: .zero)
  }

  override func layoutSubviews() { stack.spacing = spacing }
}
