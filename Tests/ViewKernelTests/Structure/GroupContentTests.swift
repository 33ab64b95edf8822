import HostTree
import ViewKernel
import XCTest

private struct Dish: Identifiable, Equatable {
  let id: Int
  var name: String
  var price: Int
}

private let menu = [Dish(id: 1, name: "Soup", price: 6), Dish(id: 2, name: "Bread", price: 3)]

/// Groups of what is no view: columns and rows of tables, items of bars, commands, scenes.
@MainActor
final class GroupContentTests: HostTestCase {
  func testColumns() {
    struct Menu: View {
      @State private var hidesPrices = false
      var body: some View {
        VStack {
          Button("Prices") { hidesPrices.toggle() }
          Table(menu) {
            TableColumn("No.") { Text("\($0.id)") }
            Group {
              TableColumn("Dish", value: \Dish.name)
              if !hidesPrices { TableColumn("Price") { (dish: Dish) in Text("\(dish.price)") } }
            }
          }
        }
      }
    }
    let screen = show(Menu(), width: 800, height: 500)
    XCTAssertEqual(screen.texts, ["Prices", "1", "Soup", "6", "2", "Bread", "3", "No.", "Dish", "Price"])
    screen.tap("Prices")
    XCTAssertEqual(screen.texts, ["Prices", "1", "Soup", "2", "Bread", "No.", "Dish"])
  }

  func testAModifierAppliesToEachColumn() {
    let screen = show(
      Table(menu) {
        TableColumn("No.") { Text("\($0.id)") }
        Group {
          TableColumn("Dish", value: \Dish.name).customizationID("dish")
          TableColumn("Price") { (dish: Dish) in Text("\(dish.price)") }.customizationID("price")
        }
        .defaultVisibility(.hidden)
      }, width: 800, height: 500)
    XCTAssertEqual(screen.texts, ["1", "2", "No."])
  }

  func testAGroupOfColumnsSorts() {
    struct Menu: View {
      @State private var order = [KeyPathComparator(\Dish.name)]
      var body: some View {
        Table(menu.sorted(using: order), sortOrder: $order) {
          TableColumn("Dish", value: \.name)
          Group { TableColumn("Price", value: \Dish.price) { Text("\($0.price)") } }
        }
      }
    }
    let screen = show(Menu(), width: 800, height: 500)
    XCTAssertEqual(Array(screen.texts.prefix(4)), ["Bread", "3", "Soup", "6"])
    screen.tap("Price")
    XCTAssertEqual(Array(screen.texts.prefix(4)), ["Bread", "3", "Soup", "6"])
    screen.tap("Price")
    XCTAssertEqual(Array(screen.texts.prefix(4)), ["Soup", "6", "Bread", "3"])
  }

  func testRows() {
    struct Menu: View {
      @State private var shows = false
      var body: some View {
        VStack {
          Button("All") { shows.toggle() }
          Table(of: Dish.self) {
            TableColumn("Dish", value: \.name)
          } rows: {
            Group {
              TableRow(menu[0])
              if shows { TableRow(menu[1]) }
            }
            Group { ForEach(menu) { TableRow($0) } }
          }
        }
      }
    }
    let screen = show(Menu(), width: 800, height: 500)
    XCTAssertEqual(screen.texts, ["All", "Soup", "Soup", "Bread", "Dish"])
    screen.tap("All")
    XCTAssertEqual(screen.texts, ["All", "Soup", "Bread", "Soup", "Bread", "Dish"])
  }

  func testItemsOfBars() {
    struct Page: View {
      @State private var edits = false
      var body: some View {
        NavigationStack {
          Button("Edit") { edits.toggle() }
            .toolbar {
              Group {
                ToolbarItem(placement: .topBarLeading) { Text("a") }
                if edits {
                  Group {
                    ToolbarItem(placement: .bottomBar) { Text("b") }
                    ToolbarItem(placement: .bottomBar) { Text("c") }
                  }
                }
              }
            }
        }
      }
    }
    let screen = show(Page(), width: 320, height: 480)
    XCTAssertEqual(screen.texts, ["Edit", "a"])
    screen.tap("Edit")
    XCTAssertEqual(screen.texts.sorted(), ["Edit", "a", "b", "c"])
  }

  func testCommandsAndScenes() {
    struct Writing: App {
      @State private var isFull = false
      var body: some Scene {
        Group {
          WindowGroup("Letter") { Button("Full") { isFull.toggle() } }
          Window("Log", id: "log") { Text("Log") }
        }
        .commands {
          Group {
            CommandMenu("Letter") { Button("Sign") {} }
            if isFull { Group { CommandMenu("More") { Button("Burn") {} } } }
          }
        }
      }
    }
    let clock = HostManualClock()
    let app = AppGraph(Writing()) { HostWindow(frame: CGRect(0, 0, 200, 200), clock: clock) }
    app.openFirstWindow()
    app.settle()
    let window = app.windows[0].window
    func menus() -> [String]? { window?.commandMenus.map { "\($0.title): \($0)" } }
    XCTAssertEqual(menus(), ["Letter: Sign"])
    (window?.rootViewController?.view.subviews.first as? HostButton)?.tap()
    app.settle()
    XCTAssertEqual(menus(), ["Letter: Sign", "More: Burn"])
  }
}
