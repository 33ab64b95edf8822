import Foundation
import HostTree
import ViewKernel
import XCTest

struct Fruit: Identifiable, Equatable {
  var id: String { name }
  var name: String
  var isRipe = false
}

/// The table of the first list on screen.
extension Screen {
  var table: HostTableView { hosts(of: HostTableView.self)[0] }

  /// What the rows in sight say, by section.
  var rowTexts: [String] {
    table.visibleCells.map { cell in
      var texts: [String] = []
      var rest = [cell.contentView]
      while let view = rest.popLast() {
        if let text = (view as? HostLabel)?.text { texts.append(text) }
        rest += view.subviews.reversed()
      }
      return texts.joined(separator: "|")
    }
  }

  func scrollTable(_ distance: CGFloat) {
    XCTAssertTrue(table.scroll(by: CGPoint(x: 0, y: distance)))
    settle()
  }
}

@MainActor
final class ListTests: HostTestCase {
  func testEachViewIsARow() {
    let screen = show(
      List {
        Text("one")
        HStack {
          Text("two")
          Text("three")
        }
      }.listStyle(.plain), width: 200, height: 100)
    assertText(
      screen.printed,
      """
      HostTableView (0, 0, 200 x 100)
      ├─ HostTableViewCell (0, 0, 200 x 44)
      │  ├─ HostCellContentView (0, 0, 200 x 44)
      │  │  └─ HostLabel "one" (16, 12, 29 x 20)
      │  └─ HostSeparatorView (16, 43.67, 184 x 0.33) background=separator
      └─ HostTableViewCell (0, 44, 200 x 44)
         ├─ HostCellContentView (0, 0, 200 x 44)
         │  └─ HostStackView (16, 12, 74 x 20) axis=horizontal
         │     ├─ HostLabel "two" (0, 0, 27 x 20)
         │     └─ HostLabel "three" (35, 0, 39 x 20)
         └─ HostSeparatorView (16, 43.67, 184 x 0.33) background=separator
      """)
  }

  func testContentOfAnyKind() {
    let screen = show(
      List {
        Text("a")
        Group {
          Text("b")
          if true { Text("c") }
        }
        ForEach(["d", "e"], id: \.self) { Text($0) }
        AnyView(Text("f"))
        ForEach(0..<2) { number in
          Text("g\(number)")
          Text("h\(number)")
        }
        Counter("i").padding()
        Group {
          Text("j")
          Text("k")
        }.padding()
      }.listStyle(.plain), width: 300, height: 1000)
    XCTAssertEqual(
      screen.rowTexts, ["a", "b", "c", "d", "e", "f", "g0", "h0", "g1", "h1", "i 0", "j", "k"])
  }

  func testInitializers() {
    let fruits = [Fruit(name: "apple"), Fruit(name: "pear")]
    func texts<V: View>(_ view: V) -> [String] { show(view, width: 200, height: 300).rowTexts }
    XCTAssertEqual(texts(List(fruits) { Text($0.name) }), ["apple", "pear"])
    XCTAssertEqual(texts(List(fruits, id: \.name) { Text($0.name) }), ["apple", "pear"])
    XCTAssertEqual(texts(List(0..<2) { Text("\($0)") }), ["0", "1"])
    XCTAssertEqual(texts(List(.constant(fruits)) { $fruit in Text(fruit.name) }), ["apple", "pear"])
    XCTAssertEqual(texts(List(.constant(fruits), id: \.name) { $fruit in Text(fruit.name) }), ["apple", "pear"])
    XCTAssertEqual(texts(List(fruits, selection: .constant("pear")) { Text($0.name) }), ["apple", "pear"])
    XCTAssertEqual(texts(List(fruits, selection: .constant(["pear"])) { Text($0.name) }), ["apple", "pear"])
    XCTAssertEqual(
      texts(List(.constant(fruits), selection: .constant(["pear"])) { $fruit in Text(fruit.name) }), ["apple", "pear"])
    XCTAssertEqual(texts(List(selection: .constant(Set<Int>())) { ForEach(0..<2) { Text("\($0)") } }), ["0", "1"])
  }

