import Foundation
import HostTree
import XCTest

/// Labels, and stacks of labels, are measured and laid out once for all proposals for which that is the same.
@MainActor
final class ProposalRangeTests: HostTreeTestCase {
  private func label(_ text: String) -> HostLabel {
    let label = HostLabel()
    label.text = text
    return label
  }

  private func row(_ texts: String..., spacing: CGFloat = 8) -> HostStackView {
    let row = HostStackView(axis: .horizontal, spacing: spacing)
    for text in texts { row.addSubview(label(text)) }
    return row
  }

  /// The answer of a view that was asked before, and of one that was not.
  private func assertSameAsFresh(
    _ make: () -> HostView, _ proposals: [ProposedViewSize], line: UInt = #line
  ) {
    let view = make()
    for proposal in proposals + proposals.reversed() {
      XCTAssertEqual(view.sizeThatFits(proposal), make().sizeThatFits(proposal), "\(proposal)", line: line)
    }
  }

  private let proposals: [ProposedViewSize] = [
    nil, 0, 1, 20, 40, 60, 80, 99.5, 100, 101, 150, 199, 200, 300, 1_000, .infinity,
  ].flatMap { (length: CGFloat?) in
    [nil, 0, 15, 20, 25, 100, .infinity].map { ProposedViewSize(width: length, height: $0) }
  }

  func testViewsThatWereAskedBeforeAnswerAsThoseThatWereNot() {
    assertSameAsFresh({ self.label("some words that break") }, proposals)
    assertSameAsFresh({ self.label("two\nlines") }, proposals)
    assertSameAsFresh({ self.label("") }, proposals)
    assertSameAsFresh(
      {
        let label = self.label("some words that break")
        label.numberOfLines = 2
        return label
      }, proposals)
    assertSameAsFresh({ self.row("1", "some words that break", "end") }, proposals)
    assertSameAsFresh({ self.row("some words that break", "other words that break as well", spacing: -4) }, proposals)
    assertSameAsFresh(
      {
        let row = self.row("1", "some words that break")
        row.subviews[0].layoutPriority = 1
        return row
      }, proposals)
    assertSameAsFresh(
      {
        let row = self.row("1", "some words that break")
        row.insertSubview(HostSpacer(), at: 1)
        return row
      }, proposals)
    assertSameAsFresh(
      {
        let stack = HostStackView(axis: .vertical)
        stack.addSubview(self.row("1", "some words that break"))
        let button = HostButton()
        button.addSubview(self.label("button"))
        stack.addSubview(button)
        let gesture = HostGestureView()
        gesture.addSubview(self.row("a", "b"))
        stack.addSubview(gesture)
        return stack
      }, proposals)
  }

  func testTextsThatBreakAnswerAsFreshOnesAtEveryWidth() {
    let texts = [
      "some words that break", "a  b   c ", "trailing   \nspaces   ", "two\n\nparagraphs of words\n",
      "well-known half-\n-way",
      "unbreakableunbreakable and more", "日本語の文字 and words", "a (b) [c] d", "e\u{301}e\u{301} e\u{301}", " leading",
    ]
    let widths = Array(stride(from: 0.0, through: 180, by: 1.3))
    for text in texts {
      for (limit, mode) in [
        (0, HostLineBreakMode.byTruncatingTail), (2, .byTruncatingMiddle), (2, .byWordWrapping), (0, .byCharWrapping),
      ] {
        assertSameAsFresh(
          {
            let label = self.label(text)
            label.numberOfLines = limit
            label.lineBreakMode = mode
            return label
          },
          (widths.reversed() + widths).flatMap { width in
            [nil, 45].map { ProposedViewSize(width: width, height: $0) }
          })
      }
    }
  }

  /// Letters are 6 points wide.
  func testATextIsBrokenAgainOnlyWhereAWordFitsOrNoMore() {
    let text = label("one three seven")
    text.font = .monospacedSystemFont(ofSize: 10)
    let stack = HostStackView(axis: .vertical, alignment: .leading)
    stack.addSubview(text)
    let controller = CountingController()
    controller.view = stack
    let scroll = HostScrollView(axes: .vertical)
    scroll.frame = CGRect(0, 0, 54, 300)
    scroll.addSubview(stack)
    let window = settledWindow(scroll)
    var counts: [String] = []
    for width in [55, 60, 89, 90, 89, 54, 53] {
      let before = controller.layouts
      scroll.frame.size.width = CGFloat(width)
      window.settle()
      counts.append("\(width): \(controller.layouts - before), \(Int(text.frame.height / 12)) lines")
    }
    XCTAssertEqual(
      counts,
      [
        "55: 0, 2 lines", "60: 0, 2 lines", "89: 0, 2 lines", "90: 1, 1 lines", "89: 1, 2 lines", "54: 0, 2 lines",
        "53: 1, 3 lines",
      ])
  }

