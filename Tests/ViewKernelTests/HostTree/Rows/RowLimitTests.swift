import Foundation
import HostTree
import ViewKernel
import XCTest

/// Containers with as many rows as an `Int` can count: they are shown, scrolled and changed as others are.
@MainActor
final class RowLimitTests: HostTestCase {
  private static let tooManyRows =
    "was given more than 1099511627776 rows: those beyond have no place that could be told from others, and are not shown. Show a "
    + "part of the data at a time."

  private func check<V: View>(
    _ view: V, _ host: String?, file: StaticString = #filePath, line: UInt = #line
  ) {
    let screen = show(view, height: 100, file: file, line: line)
    XCTAssertEqual(screen.texts.first, "0", file: file, line: line)
    XCTAssertLessThan(screen.texts.count, 40, file: file, line: line)
    screen.scroll(by: 1e9)
    XCTAssertGreaterThan(screen.texts.first.flatMap { Int($0) } ?? 0, 1_000_000, file: file, line: line)
    screen.scroll(by: 1e30)
    screen.scroll(by: -1e30)
    XCTAssertEqual(screen.texts.first, "0", file: file, line: line)
    let expected = host.map { ["\($0) \(RowLimitTests.tooManyRows)"] } ?? []
    XCTAssertEqual(Array(takeSentences().prefix(1)), expected, file: file, line: line)
  }

  func testLists() {
    check(List(0..<Int.max, id: \.self) { Text("\($0)") }, "HostTableView")
    check(List(0..<(1 << 62), id: \.self) { Text("\($0)") }, "HostTableView")
    check(List { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }.listStyle(.plain), "HostTableView")
    check(Form { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }, "HostTableView")
    check(
      List {
        Section { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }
        Section { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }
      }, "HostTableView")
  }

