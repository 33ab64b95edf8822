import Foundation
import HostTree
import ViewKernel
import XCTest

private struct Dish: Identifiable, Equatable {
  let id: Int
  var name: String
  var price: Int
}

private let menu = [
  Dish(id: 1, name: "Soup", price: 6), Dish(id: 2, name: "Bread", price: 3), Dish(id: 3, name: "Cake", price: 5),
]

@MainActor
final class TableTests: HostTestCase {
  func testAllColumnsBelowTheirTitlesWhereThereIsRoom() {
    let screen = show(
      Table(menu.prefix(2)) {
        TableColumn("Dish", value: \.name)
        TableColumn("Price") { Text("\($0.price)") }.width(80).alignment(.trailing)
      }, width: 800, height: 500)
    assertText(
      screen.printed,
      """
      HostSafeAreaInsetView (0, 0, 800 x 500) edge=top spacing=0
      ├─ HostTableView (0, 35, 800 x 465)
      │  ├─ HostTableViewCell (0, 0, 800 x 44)
      │  │  ├─ HostCellContentView (0, 0, 800 x 44)
      │  │  │  └─ HostTableRowView (16, 12, 768 x 20) columns=2
      │  │  │     ├─ HostStackView (0, 0, 40 x 20) axis=horizontal
      │  │  │     │  └─ HostLabel "Soup" (0, 0, 40 x 20)
      │  │  │     └─ HostStackView (758, 0, 10 x 20) axis=horizontal
      │  │  │        └─ HostLabel "6" (0, 0, 10 x 20)
      │  │  └─ HostSeparatorView (16, 43.67, 784 x 0.33) background=separator
      │  └─ HostTableViewCell (0, 44, 800 x 44)
      │     ├─ HostCellContentView (0, 0, 800 x 44)
      │     │  └─ HostTableRowView (16, 12, 768 x 20) columns=2
      │     │     ├─ HostStackView (0, 0, 46 x 20) axis=horizontal
      │     │     │  └─ HostLabel "Bread" (0, 0, 46 x 20)
      │     │     └─ HostStackView (758, 0, 10 x 20) axis=horizontal
      │     │        └─ HostLabel "3" (0, 0, 10 x 20)
      │     └─ HostSeparatorView (16, 43.67, 784 x 0.33) background=separator
      └─ HostBackgroundView (0, 0, 800 x 35)
         ├─ HostColorView (0, 0, 800 x 35) background=systemBackground
         └─ HostStackView (0, 0, 800 x 35) axis=vertical spacing=0
            ├─ HostPaddingView (0, 0, 800 x 34) insets=(top 8, leading 16, bottom 8, trailing 16)
            │  └─ HostTableRowView (16, 8, 768 x 18) header columns=2
            │     ├─ HostLabel "Dish" (0, 0, 33 x 18) font=system 15 semibold color=secondaryLabel lines=1
            │     └─ HostLabel "Price" (731, 0, 37 x 18) font=system 15 semibold color=secondaryLabel lines=1
            └─ HostDivider (0, 34, 800 x 1) background=separator
      """)
  }

