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
