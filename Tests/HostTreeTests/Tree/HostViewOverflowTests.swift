import Foundation
import HostTree
import XCTest

/// Hit testing and drawing leave out subtrees that lie elsewhere, and find what the naive way finds.
@MainActor
final class HostViewOverflowTests: HostTreeTestCase {
  /// A column of rows in a scroll view: a label each, in a view of its own.
  private func makeRows(_ count: Int) -> (window: HostWindow, scroll: HostScrollView, stack: HostStackView) {
    let scroll = HostScrollView(axes: .vertical)
    scroll.frame = CGRect(0, 0, 200, 400)
    let stack = HostStackView(axis: .vertical)
    stack.spacing = 0
    for index in 0..<count {
      let row = HostStackView(axis: .horizontal)
      let label = HostLabel()
      label.text = "Row \(index)"
      row.addSubview(label)
      stack.addSubview(row)
    }
    scroll.addSubview(stack)
    return (settledWindow(scroll), scroll, stack)
  }

  private func texts(_ window: HostWindow) -> [String] {
    HostDrawing(of: window).commands.compactMap { if case .text(let line) = $0 { line.text } else { nil } }
  }

  private func assertSameAsNaive(_ window: HostWindow, line: UInt = #line) {
    XCTAssertEqual(window.checkInvariants(), [], line: line)
    let (found, naive) = window.findsBySkipping
    XCTAssertEqual(found, naive, line: line)
  }

  func testOnlyRowsInTheViewportAreDrawn() {
    let (window, scroll, _) = makeRows(1_000)
    XCTAssertEqual(texts(window).first, "Row 0")
    XCTAssertLessThan(texts(window).count, 25)
    scroll.contentOffset.y = 5_000
    window.settle()
    XCTAssertFalse(texts(window).contains("Row 0"))
    XCTAssertLessThan(texts(window).count, 25)
    assertSameAsNaive(window)
    XCTAssertLessThan(window.svgDescription.count, 10_000)
  }

  func testWithoutAClipEverythingIsDrawn() {
    let (window, scroll, _) = makeRows(100)
    scroll.clipsToBounds = false
    XCTAssertEqual(texts(window).count, 100)
    XCTAssertEqual(
      HostDrawing(of: window, visible: CGRect(0, 0, 200, 50)).commands.count {
        if case .text = $0 { true } else { false }
      }, 4, "two rows are visible, and two more within the margin for letters that lean over")
  }

  /// Each row is one way in which a row far below may show up at the top.
  func testRowsThatReachOutOfTheirPlacesAreFound() {
    let ways: [(String, @MainActor (HostStackView, HostLabel) -> Void)] = [
      ("a transform", { row, _ in row.transform = CGAffineTransform(translationX: 0, y: -2_000) }),
      ("a transform inside", { _, label in label.transform = CGAffineTransform(translationX: 0, y: -2_000) }),
      ("a subview by hand", { row, label in label.frame.origin.y = -2_000 }),
      (
        "an offset",
        { row, label in
          let offset = HostOffsetView(offset: CGSize(width: 0, height: -2_000))
          offset.addSubview(label)
          row.addSubview(offset)
        }
      ),
      (
        "a shape",
        { row, _ in
          let path = Path(CGRect(0, -2_000, 100, 100))
          let shape = HostShapeView(HostShape("far") { _ in path }, fill: .color(.systemRed))
          shape.frame = CGRect(0, 0, 10, 10)
          row.addSubview(shape)
        }
      ),
      (
        "a shadow",
        { row, label in
          row.addSubview(HostEffectView(.shadow(.black, radius: 1, offset: CGSize(width: 0, height: -2_000))))
          row.subviews.last?.addSubview(label)
        }
      ),
      ("an animation", { row, _ in HostView.animate(withDuration: 1) { row.frame.origin.y = 0 } }),
      ("a class of one's own", { row, _ in row.addSubview(ReachingView(frame: CGRect(0, 0, 10, 10))) }),
    ]
    for (name, change) in ways {
      let (window, _, stack) = makeRows(200)
      assertSameAsNaive(window)
      guard let row = stack.subviews[100] as? HostStackView, let label = row.subviews[0] as? HostLabel else {
        return XCTFail("the rows are stacks of a label")
      }
      change(row, label)
      assertSameAsNaive(window)
      window.settle()
      assertSameAsNaive(window)
      let hits = window.hitTest(CGPoint(x: 5, y: 5), with: nil)
      if name == "a class of one's own" { XCTAssertTrue(hits is ReachingView, name) }
    }
  }

  func testWhatClipsKeepsItsContentIn() {
    let (window, _, stack) = makeRows(200)
    let row = stack.subviews[100]
    row.clipsToBounds = true
    row.subviews[0].frame.origin.y = -2_000
    assertSameAsNaive(window)
    XCTAssertFalse(texts(window).contains("Row 100"))
    row.clipsToBounds = false
    assertSameAsNaive(window)
    XCTAssertTrue(texts(window).contains("Row 100"), "which reaches up into the viewport")
  }

  func testARotatedClipIsExact() {
    let (window, scroll, _) = makeRows(100)
    scroll.transform = CGAffineTransform(rotationAngle: .pi / 6)
    window.settle()
    assertSameAsNaive(window)
    XCTAssertFalse(texts(window).contains("Row 22"), "which the rectangle around the rotated viewport contains")
  }

  func testAfterRandomChangesBothWaysFindTheSame() {
    let least = HostView.leastCountToSkip
    HostView.leastCountToSkip = 1
    defer { HostView.leastCountToSkip = least }
    for seed in 0..<60 {
      var random = RandomTrees(seed: seed)
      let root = random.tree(depth: 4)
      root.frame = CGRect(0, 0, 200, 300)
      let window = settledWindow(root)
      window.rootViewController?.view.clipsToBounds = true
      assertSameAsNaive(window)
      for _ in 0..<12 {
        _ = random.change(root)
        window.settle()
        assertSameAsNaive(window)
      }
    }
  }

  /// Is hit far away from where it lies.
  private final class ReachingView: HostView {
    override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }
  }
}
