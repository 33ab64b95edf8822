import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// The keys of modifiers for touches and pointers.
@MainActor
final class GestureKeysTests: KeyTestCase {
  private let text = Text("a")

  func testGestures() {
    check(.gesture) { [text] in text.onTapGesture {} }
    check(.gesture) { [text] in text.gesture(DragGesture()) }
    check(.onHover) { [text] in text.onHover { _ in } }
    check(.onKeyPress) { [text] in text.onKeyPress(.space) { .ignored } }
    check(.focusable) { [text] in text.focusable() }
    check(.draggable) { [text] in text.draggable("a") }
    check(.dropDestination) { [text] in text.dropDestination(for: String.self) { _, _ in } }
    check(.dragContainer) { [text] in text.dragContainer(for: URL.self, itemID: \.self) { $0 } }
    check(.onDragSessionUpdated) { [text] in text.onDragSessionUpdated { _ in } }
    check(.dropConfiguration) { [text] in text.dropConfiguration { _ in DropConfiguration(operation: .move) } }
    check(.onDropSessionUpdated) { [text] in text.onDropSessionUpdated { _ in } }
    check(.contextMenu) { [text] in text.contextMenu { Button("a") {} } }
    check(.allowsHitTesting) { [text] in text.allowsHitTesting(false) }
    check(.contentShape) { [text] in text.contentShape(Rectangle()) }
  }

  func testATapIsNotTakenForAPointer() {
    let log = EventLog()
    func add(_ name: String, _ host: HostGestureView) { log.add("\(name) \(host.gestureRecognizers?.count ?? 0)") }
    _ = Screen(
      Text("a").onTapGesture {}.onHover { _ in }
        .introspect(.gesture, .unique) { add("gesture", $0) }
        .introspect(.onHover, .unique) { add("onHover", $0) })
    XCTAssertEqual(log.take(), ["gesture 1", "onHover 0"])
  }
}
