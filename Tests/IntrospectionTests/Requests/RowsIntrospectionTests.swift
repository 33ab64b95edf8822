import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

extension TestSupport.Screen {
  fileprivate var table: HostTableView { hosts(of: HostTableView.self)[0] }

  fileprivate func scrollTable(by distance: CGFloat) {
    XCTAssertTrue(table.scroll(by: CGPoint(x: 0, y: distance)))
    settle()
  }
}

/// Introspections in the rows of a list, which come and go by scrolling, in cells that are used again.
@MainActor
final class RowsIntrospectionTests: HostTestCase {
  private let log = EventLog()
  private let model = Model()

  func testRowsAreAttachedWhenTheyComeIntoSightAndLetGoOfWhenTheyLeaveIt() {
    let screen = show(
      List { ForEach(0..<100) { [log] in Text("\($0)").noted(.text, as: "row", log) } }.listStyle(.plain),
      height: 88)
    XCTAssertEqual(log.take(), ["row attach 0", "row attach 1"])
    screen.scrollTable(by: 44)
    XCTAssertEqual(log.take(), ["row detach 0", "row attach 2"])
    screen.scrollTable(by: -44)
    XCTAssertEqual(log.take(), ["row detach 2", "row attach 0"])
    XCTAssertEqual(screen.markers.count, 2)
  }

  /// A header that leaves the viewport while no row comes or goes.
  func testAHeaderThatHasLeftIsNoTarget() {
    let screen = show(
      List {
        Section("first") { Text("tall").frame(height: 400) }
        Section("second") { Text("below") }
      }
      .noted(.text, .all, as: "all", log), height: 200)
    XCTAssertEqual(log.take().sorted(), ["all attach FIRST", "all attach tall"])
    screen.scrollTable(by: 100)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.text), ["tall"])
    XCTAssertEqual(screen.markers.map(\.status), [.found(1)])
    XCTAssertEqual(log.take(), ["all detach FIRST"])
    screen.scrollTable(by: -100)
    XCTAssertEqual(screen.markers.map(\.status), [.found(2)])
    XCTAssertEqual(log.take(), ["all attach FIRST"])
  }

  func testViewsOfALazyStackStayAttachedAsLongAsTheyAreKept() {
    let screen = show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { [log] in Text("\($0)").noted(.text, as: "row", log).frame(height: 44) }
        }
        .noted(.text, .all, as: "all", log)
      }, height: 88)
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertEqual(log.take().sorted(), ["all attach 0", "all attach 1", "row attach 0", "row attach 1"])
    for (distance, events) in [
      (44, ["all attach 2", "all detach 0", "row attach 2"]),
      (-44, ["all attach 0", "all detach 2"]),
    ] {
      scroll.scroll(by: CGPoint(x: 0, y: distance))
      screen.settle()
      XCTAssertEqual(log.take().sorted(), events)
    }
  }

  func testACellThatIsUsedAgainIsTakenBackFirst() {
    let screen = show(
      List {
        ForEach(0..<100) { number in
          Text("\(number)").introspect(.cell) { cell in
            XCTAssertNil(cell.accessibilityHint, "row \(number)")
            cell.accessibilityHint = "row \(number)"
            return { cell.accessibilityHint = nil }
          }
        }
      }
      .listStyle(.plain), height: 88)
    func hints() -> [String?] { screen.table.visibleCells.map(\.accessibilityHint) }
    let cells = Set(screen.table.visibleCells.map { ObjectIdentifier($0) })
    XCTAssertEqual(hints(), ["row 0", "row 1"])
    screen.scrollTable(by: 440)
    XCTAssertEqual(hints(), ["row 10", "row 11"])
    XCTAssertEqual(Set(screen.table.visibleCells.map { ObjectIdentifier($0) }), cells, "the cells are used again")
    screen.scrollTable(by: -44)
    XCTAssertEqual(hints(), ["row 9", "row 10"])
  }

  func testAllInAListFollowsTheScrolling() {
    let screen = show(
      List { ForEach(0..<100) { Text("\($0)") } }.listStyle(.plain).noted(.text, .all, as: "all", log), height: 88)
    XCTAssertEqual(log.take(), ["all attach 0", "all attach 1"])
    screen.scrollTable(by: 44)
    XCTAssertEqual(log.take(), ["all detach 0", "all attach 2"])
  }

  func testRowsThatMoveStayAttached() {
    let screen = show(
      Watching(model: model) { [log] model in
        List { ForEach(model.flag ? [2, 1, 3] : [1, 2, 3], id: \.self) { Row(number: $0, log: log) } }.listStyle(.plain)
      }, height: 200)
    XCTAssertEqual(log.take(), ["row attach 1", "row attach 2", "row attach 3"])
    model.flag = true
    screen.settle()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(screen.texts, ["2", "1", "3"])
  }

  private struct Row: View {
    let number: Int
    let log: EventLog
    var body: some View { Text("\(number)").noted(.text, as: "row", log) }
  }

  // MARK: Modifiers around several rows

  func testAnIntrospectionOfAForEachIsOfEachRow() {
    let screen = show(
      List { ForEach(0..<100) { Text("\($0)") }.noted(.text, as: "row", log) }.listStyle(.plain), height: 88)
    XCTAssertEqual(log.take(), ["row attach 0", "row attach 1"])
    XCTAssertEqual(screen.hosts(of: HostLabel.self).count, 2, "rows are made as they come into sight")
    screen.scrollTable(by: 44)
    XCTAssertEqual(log.take(), ["row detach 0", "row attach 2"])
  }

  func testAnIntrospectionOfASectionIsOfEachRowInIt() {
    let screen = show(
      List {
        Section("header") {
          Text("a")
          ForEach(0..<2) { Text("\($0)") }
        }
        .noted(.cell, as: "cell", log).noted(.text, as: "text", log)
        Section("other") { Text("b") }
      }, height: 600)
    XCTAssertEqual(
      log.take(),
      [
        "cell attach HostTableViewCell", "text attach a", "cell attach HostTableViewCell", "text attach 0",
        "cell attach HostTableViewCell", "text attach 1",
      ])
    XCTAssertEqual(screen.table.numberOfSections, 2)
    XCTAssertEqual(screen.texts.filter { $0 == "HEADER" || $0 == "OTHER" }.count, 2)
  }

  func testTheClosureOfAForEachStaysTheNewest() {
    let screen = show(
      Watching(model: model) { [log] model in
        List { ForEach(["a", "b"], id: \.self) { Text($0) }.noted(.text, as: "\(model.count)", log) }.listStyle(.plain)
      }, height: 200)
    XCTAssertEqual(log.take(), ["0 attach a", "0 attach b"])
    model.count = 1
    screen.settle()
    XCTAssertEqual(log.take(), ["1 update a", "1 update b"])
  }

  func testSeveralAroundAForEachRunFromTheInsideOut() {
    let screen = show(
      List {
        Group {
          ForEach(["a", "b"], id: \.self) { [log] in Text($0).noted(.text, as: "1", log) }.noted(.text, as: "2", log)
        }
        .noted(.text, as: "3", log)
      }
      .listStyle(.plain), height: 200)
    XCTAssertEqual(log.take(), ["1 attach a", "2 attach a", "3 attach a", "1 attach b", "2 attach b", "3 attach b"])
    XCTAssertEqual(screen.markers.count, 6)
  }
}
