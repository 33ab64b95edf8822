import Foundation
import HostTree
import XCTest

@MainActor
final class HostSearchBarTests: HostTreeTestCase {
  private final class Delegate: HostSearchBarDelegate {
    let log = EventLog()
    func searchBarTextDidBeginEditing(_ searchBar: HostSearchBar) { log.add("begin") }
    func searchBarTextDidEndEditing(_ searchBar: HostSearchBar) { log.add("end") }
    func searchBar(_ searchBar: HostSearchBar, textDidChange searchText: String) { log.add("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: HostSearchBar) { log.add("search") }
    func searchBarCancelButtonClicked(_ searchBar: HostSearchBar) { log.add("cancel") }
  }

  private func makeBar(width: CGFloat = 300) -> (HostSearchBar, HostWindow, Delegate) {
    let bar = HostSearchBar(frame: CGRect(0, 0, width, 52))
    bar.placeholder = "Search"
    let delegate = Delegate()
    bar.delegate = delegate
    let window = makeWindow(width: width, bar)
    window.settle()
    return (bar, window, delegate)
  }

  func testTheButtonsComeAndGo() {
    let (bar, window, delegate) = makeBar()
    defer { withExtendedLifetime(delegate) {} }
    assertTree(
      bar,
      """
      HostSearchBar (0, 0, 300 x 52)
      └─ HostSearchTextField "" (42, 8, 234 x 36) placeholder=Search return=search
      """)
    bar.text = "x"
    bar.setShowsCancelButton(true, animated: false)
    window.settle()
    assertTree(
      bar,
      """
      HostSearchBar (0, 0, 300 x 52)
      ├─ HostSearchTextField "x" (42, 8, 139 x 36) placeholder=Search return=search
      ├─ HostButton (187, 16, 20 x 20) label="Clear text"
      │  └─ HostImageView (0, 0, 20 x 20) symbol=xmark.circle.fill
      └─ HostButton "Cancel" (231, 16, 53 x 20)
         └─ HostLabel "Cancel" (0, 0, 53 x 20)
      """)
    bar.text = ""
    bar.showsCancelButton = false
    window.settle()
    XCTAssertEqual(bar.shape, #"SearchBar[SearchTextField ""]"#)
    XCTAssertEqual(delegate.log.take(), [], "who sets a property is not told")
  }

  func testAUserTypesClearsAndSearches() {
    let (bar, window, delegate) = makeBar()
    XCTAssertTrue(bar.searchTextField.tap())
    window.insertText("ab")
    window.settle()
    XCTAssertTrue(bar.clearButton.tap())
    window.insertText("c")
    window.insertText("\n")
    XCTAssertEqual(delegate.log.take(), ["begin", "text ab", "text ", "text c", "search", "end"])
  }

  func testAloneTheCancelButtonOnlyTells() {
    let (bar, window, delegate) = makeBar()
    bar.text = "x"
    bar.showsCancelButton = true
    window.settle()
    XCTAssertTrue(bar.cancelButton.tap())
    XCTAssertEqual(delegate.log.take(), ["cancel"])
    XCTAssertEqual(bar.text, "x")
  }

  func testItIsAsWideAsIsOffered() {
    let bar = HostSearchBar()
    XCTAssertEqual(bar.sizeThatFits(ProposedViewSize(width: 90, height: 10)), CGSize(width: 90, height: 52))
    let (narrow, window, delegate) = makeBar(width: 20)
    narrow.text = "x"
    narrow.showsCancelButton = true
    window.settle()
    assertInvariants(window)
    XCTAssertEqual(narrow.searchTextField.frame.width, 0, "no room is no mistake")
    XCTAssertFalse(window.svgDescription.contains("nan"))
    withExtendedLifetime(delegate) {}
  }

  func testItDrawsAGroundAndAGlass() {
    let (bar, window, delegate) = makeBar()
    var drawing = HostDrawing()
    bar.draw(into: &drawing)
    guard case .fill(let ground, _, _)? = drawing.commands.first else { return XCTFail("no ground") }
    XCTAssertEqual(ground.boundingRect, CGRect(16, 8, 268, 36))
    XCTAssertGreaterThan(drawing.commands.count, 1)
    withExtendedLifetime((window, delegate)) {}
  }
}
