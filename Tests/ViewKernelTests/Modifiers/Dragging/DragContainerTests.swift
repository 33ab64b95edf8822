import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Several views that are dragged together.
@MainActor
final class DragContainerTests: HostTestCase {
  private struct Fruit: Identifiable, Codable, Transferable {
    let id: String
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
  }

  private struct Page: View {
    var selection: [String] = []
    var formation = DragDropPreviewsFormation.default
    var configuration = DragConfiguration()
    var operation = DropOperation.copy
    var accepted: Int?
    let log: EventLog
    private let fruits = ["Fig", "Kiwi", "Lime"].map { Fruit(id: $0) }

    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) {
          ForEach(fruits) { fruit in
            Text(fruit.id).frame(width: 100, height: 50).draggable(containerItemID: fruit.id)
          }
        }
        .dragContainer(for: Fruit.self) { ids in
          log.add("drag \(ids)")
          return fruits.filter { ids.contains($0.id) && $0.id != "Kiwi" }
        }
        .dragContainerSelection(selection)
        .dragPreviewsFormation(formation)
        .dragConfiguration(configuration)
        .onDragSessionUpdated { log.add("\($0.phase) \($0.draggedItemIDs(for: String.self))") }
        Text("basket").frame(width: 100, height: 100)
          .dropDestination(for: Fruit.self) { items, session in
            log.add("take \(items.map(\.id)) \(session.phase) \(session.itemsCount)")
          }
          .dropConfiguration { _ in
            var configuration = DropConfiguration(operation: operation)
            configuration.acceptedItemCount = accepted
            return configuration
          }
      }
    }
  }

  /// Lifts what is at a height and drags it over the basket.
  private func drag<V: View>(_ y: CGFloat, in screen: Screen<V>) -> HostTouch {
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: y))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 50, y: y + 5))
    touch.move(to: CGPoint(x: 50, y: 200))
    screen.settle()
    return touch
  }

  private func showPage(_ page: Page) -> Screen<Page> { show(page, width: 100, height: 250) }

  private func preview<V: View>(_ screen: Screen<V>) -> String? { screen.window.subviews.last?.treeDescription() }

  func testTheSelectionIsDraggedTogether() {
    let log = EventLog()
    let screen = showPage(Page(selection: ["Fig", "Lime", "Fig"], log: log))
    let touch = drag(125, in: screen)
    XCTAssertEqual(screen.window.dragSession?.draggedItemIndex, 1)
    XCTAssertEqual(preview(screen), "HostDragPreviewView (0, 175, 100 x 50) inert items=2 operation=copy")
    touch.end()
    screen.settle()
    XCTAssertEqual(
      log.take(),
      [
        #"drag ["Fig", "Lime"]"#, #"initial ["Fig", "Lime"]"#, #"active ["Fig", "Lime"]"#,
        #"ending(copy) ["Fig", "Lime"]"#, #"take ["Fig", "Lime"] ended(copy) 2"#, #"ended(copy) ["Fig", "Lime"]"#,
        #"dataTransferCompleted ["Fig", "Lime"]"#,
      ])
  }

  func testWhatIsNotSelectedIsDraggedAlone() {
    let log = EventLog()
    let screen = showPage(Page(selection: ["Fig"], log: log))
    drag(125, in: screen).cancel()
    XCTAssertEqual(
      log.take(),
      [
        #"drag ["Lime"]"#, #"initial ["Lime"]"#, #"active ["Lime"]"#, #"ending(cancel) ["Lime"]"#,
        #"ended(cancel) ["Lime"]"#,
      ])
  }

  func testNoItemsBeginNoDrag() {
    let log = EventLog()
    let screen = showPage(Page(log: log))
    drag(75, in: screen).end()
    XCTAssertEqual(log.take(), [#"drag ["Kiwi"]"#])
  }

  func testWhatTheSourceDoesNotAllowIsForbidden() {
    let screen = showPage(Page(operation: .move, log: EventLog()))
    let touch = drag(25, in: screen)
    XCTAssertEqual(screen.window.dragSession?.operation, .forbidden)
    touch.end()
    let other = showPage(Page(configuration: DragConfiguration(allowMove: true), operation: .move, log: EventLog()))
    let last = drag(25, in: other)
    XCTAssertEqual(other.window.dragSession?.operation, .move)
    last.cancel()
  }

  func testADestinationMayTakeFewerItems() {
    let log = EventLog()
    let screen = showPage(Page(selection: ["Fig", "Lime"], accepted: 1, log: log))
    drag(25, in: screen).end()
    screen.settle()
    XCTAssertEqual(log.take().first { $0.hasPrefix("take") }, #"take ["Fig"] ended(copy) 2"#)
  }

  func testFormations() {
    for (formation, name) in [
      (DragDropPreviewsFormation.list, "list"), (.pile, "pile"), (.stack, "stack"), (.none, "none"),
    ] {
      let screen = showPage(Page(selection: ["Fig", "Lime"], formation: formation, log: EventLog()))
      let touch = drag(25, in: screen)
      XCTAssertEqual(
        preview(screen), "HostDragPreviewView (0, 175, 100 x 50) inert items=2 formation=\(name) operation=copy")
      XCTAssertEqual(
        HostSVGRenderer().svg(of: HostDrawing(of: screen.window), size: screen.window.bounds.size)
          .components(separatedBy: "Lime").count, 3, "once in its place, and once in the preview")
      touch.cancel()
    }
  }

  func testADestinationSetsAFormationOfItsOwn() {
    let screen = show(
      VStack(spacing: 0) {
        Text("a").frame(width: 100, height: 50).draggable("a").dragPreviewsFormation(.list)
        Text("b").frame(width: 100, height: 50).dropDestination(for: String.self) { _, _ in }
          .dropPreviewsFormation(.pile)
      }, width: 100, height: 100)
    let preview = { (screen.window.subviews.last as? HostDragPreviewView)?.formation }
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 25))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 50, y: 30))
    XCTAssertEqual(preview(), .list)
    touch.move(to: CGPoint(x: 50, y: 75))
    XCTAssertEqual(preview(), .pile)
    touch.move(to: CGPoint(x: 50, y: 25))
    XCTAssertEqual(preview(), .list)
    touch.end()
  }

  func testDraggableItemsBelongToTheContainerOfTheirTypeAndNamespace() {
    struct Names: View {
      @Namespace private var inner
      let log: EventLog
      private let fig = Fruit(id: "Fig")
      var body: some View {
        VStack(spacing: 0) {
          Group {
            Text("a").draggable(fig)
            Text("b").draggable { fig }
            Text("c").draggable(item: fig)
            Text("d").draggable(Fruit.self, id: \.id) { fig }
            Text("e").draggable(id: \.id, item: fig, containerNamespace: inner)
            Text("f").draggable("text")
            Text("g").draggable(containerItemID: 7)
          }
          .frame(width: 100, height: 20)
        }
        .dragContainer(for: Fruit.self, in: inner) { ids in
          log.add("inner \(ids)")
          return [fig]
        }
        .dragContainer(for: Fruit.self, itemID: \.id) { ids in
          log.add("outer \(ids)")
          return [fig]
        }
      }
    }
    let log = EventLog()
    let screen = show(Names(log: log), width: 100, height: 140)
    var counts: [Int] = []
    for row in 0..<7 {
      let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 10 + 20 * CGFloat(row)))
      screen.advance(by: 0.5)
      touch.move(to: CGPoint(x: 50, y: 5))
      counts.append(screen.window.dragSession?.items.count ?? 0)
      touch.end()
      screen.settle()
    }
    XCTAssertEqual(counts, [1, 1, 1, 1, 1, 1, 0])
    let outer = #"outer ["Fig"]"#
    XCTAssertEqual(log.take(), [outer, outer, outer, outer, #"inner ["Fig"]"#])
  }
}
