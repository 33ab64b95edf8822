import Foundation
import HostTree
import XCTest

/// Drags that fingers begin, without views.
@MainActor
final class HostDragInteractionTests: HostTreeTestCase {
  private final class Delegate: HostDragInteractionDelegate, HostDropInteractionDelegate {
    let name: String
    let log: Log
    var text: String? = "Tea"
    var takes = true
    var operation = HostDropOperation.copy

    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

    func dragInteraction(_ interaction: HostDragInteraction, itemsForBeginning session: HostDragSession)
      -> [HostDragItem]
    {
      log.add("\(name) items")
      return text.map { [HostDragItem(itemProvider: NSItemProvider(object: $0 as NSString))] } ?? []
    }
    func dragInteraction(_ interaction: HostDragInteraction, sessionWillBegin session: HostDragSession) {
      log.add("\(name) begins")
    }
    func dragInteraction(
      _ interaction: HostDragInteraction, session: HostDragSession, didEndWith operation: HostDropOperation
    ) { log.add("\(name) ends: \(operation)") }

    func dropInteraction(_ interaction: HostDropInteraction, canHandle session: HostDropSession) -> Bool {
      log.add("\(name)?")
      return takes && session.canLoadObjects(ofClass: NSString.self)
    }
    func dropInteraction(_ interaction: HostDropInteraction, sessionDidEnter session: HostDropSession) {
      log.add("\(name) entered")
    }
    func dropInteraction(
      _ interaction: HostDropInteraction, sessionDidUpdate session: HostDropSession
    ) -> HostDropProposal { HostDropProposal(operation: operation) }
    func dropInteraction(_ interaction: HostDropInteraction, sessionDidExit session: HostDropSession) {
      log.add("\(name) exited")
    }
    func dropInteraction(_ interaction: HostDropInteraction, performDrop session: HostDropSession) {
      session.loadObjects(ofClass: NSString.self) { self.log.add("\(self.name) got \($0)") }
    }
    func dropInteraction(_ interaction: HostDropInteraction, sessionDidEnd session: HostDropSession) {
      log.add("\(name) over")
    }
  }

  private final class Log {
    private var words: [String] = []
    func add(_ word: String) { words.append(word) }
    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  /// A window with a view that is dragged at the top, and one that takes drops below, with another one inside.
  private struct Stage {
    let clock = HostManualClock()
    let window: HostWindow
    let source: HostView
    let outer: HostView
    let inner: HostView
    let log = Log()
    let from: Delegate
    let to: Delegate
    let inside: Delegate
    let drag: HostDragInteraction