  func testSections() {
    let screen = show(
      List {
        Text("before")
        Section("Fruit") {
          Text("apple")
          Text("pear")
        }
        Section {
          Text("leek")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("That was all")
        }
        Text("after")
      }.listStyle(.grouped), width: 200, height: 600)
    XCTAssertEqual(screen.rowTexts, ["before", "apple", "pear", "leek", "after"])
    XCTAssertEqual(screen.table.numberOfSections, 4)
    XCTAssertEqual(
      screen.table.indexPathsForVisibleRows?.map { "\($0.section).\($0.row)" }, ["0.0", "1.0", "1.1", "2.0", "3.0"])
    XCTAssertEqual(screen.texts.filter { ["FRUIT", "VEGETABLES", "That was all"].contains($0) }.count, 3)
    let header = screen.frame("FRUIT")!
    XCTAssertLessThan(header.maxY, screen.frame("apple")!.minY)
    XCTAssertGreaterThan(header.minY, screen.frame("before")!.maxY)
    XCTAssertEqual(screen.host("FRUIT", as: HostLabel.self)?.font, .preferredFont(forTextStyle: .footnote))
  }

  func testSectionsOfAForEach() {
    let groups = [("A", ["anise", "apple"]), ("B", ["basil"])]
    let screen = show(
      List {
        ForEach(groups, id: \.0) { group in
          Section(group.0) { ForEach(group.1, id: \.self) { Text($0) } }
        }
      }, width: 200, height: 600)
    XCTAssertEqual(screen.rowTexts, ["anise", "apple", "basil"])
    XCTAssertEqual(screen.table.numberOfSections, 2)
  }