  func testAWindowThatIsResizedLaysOutNoRowThatHasRoom() {
    let stack = HostStackView(axis: .vertical)
    let controllers = (0..<2).map { _ in CountingController() }
    let texts = ["short", "words that need more than one line in a window that is narrower than three hundred points"]
    for (controller, text) in zip(controllers, texts) {
      controller.view = row("1", text)
      stack.addSubview(controller.view)
    }
    let scroll = HostScrollView(axes: .vertical)
    scroll.frame = CGRect(0, 0, 300, 300)
    scroll.addSubview(stack)
    let window = settledWindow(scroll)
    let before = controllers.map(\.layouts)
    for width in [200, 240, 280] {
      scroll.frame.size.width = CGFloat(width)
      window.settle()
      XCTAssertEqual(window.checkInvariants(), [])
    }
    XCTAssertEqual(controllers[0].layouts, before[0])
    XCTAssertGreaterThan(controllers[1].layouts, before[1])
  }

  /// A class of one's own may answer otherwise than `super` does, so nothing is taken from that.
  func testSubclassesElsewhereAreAskedForEachProposal() {
    let view = HalfStack(axis: .horizontal, spacing: 8)
    view.addSubview(label("a"))
    XCTAssertEqual(view.sizeThatFits(ProposedViewSize(width: 100, height: nil)).width, 50)
    XCTAssertEqual(view.sizeThatFits(ProposedViewSize(width: 200, height: nil)).width, 100)
    let outer = HostStackView(axis: .vertical)
    outer.addSubview(view)
    XCTAssertEqual(outer.sizeThatFits(ProposedViewSize(width: 100, height: nil)).width, 50)
    XCTAssertEqual(outer.sizeThatFits(ProposedViewSize(width: 200, height: nil)).width, 100)
  }

  func testARangeThatBecomesSmallerIsToldToWhoeverReliesOnIt() {
    // Both rows are measured for 120; after the change the first has the same size there, and another one at 60.
    let stack = HostStackView(axis: .horizontal, spacing: 0)
    let inner = row("ab", "cd", spacing: 0)
    stack.addSubview(inner)
    let window = settledWindow(stack)
    let wide = ProposedViewSize(width: 150, height: nil)
    let size = stack.sizeThatFits(wide)
    let narrow = ProposedViewSize(width: size.width + 1, height: nil)
    XCTAssertEqual(stack.sizeThatFits(narrow), size)
    // Takes the place of a label with a view of the same size that takes less when it is offered less.
    let leaf = LeafStub(
      .elastic(min: .zero, ideal: inner.subviews[1].frame.size, max: inner.subviews[1].frame.size))
    inner.subviews[1].removeFromSuperview()
    inner.addSubview(leaf)
    window.settle()
    XCTAssertEqual(window.checkInvariants(), [])
    let fresh = HostStackView(axis: .horizontal, spacing: 0)
    let freshInner = row("ab", spacing: 0)
    freshInner.addSubview(LeafStub(leaf.kind))
    fresh.addSubview(freshInner)
    for width in stride(from: 0.0, through: 160, by: 7) {
      let proposal = ProposedViewSize(width: width, height: nil)
      XCTAssertEqual(stack.sizeThatFits(proposal), fresh.sizeThatFits(proposal), "\(width)")
    }
  }

  func testRandomTreesOfLabelsAnswerAsFreshOnes() {
    for seed in 0..<200 {
      var random = Dice(seed)
      func tree(_ depth: Int) -> HostView {
        if depth == 0 || random.roll(4) == 0 {
          let words = ["a", "some", "longer words", "two\nlines", ""]
          let label = label((0...random.roll(3)).map { _ in words[random.roll(5)] }.joined(separator: " "))
          if random.roll(4) == 0 { label.numberOfLines = 1 + random.roll(2) }
          return label
        }
        let container: HostView
        switch random.roll(10) {
        case 0: container = HostGestureView()
        case 1: container = HostButton()
        case 2:
          let button = HostButton()
          button.configuration = .bordered()
          container = button
        case 3:
          let insets = [-30.0, -5, 0, 0.3, 8, 40]
          container = HostPaddingView(
            insets: EdgeInsets(
              top: insets[random.roll(6)], leading: insets[random.roll(6)], bottom: insets[random.roll(6)], trailing: 4)
          )
        case 4:
          container = HostFrameView(
            width: random.roll(2) == 0 ? nil : 60, height: random.roll(2) == 0 ? nil : 25)
        case 5: container = HostOverlayView(alignment: .center)
        default:
          container = HostStackView(
            axis: random.roll(2) == 0 ? .horizontal : .vertical, spacing: random.roll(2) == 0 ? nil : 3)
        }
        for _ in 0...random.roll(3) { container.addSubview(tree(depth - 1)) }
        if random.roll(5) == 0 { container.subviews[0].layoutPriority = 1 }
        if random.roll(6) == 0 { container.addSubview(HostSpacer()) }
        return container
      }
      let root = tree(4)
      let widths: [CGFloat?] = [nil, 0, 30, 77, 120, 200, 320, 1_000, .infinity]
      for _ in 0..<12 {
        let proposal = ProposedViewSize(width: widths[random.roll(9)], height: widths[random.roll(9)])
        let known = root.sizeThatFits(proposal)
        for view in [root] + root.descendants { view.invalidateIntrinsicContentSize() }
        XCTAssertEqual(known, root.sizeThatFits(proposal), "seed \(seed), \(proposal)")
      }
    }
  }

  private final class HalfStack: HostStackView {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      var size = super.measure(proposal)
      if let width = proposal.width { size.width = width / 2 }
      return size
    }
  }

  private final class CountingController: HostViewController {
    var layouts = 0
    override func viewDidLayoutSubviews() { layouts += 1 }
  }
}
