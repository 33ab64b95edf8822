import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Rows that a finger moves.
@MainActor
final class HostTableViewMovingTests: HostTestCase {
  private struct Rows: View {
    @State private var names = ["a", "b", "c", "d"]
    @State var mode = EditMode.inactive
    var isDisabled = false
    var body: some View {
      List {
        Text("top")
        ForEach(names, id: \.self) { Text($0).moveDisabled($0 == "d") }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text("end")
      }
      .listStyle(.plain).environment(\.editMode, $mode).disabled(isDisabled)
    }
  }

  /// The middle of a row.
  private func middle<V: View>(_ row: Int, of screen: Screen<V>) -> CGFloat {
    screen.table.rectForRow(at: IndexPath(row: row, section: 0)).midY - screen.table.contentOffset.y
  }

  func testALongPressLiftsARow() {
    let screen = show(Rows(), width: 200, height: 400)
    let touch = screen.window.beginTouch(at: CGPoint(x: 20, y: middle(1, of: screen)))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 20, y: middle(2, of: screen) + 10))
    screen.settle()
    let drag = screen.window.dragSession
    XCTAssertEqual(drag?.operation, .move)
    XCTAssertEqual((screen.window.subviews.last as? HostDragPreviewView)?.frame.size, CGSize(width: 200, height: 44))
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.texts, ["top", "b", "a", "c", "d", "end"])
  }

  func testAMoveStaysAmongTheRowsOfItsForEach() {
    let screen = show(Rows(), width: 200, height: 400)
    let touch = screen.window.beginTouch(at: CGPoint(x: 20, y: middle(2, of: screen)))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 20, y: 2))
    screen.settle()
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.texts, ["top", "b", "a", "c", "d", "end"])
  }

  func testRowsThatStay() {
    let screen = show(Rows(), width: 200, height: 400)
    for row in [0, 4, 5] {
      let touch = screen.window.beginTouch(at: CGPoint(x: 20, y: middle(row, of: screen)))
      screen.advance(by: 0.5)
      touch.move(to: CGPoint(x: 20, y: middle(1, of: screen)))
      XCTAssertNil(screen.window.dragSession)
      touch.end()
    }
    let touch = screen.window.beginTouch(at: CGPoint(x: 20, y: middle(1, of: screen)))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 20, y: middle(1, of: screen) + 5))
    XCTAssertEqual(screen.window.dragSession?.operation, .cancel)
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.texts, ["top", "a", "b", "c", "d", "end"])
  }

  func testADisabledListKeepsItsRows() {
    let screen = show(Rows(isDisabled: true), width: 200, height: 400)
    let touch = screen.window.beginTouch(at: CGPoint(x: 20, y: middle(1, of: screen)))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 20, y: middle(3, of: screen)))
    XCTAssertNil(screen.window.dragSession)
    touch.end()
  }

  func testTheReorderControlLiftsAtOnce() {
    let screen = show(Rows(mode: .active), width: 200, height: 400)
    let touch = screen.window.beginTouch(at: CGPoint(x: 175, y: middle(1, of: screen)))
    touch.move(to: CGPoint(x: 175, y: middle(3, of: screen) + 10))
    screen.settle()
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.texts, ["top", "b", "c", "a", "d", "end"])
  }

  func testARowIsMovedBeyondTheViewport() {
    struct Long: View {
      @State private var numbers = Array(0..<50)
      let log: EventLog
      var body: some View {
        List {
          ForEach(numbers, id: \.self) { Text("\($0)") }
            .onMove {
              numbers.move(fromOffsets: $0, toOffset: $1)
              log.add("\($0.first ?? -1) to \($1)")
            }
        }
        .listStyle(.plain)
      }
    }
    let log = EventLog()
    let screen = show(Long(log: log), width: 200, height: 220)
    let touch = screen.window.beginTouch(at: CGPoint(x: 20, y: 22))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 20, y: 219))
    for _ in 0..<20 { screen.advance(by: 0.1) }
    XCTAssertGreaterThan(screen.table.contentOffset.y, 1000)
    screen.advance(by: 10)
    touch.end()
    screen.settle()
    XCTAssertEqual(log.take(), ["0 to 50"])
  }
}