  func testTheFirstColumnOnlyWhereItIsNarrow() {
    let screen = show(
      Table(menu) {
        TableColumn("Dish", value: \.name).width(50)
        TableColumn("Price") { Text("\($0.price)") }
      }, width: 300, height: 500)
    XCTAssertEqual(screen.shownTexts, ["Soup", "Bread", "Cake"])
    let row = screen.hosts(of: HostTableRowView.self)[0]
    XCTAssertEqual(row.frame.width, 268, "as wide as the table")
    screen.window.frame.size.width = 800
    screen.hosting.frame = screen.window.bounds
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["Soup|6", "Bread|3", "Cake|5"])
    screen.assertAgreesWithFresh()
  }

  func testOnlyVisibleRowsOfAMillionAreMade() {
    var made = 0
    struct Number: Identifiable { let id: Int }
    let numbers = (0..<1_000_000).map { Number(id: $0) }
    let screen = show(
      Table(numbers) {
        TableColumn("Number") { (number: Number) -> Text in
          made += 1
          return Text(verbatim: "\(number.id)")
        }
      }, width: 800, height: 500)
    XCTAssertEqual(screen.rowTexts.first, "0")
    XCTAssertLessThan(made, 20)
    made = 0
    screen.scrollTable(44_000)
    XCTAssertEqual(screen.rowTexts.first, "1000")
    XCTAssertLessThan(made, 20)
  }

  func testARowIsUpdatedAlone() {
    struct Cell: View {
      let dish: Dish
      var body: some View {
        ran.append(dish.name)
        return Text(dish.name)
      }
    }
    struct Menu: View {
      var dishes: [Dish]
      var body: some View {
        Table(dishes) {
          TableColumn("Dish") { Cell(dish: $0) }
          TableColumn("Price") { Text("\($0.price)") }
        }
      }
    }
    let screen = show(Menu(dishes: menu), width: 800, height: 500)
    ran = []
    screen.view.dishes[1].name = "Rye bread"
    screen.settle()
    XCTAssertEqual(ran, ["Rye bread"])
    XCTAssertEqual(screen.rowTexts, ["Soup|6", "Rye bread|3", "Cake|5"])
    ran = []
    screen.view.dishes.insert(Dish(id: 4, name: "Salad", price: 4), at: 0)
    screen.settle()
    XCTAssertEqual(ran, ["Salad"])
    screen.view.dishes.removeLast(2)
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["Salad|4", "Soup|6"])
  }

  func testSelectionOfOneAndOfSeveral() {
    struct Menu: View {
      @State private var one: Int?
      @State private var several: Set<Int> = []
      var body: some View {
        VStack {
          Table(menu, selection: $one) { TableColumn("Dish", value: \.name) }
          Text("one: \(one ?? 0)")
          Table(menu, selection: $several) { TableColumn("Dish", value: \.name) }
          Text("several: \(several.sorted().map(String.init).joined(separator: " "))")
        }
      }
    }
    let screen = show(Menu(), width: 800, height: 500)
    screen.hosts(of: HostTableViewCell.self)[1].tap()
    screen.settle()
    XCTAssertTrue(screen.shownTexts.contains("one: 2"))
    XCTAssertEqual(screen.table.indexPathsForSelectedRows, [IndexPath(row: 1, section: 0)])
    screen.hosts(of: HostTableViewCell.self)[5].tap()
    screen.settle()
    XCTAssertTrue(screen.shownTexts.contains("several: 3"))
  }

  func testTitlesSort() {
    struct Menu: View {
      @State private var order = [KeyPathComparator(\Dish.name)]
      var body: some View {
        Table(menu.sorted(using: order), sortOrder: $order) {
          TableColumn("Dish", value: \.name)
          TableColumn("Price", value: \.price) { Text("\($0.price)") }
          TableColumn("Number") { Text("\($0.id)") }
        }
        Text(order.map { $0.keyPath == \Dish.name ? "name" : "price" }.joined(separator: " "))
      }
    }
    let screen = show(VStack { Menu() }, width: 800, height: 500)
    let arrows = { screen.hosts(of: HostImageView.self).map { $0.image?.name ?? "" } }
    XCTAssertEqual(screen.rowTexts, ["Bread|3|2", "Cake|5|3", "Soup|6|1"])
    XCTAssertEqual(arrows(), ["chevron.up"])
    screen.tap("Dish")
    XCTAssertEqual(screen.rowTexts, ["Soup|6|1", "Cake|5|3", "Bread|3|2"])
    XCTAssertEqual(arrows(), ["chevron.down"])
    screen.tap("Price")
    XCTAssertEqual(screen.rowTexts, ["Bread|3|2", "Cake|5|3", "Soup|6|1"])
    XCTAssertEqual(screen.shownTexts.last, "price name")
    XCTAssertEqual(arrows(), ["chevron.up"])
  }

  func testColumnsThatComeAndGo() {
    struct Menu: View {
      var showsPrices = true
      var years: [Int] = []
      var body: some View {
        Table(menu) {
          if showsPrices {
            TableColumn("Price") { Text("\($0.price)") }
          } else {
            TableColumn("Number") { Text("no \($0.id)") }
          }
          TableColumn("Dish", value: \.name)
          TableColumnForEach(years, id: \.self) { year in
            TableColumn("\(year)") { Text("\($0.name) \(year)") }
          }
        }
      }
    }
    let screen = show(Menu(), width: 800, height: 500)
    XCTAssertEqual(screen.rowTexts[0], "6|Soup")
    screen.view.showsPrices = false
    screen.settle()
    XCTAssertEqual(screen.rowTexts[0], "no 1|Soup")
    screen.view.years = [1, 2]
    screen.settle()
    XCTAssertEqual(screen.rowTexts[0], "no 1|Soup|Soup 1|Soup 2")
    XCTAssertEqual(
      screen.shownTexts.filter { ["Number", "Dish", "1", "2"].contains($0) }, ["Number", "Dish", "1", "2"])
    screen.assertAgreesWithFresh()
  }

  func testRowsOfDifferentKinds() {
    struct Menu: View {
      @State private var isOpen = false
      @State private var selected: Int?
      var body: some View {
        Table(of: Dish.self, selection: $selected) {
          TableColumn("Dish", value: \.name)
          TableColumn("Price") { Text("\($0.price)") }
        } rows: {
          TableRow(menu[0])
          Section("Sweet") {
            DisclosureTableRow(menu[2], isExpanded: $isOpen) {
              TableRow(Dish(id: 7, name: "Half a cake", price: 3))
            }
          }
          Section {
            ForEach([menu[1]])
          } header: {
            Text("More")
          }
        }
        Text("selected: \(selected ?? 0)")
      }
    }
    let screen = show(VStack { Menu() }, width: 800, height: 500)
    XCTAssertEqual(screen.rowTexts, ["Soup|6", "Cake|5", "Bread|3"])
    XCTAssertEqual(screen.shownTexts.filter { ["Sweet", "More"].contains($0) }, ["Sweet", "More"])
    screen.hosts(of: HostButton.self).first { $0.buttonType == .disclosure }?.tap()
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["Soup|6", "Cake|5", "Half a cake|3", "Bread|3"])
    let rows = screen.hosts(of: HostTableRowView.self).filter { !$0.isHeader }
    XCTAssertEqual(rows.map(\.layout.indentation), [0, 0, 16, 0])
    screen.table.visibleCells[2].tap()
    screen.settle()
    XCTAssertEqual(screen.shownTexts.last, "selected: 7")
  }

  func testNoTitlesIfHiddenAndAStyle() {
    let screen = show(
      Table(menu) { TableColumn("Dish", value: \.name) }.tableColumnHeaders(.hidden).tableStyle(.inset), width: 800,
      height: 500)
    XCTAssertEqual(screen.shownTexts, ["Soup", "Bread", "Cake"])
    XCTAssertEqual(screen.table.style, .inset)
    let narrow = show(
      Table(menu) { TableColumn("Dish", value: \.name) }.tableColumnHeaders(.visible), width: 300, height: 300)
    XCTAssertEqual(narrow.shownTexts, ["Soup", "Bread", "Cake", "Dish"])
  }

  func testAMenuForTheSelection() {
    struct Menu: View {
      @State private var selected: Set<Int> = [1, 3]
      @State private var deleted: [Int] = []
      var body: some View {
        Table(menu, selection: $selected) { TableColumn("Dish", value: \.name) }
          .contextMenu(forSelectionType: Int.self) { ids in
            Button("Delete \(ids.count)") { deleted = ids.sorted() }
          }
        Text("\(deleted.count) deleted")
      }
    }
    let screen = show(VStack { Menu() }, width: 800, height: 500)
    let opened = screen.table.owner?.tableView(screen.table, contextMenuForRowAt: IndexPath(row: 0, section: 0))
    XCTAssertEqual(opened?.children.map(\.title), ["Delete 2"])
  }

  func testBadWidthsGetASentence() {
    let screen = show(
      Table(menu) {
        TableColumn("Dish", value: \.name).width(-1)
        TableColumn("Price") { Text("\($0.price)") }.width(min: .nan, ideal: 50, max: .infinity)
      }, width: 800, height: 500)
    XCTAssertEqual(screen.rowTexts.first, "Soup|6")
    XCTAssertEqual(
      takeSentences(),
      [
        "The width of a table's column is -1; it counts as not given. Give it a finite length of 0 or more.",
        "The least width of a table's column is nan; it counts as not given. Give it a finite length of 0 or more.",
      ])
  }
}

@MainActor private var ran: [String] = []
