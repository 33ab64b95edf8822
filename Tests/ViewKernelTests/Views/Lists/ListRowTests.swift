import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// What modifiers say of rows.
@MainActor
final class ListRowTests: HostTestCase {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func testInsetsBackgroundAndLine() {
    let screen = show(
      List {
        Color.red.frame(height: 20).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        Text("b").listRowBackground(Color.blue)
      }.listStyle(.plain), height: 100)
    assertText(
      screen.printed,
      """
      HostTableView (0, 0, 200 x 100)
      ├─ HostTableViewCell (0, 0, 200 x 44)
      │  └─ HostCellContentView (0, 0, 200 x 44)
      │     └─ HostFrameView (0, 12, 200 x 20) height=20
      │        └─ HostColorView (0, 0, 200 x 20) background=red
      └─ HostTableViewCell (0, 44, 200 x 44)
         ├─ HostColorView (0, 0, 200 x 44) background=blue
         ├─ HostCellContentView (0, 0, 200 x 44)
         │  └─ HostLabel "b" (16, 12, 10 x 20)
         └─ HostSeparatorView (16, 43.67, 184 x 0.33) background=separator
      """)
  }

  func testWhatIsSaidOfManyRowsIsSaidOfEach() {
    let setting = Setting(Color.green)
    let screen = show(
      Showing(setting) { color in
        List {
          ForEach(0..<2) { Text("\($0)") }.listRowBackground(color)
          Section { Text("2") }.listRowBackground(color)
          Text("3").listRowBackground(Color.red).listRowBackground(color)
        }
      }, height: 400)
    let colors = { screen.table.visibleCells.map { $0.backgroundView?.backgroundColor } }
    XCTAssertEqual(colors(), [.green, .green, .green, .red])
    setting.value = .blue
    screen.settle()
    XCTAssertEqual(colors(), [.blue, .blue, .blue, .red])
  }

  func testModifiersOfViewsInsideAContainerSayNothingOfTheRow() {
    let screen = show(List { HStack { Text("a").listRowBackground(Color.red) } })
    XCTAssertNil(screen.table.visibleCells[0].backgroundView)
  }

