import Foundation
import HostTree
import XCTest

/// After any change, a settle brings the tree to where a new tree would be, and touches no more than it must.
@MainActor
final class LayoutInvalidationTests: HostTreeTestCase {
  func testRandomChangesEndWhereANewTreeWouldBe() {
    let before = HostView.liveCount
    for seed in 1...150 {
      autoreleasingRun(seed)
      XCTAssertEqual(HostView.liveCount, before, "hosts of seed \(seed) are still alive")
    }
  }

  private func autoreleasingRun(_ seed: Int) {
    var random = RandomTrees(seed: seed)
    let window = RootWindow(random.tree(depth: 5))
    window.settle()
    // Views that were taken out may come back later, and what is done to them meanwhile counts. All are kept alive,
    // so that no view takes another one's identity.
    var outside: [HostView] = []
    var kept: [HostView] = []
    for step in 1...12 {
      for _ in 0..<(1 + random.dice.roll(3)) {
        if let removed = random.change(window.content) {
          outside.append(removed)
          kept.append(removed)
        }
        if !outside.isEmpty, random.dice.roll(3) == 0 {
          let view = outside.removeLast()
          if random.dice.roll(2) == 0 { random.changeProperties(of: view) }
          (window.content.descendants.last { $0 is HostContainerView } ?? window.content).addSubview(view)
        }
      }
      window.settle()
      let fresh = RootWindow(random.copy(window.content))
      fresh.settle()
      let found = window.content.layoutDescription()
      let expected = fresh.content.layoutDescription()
      XCTAssertEqual(found, expected, "seed \(seed), step \(step)")
      if found != expected { return }
    }
  }
}

extension LayoutInvalidationTests {
  func testOnlyWhatChangedSizeIsLaidOutAgain() {
    let changing = LeafStub(20, 10)
    let row = CountingStack(axis: .horizontal).with(changing, LeafStub(30, 30))
    let other = CountingStack(axis: .horizontal).with(LeafStub(30, 30))
    let column = CountingStack(axis: .vertical).with(other, row)
    let window = RootWindow(column)
    window.settle()
    func layouts() -> [Int] {
      defer { for stack in [column, row, other] { stack.layouts = 0 } }
      return [column, row, other].map(\.layouts)
    }
    XCTAssertEqual(layouts(), [1, 1, 1])

    changing.invalidateIntrinsicContentSize()
    window.settle()
    XCTAssertEqual(layouts(), [0, 1, 0], "the row had to forget some sizes of the leaf, but kept its own")
    changing.kind = .fixed(20, 15)  // the row is as high as its other child
    window.settle()
    XCTAssertEqual(layouts(), [0, 1, 0])
    changing.kind = .fixed(20, 40)
    window.settle()
    XCTAssertEqual(layouts(), [1, 1, 0])
    XCTAssertEqual(row.frame.height, 40)
  }

  func testASizeThatWasForgottenStillCounts() {
    let picky = PickyStub()
    let leaf = LeafStub(.wrapping(width: 40, lineHeight: 10))
    picky.addSubview(leaf)
    let window = RootWindow(HostPaddingView().with(picky))
    window.settle()
    XCTAssertEqual(picky.frame.height, 40)
    leaf.kind = .wrapping(width: 20, lineHeight: 10)
    window.settle()
    XCTAssertEqual(picky.frame.height, 20)
  }

  func testAPriorityThatComesIntoPaddingReachesTheStack() {
    let first = LeafStub(
      .elastic(min: .zero, ideal: CGSize(width: 50, height: 10), max: CGSize(width: 150, height: 10)))
    let second = LeafStub(
      .elastic(min: .zero, ideal: CGSize(width: 50, height: 10), max: CGSize(width: 150, height: 10)))
    let padding = HostPaddingView().with(first)
    let window = RootWindow(HostStackView(axis: .horizontal, spacing: 0).with(padding, HostColorView()))
    window.settle()
    XCTAssertEqual(padding.frame.width, 100)
    second.layoutPriority = 1
    padding.setSubviews([second])
    window.settle()
    XCTAssertEqual(padding.frame.width, 150)
  }