  func testLazyStacksAndGrids() {
    check(ScrollView { LazyVStack { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } } }, "HostLazyStackView")
    check(ScrollView { LazyVStack(spacing: 0) { ForEach(0..<(1 << 40), id: \.self) { Text("\($0)") } } }, nil)
    check(
      ScrollView {
        LazyVStack {
          ForEach(0..<Int.max, id: \.self) { Text("\($0)") }
          ForEach(0..<Int.max, id: \.self) { Text("\($0)") }
        }
      }, "HostLazyStackView")
    check(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } }
      }, "HostLazyGridView")
    check(ScrollView { LazyVStack { ForEach(0...(Int.max - 1), id: \.self) { Text("\($0)") } } }, "HostLazyStackView")
  }

  func testARangeThatCannotBeCounted() {
    let screen = show(ScrollView { LazyVStack { ForEach(Int.min..<Int.max, id: \.self) { Text("\($0)") } } })
    XCTAssertEqual(screen.texts.first, "\(Int.min)")
    let closed = show(List(Int.min...Int.max, id: \.self) { Text("\($0)") })
    XCTAssertEqual(closed.texts.first, "\(Int.min)")
    XCTAssertEqual(takeSentences().count, 2)
  }

  /// Elements come and go at the ends of ranges that nobody can go over.
  func testChangesOfARange() {
    let setting = Setting(0..<Int.max)
    let screen = show(
      Showing(setting) { range in
        ScrollView { LazyVStack { ForEach(range, id: \.self) { Counter("\($0)") } } }
      }, height: 40)
    _ = takeSentences()
    screen.tap("1 0")
    for range in [1..<Int.max, (-1)..<(1 << 62), 1..<3] {
      setting.value = range
      screen.settle()
    }
    XCTAssertNotNil(screen.host("1 1"), "the element kept its state")
    // So far behind the first that no integer says where: it goes, and comes anew.
    for range in [Int.min..<2, 1..<Int.max] {
      setting.value = range
      screen.settle()
    }
    XCTAssertNotNil(screen.host("1 0"))
    withAnimation { setting.value = 2..<Int.max }
    screen.settle()
    withAnimation { setting.value = 1..<Int.max }
    screen.pass(10)
    XCTAssertTrue(Set(takeSentences()).isSubset(of: ["HostLazyStackView \(RowLimitTests.tooManyRows)"]))
  }

  func testScrollingToAnElement() {
    var proxy: ScrollViewProxy?
    let screen = show(
      ScrollViewReader { reader in
        List(0..<Int.max, id: \.self) { Text("\($0)") }.onAppear { proxy = reader }
      }, height: 100)
    for (id, first) in [(AnyHashable(1_000_000), "1000000"), (AnyHashable("none"), "1000000"), (AnyHashable(3), "3")] {
      proxy?.scrollTo(id, anchor: .top)
      screen.settle()
      XCTAssertEqual(screen.texts.first, first)
    }
    proxy = nil
    _ = takeSentences()
  }

  func testAContainerThatMakesAllOfThem() {
    let setting = Setting(3)
    let screen = show(Showing(setting) { count in VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } } })
    setting.value = .max
    screen.settle()
    XCTAssertEqual(screen.texts.count, 1_000)
    XCTAssertEqual(takeSentences().map { $0.hasSuffix("keep to one view for each element.") }, [true])
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.texts, ["0", "1"])
    let tabs = show(TabView { ForEach(0..<Int.max, id: \.self) { Text("\($0)") } })
    XCTAssertEqual(tabs.texts.first, "0")
    XCTAssertEqual(Set(takeSentences()).count, 1)
  }

  // MARK: Data sources

  private final class Rows: HostTableViewDataSource, HostCollectionViewDataSource, HostTableViewDelegate {
    let sections: Int
    let rows: Int
    init(sections: Int = 1, rows: Int) {
      self.sections = sections
      self.rows = rows
    }

    func numberOfSections(in tableView: HostTableView) -> Int { sections }
    func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "a") ?? HostTableViewCell(style: .default, reuseIdentifier: "a")
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    func numberOfSections(in collectionView: HostCollectionView) -> Int { sections }
    func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(
      _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
    ) -> HostCollectionViewCell {
      HostCollectionViewCell(frame: .zero)
    }
  }

  func testTables() {
    for rows in [Int.max, 1 << 62, 1 << 40, -1, .min] {
      let source = Rows(sections: 3, rows: rows)
      let table = HostTableView(frame: CGRect(0, 0, 100, 100), style: .plain)
      table.dataSource = source
      let window = settledWindow(table)
      XCTAssertEqual(table.indexPathsForVisibleRows?.count ?? 0, rows > 0 ? 3 : 0)
      XCTAssertEqual(table.numberOfRows(inSection: 2), 0, "there was no room left for these")
      table.scrollToRow(at: IndexPath(row: 1 << 39, section: 0), at: .top, animated: false)
      window.settle()
      if rows > 0 { XCTAssertEqual(table.indexPathsForVisibleRows?.first?.row, 1 << 39) }
      assertInvariants(window)
      XCTAssertEqual(takeSentences().count, 1, "\(rows)")
    }
  }

  func testRowsWithoutAHeight() {
    let source = Rows(rows: .max)
    let table = HostTableView(frame: CGRect(0, 0, 100, 100), style: .plain)
    table.rowHeight = 0
    table.dataSource = source
    let window = settledWindow(table)
    XCTAssertLessThan(table.visibleCells.count, 10, "rows without a height are passed over")
    table.rowHeight = 20
    window.settle()
    XCTAssertEqual(table.visibleCells.count, 5)
    _ = takeSentences()
  }

  func testCollections() {
    for rows in [Int.max, 1 << 62, -1, .min] {
      let source = Rows(rows: rows)
      let layout = HostCollectionViewFlowLayout()
      let collection = HostCollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: layout)
      collection.dataSource = source
      let window = settledWindow(collection)
      XCTAssertEqual(collection.visibleCells.count, rows > 0 ? 2 : 0)
      collection.scrollToItem(at: IndexPath(item: 1 << 39, section: 0), at: .start, animated: false)
      window.settle()
      XCTAssertEqual(collection.visibleCells.count, rows > 0 ? 2 : 0)
      assertInvariants(window)
      XCTAssertLessThanOrEqual(takeSentences().count, 2)
    }
  }

  func testItemsWithoutASize() {
    let source = Rows(rows: .max)
    let layout = HostCollectionViewFlowLayout()
    layout.itemSize = .zero
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 1_000
    let collection = HostCollectionView(frame: CGRect(0, 0, 100, 100), collectionViewLayout: layout)
    collection.dataSource = source
    let window = settledWindow(collection)
    XCTAssertTrue(takeSentences().contains { $0.contains("only so many are made in one layout") })
    assertInvariants(window)
  }

  func testSections() {
    let source = Rows(sections: .max, rows: 1)
    let table = HostTableView(frame: CGRect(0, 0, 100, 100), style: .plain)
    table.dataSource = source
    let window = settledWindow(table)
    XCTAssertEqual(table.numberOfSections, RowLimit.sections)
    XCTAssertEqual(
      takeSentences(),
      [
        "HostTableView was given 9223372036854775807 sections: the first 1048576 are shown. Put rows into fewer sections."
      ])
    window.settle()
  }
}
