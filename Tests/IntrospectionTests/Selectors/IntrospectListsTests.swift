import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The functions for the hosts of lists.
@MainActor
final class IntrospectListsTests: NamedIntrospectionTestCase {
  func testTableView() {
    check(HostTableView.self) {
      List { Text("a") }.introspectTableView(customize: $0)
    } wrapped: {
      List { Text("a") }.padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectTableView(customize: $0)
    } missing: {
      ScrollView { Text("a") }.introspectTableView(customize: $0)
    }
  }

  func testTableViewFromInside() {
    let log = EventLog()
    let screen = Screen(
      List {
        Text("a").introspectTableView { log.add("\($0.numberOfRows(inSection: 0))") }
        Text("b")
      })
    XCTAssertEqual(log.take(), ["2"])
    XCTAssertEqual(screen.markers.count, 1)
  }

  func testTableViewCell() {
    let log = EventLog()
    let screen = Screen(
      List(0..<3) { number in
        Text("\(number)").introspectTableViewCell { cell in
          cell.accessoryType = .checkmark
          log.add("\(number) \(cell.indexPath(in: cell.superview) ?? -1)")
        }
      })
    XCTAssertEqual(log.take(), ["0 0", "1 1", "2 2"])
    XCTAssertEqual(screen.all(HostTableViewCell.self).map(\.accessoryType), [.checkmark, .checkmark, .checkmark])
  }

  func testTableRow() {
    struct Dish: Identifiable { let id: Int }
    let log = EventLog()
    _ = Screen(
      Table([Dish(id: 1), Dish(id: 2)]) {
        TableColumn("Dish") { dish in
          Text("\(dish.id)").introspectTableRowView { log.add("\(dish.id) \($0.layout.columns.count)") }
        }
      })
    XCTAssertEqual(log.take(), ["1 1", "2 1"])
  }

  func testHeaderAndFooter() {
    let log = EventLog()
    let screen = Screen(
      List {
        Section {
          Text("a")
        } header: {
          Text("header").introspectTableViewHeaderFooterView { _ in log.add("header") }
        } footer: {
          Text("footer").introspectTableViewHeaderFooterView { _ in log.add("footer") }
        }
      })
    XCTAssertEqual(log.take(), ["header", "footer"])
    XCTAssertEqual(screen.all(HostTableViewHeaderFooterView.self).count, 2)
  }

  func testRefreshControl() {
    check(HostRefreshControl.self) {
      List { Text("a") }.refreshable {}.introspectRefreshControl(customize: $0)
    } wrapped: {
      List { Text("a") }.refreshable {}.padding().frame(width: 50).background(Color.red).opacity(0.5)
        .border(Color.blue).introspectRefreshControl(customize: $0)
    } missing: {
      List { Text("a") }.introspectRefreshControl(customize: $0)
    }
  }

  private struct Collection: HostViewRepresentable {
    @MainActor final class Items: HostCollectionViewDataSource {
      func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
      ) -> HostCollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityIdentifier = indexPath.item == 0 ? nil : "other"
        return cell
      }
    }

    func makeCoordinator() -> Items { Items() }

    func makeHostView(context: Context) -> HostCollectionView {
      let layout = HostCollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 5, height: 5)
      let view = HostCollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(HostCollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = context.coordinator
      return view
    }

    func updateHostView(_ view: HostCollectionView, context: Context) {}
  }

  func testCollectionView() {
    check(HostCollectionView.self) {
      Collection().introspectCollectionView(customize: $0)
    } wrapped: {
      Collection().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectCollectionView(customize: $0)
    } missing: {
      List { Text("a") }.introspectCollectionView(customize: $0)
    }
  }

  func testCollectionViewCell() {
    check(HostCollectionViewCell.self) {
      Collection().introspectCollectionViewCell(customize: $0)
    } wrapped: {
      Collection().padding().frame(width: 50).background(Color.red).opacity(0.5).border(Color.blue)
        .introspectCollectionViewCell(customize: $0)
    } missing: {
      List { Text("a") }.introspectCollectionViewCell(customize: $0)
    }
  }

  /// Where the declarative layer has no such thing, the host has.
  func testPullToRefreshByIntrospection() {
    let log = EventLog()
    let screen = Screen(
      List { Text("a") }.introspectTableView { table in
        let control = HostRefreshControl()
        control.addAction(for: .valueChanged) { (control: HostRefreshControl) in
          log.add("refresh")
          control.endRefreshing()
        }
        table.refreshControl = control
      })
    XCTAssertTrue(screen.all(HostTableView.self)[0].pullToRefresh())
    XCTAssertEqual(log.take(), ["refresh"])
  }
}

extension HostTableViewCell {
  @MainActor fileprivate func indexPath(in table: HostView?) -> Int? {
    (table as? HostTableView)?.indexPath(for: self)?.row
  }
}
