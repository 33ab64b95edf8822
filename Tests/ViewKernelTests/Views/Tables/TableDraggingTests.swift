import Foundation
import HostTree
import ViewKernel
import XCTest

private struct Dish: Identifiable {
  let id: String
}

@MainActor
final class TableDraggingTests: HostTestCase {
  private let dishes = [Dish(id: "Soup"), Dish(id: "Cake")]

  func testARowIsDraggedOntoAnother() {
    let log = EventLog()
    let screen = show(
      Table(of: Dish.self) {
        TableColumn("Dish") { Text($0.id) }
      } rows: {
        ForEach(dishes) { dish in
          TableRow(dish).draggable(dish.id)
            .dropDestination(for: String.self) { log.add("\($0.joined()) on \(dish.id)") }
        }
      }, width: 800, height: 500)
    let touch = screen.window.beginTouch(at: CGPoint(x: 40, y: 57))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 40, y: 70))
    touch.move(to: CGPoint(x: 40, y: 101))
    screen.settle()
    touch.end()
    screen.settle()
    XCTAssertEqual(log.take(), ["Soup on Cake"])
  }

  func testValuesAreDroppedBetweenRows() throws {
    let log = EventLog()
    let screen = show(
      Table(of: Dish.self) {
        TableColumn("Dish") { Text($0.id) }
      } rows: {
        ForEach(dishes) { TableRow($0) }.dropDestination(for: String.self) { log.add("\($1.joined()) at \($0)") }
        ForEach(dishes) { dish in TableRow(dish).contextMenu { Button("Menu") {} } }
          .onInsert(of: [.url]) { log.add("\($1.count) at \($0)") }
      }, width: 800, height: 500)
    func drop(_ object: any NSItemProviderWriting, at height: CGFloat) {
      let item = HostDragItem(itemProvider: NSItemProvider(object: object))
      _ = screen.window.beginDrag([item], at: CGPoint(x: 40, y: height))?.drop()
      screen.settle()
    }
    // Below the titles (35 points), each row has 44 points.
    drop("Tea" as NSString, at: 35 + 44 + 2)
    drop("Pie" as NSString, at: 35 + 88 - 2)
    drop(try XCTUnwrap(NSURL(string: "https://example.com")), at: 35 + 88 + 44 - 2)
    drop("not taken" as NSString, at: 35 + 88 + 44 + 2)
    XCTAssertEqual(log.take(), ["Tea at 1", "Pie at 2", "1 at 1"])
  }

  func testAProviderOfARow() {
    let screen = show(
      Table(of: Dish.self) {
        TableColumn("Dish") { Text($0.id) }
      } rows: {
        TableRow(dishes[0]).itemProvider { NSItemProvider(object: "soup" as NSString) }
        TableRow(dishes[1]).itemProvider(nil)
      }, width: 800, height: 500)
    XCTAssertEqual(screen.hosts(of: HostDragView.self).count, 2)
  }
}
