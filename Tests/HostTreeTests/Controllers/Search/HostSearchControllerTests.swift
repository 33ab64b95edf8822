import Foundation
import HostTree
import XCTest

@MainActor
final class HostSearchControllerTests: HostTreeTestCase {
  private final class Watcher: HostSearchControllerDelegate, HostSearchResultsUpdating {
    let log = EventLog()
    func willPresentSearchController(_ search: HostSearchController) { log.add("will begin") }
    func didPresentSearchController(_ search: HostSearchController) { log.add("did begin") }
    func willDismissSearchController(_ search: HostSearchController) {
      log.add("will end \(search.searchBar.text ?? "")")
    }
    func didDismissSearchController(_ search: HostSearchController) { log.add("did end") }
    func updateSearchResults(for search: HostSearchController) {
      log.add("update \((search.searchBar.text ?? "").debugDescription)")
    }
  }

  private struct Stage {
    let window: HostWindow
    let navigation: HostNavigationController
    let search: HostSearchController
    let watcher: Watcher
    @MainActor var bar: HostNavigationBar { navigation.navigationBar }
  }

  private func makeStage() -> Stage {
    let page = HostViewController()
    page.navigationItem.title = "Page"
    page.navigationItem.rightBarButtonItem = HostBarButtonItem(barButtonSystemItem: .add)
    let search = HostSearchController()
    let watcher = Watcher()
    (search.delegate, search.searchResultsUpdater) = (watcher, watcher)
    page.navigationItem.searchController = search
    let navigation = HostNavigationController(rootViewController: page)
    let window = HostWindow(frame: CGRect(0, 0, 320, 400), clock: HostManualClock())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.settle()
    return Stage(window: window, navigation: navigation, search: search, watcher: watcher)
  }

  func testItsBarIsBelowTheTitle() {
    let stage = makeStage()
    assertTree(
      stage.bar,
      """
      HostNavigationBar (0, 0, 320 x 96)
      ├─ HostLabel "Page" (140, 12, 41 x 20) font=system 17 semibold lines=1
      ├─ HostButton (284, 12, 20 x 20) label=Add
      │  └─ HostImageView (0, 0, 20 x 20) symbol=plus
      └─ HostSearchBar (0, 44, 320 x 52)
         └─ HostSearchTextField "" (42, 8, 254 x 36) return=search
      """)
    XCTAssertEqual(stage.navigation.topViewController?.view.frame, CGRect(0, 96, 320, 304))
    stage.bar.prefersLargeTitles = true
    stage.window.settle()
    XCTAssertEqual(stage.search.searchBar.frame, CGRect(0, 96, 320, 52))
  }

  func testAUserSearchesAndCancels() {
    let stage = makeStage()
    let bar = stage.search.searchBar
    XCTAssertTrue(bar.searchTextField.tap())
    stage.window.settle()
    XCTAssertEqual(
      stage.bar.shape, #"NavigationBar[SearchBar[SearchTextField "", Button "Cancel"[Label "Cancel"]]]"#,
      "the search has the bar for itself")
    XCTAssertEqual(stage.bar.frame.height, 52)
    stage.window.insertText("a")
    stage.window.insertText("\n")
    stage.window.settle()
    XCTAssertTrue(stage.search.isActive, "the return key does not end it")
    XCTAssertFalse(bar.searchTextField.isFirstResponder)
    XCTAssertTrue(bar.cancelButton.tap())
    stage.window.settle()
    XCTAssertEqual(bar.text, "")
    XCTAssertEqual(stage.bar.frame.height, 96)
    XCTAssertEqual(
      stage.watcher.log.take(),
      ["will begin", "did begin", #"update """#, #"update "a""#, "will end a", "did end", #"update """#])
  }

  func testTheTitleMayStay() {
    let stage = makeStage()
    stage.search.hidesNavigationBarDuringPresentation = false
    stage.search.automaticallyShowsCancelButton = false
    stage.search.isActive = true
    stage.window.settle()
    XCTAssertEqual(
      stage.bar.shape, #"NavigationBar[Label "Page", Button[Image], SearchBar[SearchTextField ""]]"#)
    XCTAssertTrue(stage.search.searchBar.searchTextField.isFirstResponder)
    stage.search.isActive = false
    XCTAssertNil(stage.window.firstResponder)
  }

  func testASearchThatBeginsBeforeItIsShown() {
    let search = HostSearchController()
    search.isActive = true
    let page = HostViewController()
    page.navigationItem.searchController = search
    let navigation = HostNavigationController(rootViewController: page)
    let window = HostWindow(frame: CGRect(0, 0, 320, 400), clock: HostManualClock())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertTrue(window.firstResponder === search.searchBar.searchTextField)
  }

  func testAnotherPageOnTopHasNoSearch() {
    let stage = makeStage()
    stage.search.isActive = true
    stage.window.insertText("a")
    stage.window.settle()
    stage.navigation.pushViewController(HostViewController(), animated: false)
    stage.window.settle()
    XCTAssertNil(stage.window.firstResponder)
    XCTAssertEqual(stage.bar.frame.height, 44)
    XCTAssertTrue(stage.navigation.goBack())
    stage.window.settle()
    XCTAssertTrue(stage.search.isActive)
    XCTAssertEqual(stage.search.searchBar.text, "a", "the search goes on where it was")
    XCTAssertEqual(stage.bar.frame.height, 52)
  }

  func testItBelongsToOneItem() {
    let search = HostSearchController()
    let (first, second) = (HostNavigationItem(), HostNavigationItem())
    first.searchController = search
    second.searchController = search
    XCTAssertNil(first.searchController)
    second.searchController = nil
    first.searchController = search
    XCTAssertTrue(first.searchController === search)
  }
}
