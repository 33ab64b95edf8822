import Foundation
import HostTree
import XCTest

@MainActor
final class HostBarButtonItemTests: HostTreeTestCase {
  func testSystemItemsShowWordsOrSymbols() {
    let save = HostBarButtonItem(barButtonSystemItem: .save)
    XCTAssertEqual(save.button?.title, "Save")
    XCTAssertEqual(save.style, .done)
    let add = HostBarButtonItem(barButtonSystemItem: .add)
    XCTAssertEqual(add.button?.shape, "Button[Image]")
    XCTAssertEqual(add.button?.accessibilityLabel, "Add")
    XCTAssertNil(HostBarButtonItem.flexibleSpace().button)
    for item in HostBarButtonItem.SystemItem.allCases where item != .flexibleSpace && item != .fixedSpace {
      XCTAssertNotNil(HostBarButtonItem(barButtonSystemItem: item).title, "\(item)")
    }
  }

  func testATargetIsCalledWithTheItem() {
    @MainActor final class Target {
      var titles: [String] = []
      func tapped(_ item: HostBarButtonItem) { titles.append(item.title ?? "") }
    }
    let target = Target()
    let item = HostBarButtonItem(title: "Go")
    item.addTarget(target, action: Target.tapped)
    item.button?.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(target.titles, ["Go"])
  }

  func testAnImageTakesThePlaceOfTheTitle() {
    let item = HostBarButtonItem(title: "Star")
    let button = item.button
    item.image = HostImage(systemName: "star")
    XCTAssertEqual(button?.subviews.compactMap { ($0 as? HostImageView)?.image?.name }, ["star"])
    XCTAssertNil(button?.title)
    XCTAssertEqual(button?.accessibilityLabel, "Star")
    item.image = nil
    XCTAssertEqual(button?.title, "Star")
    XCTAssertNil(button?.accessibilityLabel)
    XCTAssertTrue(item.button === button)
  }

  func testACustomViewHasNoButton() {
    let view = HostView("mine")
    let item = HostBarButtonItem(customView: view)
    XCTAssertNil(item.button)
    XCTAssertTrue(item.customView === view)
  }
}
