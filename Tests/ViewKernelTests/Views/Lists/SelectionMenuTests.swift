import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Menus of rows, about what is selected.
@MainActor
final class SelectionMenuTests: HostTestCase {
  private struct Page: View {
    @State var names = ["a", "b", "c"]
    @State var chosen: Set<String> = []
    @State var opened = "nothing"
    @State var editMode = EditMode.inactive
    var acts = true
    var body: some View {
      VStack {
        Text("\(chosen.sorted().joined()) \(opened)")
        Button("edit") { editMode = .active }
        Button("choose") { chosen = ["a", "b"] }
        list
      }.environment(\.editMode, $editMode)
    }
    private var list: some View {
      List(names, id: \.self, selection: $chosen) { name in
        if name == "c" { Text(name).contextMenu { Button("own") {} } } else { Text(name) }
      }
      .contextMenu(forSelectionType: String.self) { (items: Set<String>) in
        if !items.isEmpty {
          Button("delete \(items.sorted().joined(separator: "+"))") { names.removeAll { items.contains($0) } }
        }
        if items == ["a"] { Toggle("mark", isOn: .constant(true)) }
      } primaryAction: {
        opened = $0.sorted().joined()
      }
    }
  }

  private func menu(_ screen: Screen<some View>, _ row: Int) -> [String]? {
    screen.table.visibleCells[row].menu?.visibleChildren.map(\.title)
  }

  func testASectionThatIsReplacedWhileTheListIsUpdated() {
    let ids = Setting([0])
    let screen = show(
      Showing(ids) { ids in
        List(ids, id: \.self) { id in
          Section("section \(id)") {}
        }
        .contextMenu(forSelectionType: Int.self) { _ in Button("a") {} }
      }, width: 200, height: 200)
    XCTAssertEqual(screen.shownTexts, ["SECTION 0"])
    ids.value = [198_187, 3]
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["SECTION 198187", "SECTION 3"])
  }

  func testTheMenuIsAboutTheRowOrAboutTheSelection() {
    let screen = show(Page(), height: 400)
    XCTAssertEqual(menu(screen, 0), ["delete a", "mark"])
    screen.tap("choose")
    XCTAssertEqual(menu(screen, 0), ["delete a+b"])
    XCTAssertTrue(screen.table.visibleCells[1].chooseMenuItem("delete a+b"))
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["c"])
  }

  func testALongTouchOnARowOpensItsMenu() {
    let screen = show(Page(), height: 400)
    let cell = screen.table.visibleCells[1]
    let touch = screen.window.beginTouch(at: cell.convert(CGPoint(x: 30, y: 20), to: nil))
    screen.clock.advance(by: 0.6)
    screen.settle()
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.window.presentedMenu?.menu.children.map(\.title), ["delete b"])
    screen.tap("delete b")
    XCTAssertEqual(screen.rowTexts, ["a", "c"])
  }

  func testATapIsThePrimaryActionUnlessTheListIsEdited() {
    let screen = show(Page(), height: 400)
    screen.tap("b")
    XCTAssertEqual(screen.texts.first, " b")
    screen.tap("edit")
    screen.tap("a")
    XCTAssertEqual(screen.texts.first, "a b")
  }

  func testARowsOwnMenuComesFirst() throws {
    let screen = show(Page(), height: 400)
    var owner: HostView? = screen.host("c")
    while let host = owner, (host as? any HostMenuOwner)?.menu == nil { owner = host.superview }
    XCTAssertEqual((owner as? any HostMenuOwner)?.menu?.visibleChildren.map(\.title), ["own"])
  }

  func testRowsWithoutAMenu() {
    func menus<V: View>(_ list: V) -> [[String]?] {
      let screen = show(list, height: 300)
      return screen.table.visibleCells.indices.map { menu(screen, $0) }
    }
    let other = List(0..<2, selection: .constant(nil as Int?)) { Text("\($0)") }
    XCTAssertEqual(
      menus(other.contextMenu(forSelectionType: String.self) { _ in Button("x") {} }), [nil, nil], "another type")
    XCTAssertEqual(
      menus(List { Text("a") }.contextMenu(forSelectionType: Int.self) { _ in Button("x") {} }), [nil],
      "nothing can be selected")
    XCTAssertEqual(menus(other.contextMenu(forSelectionType: Int.self) { _ in EmptyView() }), [nil, nil])
    XCTAssertEqual(menus(other.contextMenu(forSelectionType: Int.self) { _ in Button("x") {} }), [["x"], ["x"]])
  }

  func testARowThatIsScrolledAwayTakesItsMenuWithIt() {
    let screen = show(
      List(0..<100, selection: .constant(nil as Int?)) { Text("\($0)") }.listStyle(.plain)
        .contextMenu(forSelectionType: Int.self) { items in ForEach(items.sorted(), id: \.self) { Button("m\($0)") {} }
        },
      height: 200)
    XCTAssertEqual(menu(screen, 0), ["m0"])
    screen.scroll(by: 2000)
    let number = screen.table.visibleCells[0].indexPath?.row ?? -1
    XCTAssertEqual(menu(screen, 0), ["m\(number)"])
  }
}
