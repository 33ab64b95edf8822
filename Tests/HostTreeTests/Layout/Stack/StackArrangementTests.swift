import Foundation
import HostTree
import XCTest

/// A stack of many subviews keeps what they answered. Whatever changes, their frames are those of a stack that was just
/// made.
@MainActor
final class StackArrangementTests: HostTreeTestCase {
  func testOnlyWhatChangedIsAskedAndPlaced() {
    let window = HostWindow(frame: CGRect(0, 0, 300, 2_000))
    let scrollView = HostScrollView(frame: window.bounds)
    let stack = HostStackView(axis: .vertical, alignment: .leading, spacing: 0)
    let leaves = (0..<40).map { _ in LeafStub(50, 20) }
    for leaf in leaves { stack.addSubview(leaf) }
    scrollView.addSubview(stack)
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    window.settle()
    let asked = leaves.map(\.proposals.count)

    leaves[7].kind = .fixed(60, 20)
    window.settle()
    XCTAssertEqual(leaves[7].frame, CGRect(0, 140, 60, 20))
    XCTAssertGreaterThan(leaves[7].proposals.count, asked[7])
    for index in leaves.indices where index != 7 { XCTAssertEqual(leaves[index].proposals.count, asked[index]) }

    leaves[7].kind = .fixed(60, 25)
    window.settle()
    XCTAssertEqual(leaves[8].frame.minY, 165)
    XCTAssertEqual(leaves[39].frame.minY, 785)
    for index in leaves.indices where index != 7 { XCTAssertEqual(leaves[index].proposals.count, asked[index]) }

    // What somebody else moved goes back to its place when the stack is laid out.
    leaves[3].frame.origin.x = 99
    leaves[7].kind = .fixed(60, 20)
    window.settle()
    XCTAssertEqual(leaves[3].frame, CGRect(0, 60, 50, 20))
    leaves[3].frame.origin.x = 99
    stack.setNeedsLayout()
    window.settle()
    XCTAssertEqual(leaves[3].frame, CGRect(0, 60, 50, 20))
  }

  func testSubviewsThatLeaveAreFreedAtOnce() {
    let window = HostWindow(frame: CGRect(0, 0, 300, 2_000))
    let stack = HostStackView(axis: .vertical, spacing: 0)
    for _ in 0..<20 { stack.addSubview(LeafStub(50, 20)) }
    window.addSubview(stack)
    window.makeKeyAndVisible()
    window.settle()
    weak let gone = stack.subviews[5]
    stack.subviews[5].removeFromSuperview()
    XCTAssertNil(gone)
    stack.insertSubview(LeafStub(50, 30), at: 5)
    window.settle()
    XCTAssertEqual(stack.subviews[5].frame.height, 30)
    XCTAssertEqual(stack.subviews[6].frame.minY - stack.subviews[5].frame.minY, 30)
  }

  func testRandomEditsAgreeWithAStackThatWasJustMade() {
    for seed in 0..<120 { StackTrial(seed: UInt64(seed), leaves: 14...40).run() }
  }
}
