import Foundation
import HostTree
import XCTest

/// What observers of each class of hosts hear: all that the delegate is told, after it, and no questions.
@MainActor
final class ObserversOfHostsTests: HostTreeTestCase {
  private let log = EventLog()
  private lazy var delegate = Hearer("delegate", log)
  private lazy var observer = Hearer("observer", log)

  /// Both heard the same, the delegate first each time.
  private func assertHeard(_ events: [String], file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(log.take(), events.flatMap { ["delegate \($0)", "observer \($0)"] }, file: file, line: line)
  }

  func testAScrollViewTellsOfDraggingAndScrolling() {
    let view = HostScrollView(frame: CGRect(0, 0, 100, 100))
    view.contentSize = CGSize(width: 100, height: 500)
    let window = settledWindow(view)
    view.addObserver(observer)
    view.contentOffset.y = 10
    XCTAssertEqual(log.take(), ["observer scrolled to 10"])
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    XCTAssertEqual(log.take(), ["observer scrolled to 20", "observer arrived"])
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    XCTAssertEqual(log.take(), [])
    view.scroll(by: CGPoint(x: 0, y: 5))
    XCTAssertEqual(log.take(), ["observer begins", "observer scrolled to 25", "observer ends"])
    let touch = window.beginTouch(at: CGPoint(x: 50, y: 90))
    touch.move(to: CGPoint(x: 50, y: 70))
    touch.move(to: CGPoint(x: 50, y: 60))
    touch.end()
    XCTAssertEqual(
      log.take(), ["observer begins", "observer scrolled to 45", "observer scrolled to 55", "observer ends"])
    view.isScrollEnabled = false
    view.scroll(by: CGPoint(x: 0, y: 5))
    XCTAssertEqual(log.take(), [])
  }

  func testATableTellsOfRowsAndScrolling() {
    let words = WordTable(["a", "b", "c"])
    let stage = TableStage(words, rowHeight: 100)
    stage.table.addObserver(observer)
    stage.table.delegate = delegate
    stage.settle()
    assertHeard(["ends 0", "ends 1", "displays 0", "displays 1"])
    XCTAssertTrue(stage.table.cellForRow(at: IndexPath(row: 0, section: 0))!.tap())
    assertHeard(["selects 0"])
    XCTAssertTrue(stage.table.cellForRow(at: IndexPath(row: 1, section: 0))!.tap())
    assertHeard(["deselects 0", "selects 1"])
    stage.table.contentOffset.y = 100
    assertHeard(["scrolled to 100"])
    stage.settle()
    assertHeard(["ends 0", "displays 2"])
    stage.table.removeObserver(observer)
    stage.table.contentOffset.y = 50
    XCTAssertEqual(log.take(), ["delegate scrolled to 50"])
  }

  func testACollectionTellsOfItemsAndScrolling() {
    let layout = HostCollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 150)
    let view = HostCollectionView(frame: CGRect(0, 0, 200, 200), collectionViewLayout: layout)
    let items = Items()
    view.register(HostCollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.delegate = delegate
    view.addObserver(observer)
    let window = settledWindow(view)
    assertHeard(["displays 0", "displays 1"])
    XCTAssertTrue(view.visibleCells[0].tap())
    assertHeard(["selects 0"])
    view.contentOffset.y = 160
    assertHeard(["scrolled to 160"])
    window.settle()
    assertHeard(["ends 0", "displays 2"])
  }

