import Foundation
import HostTree
import Observation
import TestSupport
import ViewKernel
import XCTest

/// Drops between the rows of a list.
@MainActor
final class DynamicViewContentDroppingTests: HostTestCase {
  @Observable
  final class Model {
    var names = ["a", "b", "c"]
    var numbers = [1, 2]
    var isDisabled = false
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      List {
        Text("top")
        ForEach(model.names, id: \.self) { Text($0).draggable($0) }
          .dropDestination(for: String.self) { items, offset in model.names.insert(contentsOf: items, at: offset) }
        ForEach(model.numbers, id: \.self) { Text("\($0)") }
          .onInsert(of: [.url]) { offset, providers in
            for provider in providers {
              provider.loadObject(ofClass: URL.self) { url, _ in
                let number = Int(url?.lastPathComponent ?? "") ?? 0
                MainActor.assumeIsolated { model.numbers.insert(number, at: offset) }
              }
            }
          }
      }
      .listStyle(.plain).disabled(model.isDisabled)
    }
  }

  /// Drops something at a height of the row with a text, from 0 (its top) to 1.
  private func drop<Content: View>(
    _ object: any NSItemProviderWriting, on screen: Screen<Content>, _ row: String, _ height: CGFloat
  ) -> HostDropOperation? {
    guard let table = screen.hosts(of: HostTableView.self).first,
      let cell = table.visibleCells.first(where: { $0.readableTexts.contains(row) })
    else { return nil }
    let frame = cell.convert(cell.bounds, to: nil)
    let drag = screen.window.beginDrag(
      [HostDragItem(itemProvider: NSItemProvider(object: object))],
      at: CGPoint(x: 20, y: frame.minY + frame.height * height))
    screen.settle()
    defer { screen.settle() }
    return drag?.drop()
  }

  func testTextsAreInsertedBetweenRows() {
    let model = Model()
    let screen = show(Rows(model: model), width: 200, height: 600)
    XCTAssertEqual(drop("x" as NSString, on: screen, "b", 0.2), .copy)
    XCTAssertEqual(model.names, ["a", "x", "b", "c"])
    XCTAssertEqual(drop("y" as NSString, on: screen, "c", 0.8), .copy)
    XCTAssertEqual(model.names, ["a", "x", "b", "c", "y"])
    XCTAssertEqual(drop("z" as NSString, on: screen, "top", 0.8), .copy, "before the first row")
    XCTAssertEqual(drop("0" as NSString, on: screen, "top", 0.2), .cancel)
    XCTAssertEqual(drop("w" as NSString, on: screen, "1", 0.2), .copy, "behind the last row")
    XCTAssertEqual(model.names, ["z", "a", "x", "b", "c", "y", "w"])
    XCTAssertEqual(screen.texts, ["top", "z", "a", "x", "b", "c", "y", "w", "1", "2"])
  }

  func testEachPartTakesItsOwn() {
    let model = Model()
    let screen = show(Rows(model: model), width: 200, height: 600)
    XCTAssertEqual(drop(NSURL(string: "https://example.com/7")!, on: screen, "2", 0.2), .copy)
    XCTAssertEqual(model.numbers, [1, 7, 2])
    XCTAssertEqual(drop(NSURL(string: "https://example.com/8")!, on: screen, "a", 0.2), .cancel)
    XCTAssertEqual(drop("x" as NSString, on: screen, "2", 0.8), .cancel)
    model.isDisabled = true
    screen.settle()
    XCTAssertEqual(drop("x" as NSString, on: screen, "a", 0.8), .cancel)
    XCTAssertEqual(model.names, ["a", "b", "c"])
  }

  /// A line shows where a row would come.
  func testTheLine() {
    let model = Model()
    let screen = show(Rows(model: model), width: 200, height: 600)
    let touch = screen.window.beginTouch(at: screen.frame("a").map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero)
    screen.advance(by: 0.5)
    touch.move(to: screen.frame("c").map { CGPoint(x: $0.midX, y: $0.midY + 5) } ?? .zero)
    screen.settle()
    let before = HostSVGRenderer().svg(of: HostDrawing(of: screen.window), size: screen.window.bounds.size)
    touch.move(to: screen.frame("top").map { CGPoint(x: $0.midX, y: $0.minY) } ?? .zero)
    screen.settle()
    XCTAssertNotEqual(
      before, HostSVGRenderer().svg(of: HostDrawing(of: screen.window), size: screen.window.bounds.size))
    touch.move(to: screen.frame("c").map { CGPoint(x: $0.midX, y: $0.midY + 5) } ?? .zero)
    touch.end()
    screen.settle()
    XCTAssertEqual(model.names, ["a", "b", "c", "a"])
    XCTAssertEqual(takeSentences().count, 1, "two rows with one identity")
  }
}
