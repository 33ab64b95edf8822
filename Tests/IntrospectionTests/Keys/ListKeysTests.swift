import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of lists, and of what is in them.
@MainActor
final class ListKeysTests: KeyTestCase {
  func testLists() {
    check(.list) { List { Text("a") } }
    check(.sectionIndex) { List { Section("a") { Text("a") }.sectionIndexLabel("A") } }
    check(.form) { Form { Text("a") } }
    check(.refreshable) { List { Text("a") }.refreshable {} }
  }

  func testTables() {
    struct Dish: Identifiable { var id = "Soup" }
    check(.table) { Table([Dish()]) { TableColumn("Dish", value: \.id) } }
    check(.tableRow, around: { inside in Table([Dish()]) { TableColumn("Dish") { _ in inside } } })
  }

  func testWhatIsInAList() {
    check(.listCell, around: { inside in List { inside } })
    check(
      .sectionHeader,
      around: { inside in
        List {
          Section {
            Text("a")
          } header: {
            inside
          }
        }
      })
    check(
      .sectionFooter,
      around: { inside in
        List {
          Section {
            Text("a")
          } footer: {
            inside
          }
        }
      })
  }

  func testAFormIsNotTakenForAList() {
    let log = EventLog()
    _ = Screen(
      VStack {
        Form { Text("a") }.accessibilityIdentifier("form")
        List { Text("a") }.accessibilityIdentifier("list")
      }
      .introspect(.list, .unique) { log.add("list: \($0.name)") }
      .introspect(.form, .unique) { log.add("form: \($0.name)") })
    XCTAssertEqual(log.take(), ["list: list", "form: form"])
  }

  func testAHeaderIsNotTakenForAFooter() {
    _ = Screen(
      List {
        Section {
          Text("a")
        } header: {
          Text("header").introspect(.sectionFooter, fileID: "App/Keys.swift", line: 7) { _ in XCTFail("a footer") }
        }
      })
    XCTAssertEqual(takeSentences().map { $0.contains("1 HostTableViewHeaderFooterView would do") }, [true])
  }

  func testAllCellsFromOutside() {
    let log = EventLog()
    _ = Screen(
      List(0..<3) { Text("\($0)") }
        .introspect(.listCell, .all, scope: .receiver) { log.add("row \($0.frame.minY > 0)") })
    XCTAssertEqual(log.take().count, 3)
  }

  func testEachRowFindsItsCellWhenItComesIntoSight() {
    struct Rows: View {
      let log: EventLog
      var body: some View {
        List(0..<100) { number in
          Text("\(number)").introspect(.listCell) { [log] cell, edit in
            if number % 10 == 0 { log.add("\(number) \(edit.phase)") }
            edit.onDetach { if number % 10 == 0 { log.add("\(number) detach") } }
          }
        }
        .listStyle(.plain)
      }
    }
    let log = EventLog()
    let screen = Screen(Rows(log: log))
    XCTAssertEqual(log.take(), ["0 attach"])
    let table = screen.all(HostTableView.self)[0]
    table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
    screen.window.settle()
    XCTAssertEqual(log.take().sorted(), ["0 detach", "10 attach"])
  }

  private struct Collection: HostViewRepresentable {
    @MainActor final class Items: HostCollectionViewDataSource {
      func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
      ) -> HostCollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
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

  func testCollections() {
    check(.collectionView) { Collection() }
    check(.collectionViewCell) { Collection() }
  }
}
