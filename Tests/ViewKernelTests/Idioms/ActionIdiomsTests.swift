import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Menus, gestures, and steps that are taken back.
@MainActor
final class ActionIdiomsTests: HostTestCase {
  fileprivate struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isPinned = false
  }

  @Observable
  fileprivate final class Board {
    var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    var sort = "name"
    var showsDone = true
    var position = CGPoint(x: 50, y: 50)
    var strokes: [Int] = []
    private var undone: [[Item]] = []
    private var done: [[Item]] = []
    var canUndo: Bool { !done.isEmpty }
    var canRedo: Bool { !undone.isEmpty }

    func edit(_ change: (inout [Item]) -> Void) {
      done.append(items)
      undone = []
      change(&items)
    }
    func undo() {
      guard let last = done.popLast() else { return }
      undone.append(items)
      items = last
    }
    func redo() {
      guard let next = undone.popLast() else { return }
      done.append(items)
      items = next
    }
  }

  private func button<V>(_ label: String, _ screen: Screen<V>) -> HostButton? {
    screen.hosts(of: HostButton.self).first { $0.shape.contains("\"\(label)\"") }
  }

  /// A menu on each row, whose entries depend on the row.
  func testAMenuOnEachRow() {
    struct Root: View {
      let board: Board
      var body: some View {
        List {
          ForEach(board.items) { item in
            Text(item.isPinned ? "\(item.name) *" : item.name)
              .contextMenu {
                Button(item.isPinned ? "Unpin" : "Pin") {
                  if let index = board.items.firstIndex(of: item) { board.items[index].isPinned.toggle() }
                }
                if !item.isPinned {
                  Button("Delete", role: .destructive) { board.items.removeAll { $0.id == item.id } }
                }
              }
          }
        }
      }
    }
    let board = Board()
    let screen = show(Root(board: board), width: 300, height: 300)
    func menus() -> [HostContextMenuView] { screen.hosts(of: HostContextMenuView.self) }
    screen.assertShows("one", "two")
    XCTAssertTrue(menus()[1].chooseMenuItem("Pin"))
    screen.assertShows("one", "two *")
    XCTAssertFalse(menus()[1].chooseMenuItem("Delete"))
    XCTAssertTrue(menus()[1].chooseMenuItem("Unpin"))
    screen.assertShows("one", "two")
    XCTAssertTrue(menus()[0].chooseMenuItem("Delete"))
    screen.assertShows("two")
  }

  /// A menu with a picker and a switch in it, above what they order and filter.
  func testAMenuThatOrders() {
    struct Root: View {
      @Bindable var board: Board
      private var shown: [Item] {
        let items = board.items.filter { board.showsDone || !$0.isPinned }
        return board.sort == "name" ? items.sorted { $0.name < $1.name } : items.sorted { $0.id > $1.id }
      }
      var body: some View {
        VStack {
          Menu("by \(board.sort)") {
            Picker("Sort", selection: $board.sort) { ForEach(["name", "id"], id: \.self) { Text($0) } }
            Toggle("Pinned", isOn: $board.showsDone)
          }
          ForEach(shown) { Text($0.name) }
        }
      }
    }
    let board = Board()
    board.items.append(Item(id: 3, name: "a", isPinned: true))
    let screen = show(Root(board: board))
    screen.assertShows("by name", "a", "one", "two")
    XCTAssertTrue(button("by name", screen)?.chooseMenuItem("id") ?? false)
    screen.assertShows("by id", "a", "two", "one")
    XCTAssertTrue(button("by id", screen)?.chooseMenuItem("Pinned") ?? false)
    screen.assertShows("by id", "two", "one")
    board.sort = "name"
    board.showsDone = true
    screen.assertShows("by name", "a", "one", "two")
  }

  /// Undo and redo by snapshots, with buttons that know whether there is something to take back.
  func testUndoAndRedo() {
    struct Root: View {
      let board: Board
      var body: some View {
        VStack {
          ForEach(board.items) { Text($0.name) }
          Button("Add") { board.edit { $0.append(Item(id: $0.count + 1, name: "n\($0.count + 1)")) } }
          Button("Clear") { board.edit { $0 = [] } }
          Button("Undo") { board.undo() }.disabled(!board.canUndo)
          Button("Redo") { board.redo() }.disabled(!board.canRedo)
        }
      }
    }
    let board = Board()
    let screen = show(Root(board: board), width: 200, height: 400)
    func enabled() -> [Bool] { screen.hosts(of: HostButton.self).suffix(2).map(\.isEnabled) }
    XCTAssertEqual(enabled(), [false, false])
    screen.tap("Add")
    screen.tap("Clear")
    screen.assertShows("Add", "Clear", "Undo", "Redo")
    XCTAssertEqual(enabled(), [true, false])
    screen.tap("Undo")
    screen.assertShows("one", "two", "n3", "Add", "Clear", "Undo", "Redo")
    screen.tap("Undo")
    screen.assertShows("one", "two", "Add", "Clear", "Undo", "Redo")
    XCTAssertEqual(enabled(), [false, true])
    screen.tap("Redo")
    screen.assertShows("one", "two", "n3", "Add", "Clear", "Undo", "Redo")
    screen.tap("Add")
    screen.assertShows("one", "two", "n3", "n4", "Add", "Clear", "Undo", "Redo")
    XCTAssertEqual(enabled(), [true, false])
  }

  /// A handle that is dragged: a state of the gesture while it lasts, the model at its end.
  func testADraggedHandle() {
    struct Root: View {
      @Bindable var board: Board
      @GestureState private var distance = CGSize.zero
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .position(x: board.position.x + distance.width, y: board.position.y + distance.height)
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($distance) { value, state, _ in state = value.translation }
              .onEnded { value in
                board.position.x += value.translation.width
                board.position.y += value.translation.height
              })
      }
    }
    let board = Board()
    let screen = show(Root(board: board))
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 80, y: 60))
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(70, 50, 20, 20)])
    XCTAssertEqual(board.position, CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 100, y: 100))
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(90, 90, 20, 20)])
    screen.assertAgreesWithFresh()
    board.position = CGPoint(x: 10, y: 10)
    screen.settle()
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 20, 20)])
    screen.assertAgreesWithFresh()
  }

  /// A row that is tapped, pressed long, and has a button of its own.
  func testATapAPressAndAButton() {
    struct Root: View {
      let board: Board
      var body: some View {
        VStack {
          HStack {
            Text("row \(board.strokes.count)")
            Button("button") { board.strokes.append(3) }
          }
          .contentShape(Rectangle())
          .onTapGesture { board.strokes.append(1) }
          .onLongPressGesture(minimumDuration: 1) { board.strokes.append(2) }
        }
      }
    }
    let board = Board()
    let screen = show(Root(board: board))
    screen.tap("row 0")
    screen.tap("button")
    XCTAssertEqual(board.strokes, [1, 3])
    let frame = screen.frame("row 2")!
    let touch = screen.window.beginTouch(at: CGPoint(x: frame.midX, y: frame.midY))
    screen.pass(1.5)
    touch.end()
    screen.settle()
    XCTAssertEqual(board.strokes, [1, 3, 2])
    screen.assertShows("row 3", "button")
  }

  /// A cell that deletes itself from within its own action.
  func testARowThatDeletesItself() {
    struct Row: View {
      let item: Item
      let board: Board
      @State private var isAsking = false
      var body: some View {
        HStack {
          Text(item.name)
          if isAsking {
            Button("Really") { board.items.removeAll { $0.id == item.id } }
          } else {
            Button("Delete \(item.id)") { isAsking = true }
          }
        }
      }
    }
    struct Root: View {
      let board: Board
      var body: some View { VStack { ForEach(board.items) { Row(item: $0, board: board) } } }
    }
    let board = Board()
    let screen = show(Root(board: board))
    screen.tap("Delete 1")
    XCTAssertEqual(screen.shownTexts, ["one", "Really", "two", "Delete 2"])
    screen.tap("Really")
    screen.assertShows("two", "Delete 2")
    board.items.insert(Item(id: 1, name: "one"), at: 0)
    screen.assertShows("one", "Delete 1", "two", "Delete 2")
  }
}
