import Foundation
import HostTree
import XCTest

/// Lazy stacks and grids without views.
@MainActor
final class HostLazyContainerViewTests: HostTreeTestCase {
  private final class Boxes: HostLazyDataSource {
    var lengths: [CGFloat]
    var log: [String] = []

    init(_ lengths: [CGFloat]) { self.lengths = lengths }

    func lazyContainer(_ container: HostLazyContainerView, numberOfItemsInSection section: Int) -> Int { lengths.count }

    func lazyContainer(_ container: HostLazyContainerView, viewsFor element: HostLazyElement) -> [HostView] {
      guard case .item(let path) = element else { return [] }
      let view = HostFrameView(height: lengths[path.item])
      view.addSubview(HostColorView())
      view.accessibilityIdentifier = "\(path.item)"
      log.append("make \(path.item)")
      return [view]
    }

    func lazyContainer(_ container: HostLazyContainerView, willDisplay element: HostLazyElement) {
      note("show", element)
    }

    func lazyContainer(_ container: HostLazyContainerView, didEndDisplaying element: HostLazyElement) {
      note("hide", element)
    }

    private func note(_ what: String, _ element: HostLazyElement) {
      if case .item(let path) = element { log.append("\(what) \(path.item)") }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @MainActor
  private struct Stage {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = HostScrollView(axes: .vertical)

    init(_ container: HostLazyContainerView) {
      scroll.frame = window.bounds
      scroll.addSubview(container)
      window.addSubview(scroll)
      window.makeKeyAndVisible()
      settle()
    }

    func settle() {
      window.settle()
      XCTAssertEqual(window.checkInvariants(), [])
    }
  }

  private func column(_ source: Boxes) -> HostLazyStackView {
    let stack = HostLazyStackView()
    stack.layout = LazyStackLayout(axis: .vertical, spacing: 0)
    stack.dataSource = source
    return stack
  }

  func testItIsAsLongForAnyBreadthAsForItsOwn() {
    // Views that do not depend on the breadth; most of them were never visible, and the first has no gap before it.
    let stack = HostLazyStackView()
    stack.layout = LazyStackLayout(axis: .vertical, spacing: 10)
    let source = Boxes(Array(repeating: 40, count: 100))
    stack.dataSource = source
    let stage = Stage(stack)
    XCTAssertEqual(stage.scroll.contentSize.height, 4990)
    for width in [100, 50, 0, nil, CGFloat.infinity] {
      XCTAssertEqual(stack.measure(ProposedViewSize(width: width, height: nil)).height, 4990, "for \(width as Any)")
    }
    stack.reloadData()
    XCTAssertEqual(stack.measure(ProposedViewSize(width: 50, height: nil)).height, 4990)
  }

  func testItAsksForWhatIsInSight() {
    let source = Boxes(Array(repeating: 40, count: 1_000_000))
    let stack = column(source)
    let stage = Stage(stack)
    XCTAssertEqual(source.take(), ["make 0", "make 1", "make 2", "show 0", "show 1", "show 2"])
    XCTAssertEqual(stage.scroll.contentSize.height, 40_000_000)
    stage.scroll.contentOffset.y = 1_000_000
    stage.settle()
    XCTAssertEqual(
      source.take(),
      [
        "make 25000", "make 25001", "make 25002", "hide 0", "hide 1", "hide 2", "show 25000", "show 25001",
        "show 25002",
      ])
    XCTAssertEqual(stack.subviews.map(\.frame.minY), [1_000_000, 1_000_040, 1_000_080])
    stage.scroll.contentOffset.y = 1_000_010
    stage.settle()
    XCTAssertEqual(source.take(), [], "the same are in sight")
  }

  func testWithoutADataSourceItLaysOutItsSubviews() {
    let stack = HostLazyStackView()
    for _ in 0..<30 { stack.addSubview(HostFrameView(width: 10, height: 10)) }
    let stage = Stage(stack)
    XCTAssertEqual(stack.subviews.count, 30)
    XCTAssertEqual(stage.scroll.contentSize.height, 30 * 18 - 8)
  }

  func testReloading() {
    let source = Boxes([50, 50, 50])
    let stack = column(source)
    let stage = Stage(stack)
    source.lengths = [10, 20]
    stack.reloadData()
    stage.settle()
    XCTAssertEqual(stack.subviews.map(\.frame), [CGRect(0, 0, 100, 10), CGRect(0, 10, 100, 20)])
    XCTAssertEqual(stack.frame.height, 30)
    source.lengths = []
    stack.reloadData()
    stage.settle()
    XCTAssertEqual(stack.subviews.count, 0)
    stack.dataSource = nil
    stack.addSubview(HostFrameView(width: 10, height: 10))
    stage.settle()
    XCTAssertEqual(stack.frame.height, 10)
  }

  func testScrollingToAnElement() {
    let source = Boxes((0..<1000).map { CGFloat($0 % 3) * 20 + 30 })
    let stack = column(source)
    let stage = Stage(stack)
    XCTAssertTrue(stack.scrollTo(.item(IndexPath(item: 600, section: 0)), anchor: .bottom))
    stage.settle()
    XCTAssertEqual(stack.subviews.last?.accessibilityIdentifier, "600")
    XCTAssertEqual(stack.subviews.last.map { $0.convert($0.bounds, to: nil).maxY }, 100)
    XCTAssertFalse(stack.scrollTo(.item(IndexPath(item: 1000, section: 0)), anchor: nil))
    XCTAssertFalse(stack.scrollTo(.header(section: 0), anchor: nil))
  }

  func testAGrid() {
    let source = Boxes((0..<1000).map { CGFloat($0 % 2) * 10 + 10 })
    let grid = HostLazyGridView()
    grid.layout = LazyGridLayout(
      axis: .vertical, items: [GridItem(.adaptive(minimum: 30), spacing: 0)], spacing: 5)
    grid.dataSource = source
    let stage = Stage(grid)
    XCTAssertEqual(grid.subviews.count, 12)
    XCTAssertEqual(grid.frame.height, 334 * 25 - 5)
    stage.scroll.contentOffset.y = 2500
    stage.settle()
    XCTAssertEqual(grid.subviews.first?.accessibilityIdentifier, "300")
    stage.scroll.frame.size.width = 60
    stage.settle()
    XCTAssertEqual(grid.subviews.first?.accessibilityIdentifier, "300", "two columns, and the place is kept")
    XCTAssertEqual(grid.frame.height, 500 * 25 - 5)
    XCTAssertEqual(stage.scroll.contentOffset.y, 150 * 25)
  }

  func testElementsThatShowNothing() {
    let source = Boxes([0, 0, 0, 10])
    let stage = Stage(column(source))
    XCTAssertEqual(stage.scroll.contentSize.height, 10)
  }
}