  func testOutsideOfAListASectionIsAGroup() {
    let screen = show(
      VStack(spacing: 0) {
        Section("Title") { Text("content") }
      })
    XCTAssertEqual(screen.shape, #"Stack[Label "Title", Label "content"]"#)
  }

  func testStyles() {
    func style<V: View>(_ view: V) -> HostTableView.Style { show(view).table.style }
    let list = List { Text("a") }
    XCTAssertEqual(style(list), .insetGrouped)
    XCTAssertEqual(style(list.listStyle(.automatic)), .insetGrouped)
    XCTAssertEqual(style(list.listStyle(.plain)), .plain)
    XCTAssertEqual(style(list.listStyle(PlainListStyle())), .plain)
    XCTAssertEqual(style(list.listStyle(.inset)), .inset)
    XCTAssertEqual(style(list.listStyle(.grouped)), .grouped)
    XCTAssertEqual(style(list.listStyle(InsetGroupedListStyle())), .insetGrouped)
    XCTAssertEqual(style(list.listStyle(SidebarListStyle())), .sidebar)
    XCTAssertEqual(style(Form { Text("a") }), .insetGrouped)
    XCTAssertEqual(style(Form { Text("a") }.listStyle(.grouped)), .grouped)
  }

  func testAnotherStyleIsTheSameHost() {
    let setting = Setting(false)
    let screen = show(
      Showing(setting) { isPlain in List { Text("a") }.environment(\.isEnabled, isPlain) })
    let table = screen.table
    setting.value = true
    screen.settle()
    XCTAssertTrue(screen.table === table)
  }

  func testRowsFollowTheirData() {
    let setting = Setting(["a", "b", "c", "d"])
    let screen = show(
      Showing(setting) { names in List(names, id: \.self) { Text($0) }.listStyle(.plain) }, height: 400)
    let cells = screen.table.visibleCells
    setting.value = ["d", "x", "b", "c"]
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["d", "x", "b", "c"])
    let now = screen.table.visibleCells
    XCTAssertTrue(now[0] === cells[3] && now[2] === cells[1] && now[3] === cells[2])
    setting.value = []
    screen.settle()
    XCTAssertEqual(screen.rowTexts, [])
    setting.value = ["z"]
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["z"])
  }

  func testRowsThatComeAndGoAround() {
    let setting = Setting(true)
    let screen = show(
      Showing(setting) { isLong in
        List {
          if isLong { Text("first") }
          Counter("count")
          if isLong { Section("more") { Text("second") } } else { Text("instead") }
        }.listStyle(.plain)
      }, height: 400)
    screen.tap("count 0")
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["count 1", "instead"])
    setting.value = true
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["first", "count 1", "second"])
  }

  func testARowThatGrowsMovesTheOthers() {
    let screen = show(
      List {
        Growing(); Text("below")
      }.listStyle(.plain), height: 400)
    let before = screen.frame("below")!.minY
    screen.tap("grow")
    XCTAssertEqual(screen.frame("below")!.minY, before + 100)
  }

  private struct Growing: View {
    @State private var height: CGFloat = 50

    var body: some View { Button("grow") { height += 100 }.frame(height: height) }
  }

  func testBindingsToElements() {
    struct Basket: View {
      @State var fruits = [Fruit(name: "apple"), Fruit(name: "pear")]

      var body: some View {
        List($fruits) { $fruit in
          Button("\(fruit.name) \(fruit.isRipe ? "ripe" : "green")") { fruit.isRipe.toggle() }
        }
      }
    }
    let screen = show(Basket(), height: 300)
    screen.tap("pear green")
    XCTAssertEqual(screen.rowTexts, ["apple green", "pear ripe"])
  }

  func testBindingsToElementsByAPropertyWithASelection() {
    struct Basket: View {
      let selectsMany: Bool
      @State var fruits = [Fruit(name: "apple"), Fruit(name: "pear")]
      @State var one: String?
      @State var many: Set<String> = []

      var body: some View {
        VStack {
          Text("\(one ?? "-") \(many.sorted()) \(fruits.map(\.isRipe))")
          if selectsMany {
            List($fruits, id: \.name, selection: $many) { $fruit in Text(fruit.name) }
              .environment(\.editMode, .constant(.active))
          } else {
            List($fruits, id: \.name, selection: $one) { $fruit in
              Text(fruit.name)
              Button("eat the \(fruit.name)") { fruit.isRipe = true }
            }
          }
        }
      }
    }
    let single = show(Basket(selectsMany: false), height: 500)
    single.tap("pear")
    single.tap("eat the apple")
    XCTAssertEqual(single.texts[0], "pear [] [true, false]")
    let multiple = show(Basket(selectsMany: true), height: 500)
    multiple.tap("pear")
    multiple.tap("apple")
    XCTAssertEqual(multiple.texts[0], #"- ["apple", "pear"] [false, false]"#)
  }

  func testTheEnvironmentReachesRows() {
    let setting = Setting(true)
    let screen = show(Showing(setting) { isEnabled in List { Button("a") {} }.disabled(!isEnabled) })
    XCTAssertEqual(screen.hosts(of: HostButton.self)[0].isEnabled, true)
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostButton.self)[0].isEnabled, false)
  }

  func testARowThatIsOneButtonIsThatButton() {
    let log = EventLog()
    let screen = show(
      List {
        Button("press") { log.add("pressed") }
        Text("nothing")
      }.listStyle(.plain))
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 190, y: 20)))
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 190, y: 60)))
    XCTAssertEqual(log.take(), ["pressed"])
  }

  func testTheListGoesWithItsRows() {
    let setting = Setting(true)
    let log = EventLog()
    let screen = show(
      Showing(setting) { isThere in
        if isThere { List(0..<3) { Text("\($0)").onDisappear { log.add("gone") } } }
      })
    let table = screen.table
    setting.value = false
    screen.settle()
    XCTAssertEqual(log.take(), ["gone", "gone", "gone"])
    XCTAssertNil(table.dataSource)
    table.layoutIfNeeded()
    XCTAssertEqual(table.visibleCells.count, 0)
  }
}
