import Foundation
import HostTree
import XCTest

/// A stack, and what it was made of, so that another can be made alike.
@MainActor
final class StackTrial {
  private struct Leaf {
    var kind = LeafStub.Kind.fixed(20, 10)
    var baseline: CGFloat?
    var priority = 0.0
    var isSpacer = false
    var isOutside = false
    var wrapsInPadding = false
  }

  private var random: Random
  private let seed: UInt64
  private let window = HostWindow(frame: CGRect(0, 0, 400, 600))
  private let stack = HostStackView(axis: .vertical)
  private let scrolls: Bool
  private let count: ClosedRange<Int>
  private var leaves: [Leaf] = []
  private var hosts: [(outer: HostView, leaf: HostView)] = []

  init(seed: UInt64, leaves count: ClosedRange<Int>) {
    self.seed = seed
    self.count = count
    random = Random(seed: seed)
    scrolls = seed.isMultiple(of: 3)
  }

  func run() {
    for _ in 0..<Int.random(in: count, using: &random) { insert(leaf(), at: leaves.count) }
    put(stack, in: window)
    check("at first")
    for step in 0..<25 {
      for _ in 0..<Int.random(in: 1...3, using: &random) { edit() }
      if Bool.random(using: &random) { check("step \(step)") }
    }
    check("at the end")
  }

  private func put(_ stack: HostStackView, in window: HostWindow) {
    if scrolls {
      let scrollView = HostScrollView(frame: window.bounds)
      scrollView.addSubview(stack)
      window.addSubview(scrollView)
    } else {
      stack.frame = window.bounds
      window.addSubview(stack)
    }
    window.makeKeyAndVisible()
    window.settle()
  }

  private func check(_ when: String) {
    window.settle()
    let fresh = HostStackView(axis: stack.axis, alignment: stack.alignment, spacing: stack.spacing)
    fresh.traitOverrides.layoutDirection = stack.traitOverrides.layoutDirection
    for leaf in leaves { fresh.addSubview(host(for: leaf).outer) }
    let other = HostWindow(frame: window.frame)
    put(fresh, in: other)
    XCTAssertEqual(stack.frame, fresh.frame, "seed \(seed), \(when)")
    for (index, (mine, others)) in zip(stack.subviews, fresh.subviews).enumerated() where !mine.isOutsideLayout {
      XCTAssertEqual(mine.frame, others.frame, "seed \(seed), \(when), \(index) of \(leaves.count)")
    }
    XCTAssertEqual(window.checkInvariants(), [])
  }

  // MARK: Edits

  private func edit() {
    let index = leaves.isEmpty ? nil : Int.random(in: leaves.indices, using: &random)
    switch (Int.random(in: 0..<16, using: &random), index) {
    case (0...5, let index?):
      leaves[index].kind = kind()
      (hosts[index].leaf as? LeafStub)?.kind = leaves[index].kind
    case (6, let index?):
      leaves[index].baseline = Bool.random(using: &random) ? 7 : nil
      (hosts[index].leaf as? LeafStub)?.baseline = leaves[index].baseline
    case (7, let index?):
      leaves[index].priority = [0, 1, -1].randomElement(using: &random) ?? 0
      hosts[index].leaf.layoutPriority = leaves[index].priority
    case (8, let index?):
      leaves[index].isOutside.toggle()
      hosts[index].outer.isOutsideLayout = leaves[index].isOutside
    case (9, let index?):
      leaves.remove(at: index)
      hosts.remove(at: index).outer.removeFromSuperview()
    case (10, let index?): insert(leaf(), at: index)
    case (11, _):
      let order = leaves.indices.shuffled(using: &random)
      leaves = order.map { leaves[$0] }
      hosts = order.map { hosts[$0] }
      stack.setSubviews(hosts.map(\.outer))
    case (12, _): stack.spacing = [nil, 0, 3, -2].randomElement(using: &random) ?? nil
    case (13, _):
      stack.alignment =
        [.center, .topLeading, .bottomTrailing, Alignment(horizontal: .leading, vertical: .firstTextBaseline)]
        .randomElement(using: &random) ?? .center
    case (14, _): stack.axis = stack.axis == .vertical ? .horizontal : .vertical
    default:
      stack.traitOverrides.layoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
    }
  }

  private func insert(_ leaf: Leaf, at index: Int) {
    let host = host(for: leaf)
    leaves.insert(leaf, at: index)
    hosts.insert(host, at: index)
    stack.insertSubview(host.outer, at: index)
  }

  private func leaf() -> Leaf {
    Leaf(
      kind: kind(), baseline: Int.random(in: 0..<6, using: &random) == 0 ? 6 : nil,
      priority: Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0,
      isSpacer: Int.random(in: 0..<10, using: &random) == 0, wrapsInPadding: Int.random(in: 0..<4, using: &random) == 0)
  }

  private func kind() -> LeafStub.Kind {
    func length() -> CGFloat { CGFloat(Int.random(in: 0...400, using: &random)) / 10 }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .fixed(length(), length())
    case 1: return .wrapping(width: 40 + length(), lineHeight: 10.1)
    default:
      let (width, height) = (length(), length())
      return .elastic(
        min: CGSize(width: width, height: height), ideal: CGSize(width: width + 10, height: height + 10),
        max: CGSize(width: width + 100, height: height + 30))
    }
  }

  private func host(for leaf: Leaf) -> (outer: HostView, leaf: HostView) {
    let inner: HostView
    if leaf.isSpacer {
      inner = HostSpacer()
    } else {
      let stub = LeafStub(leaf.kind)
      stub.baseline = leaf.baseline
      inner = stub
    }
    inner.layoutPriority = leaf.priority
    var outer = inner
    if leaf.wrapsInPadding {
      outer = HostPaddingView(insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      outer.addSubview(inner)
    }
    outer.isOutsideLayout = leaf.isOutside
    return (outer, inner)
  }
}
