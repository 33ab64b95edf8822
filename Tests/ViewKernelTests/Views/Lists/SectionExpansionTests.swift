import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Sections whose content can be hidden.
@MainActor
final class SectionExpansionTests: HostTestCase {
  private struct Page<Style: ListStyle>: View {
    let style: Style
    @State var isExpanded = false
    var body: some View {
      VStack {
        Button("toggle") { isExpanded.toggle() }
        List {
          Section(isExpanded: $isExpanded) {
            Text("a")
            ForEach(["b", "c"], id: \.self) { Counter($0) }
          } header: {
            Text("Letters")
          }
          Text("end")
        }.listStyle(style)
      }
    }
  }

  private func chevrons(_ screen: Screen<some View>) -> [String] {
    screen.hosts(of: HostImageView.self).compactMap { $0.image?.name }
  }

  func testASidebarHasAnArrowInTheHeader() {
    let screen = show(Page(style: .sidebar), height: 400)
    XCTAssertEqual(screen.rowTexts, ["end"])
    XCTAssertEqual(chevrons(screen), ["chevron.forward"])
    screen.tap("Letters")
    XCTAssertEqual(screen.rowTexts, ["a", "b 0", "c 0", "end"])
    XCTAssertEqual(chevrons(screen), ["chevron.down"])
    XCTAssertEqual(
      screen.table.visibleCells.map(\.indentationLevel), [0, 0, 0, 0], "rows of a section stand where others do")
    screen.tap("b 0")
    screen.tap("toggle")
    screen.tap("toggle")
    XCTAssertEqual(screen.rowTexts, ["a", "b 0", "c 0", "end"], "what was hidden is new")
  }

  func testOtherListsFollowTheBinding() {
    let screen = show(Page(style: .insetGrouped), height: 400)
    XCTAssertEqual(chevrons(screen), [])
    XCTAssertEqual(screen.texts, ["toggle", "end", "LETTERS"])
    screen.tap("toggle")
    XCTAssertEqual(screen.rowTexts, ["a", "b 0", "c 0", "end"])
  }

  func testTheHeaderIsPressedAlsoWhereRowsAreSelected() {
    struct Page: View {
      @State var isExpanded = false
      @State var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Section("Numbers", isExpanded: $isExpanded) { ForEach(0..<2, id: \.self) { Text("\($0)") } }
        }.listStyle(.sidebar)
      }
    }
    let screen = show(Page(), height: 300)
    screen.tap("Numbers")
    XCTAssertEqual(screen.rowTexts, ["0", "1"])
  }

  func testASectionOfASidebarKeepsItsOwnExpansion() {
    let letter = Setting("a")
    let screen = show(
      Showing(letter) { letter in
        List {
          Section("one") { Text(letter) }
          Section("two") { Text("b") }.collapsible(false)
          Section { Text("c") }
        }.listStyle(.sidebar)
      }, height: 400)
    XCTAssertEqual(screen.texts, ["a", "b", "c", "one", "two"])
    screen.tap("one")
    XCTAssertEqual(screen.rowTexts, ["b", "c"])
    letter.value = "d"
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["b", "c"])
    screen.tap("one")
    XCTAssertEqual(screen.rowTexts, ["d", "b", "c"])
    XCTAssertEqual(chevrons(screen).count, 1)
  }

  func testElsewhereTheContentIsHiddenToo() {
    let isExpanded = Setting(true)
    let screen = show(
      Showing(isExpanded) { value in
        VStack { Section("stack", isExpanded: .constant(value)) { Text("x") } }
        ScrollView { LazyVStack { Section("lazy", isExpanded: .constant(value)) { Text("y") } } }
      }, height: 400)
    XCTAssertEqual(screen.texts, ["stack", "x", "lazy", "y"])
    isExpanded.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["stack", "lazy"])
    screen.assertAgreesWithFresh()
  }

  func testASectionMayBecomeOneThatCanBeHidden() {
    let canBeHidden = Setting(false)
    let screen = show(
      Showing(canBeHidden) { value in
        List { value ? Section("s", isExpanded: .constant(false)) { Text("x") } : Section("s") { Text("x") } }
          .listStyle(.sidebar)
      }, height: 300)
    XCTAssertEqual(screen.texts, ["x", "s"])
    canBeHidden.value = true
    screen.settle()
    XCTAssertEqual(screen.texts, ["s"])
    canBeHidden.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["x", "s"])
    screen.assertAgreesWithFresh()
  }
}
