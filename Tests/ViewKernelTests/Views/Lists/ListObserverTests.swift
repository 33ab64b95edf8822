import Foundation
import HostTree
import ViewKernel
import XCTest

/// Whoever listens to a list's table hears what the user does, and the list goes on working.
@MainActor
final class ListObserverTests: HostTestCase {
  private let log = EventLog()

  private func tap(_ screen: Screen<some View>, row: Int) {
    let table = screen.hosts(of: HostTableView.self)[0]
    XCTAssertTrue(table.cellForRow(at: IndexPath(row: row, section: 0))!.tap())
    screen.settle()
  }

  private func selectedRows(_ screen: Screen<some View>) -> [Int] {
    (screen.hosts(of: HostTableView.self)[0].indexPathsForSelectedRows ?? []).map(\.row)
  }

  func testAnObserverHearsOfTheSelectionThatTheBindingTakes() {
    let store = Store()
    let screen = show(OneOfThree(store: store))
    let observer = RowListener(log)
    screen.hosts(of: HostTableView.self)[0].addObserver(observer)
    tap(screen, row: 1)
    XCTAssertEqual(log.take(), ["selects 1"])
    tap(screen, row: 2)
    XCTAssertEqual(log.take(), ["deselects 1", "selects 2"])
    XCTAssertEqual([store.selection, selectedRows(screen).first], [2, 2])
  }

  func testADelegateOfOnesOwnDoesNotBreakTheList() {
    let store = Store()
    let screen = show(OneOfThree(store: store))
    let texts = screen.texts
    let delegate = RowListener(log)
    screen.hosts(of: HostTableView.self)[0].delegate = delegate
    screen.settle()
    XCTAssertEqual(screen.texts, texts)
    _ = log.take()
    tap(screen, row: 1)
    XCTAssertEqual(log.take(), ["selects 1"])
    XCTAssertEqual([store.selection, selectedRows(screen).first], [1, 1])
    delegate.allows = false
    tap(screen, row: 2)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual([store.selection, selectedRows(screen).first], [1, 1])
  }

  func testNobodyHearsOfWhatTheBindingRefuses() {
    let screen = show(List(0..<3, id: \.self, selection: .constant(Int?.none)) { Text("\($0)") })
    let observer = RowListener(log)
    screen.hosts(of: HostTableView.self)[0].addObserver(observer)
    tap(screen, row: 1)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(selectedRows(screen), [])
  }

  func testSeveralRowsAreSelectedAndDeselectedWhileTheListIsEdited() {
    let store = Store()
    let screen = show(ManyOfThree(store: store))
    let observer = RowListener(log)
    screen.hosts(of: HostTableView.self)[0].addObserver(observer)
    tap(screen, row: 1)
    tap(screen, row: 2)
    tap(screen, row: 1)
    XCTAssertEqual(log.take(), ["selects 1", "selects 2", "deselects 1"])
    XCTAssertEqual(store.selections, [2])
  }

  func testAButtonInARowIsNoSelection() {
    let pressed = log
    let screen = show(List { Button("press") { pressed.add("pressed") } })
    let observer = RowListener(log)
    screen.hosts(of: HostTableView.self)[0].addObserver(observer)
    tap(screen, row: 0)
    XCTAssertEqual(log.take(), ["pressed"])
  }
}

private final class Store: ObservableObject {
  @Published var selection: Int?
  @Published var selections: Set<Int> = []
}

private struct OneOfThree: View {
  @ObservedObject var store: Store
  var body: some View { List(0..<3, id: \.self, selection: $store.selection) { Text("\($0)") } }
}

private struct ManyOfThree: View {
  @ObservedObject var store: Store
  var body: some View {
    List(0..<3, id: \.self, selection: $store.selections) { Text("\($0)") }
      .environment(\.editMode, .constant(.active))
  }
}

@MainActor
private final class RowListener: HostTableViewDelegate {
  private let log: EventLog
  var allows = true
  init(_ log: EventLog) { self.log = log }

  func tableView(_ tableView: HostTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: HostTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    allows ? indexPath : nil
  }
  func tableView(_ tableView: HostTableView, didSelectRowAt indexPath: IndexPath) {
    log.add("selects \(indexPath.row)")
  }
  func tableView(_ tableView: HostTableView, didDeselectRowAt indexPath: IndexPath) {
    log.add("deselects \(indexPath.row)")
  }
}
