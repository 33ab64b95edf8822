import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Lists that write the collection behind their binding.
@MainActor
final class EditActionsTests: HostTestCase {
  private struct Name: Identifiable, Equatable {
    var id: String
    var isFixed = false
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private struct Page: View {
    @State var names = ["a", "b", "c", "d"].map { Name(id: $0) }
    let actions: EditActions<[Name]>
    var body: some View {
      VStack {
        EditButton()
        Text(names.map(\.id).joined())
        List {
          Text("start")
          ForEach($names, editActions: actions) { $name in
            HStack {
              Counter(name.id)
              Button("fix \(name.id)") { name.isFixed = true }
            }.deleteDisabled(name.isFixed).moveDisabled(name.isFixed)
          }
        }.listStyle(.plain)
      }
    }
  }

  func testASwipeDeletesAnElement() {
    let screen = show(Page(actions: .all), width: 300, height: 500)
    XCTAssertTrue(screen.table.swipeRow(at: path(2)))
    screen.settle()
    screen.tap("Delete")
    XCTAssertEqual(screen.texts[1], "acd")
    XCTAssertFalse(screen.table.swipeRow(at: path(0)), "this row stands for no element")
    screen.tap("fix c")
    XCTAssertFalse(screen.table.swipeRow(at: path(2)), "c can't be deleted any more")
  }

  func testADragMovesAnElement() {
    let screen = show(Page(actions: .all), width: 300, height: 500)
    screen.tap("a 0")
    screen.tap("Edit")
    XCTAssertEqual(screen.table.visibleCells.map(\.editingStyle), [.none, .delete, .delete, .delete, .delete])
    XCTAssertTrue(screen.table.dragRow(at: path(1), to: path(3)))
    screen.settle()
    XCTAssertEqual(screen.texts[1], "bcad")
    XCTAssertNotNil(screen.host("a 1"), "the row keeps its state")
    screen.tap("fix d")
    XCTAssertFalse(screen.table.dragRow(at: path(4), to: path(1)), "d can't be moved")
  }

  func testOnlyWhatTheActionsSay() {
    let moving = show(Page(actions: .move), width: 300, height: 500)
    XCTAssertFalse(moving.table.swipeRow(at: path(1)))
    moving.tap("Edit")
    XCTAssertEqual(moving.table.visibleCells.map(\.showsReorderControl), [false, true, true, true, true])
    XCTAssertEqual(moving.table.visibleCells.map(\.editingStyle), [.none, .none, .none, .none, .none])
    let deleting = show(Page(actions: .delete), width: 300, height: 500)
    deleting.tap("Edit")
    XCTAssertEqual(deleting.table.visibleCells.map(\.showsReorderControl), [false, false, false, false, false])
    let neither = show(Page(actions: []), width: 300, height: 500)
    XCTAssertFalse(neither.table.swipeRow(at: path(1)))
  }

  func testListsWithSelection() {
    struct Page: View {
      @State var names = ["a", "b", "c"].map { Name(id: $0) }
      @State var words = ["x", "y"]
      @State var selection: String?
      var body: some View {
        VStack {
          Text("\(names.map(\.id).joined()) \(words.joined()) \(selection ?? "none")")
          List($names, editActions: .delete, selection: $selection) { $name in Text(name.id) }
          List($words, id: \.self, editActions: .all) { $word in Text(word) }
        }
      }
    }
    let screen = show(Page(), height: 600)
    screen.tap("c")
    let tables = screen.hosts(of: HostTableView.self)
    for table in tables {
      table.swipeRow(at: path(0), fully: true)
      screen.settle()
    }
    XCTAssertEqual(screen.texts.first, "bc y c")
  }

  /// An element's own rows are edited, not those of a `ForEach` inside of it.
  func testAForEachInsideOfAnElementIsLeftAlone() {
    struct Page: View {
      @State var names = ["a", "b"].map { Name(id: $0) }
      var body: some View {
        List {
          ForEach($names, editActions: .delete) { $name in
            Text(name.id)
            ForEach(0..<2) { Text("\(name.id)\($0)") }
          }
        }
      }
    }
    let screen = show(Page(), height: 600)
    XCTAssertEqual(screen.rowTexts, ["a", "a0", "a1", "b", "b0", "b1"])
    XCTAssertFalse(screen.table.swipeRow(at: path(1)))
    XCTAssertTrue(screen.table.swipeRow(at: path(0), fully: true))
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["b", "b0", "b1"])
  }

  /// A set of actions may say more than the collection can do.
  func testACollectionThatNothingCanBeRemovedFrom() {
    struct Three: MutableCollection, RandomAccessCollection {
      var elements = ["a", "b", "c"]
      var startIndex: Int { 0 }
      var endIndex: Int { 3 }
      subscript(place: Int) -> String {
        get { elements[place] }
        set { elements[place] = newValue }
      }
    }
    struct Page: View {
      @State var three = Three()
      var body: some View {
        List($three, id: \.self, editActions: EditActions(rawValue: 3)) { $word in Text(word) }
          .environment(\.editMode, .constant(.active))
      }
    }
    let screen = show(Page(), height: 300)
    XCTAssertFalse(screen.table.swipeRow(at: path(0)))
    XCTAssertTrue(screen.table.dragRow(at: path(0), to: path(2)))
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["b", "c", "a"])
  }

  func testElsewhereThereAreViewsOnly() {
    let screen = show(
      VStack { ForEach(.constant(["a", "b"]), id: \.self, editActions: .all) { Text($0.wrappedValue) } })
    XCTAssertEqual(screen.texts, ["a", "b"])
  }
}
