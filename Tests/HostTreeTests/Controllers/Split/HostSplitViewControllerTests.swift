import Foundation
import HostTree
import XCTest

@MainActor
final class HostSplitViewControllerTests: HostTreeTestCase {
  private let log = EventLog()

  private func page(_ name: String) -> WatchedController { WatchedController(name, log) }

  private func screen(_ split: HostSplitViewController) -> HostWindow {
    let window = makeWindow(width: 400, height: 100)
    window.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = split
    window.settle()
    return window
  }

  private func frames(_ split: HostSplitViewController) -> [String: CGRect] {
    Dictionary(uniqueKeysWithValues: split.view.subviews.map { ($0.accessibilityIdentifier ?? "", $0.frame) })
  }

  func testTwoColumnsBesideEachOther() {
    let split = HostSplitViewController(style: .doubleColumn)
    split.setViewController(page("list"), for: .primary)
    split.setViewController(page("detail"), for: .secondary)
    let window = screen(split)
    XCTAssertEqual(frames(split), ["list": CGRect(0, 0, 160, 100), "detail": CGRect(160, 0, 240, 100)])
    split.preferredPrimaryColumnWidth = 100
    window.settle()
    XCTAssertEqual(frames(split), ["list": CGRect(0, 0, 100, 100), "detail": CGRect(100, 0, 300, 100)])
    XCTAssertTrue(split.viewController(for: .primary)?.splitViewController === split)
  }

  func testDisplayModes() {
    let split = HostSplitViewController(style: .doubleColumn)
    split.viewControllers = [page("list"), page("detail")]
    let window = screen(split)
    _ = log.take()
    split.preferredDisplayMode = .secondaryOnly
    window.settle()
    XCTAssertEqual(frames(split), ["detail": CGRect(0, 0, 400, 100)])
    XCTAssertEqual(log.take(), ["list willDisappear", "list didDisappear"])
    split.preferredDisplayMode = .oneOverSecondary
    window.settle()
    XCTAssertEqual(frames(split), ["list": CGRect(0, 0, 160, 100), "detail": CGRect(0, 0, 400, 100)])
    XCTAssertEqual(split.view.subviews.last?.accessibilityIdentifier, "list", "in front")
    split.hide(.primary)
    XCTAssertEqual(split.displayMode, .secondaryOnly)
    split.show(.primary)
    XCTAssertEqual(split.displayMode, .oneBesideSecondary)
    window.settle()
  }

  func testAColumnThatIsExchanged() {
    let split = HostSplitViewController()
    let detail = page("detail")
    split.viewControllers = [page("list"), detail]
    let window = screen(split)
    _ = log.take()
    split.setViewController(page("other"), for: .secondary)
    window.settle()
    XCTAssertEqual(
      log.take(),
      ["other loads", "detail willDisappear", "other willAppear", "detail didDisappear", "other didAppear"])
    XCTAssertNil(detail.parent)
    split.setViewController(detail, for: .supplementary)
    XCTAssertEqual(
      takeSentences(),
      [
        "A split view controller of two columns was given a controller for the supplementary one: nothing was changed. "
          + "Make it with the style tripleColumn."
      ])
  }

  func testThreeColumns() {
    let split = HostSplitViewController(style: .tripleColumn)
    (split.preferredPrimaryColumnWidth, split.preferredSupplementaryColumnWidth) = (100, 100)
    split.viewControllers = [page("a"), page("b"), page("c")]
    let window = screen(split)
    XCTAssertEqual(
      frames(split), ["a": CGRect(0, 0, 100, 100), "b": CGRect(100, 0, 100, 100), "c": CGRect(200, 0, 200, 100)])
    split.hide(.primary)
    window.settle()
    XCTAssertEqual(frames(split), ["b": CGRect(0, 0, 100, 100), "c": CGRect(100, 0, 300, 100)])
  }