  private struct Names: View {
    @State var names = ["a", "b", "c", "d"]
    var isFixed = false

    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(names, id: \.self) { name in
            Counter(name).deleteDisabled(name == "c").moveDisabled(isFixed)
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          Text("end")
        }.listStyle(.plain)
      }
    }
  }

  func testASwipeDeletes() {
    let screen = show(Names(), height: 400)
    XCTAssertTrue(screen.table.swipeRow(at: path(1)))
    screen.settle()
    screen.tap("Delete")
    XCTAssertEqual(screen.rowTexts, ["a 0", "c 0", "d 0", "end"])
    XCTAssertFalse(screen.table.swipeRow(at: path(1)), "c can't be deleted")
    XCTAssertFalse(screen.table.swipeRow(at: path(3)), "this row stands for no element")
  }

  func testEditing() {
    let screen = show(Names(), height: 400)
    screen.tap("Edit")
    XCTAssertTrue(screen.table.isEditing)
    XCTAssertEqual(screen.table.visibleCells.map(\.editingStyle), [.delete, .delete, .none, .delete, .none])
    screen.tap("a 0")
    XCTAssertTrue(screen.table.dragRow(at: path(0), to: path(2)))
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["b 0", "c 0", "a 1", "d 0", "end"])
    XCTAssertTrue(screen.table.dragRow(at: path(3), to: path(0)))
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["d 0", "b 0", "c 0", "a 1", "end"])
    XCTAssertFalse(screen.table.dragRow(at: path(4), to: path(0)))
    screen.tap("Done")
    XCTAssertFalse(screen.table.isEditing)
  }

  func testRowsThatCantBeMoved() {
    let screen = show(Names(isFixed: true), height: 400)
    screen.tap("Edit")
    XCTAssertFalse(screen.table.dragRow(at: path(0), to: path(1)))
  }

  func testSwipeActions() {
    let log = EventLog()
    let screen = show(
      List(0..<3) { number in
        Text("row \(number)")
          .swipeActions(edge: .leading) { Button("Pin") { log.add("pin \(number)") } }
          .swipeActions {
            Button("Archive") { log.add("archive \(number)") }
            Button("Mute") { log.add("mute \(number)") }
          }
      }.listStyle(.plain), width: 300)
    XCTAssertTrue(screen.table.swipeRow(at: path(1)))
    screen.settle()
    XCTAssertEqual(screen.host("Archive").map { $0.convert($0.bounds, to: nil).maxX <= 300 }, true)
    screen.tap("Mute")
    XCTAssertEqual(log.take(), ["mute 1"])
    XCTAssertNil(screen.host("Mute"), "once pressed, they are gone")
    screen.table.swipeRow(at: path(0), edge: .leading)
    screen.settle()
    screen.tap("Pin")
    screen.table.swipeRow(at: path(2), fully: true)
    screen.settle()
    XCTAssertEqual(log.take(), ["pin 0", "archive 2"])
  }

  func testASwipedRowMovesWithItsGround() {
    func ground(_ screen: Screen<some View>) -> CGRect? {
      let cell = screen.table.cellForRow(at: path(1)) ?? screen.table
      return HostDrawing(of: cell).commands.lazy.compactMap { command in
        if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
      }.first
    }
    for (edge, slide) in [(HorizontalEdge.trailing, CGFloat(-74)), (.leading, 74)] {
      let screen = show(
        List(0..<2) { number in
          Text("row \(number)").swipeActions(edge: edge) { Button("A") {} }
            .listRowBackground(number == 0 ? Color.blue.accessibilityIdentifier("blue") : nil)
        }.listStyle(.insetGrouped))
      let (text, blue) = (screen.frame("row 0"), screen.frame("blue"))
      XCTAssertEqual(ground(screen), CGRect(0, 0, 168, 44))
      screen.table.swipeRow(at: path(0), edge: edge)
      screen.settle()
      XCTAssertEqual(screen.frame("row 0"), text?.offsetBy(dx: slide, dy: 0))
      XCTAssertEqual(screen.frame("blue"), blue?.offsetBy(dx: slide, dy: 0))
      screen.table.swipeRow(at: path(1), edge: edge)
      screen.settle()
      XCTAssertEqual(screen.frame("blue"), blue)
      XCTAssertEqual(ground(screen), CGRect(slide, 0, 168, 44))
    }
  }

  func testOneIsSelected() {
    struct Choice: View {
      @State var selection: Int?
      var body: some View {
        VStack {
          Text("selected \(selection.map(String.init) ?? "nothing")")
          List(0..<4, selection: $selection) { Text("row \($0)") }
          Button("last") { selection = 3 }
        }
      }
    }
    let screen = show(Choice(), height: 400)
    screen.tap("row 1")
    XCTAssertNotNil(screen.host("selected 1"))
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [false, true, false, false])
    screen.tap("last")
    XCTAssertEqual(screen.table.indexPathForSelectedRow, path(3))
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [false, false, false, true])
  }

  func testATagSaysWhatARowMeans() {
    struct Choice: View {
      @State var selection: String? = "two"
      var body: some View {
        List(selection: $selection) {
          Text("1").tag("one")
          Text("2").tag("two")
          Text("3")
          Text("4").tag("four").selectionDisabled()
        }
      }
    }
    let screen = show(Choice(), height: 400)
    let selected = { screen.table.visibleCells.map(\.isSelected) }
    XCTAssertEqual(selected(), [false, true, false, false])
    screen.tap("1")
    XCTAssertEqual(selected(), [true, false, false, false])
    for row in [2, 3] { XCTAssertFalse(screen.table.visibleCells[row].tap()) }
  }

  /// The list's own body does not run when the row has another tag.
  func testARowThatMeansSomethingElseIsNotSelectedAnyMore() {
    let setting = Setting("two")
    func selected(_ screen: Screen<some View>) -> [Bool] { screen.table.visibleCells.map(\.isSelected) }
    let texts = show(
      List(selection: .constant("two")) {
        Text("1").tag("one")
        Showing(setting) { Text("2").tag($0) }
      }, height: 400)
    let links = show(
      List(selection: .constant("two")) {
        Text("1").tag("one")
        Showing(setting) { NavigationLink("2", value: $0) }
      }, height: 400)
    XCTAssertEqual(selected(texts), [false, true])
    XCTAssertEqual(selected(links), [false, true])
    setting.value = "three"
    texts.settle()
    links.settle()
    XCTAssertEqual(selected(texts), [false, false])
    XCTAssertEqual(selected(links), [false, false])
    setting.value = "two"
    texts.settle()
    links.settle()
    XCTAssertEqual(selected(texts), [false, true])
    XCTAssertEqual(selected(links), [false, true])
  }

  /// The accent colour is the tint: as the tint of a row, it means that of the list.
  func testATintOfARowThatIsTheAccentColor() {
    let screen = show(
      List { Text("a").foregroundStyle(Color.accentColor).listItemTint(.accentColor) }.tint(.green), height: 400)
    XCTAssertEqual(screen.hosts(of: HostLabel.self).first?.textColor, .systemGreen)
  }

  func testBadges() {
    let setting = Setting(3)
    let screen = show(
      Showing(setting) { count in
        List {
          Text("Mail").badge(count)
          Text("News").badge("new")
        }.listStyle(.plain)
      })
    XCTAssertEqual(screen.texts, ["Mail", "3", "News", "new"])
    XCTAssertEqual(screen.frame("3")?.maxX, 184)
    setting.value = 0
    screen.settle()
    XCTAssertEqual(screen.texts, ["Mail", "News", "new"])
  }

  func testSeveralAreSelectedWhileEditing() {
    struct Choice: View {
      @State var selection: Set<String> = ["b"]
      var body: some View {
        VStack {
          EditButton()
          List(selection: $selection) { ForEach(["a", "b", "c"], id: \.self) { Text($0) } }
          Text(selection.sorted().joined())
        }
      }
    }
    let screen = show(Choice(), height: 400)
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [false, true, false])
    screen.tap("Edit")
    screen.tap("c")
    screen.tap("a")
    XCTAssertEqual(screen.texts.last, "abc")
    screen.table.visibleCells[1].tap()
    screen.settle()
    XCTAssertEqual(screen.table.visibleCells.map(\.isSelected), [true, false, true])
  }

  /// Rows of views that a toolbar modifier is around are made of hosts that exist already.
  func testARowInAnothersCellHasNothingOfIt() {
    let screen = show(
      List {
        ForEach(0..<10) { number in
          Text("inset \(number)").frame(height: 50).listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
        }
        ForEach(0..<10) { number in Text("plain \(number)").frame(height: 50) }.toolbar { Button("b") {} }
      }.listStyle(.plain), height: 200)
    XCTAssertEqual(screen.rowTexts, ["inset 0", "inset 1", "inset 2", "inset 3"])
    for _ in 0..<2 { screen.scrollTable(10_000) }
    XCTAssertEqual(screen.rowTexts.last, "plain 9")
    let cells = screen.table.visibleCells
    XCTAssertEqual(cells.map(\.contentInsets.leading), cells.map { _ in 16 })
    XCTAssertEqual(cells.map(\.hidesSeparator), cells.map { _ in false })
  }

  func testARowDoesNotPressTheButtonThatClearsAField() {
    struct Card: UIViewRepresentable {
      var takesTouches: Bool
      func makeUIView(context: Context) -> UIView {
        let card = UIView()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        field.text = "Tea"
        field.clearButtonMode = .always
        field.isUserInteractionEnabled = takesTouches
        card.addSubview(field)
        return card
      }
      func updateUIView(_ card: UIView, context: Context) {}
    }
    let screen = show(
      List {
        Card(takesTouches: true)
        Card(takesTouches: false)
      })
    for cell in screen.hosts(of: HostTableViewCell.self) { XCTAssertFalse(cell.tap()) }
    screen.settle()
    let fields = screen.hosts(of: HostTextField.self)
    XCTAssertEqual(fields.map(\.text), ["Tea", "Tea"])
    XCTAssertEqual(fields[0].clearButton?.tap(), true)
    XCTAssertEqual(fields[1].clearButton?.tap(), false)
    XCTAssertEqual(fields.map(\.text), ["", "Tea"])
  }
}
