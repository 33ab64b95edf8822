import Foundation
import HostTree
import XCTest

/// Drags that come from outside of a window.
@MainActor
final class HostDragSessionTests: HostTreeTestCase {
  private func window() -> HostWindow {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100), clock: HostManualClock())
    window.makeKeyAndVisible()
    window.settle()
    return window
  }

  private var items: [HostDragItem] { [HostDragItem(itemProvider: NSItemProvider(object: "Tea" as NSString))] }

  func testItIsMovedAndDropped() {
    let window = window()
    var words: [String] = []
    let target = HostDropView(frame: CGRect(x: 0, y: 50, width: 100, height: 50))
    target.canHandle = { $0.hasItemsConforming(toTypeIdentifiers: ["public.text"]) }
    target.onEnter = { [unowned target] in words.append("entered \($0.location(in: target).y)") }
    target.onUpdate = { HostDropProposal(operation: $0.location(in: nil).x > 50 ? .move : .forbidden) }
    target.onExit = { _ in words.append("exited") }
    target.onDrop = { words.append("dropped \($0.items.count)") }
    window.addSubview(target)
    let drag = window.beginDrag(items, at: CGPoint(x: 10, y: 10))
    XCTAssertTrue(window.dragSession === drag)
    drag?.move(to: CGPoint(x: 10, y: 60))
    XCTAssertEqual(drag?.operation, .forbidden)
    drag?.move(to: CGPoint(x: 60, y: 60))
    XCTAssertEqual(drag?.drop(), .move)
    XCTAssertEqual(drag?.drop(), .cancel, "it is over")
    drag?.move(to: .zero)
    drag?.cancel()
    XCTAssertEqual(drag?.isOver, true)
    XCTAssertEqual(words, ["entered 10.0", "dropped 1"])
  }

  func testWhatCoversAViewKeepsDragsFromIt() {
    let window = window()
    let target = HostDropView(frame: window.bounds)
    target.canHandle = { _ in true }
    window.addSubview(target)
    let cover = HostView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.addSubview(cover)
    let drag = window.beginDrag(items, at: CGPoint(x: 10, y: 10))
    XCTAssertEqual(drag?.operation, .cancel)
    drag?.move(to: CGPoint(x: 10, y: 60))
    XCTAssertEqual(drag?.operation, .copy)
    target.isDropEnabled = false
    drag?.move(to: CGPoint(x: 10, y: 70))
    XCTAssertEqual(drag?.operation, .cancel)
    drag?.cancel()
  }

  func testAPreviewOfOnesOwn() {
    let window = window()
    let label = HostLabel()
    label.text = "Tea"
    let drag = window.beginDrag(items, at: CGPoint(x: 50, y: 50), preview: label)
    window.settle()
    assertTree(
      window,
      """
      HostWindow (0, 0, 100 x 100)
      └─ HostDragPreviewView (35, 40, 30 x 20) inert
         └─ HostLabel "Tea" (0, 0, 30 x 20)
      """)
    drag?.move(to: CGPoint(x: 60, y: 50))
    window.settle()
    XCTAssertEqual(label.superview?.frame.midX, 60)
    XCTAssertNil(window.hitTest(CGPoint(x: 60, y: 50), with: nil) as? HostLabel, "touches go through it")
    drag?.drop()
    XCTAssertEqual(window.subviews.count, 0)
  }

  func testBadPlaces() {
    let window = window()
    XCTAssertNil(window.beginDrag(items, at: CGPoint(x: CGFloat.nan, y: 0)))
    XCTAssertNil(window.beginDrag([], at: .zero))
    let drag = window.beginDrag(items, at: .zero)
    XCTAssertNil(window.beginDrag(items, at: .zero))
    drag?.move(to: CGPoint(x: 0, y: CGFloat.infinity))
    XCTAssertEqual(drag?.location(in: nil), .zero)
    drag?.cancel()
    XCTAssertEqual(
      takeSentences(),
      [
        "A drag can't begin at (nan, 0.0): a place has two finite numbers.",
        "A drag can't move to (0.0, inf): a place has two finite numbers. It stays.",
      ])
  }

  func testAWindowThatGoes() {
    var window: HostWindow? = window()
    let drag = window?.beginDrag(items, at: .zero)
    window = nil
    drag?.move(to: CGPoint(x: 5, y: 5))
    XCTAssertEqual(drag?.drop(), .cancel)
  }
}
