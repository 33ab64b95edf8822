import Foundation
import HostTree
import XCTest

/// Bars with more items than they have room for.
@MainActor
final class HostNavigationBarLayoutTests: HostTreeTestCase {
  private func bar(
    width: CGFloat, _ back: String, _ title: String?, trailing: [String] = [], leading: [String] = []
  ) -> (HostWindow, HostNavigationBar) {
    let bar = HostNavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    let item = HostNavigationItem(title: title)
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItems = leading.map { HostBarButtonItem(title: $0) }
    item.rightBarButtonItems = trailing.map { HostBarButtonItem(title: $0) }
    bar.setItems([HostNavigationItem(title: back), item], animated: false)
    let window = makeWindow(width: width, height: 200)
    window.addSubview(bar)
    window.settle()
    return (window, bar)
  }

  /// What each item shows, from the leading edge, and "overlap" where one begins before the last ends.
  private func shown(_ stage: (HostWindow, HostNavigationBar)) -> [String] {
    let bar = stage.1
    var (result, end): ([String], CGFloat) = ([], 0)
    for host in bar.subviews.sorted(by: { $0.frame.minX < $1.frame.minX }) where !host.isHidden {
      if host.frame.minX < end { result.append("overlap") }
      end = host.frame.maxX
      guard let label = host as? HostLabel ?? (host as? HostButton)?.titleLabel else { continue }
      result.append(label.textLayout(in: label.bounds.size).lines.first?.text ?? "")
    }
    return result
  }

  func testABackTitleThatDoesNotFitBecomesBackThenTheChevronOnly() {
    XCTAssertEqual(shown(bar(width: 320, "Favourites", "Page")), ["Favourites", "Page"])
    XCTAssertEqual(shown(bar(width: 320, "Everything that I like most", "A longer title")), ["Back", "A longer title"])
    XCTAssertEqual(shown(bar(width: 180, "Favourites", "A title as long")), ["", "A title as long"])
    XCTAssertEqual(
      shown(bar(width: 340, "Favourites", "Page", trailing: ["Edit everything", "Share"])),
      ["Back", "Page", "Share", "Edit everything"])
    XCTAssertEqual(shown(bar(width: 320, "Favourites", nil)), ["Favourites"])
  }

  func testItsNameStaysAndTheChevronTakesTaps() {
    let (_, bar) = bar(width: 170, "Favourites", "A title as long")
    XCTAssertEqual(bar.backButton.spokenLabel, "Favourites")
    XCTAssertTrue(bar.hitTest(CGPoint(x: 9, y: 22), with: nil) === bar.backButton)
  }

  func testItComesBackWithRoom() {
    let (window, bar) = bar(width: 170, "Favourites", "A title as long")
    bar.topItem?.title = "A"
    window.settle()
    XCTAssertEqual(shown((window, bar)), ["Favourites", "A"])
  }

  func testItemsNeverOverlap() {
    for width in stride(from: CGFloat(120), through: 420, by: 20) {
      let bar = bar(
        width: width, "Favourites", "Title", trailing: ["Edit everything", "Share"], leading: ["A long item", "Undo"])
      XCTAssertFalse(shown(bar).contains("overlap"), "\(width): \(shown(bar))")
    }
  }
}