  func testAGuideThatComesIntoPaddingReachesTheStack() {
    let padding = HostPaddingView().with(LeafStub(50, 10))
    let window = RootWindow(
      HostStackView(axis: .vertical, alignment: .leading, spacing: 0).with(LeafStub(100, 10), padding))
    window.settle()
    XCTAssertEqual(padding.frame.minX, 0)
    let moved = LeafStub(50, 10)
    moved.setAlignmentGuide(HorizontalAlignment.leading.id) { _ in -20 }
    padding.setSubviews([moved])
    window.settle()
    XCTAssertEqual(padding.frame.minX, 20)
  }

  func testAViewThatMovedToAnotherWindowIsLaidOutThere() {
    let first = RootWindow(HostPaddingView())
    let second = RootWindow(HostPaddingView())
    let stack = CountingStack(axis: .vertical).with(LeafStub(10, 10))
    first.content.addSubview(stack)
    second.content.addSubview(stack)
    first.settle()
    XCTAssertEqual(stack.layouts, 0)
    second.settle()
    XCTAssertEqual(stack.layouts, 1)
  }

  // MARK: Depth

  func testTwoThousandNestedStacksSettle() {
    let (root, leaf) = nest(2_000)
    let window = RootWindow(root)
    window.settle()
    XCTAssertEqual(leaf.frame.size, CGSize(width: 7, height: 9))
  }

  func testTooDeepTreesGetASentence() {
    let (root, _) = nest(5_000)
    let window = RootWindow(root)
    window.settle()
    let sentences = takeSentences()
    // One for each time the limit is reached: what lies deeper is measured once its superview has been placed.
    XCTAssertEqual(sentences.count, 4_999 / HostView.maximumDepth)
    XCTAssertTrue(sentences.allSatisfy { $0.contains("more than \(HostView.maximumDepth) deep") }, "\(sentences)")
  }

  func testTooDeepTreesOfAllContainersGetASentence() {
    let root = HostStackView(axis: .vertical)
    var container: HostContainerView = root
    for level in 1..<5_000 {
      let inner: HostContainerView =
        switch level % 5 {
        case 0: HostPaddingView()
        case 1: HostFlexibleFrameView(layout: FlexibleFrameLayout(maxHeight: .infinity))
        case 2: HostZStackView().with(LeafStub(1, 1))
        case 3: HostOverlayView()
        default: HostStackView(axis: .vertical).with(HostSpacer())
        }
      container.addSubview(inner)
      container = inner
    }
    RootWindow(root).settle()
    XCTAssertFalse(takeSentences().isEmpty)
  }

  private func nest(_ depth: Int) -> (HostStackView, LeafStub) {
    let root = HostStackView(axis: .vertical)
    var stack = root
    for _ in 1..<depth {
      let inner = HostStackView(axis: .vertical)
      stack.addSubview(inner)
      stack = inner
    }
    let leaf = LeafStub(7, 9)
    stack.addSubview(leaf)
    return (root, leaf)
  }
}

@MainActor
private final class CountingStack: HostStackView {
  var layouts = 0
  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }
}

/// As high as its child is at the first of many widths it asks for, which nothing can remember.
private final class PickyStub: HostView {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // More than are kept, so that the first one is forgotten.
    let widths = [10] + (40..<50).map { CGFloat($0) }
    let heights = widths.map { subviews[0].sizeThatFits(ProposedViewSize(width: $0, height: nil)).height }
    return CGSize(width: 40, height: heights[0])
  }
}

/// A window that offers its content its size.
@MainActor
final class RootWindow: HostWindow {
  let content: HostView

  init(_ content: HostView, size: CGSize = CGSize(width: 200, height: 150)) {
    self.content = content
    super.init(frame: CGRect(origin: .zero, size: size), clock: HostManualClock())
    addSubview(content)
  }

  override func layoutSubviews() {
    content.place(at: .zero, proposal: ProposedViewSize(bounds.size))
  }
}