    @MainActor init() {
      window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300), clock: clock)
      source = HostView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer = HostView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))
      inner = HostView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
      (from, to, inside) = (Delegate("source", log), Delegate("outer", log), Delegate("inner", log))
      drag = HostDragInteraction(delegate: from)
      source.addInteraction(drag)
      outer.addInteraction(HostDropInteraction(delegate: to))
      inner.addInteraction(HostDropInteraction(delegate: inside))
      window.addSubview(source)
      window.addSubview(outer)
      outer.addSubview(inner)
      window.makeKeyAndVisible()
      window.settle()
    }

    /// A touch on the source that has lifted it.
    @MainActor func lift() -> HostTouch {
      let touch = window.beginTouch(at: CGPoint(x: 50, y: 50))
      clock.advance(by: 0.5)
      window.settle()
      return touch
    }
  }

  func testAPressAndAMovementBeginADrag() {
    let stage = Stage()
    let touch = stage.lift()
    XCTAssertNil(stage.window.dragSession)
    touch.move(to: CGPoint(x: 50, y: 51))
    XCTAssertEqual(stage.log.take(), ["source items", "source begins"])
    stage.window.settle()
    assertTree(
      stage.window,
      """
      HostWindow (0, 0, 100 x 300)
      ├─ HostView (0, 0, 100 x 100)
      ├─ HostView (0, 100, 100 x 200)
      │  └─ HostView (0, 100, 100 x 100)
      └─ HostDragPreviewView (0, 1, 100 x 100) inert
      """)
    touch.move(to: CGPoint(x: 50, y: 150))
    XCTAssertEqual(stage.window.dragSession?.operation, .copy)
    XCTAssertEqual(stage.log.take(), ["outer?", "outer entered"])
    touch.move(to: CGPoint(x: 60, y: 160))
    XCTAssertEqual(stage.log.take(), [], "it is asked once")
    touch.move(to: CGPoint(x: 50, y: 250))
    XCTAssertEqual(stage.log.take(), ["inner?", "outer exited", "inner entered"])
    XCTAssertEqual(stage.window.dragSession?.location(in: stage.inner), CGPoint(x: 50, y: 50))
    XCTAssertTrue(touch.end())
    XCTAssertEqual(stage.log.take(), ["inner got [Tea]", "inner over", "source ends: copy"])
    XCTAssertNil(stage.window.dragSession)
    XCTAssertEqual(stage.window.subviews.count, 2)
  }

  func testADragThatNobodyTakes() {
    let stage = Stage()
    stage.to.takes = false
    stage.inside.operation = .forbidden
    let touch = stage.lift()
    touch.move(to: CGPoint(x: 50, y: 150))
    touch.move(to: CGPoint(x: 50, y: 250))
    XCTAssertEqual(stage.window.dragSession?.operation, .forbidden)
    touch.end()
    XCTAssertEqual(
      stage.log.take(),
      [
        "source items", "source begins", "outer?", "inner?", "inner entered", "inner exited", "inner over",
        "source ends: cancel",
      ])
    let other = stage.lift()
    other.move(to: CGPoint(x: 50, y: 150))
    other.cancel()
    XCTAssertEqual(stage.log.take(), ["source items", "source begins", "outer?", "source ends: cancel"])
    XCTAssertEqual(stage.window.subviews.count, 2)
  }

  func testTouchesThatBeginNoDrag() {
    let stage = Stage()
    // It moves before the view is lifted.
    let early = stage.window.beginTouch(at: CGPoint(x: 50, y: 50))
    early.move(to: CGPoint(x: 50, y: 70))
    stage.clock.advance(by: 1)
    early.move(to: CGPoint(x: 50, y: 150))
    XCTAssertNil(stage.window.dragSession)
    early.end()
    // It does not move.
    stage.lift().end()
    XCTAssertEqual(stage.log.take(), [])
    // There is nothing to drag.
    stage.from.text = nil
    let empty = stage.lift()
    empty.move(to: CGPoint(x: 50, y: 60))
    empty.end()
    XCTAssertEqual(stage.log.take(), ["source items"])
    stage.from.text = "Tea"
    stage.drag.isEnabled = false
    let disabled = stage.lift()
    disabled.move(to: CGPoint(x: 50, y: 60))
    disabled.end()
    stage.drag.isEnabled = true
    stage.source.removeInteraction(stage.drag)
    let removed = stage.lift()
    removed.move(to: CGPoint(x: 50, y: 60))
    removed.end()
    XCTAssertEqual(stage.log.take(), [])
    XCTAssertTrue(stage.source.interactions.isEmpty)
  }

  func testADragGoesOnWithoutItsView() {
    let stage = Stage()
    let touch = stage.lift()
    touch.move(to: CGPoint(x: 50, y: 150))
    stage.source.removeFromSuperview()
    stage.window.settle()
    touch.move(to: CGPoint(x: 50, y: 250))
    touch.end()
    XCTAssertEqual(stage.log.take().suffix(3), ["inner got [Tea]", "inner over", "source ends: copy"])
  }

  func testTheOnlyDragOfAWindow() {
    let stage = Stage()
    let first = stage.lift()
    first.move(to: CGPoint(x: 50, y: 60))
    let second = stage.lift()
    second.move(to: CGPoint(x: 50, y: 70))
    second.end()
    XCTAssertEqual(stage.log.take(), ["source items", "source begins"])
    first.end()
    XCTAssertEqual(stage.log.take(), ["source ends: cancel"])
  }

  func testOtherGesturesEndWhenTheDragBegins() {
    let stage = Stage()
    var words: [String] = []
    let pan = HostPanGestureRecognizer()
    pan.addAction { words.append("pan") }
    let press = HostLongPressGestureRecognizer()
    press.addAction { [unowned press] in words.append("press \(press.state)") }
    stage.source.addGestureRecognizer(pan)
    stage.source.addGestureRecognizer(press)
    let touch = stage.lift()
    touch.move(to: CGPoint(x: 50, y: 90))
    touch.move(to: CGPoint(x: 50, y: 150))
    touch.end()
    XCTAssertEqual(words, ["press began"])
    XCTAssertEqual(stage.log.take().last, "source ends: copy")
    XCTAssertEqual(press.state, .possible)
  }
}
