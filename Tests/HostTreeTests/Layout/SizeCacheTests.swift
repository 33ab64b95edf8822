import Foundation
import HostTree
import XCTest

/// How often views are measured in trees of stacks.
@MainActor
final class SizeCacheTests: HostTreeTestCase {
  /// How often the leaves of stacks that alternate between row and column are measured when they are first laid out.
  private func measures(depth: Int) -> Int {
    let leaves = (0...depth).map { _ in LeafStub(.wrapping(width: 200, lineHeight: 10)) }
    var view: HostView = leaves[depth]
    for level in (0..<depth).reversed() {
      view = HostStackView(axis: level % 2 == 0 ? .horizontal : .vertical).with(leaves[level], view)
    }
    let window = makeWindow(width: 300, height: 300)
    window.addSubview(view)
    view.place(at: .zero, proposal: ProposedViewSize(window.bounds.size))
    window.settle()
    return leaves.map(\.proposals.count).reduce(0, +)
  }

  func testEachViewIsMeasuredAFewTimesHoweverDeepRowsAndColumnsAlternate() {
    for depth in [2, 4, 8, 12, 20] {
      let measures = measures(depth: depth)
      XCTAssertLessThanOrEqual(measures, 12 * (depth + 1), "\(measures) measures of \(depth + 1) leaves")
    }
  }

  func testAnEarlierProposalIsAnsweredFromMemory() {
    let leaf = LeafStub(.wrapping(width: 200, lineHeight: 10))
    let widths: [CGFloat?] = [nil, 0, 10, 20, 30, 40, 50, .infinity]
    for _ in 0..<3 {
      for width in widths { _ = leaf.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    }
    XCTAssertEqual(leaf.proposals.map(\.width), widths)
    XCTAssertEqual(leaf.sizeThatFits(ProposedViewSize(width: 100, height: nil)), CGSize(width: 100, height: 20))
    leaf.forgetProposals()
    _ = leaf.sizeThatFits(ProposedViewSize(width: .infinity, height: nil))
    XCTAssertEqual(leaf.proposals, [], "the oldest one made room")
    _ = leaf.sizeThatFits(.unspecified)
    XCTAssertEqual(leaf.proposals, [.unspecified])
  }

  func testAChangeIsSeenForEachProposal() {
    let leaf = LeafStub(10, 10)
    let window = makeWindow(leaf)
    window.settle()
    let proposals = (0..<6).map { ProposedViewSize(width: CGFloat($0), height: nil) }
    for proposal in proposals { XCTAssertEqual(leaf.sizeThatFits(proposal), CGSize(width: 10, height: 10)) }
    leaf.kind = .fixed(20, 5)
    window.settle()
    for proposal in proposals { XCTAssertEqual(leaf.sizeThatFits(proposal), CGSize(width: 20, height: 5)) }
  }
}
