import HostTree
import XCTest

/// Actions as objects, as UIKit's `UIAction`.
@MainActor
final class HostActionsTests: HostTreeTestCase {
  private let log = EventLog()

  func testAControlPerformsAnAction() {
    let field = HostTextField()
    let action = HostAction { [log] _ in log.add("edited") }
    field.addAction(action, for: .editingChanged)
    field.sendActions(for: .editingChanged)
    field.sendActions(for: .editingDidEnd)
    XCTAssertEqual(log.take(), ["edited"])
    let button = HostButton(primaryAction: HostAction(title: "Go") { [log] in log.add($0.title) })
    XCTAssertEqual(button.title, "Go")
    button.sendActions(for: .primaryActionTriggered)
    XCTAssertEqual(log.take(), ["Go"])
    XCTAssertNil(HostButton(type: .system, primaryAction: nil).title)
    let star = HostButton(primaryAction: HostAction(image: HostImage(systemName: "star")) { _ in })
    XCTAssertEqual(star.subviews.map { ($0 as? HostImageView)?.image?.name }, ["star"])
  }

  func testItemsOfBars() {
    let go = HostAction(title: "Go", image: HostImage(systemName: "star")) { [log] _ in log.add("go") }
    let items = [
      HostBarButtonItem(primaryAction: go), HostBarButtonItem(title: "Now", primaryAction: go),
      HostBarButtonItem(systemItem: .add, primaryAction: go),
      HostBarButtonItem(systemItem: .flexibleSpace),
      HostBarButtonItem(title: "Plain", style: .done, target: self, action: nil),
      HostBarButtonItem(image: HostImage(systemName: "star"), style: .plain, target: nil, action: nil),
      HostBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
    ]
    XCTAssertEqual(items.map { $0.title ?? "-" }, ["Go", "Now", "Add", "-", "Plain", "-", "-"])
    XCTAssertEqual(items.map { $0.image?.name ?? "-" }, ["star", "star", "plus", "-", "-", "star", "-"])
    for item in items { item.button?.sendActions(for: .primaryActionTriggered) }
    XCTAssertEqual(log.take(), ["go", "go", "go"])
  }
}