  func testATextFieldTellsOfTheEditing() {
    let field = HostTextField(frame: CGRect(0, 0, 100, 30))
    let window = settledWindow(field)
    field.addObserver(observer)
    field.insertText("ab")
    window.settle()
    field.selectedRange = 0..<1
    field.text = ""
    field.resignFirstResponder()
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "observer begins to edit", "observer caret 2..<2", "observer caret 0..<1", "observer caret 0..<0",
        "observer has edited",
      ])
    field.removeObserver(observer)
    field.text = "c"
    XCTAssertEqual(log.take(), [])
  }

  func testATextViewTellsOfTheEditingAndOfScrolling() {
    let view = HostTextView(frame: CGRect(0, 0, 100, 30))
    let window = settledWindow(view)
    view.addObserver(observer)
    view.insertText("a")
    window.settle()
    view.contentOffset.y = 10
    view.resignFirstResponder()
    window.settle()
    XCTAssertEqual(
      log.take().filter { $0 != "observer scrolled to 0" },
      [
        "observer begins to edit", "observer caret 1..<1", "observer changed to a", "observer scrolled to 10",
        "observer has edited",
      ])
  }

  func testATabBarAndItsControllerTellOfTaps() {
    let tabs = HostTabBarController()
    tabs.viewControllers = ["a", "b"].map { name in
      let page = HostViewController()
      page.title = name
      return page
    }
    tabs.delegate = delegate
    tabs.addObserver(observer)
    tabs.tabBar.delegate = delegate
    tabs.tabBar.addObserver(observer)
    let window = makeWindow()
    window.rootViewController = tabs
    window.settle()
    XCTAssertTrue(tabs.tabBar.tapItem(at: 1))
    assertHeard(["page b", "tab b"])
    observer.allows = false
    XCTAssertTrue(tabs.tabBar.tapItem(at: 0))
    assertHeard(["page a", "tab a"])
    delegate.allows = false
    tabs.tabBar.tapItem(at: 1)
    XCTAssertEqual(log.take(), [], "only the delegate is asked")
  }

  func testAPageViewControllerTellsOfThePages() {
    let pages = HostPageViewController()
    pages.viewControllers = ["a", "b"].map { name in
      let page = HostViewController()
      page.title = name
      return page
    }
    pages.delegate = delegate
    pages.addObserver(observer)
    let window = makeWindow()
    window.rootViewController = pages
    window.settle()
    pages.pageControl.currentPage = 1
    pages.pageControl.sendActions(for: .valueChanged)
    assertHeard(["page b"])
    window.settle()
  }

  func testANavigationControllerTellsWhatIsShown() {
    let root = HostViewController()
    root.title = "root"
    let navigation = HostNavigationController(rootViewController: root)
    navigation.delegate = delegate
    navigation.addObserver(observer)
    let window = makeWindow()
    window.rootViewController = navigation
    window.settle()
    assertHeard(["will show root", "did show root"])
  }

  func testASearchBarAndItsControllerTellOfTheSearch() {
    let page = HostViewController()
    let search = HostSearchController()
    page.navigationItem.searchController = search
    search.delegate = delegate
    search.addObserver(observer)
    search.searchBar.delegate = delegate
    search.searchBar.addObserver(observer)
    let window = makeWindow(width: 390, height: 844)
    window.rootViewController = HostNavigationController(rootViewController: page)
    window.settle()
    search.searchBar.searchTextField.insertText("a")
    assertHeard(["search begins", "search began", "types", "text a"])
    window.settle()
    XCTAssertTrue(search.searchBar.cancelButton.tap())
    assertHeard(["cancels", "search ends", "text ", "typed", "search ended"])
  }

  func testASheetTellsWhatAUserDoes() {
    let (root, sheet) = (HostViewController(), HostViewController())
    sheet.modalPresentationStyle = .pageSheet
    let presentation = sheet.sheetPresentationController!
    presentation.detents = [.medium(), .large()]
    presentation.delegate = delegate
    presentation.addObserver(observer)
    let window = makeWindow(width: 390, height: 844)
    window.rootViewController = root
    window.settle()
    root.present(sheet, animated: true)
    window.settle()
    XCTAssertTrue(presentation.drag(to: .large))
    assertHeard(["detent large"])
    sheet.isModalInPresentation = true
    presentation.dismissInteractively()
    assertHeard(["attempt"])
    sheet.isModalInPresentation = false
    observer.allows = false
    XCTAssertTrue(presentation.dismissInteractively(), "only the delegate is asked")
    window.settle()
    assertHeard(["will dismiss", "did dismiss"])
  }
}

/// Three items.
@MainActor
private final class Items: HostCollectionViewDataSource {
  func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
  ) -> HostCollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
}

/// Hears of everything, and writes it down.
@MainActor
private final class Hearer {
  private let name: String
  private let log: EventLog
  var allows = true

  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
  }

  private func hear(_ event: String) { log.add("\(name) \(event)") }
}

extension Hearer: HostTableViewDelegate, HostCollectionViewDelegate, HostTextViewDelegate {
  func scrollViewDidScroll(_ scrollView: HostScrollView) { hear("scrolled to \(Int(scrollView.contentOffset.y))") }
  func scrollViewWillBeginDragging(_ scrollView: HostScrollView) { hear("begins") }
  func scrollViewDidEndDragging(_ scrollView: HostScrollView, willDecelerate decelerate: Bool) { hear("ends") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: HostScrollView) { hear("arrived") }

