import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Drags as destinations see them.
@MainActor
final class DropSessionTests: HostTestCase {
  private struct Target: View {
    var isEnabled = true
    let log: EventLog

    var body: some View {
      VStack(spacing: 0) {
        Text("a").frame(width: 100, height: 50).draggable("a")
        Text("b").frame(width: 100, height: 100)
          .dropDestination(for: String.self, isEnabled: isEnabled) { items, session in
            log.add("\(items) at \(session.location.y) of \(session.size.height)")
          }
          .onDropSessionUpdated { session in
            let origin = session.localSession == nil ? "outside" : "inside"
            log.add("\(session.phase) \(origin) \(session.suggestedOperations.contains(.move))")
          }
      }
    }
  }

  func testADropIsFollowed() {
    let log = EventLog()
    let screen = show(Target(log: log), width: 100, height: 150)
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 25))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: 50, y: 30))
    touch.move(to: CGPoint(x: 50, y: 80))
    touch.move(to: CGPoint(x: 50, y: 100))
    touch.end()
    XCTAssertEqual(
      log.take(),
      [
        "entering inside true", "active inside true", #"["a"] at 50.0 of 100.0"#, "ended(copy) inside true",
        "dataTransferCompleted inside true",
      ])
  }

  func testADragFromOutsideThatLeaves() {
    let log = EventLog()
    let screen = show(Target(log: log), width: 100, height: 150)
    let item = HostDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
    let drag = screen.window.beginDrag([item], at: CGPoint(x: 50, y: 100))
    drag?.move(to: CGPoint(x: 50, y: 110))
    drag?.move(to: CGPoint(x: 50, y: 20))
    drag?.cancel()
    XCTAssertEqual(log.take(), ["entering outside true", "active outside true", "exiting outside true"])
  }

  func testADisabledDestinationNoticesNothing() {
    let log = EventLog()
    let screen = show(Target(isEnabled: false, log: log), width: 100, height: 150)
    let item = HostDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
    let drag = screen.window.beginDrag([item], at: CGPoint(x: 50, y: 100))
    XCTAssertEqual(drag?.drop(), .cancel)
    XCTAssertEqual(log.take(), [])
  }

  func testSessionsAreToldApart() {
    var ids: [DropSession.ID] = []
    let target = Color.red.dropDestination(for: String.self) { _, session in ids.append(session.id) }
    let screen = show(target, width: 100, height: 100)
    let item = HostDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
    let drags = (0..<2).map { _ in
      let drag = screen.window.beginDrag([item], at: CGPoint(x: 50, y: 50))
      drag?.drop()
      return drag
    }
    XCTAssertEqual(Set(ids).count, 2)
    XCTAssertEqual(
      ids.map { id in drags.map { $0.map { id.matches($0.dropSession) } } }, [[true, false], [false, true]])
  }

  func testAProposalForDragsFromOutside() {
    struct Chooser: DropDelegate {
      func performDrop(info: DropInfo) -> Bool { true }
      func dropUpdated(info: DropInfo) -> DropProposal? {
        DropProposal(withinApplication: .move, outsideApplication: .copy)
      }
    }
    let screen = show(
      Text("b").frame(width: 100, height: 100).onDrop(of: [.text], delegate: Chooser()), width: 100, height: 100)
    let item = HostDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
    let drag = screen.window.beginDrag([item], at: CGPoint(x: 50, y: 50))
    XCTAssertEqual(drag?.operation, .copy)
    drag?.cancel()
  }

  func testOperationsAreASet() {
    let operations: DropOperation.Set = [.copy, .delete]
    XCTAssertEqual(operations.contains(.delete), true)
    XCTAssertEqual(operations.contains(.alias), false)
    XCTAssertEqual(operations.rawValue, 36)
  }
}