  func testColumnsCollapseWhereTheWidthIsCompact() {
    let split = HostSplitViewController(style: .tripleColumn)
    split.viewControllers = ["a", "b", "c"].map { HostNavigationController(rootViewController: page($0)) }
    split.viewController(for: .primary)?.children[0].title = "Folders"
    let window = screen(split)
    XCTAssertFalse(split.isCollapsed)
    window.traitOverrides.horizontalSizeClass = .compact
    window.settle()
    func shown() -> [String] { split.view.subviews[0].subviews.compactMap(\.accessibilityIdentifier) }
    XCTAssertTrue(split.isCollapsed)
    XCTAssertEqual(shown(), ["c"])
    let detail = split.viewController(for: .secondary) as? HostNavigationController
    XCTAssertEqual(detail?.navigationBar.backItem?.title, "b")
    XCTAssertEqual(detail?.goBack(), true)
    window.settle()
    XCTAssertEqual(shown(), ["b"])
    let middle = split.viewController(for: .supplementary) as? HostNavigationController
    XCTAssertEqual(middle?.navigationBar.backItem?.title, "Folders")
    XCTAssertEqual(middle?.swipeBack(), true)
    window.settle()
    XCTAssertEqual(shown(), ["a"])
    split.show(.secondary)
    window.settle()
    XCTAssertEqual(shown(), ["c"])
    split.hide(.secondary)
    split.hide(.primary)
    window.settle()
    XCTAssertEqual(shown(), ["b"], "there is nothing below the primary column")
    window.traitOverrides.horizontalSizeClass = .regular
    window.settle()
    XCTAssertEqual(split.view.subviews.count, 3)
  }

  func testTheDelegateChoosesTheColumnOnTop() {
    let split = HostSplitViewController(style: .doubleColumn)
    split.viewControllers = [page("list"), page("detail")]
    let delegate = Collapsing(log)
    split.delegate = delegate
    let window = makeWindow(width: 320, height: 480)
    window.rootViewController = split
    window.settle()
    XCTAssertEqual(frames(split), ["list": CGRect(0, 0, 320, 480)])
    XCTAssertEqual(log.take().filter { $0.contains("ollapse") }, ["collapses", "did collapse"])
    window.frame.size.width = 1000
    window.settle()
    XCTAssertEqual(frames(split).count, 2)
    XCTAssertTrue(log.take().contains("did expand"))
  }

  func testAControllerThatOnlyChangesItsColumnHasNoOtherParent() {
    let split = HostSplitViewController(style: .tripleColumn)
    let detail = Moving("detail", log)
    split.setViewController(detail, for: .supplementary)
    XCTAssertEqual(log.take(), ["detail will move", "detail did move"])
    split.setViewController(detail, for: .secondary)
    XCTAssertEqual(log.take(), [])
    XCTAssertTrue(detail.parent === split)
    split.setViewController(nil, for: .secondary)
    XCTAssertEqual(log.take(), ["detail will move", "detail did move"])
  }
}

private final class Collapsing: HostSplitViewControllerDelegate {
  private let log: EventLog
  init(_ log: EventLog) { self.log = log }
  func splitViewController(
    _ svc: HostSplitViewController, topColumnForCollapsingToProposedTopColumn proposed: HostSplitViewController.Column
  ) -> HostSplitViewController.Column {
    log.add("collapses")
    return .primary
  }
  func splitViewControllerDidCollapse(_ svc: HostSplitViewController) { log.add("did collapse") }
  func splitViewControllerDidExpand(_ svc: HostSplitViewController) { log.add("did expand") }
}

/// Writes down when its parent changes.
private final class Moving: WatchedController {
  private let log: EventLog
  override init(_ name: String, _ log: EventLog) {
    self.log = log
    super.init(name, log)
  }
  override func willMove(toParent parent: HostViewController?) { log.add("\(name) will move") }
  override func didMove(toParent parent: HostViewController?) { log.add("\(name) did move") }
}
