import Foundation
import HostTree
import Observation
import TestSupport
import ViewKernel
import XCTest

/// Things that are dragged from one place to another: boards, baskets, and orders that change under the finger.
@MainActor
final class DragIdiomsTests: HostTestCase {
  fileprivate struct Task: Identifiable, Hashable, Codable, Transferable {
    var id: Int
    var title: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.idiom-task"))
      ProxyRepresentation(exporting: \.title)
    }
  }

  @Observable
  fileprivate final class Board {
    var columns = [[Task(id: 1, title: "Tea"), Task(id: 2, title: "Bread")], [Task(id: 3, title: "Milk")]]
    var names = ["A", "B", "C", "D"]
    var dragged: String?
  }

  /// A board with columns between which cards are dragged.
  func testABoard() {
    struct Column: View {
      let board: Board
      let index: Int
      @State private var isTargeted = false

      var body: some View {
        VStack(spacing: 0) {
          Text("Column \(index)").frame(height: 40)
          ForEach(board.columns[index]) { task in
            Text(task.title).frame(width: 100, height: 40).draggable(task)
          }
          Spacer(minLength: 0)
        }
        .frame(width: 100)
        .background(isTargeted ? Color.yellow : Color.white)
        .dropDestination(for: Task.self) { tasks, _ in
          for task in tasks {
            for other in board.columns.indices { board.columns[other].removeAll { $0.id == task.id } }
          }
          withAnimation { board.columns[index] += tasks }
          return true
        } isTargeted: {
          isTargeted = $0
        }
      }
    }
    struct Root: View {
      let board: Board
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { Column(board: board, index: $0) }
        }
      }
    }
    let board = Board()
    let screen = show(Root(board: board))
    screen.drag("Tea", onto: "Column 1")
    screen.pass(1)
    XCTAssertEqual(board.columns.map { $0.map(\.id) }, [[2], [3, 1]])
    screen.assertShows("Column 0", "Bread", "Column 1", "Milk", "Tea")
    // Into the empty part of a column.
    let touch = screen.window.beginTouch(at: screen.frame("Milk").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 20, y: 180))
    touch.end()
    screen.settle()
    screen.pass(1)
    screen.assertShows("Column 0", "Bread", "Milk", "Column 1", "Tea")
    screen.drag("Milk", onto: "Bread")
    screen.pass(1)
    XCTAssertEqual(board.columns.map { $0.map(\.id) }, [[2, 3], [1]])
  }

  /// Tiles that make way for the one that is dragged.
  func testTilesThatMakeWay() {
    struct Reordering: DropDelegate {
      let name: String
      let board: Board

      func dropEntered(info: DropInfo) {
        guard let dragged = board.dragged, dragged != name, let from = board.names.firstIndex(of: dragged),
          let to = board.names.firstIndex(of: name)
        else { return }
        withAnimation { board.names.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to) }
      }

      func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }

      func performDrop(info: DropInfo) -> Bool {
        board.dragged = nil
        return true
      }
    }
    struct Tiles: View {
      let board: Board
      var body: some View {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
          ForEach(board.names, id: \.self) { name in
            Text(name).frame(width: 100, height: 50).opacity(board.dragged == name ? 0.5 : 1)
              .onDrag {
                board.dragged = name
                return NSItemProvider(object: name as NSString)
              }
              .onDrop(of: [.text], delegate: Reordering(name: name, board: board))
          }
        }
      }
    }
    let board = Board()
    let screen = show(Tiles(board: board))
    let touch = screen.window.beginTouch(at: screen.frame("A").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
    screen.advance(by: 0.5)
    for (name, order) in [("B", "BACD"), ("D", "BCDA")] {
      touch.move(to: screen.frame(name).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
      screen.settle()
      screen.pass(1)
      XCTAssertEqual(board.names.joined(), order)
    }
    XCTAssertEqual(board.dragged, "A")
    touch.end()
    screen.settle()
    XCTAssertNil(board.dragged)
    screen.assertShows("B", "C", "D", "A")
  }

  /// Rows of one list that are dragged into another.
  func testFromListToList() {
    struct Lists: View {
      let board: Board
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<2) { index in
            List {
              ForEach(board.columns[index]) { task in Text(task.title).draggable(task) }
                .dropDestination(for: Task.self) { tasks, offset in
                  for other in board.columns.indices where other != index {
                    board.columns[other].removeAll { tasks.contains($0) }
                  }
                  board.columns[index].insert(contentsOf: tasks, at: offset)
                }
            }
            .listStyle(.plain)
          }
        }
      }
    }
    let board = Board()
    let screen = show(Lists(board: board), width: 300, height: 300)
    screen.drag("Bread", onto: "Milk")
    screen.settle()
    XCTAssertEqual(board.columns.map { $0.map(\.id) }, [[1], [3, 2]])
    screen.assertShows("Tea", "Milk", "Bread")
  }
}