  func tableView(_ tableView: HostTableView, willDisplay cell: HostTableViewCell, forRowAt indexPath: IndexPath) {
    hear("displays \(indexPath.row)")
  }
  func tableView(_ tableView: HostTableView, didEndDisplaying cell: HostTableViewCell, forRowAt indexPath: IndexPath) {
    hear("ends \(indexPath.row)")
  }
  func tableView(_ tableView: HostTableView, didSelectRowAt indexPath: IndexPath) { hear("selects \(indexPath.row)") }
  func tableView(_ tableView: HostTableView, didDeselectRowAt indexPath: IndexPath) {
    hear("deselects \(indexPath.row)")
  }

  func collectionView(_ collectionView: HostCollectionView, didSelectItemAt indexPath: IndexPath) {
    hear("selects \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: HostCollectionView, willDisplay cell: HostCollectionViewCell, forItemAt indexPath: IndexPath
  ) { hear("displays \(indexPath.item)") }
  func collectionView(
    _ collectionView: HostCollectionView, didEndDisplaying cell: HostCollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { hear("ends \(indexPath.item)") }

  func textViewDidBeginEditing(_ textView: HostTextView) { hear("begins to edit") }
  func textViewDidEndEditing(_ textView: HostTextView) { hear("has edited") }
  func textViewDidChange(_ textView: HostTextView) { hear("changed to \(textView.text ?? "")") }
  func textViewDidChangeSelection(_ textView: HostTextView) { hear("caret \(textView.selectedRange)") }
}

extension Hearer: HostTextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: HostTextField) { hear("begins to edit") }
  func textFieldDidEndEditing(_ textField: HostTextField) { hear("has edited") }
  func textFieldDidChangeSelection(_ textField: HostTextField) { hear("caret \(textField.selectedRange)") }
}

extension Hearer: HostTabBarDelegate, HostTabBarControllerDelegate, HostNavigationControllerDelegate {
  func tabBar(_ tabBar: HostTabBar, didSelect item: HostTabBarItem) { hear("tab \(item.title ?? "")") }
  func tabBarController(
    _ tabBarController: HostTabBarController, shouldSelect viewController: HostViewController
  ) -> Bool { allows }
  func tabBarController(_ tabBarController: HostTabBarController, didSelect viewController: HostViewController) {
    hear("page \(viewController.title ?? "")")
  }
  func navigationController(
    _ navigationController: HostNavigationController, willShow viewController: HostViewController, animated: Bool
  ) { hear("will show \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: HostNavigationController, didShow viewController: HostViewController, animated: Bool
  ) { hear("did show \(viewController.title ?? "")") }
}

extension Hearer: HostPageViewControllerDelegate {
  func pageViewController(_ pageViewController: HostPageViewController, didSelect viewController: HostViewController) {
    hear("page \(viewController.title ?? "")")
  }
}

extension Hearer: HostSheetPresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: HostPresentationController) -> Bool { allows }
  func presentationControllerWillDismiss(_ presentationController: HostPresentationController) { hear("will dismiss") }
  func presentationControllerDidDismiss(_ presentationController: HostPresentationController) { hear("did dismiss") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: HostPresentationController) {
    hear("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: HostSheetPresentationController
  ) { hear("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")") }
}

extension Hearer: HostSearchBarDelegate, HostSearchControllerDelegate {
  func searchBarTextDidBeginEditing(_ searchBar: HostSearchBar) { hear("types") }
  func searchBarTextDidEndEditing(_ searchBar: HostSearchBar) { hear("typed") }
  func searchBar(_ searchBar: HostSearchBar, textDidChange searchText: String) { hear("text \(searchText)") }
  func searchBarCancelButtonClicked(_ searchBar: HostSearchBar) { hear("cancels") }
  func willPresentSearchController(_ searchController: HostSearchController) { hear("search begins") }
  func didPresentSearchController(_ searchController: HostSearchController) { hear("search began") }
  func willDismissSearchController(_ searchController: HostSearchController) { hear("search ends") }
  func didDismissSearchController(_ searchController: HostSearchController) { hear("search ended") }
}
