import HostTree
import XCTest

/// The order of effects that belong to views.
@MainActor
final class TreeOrderTests: HostTreeTestCase {
  /// ```
  /// window
  /// ├─ a
  /// │  ├─ a1
  /// │  └─ a2
  /// │     └─ a21
  /// ├─ b
  /// └─ c
  ///    └─ c1
  /// ```
  private func makeTree() -> (window: HostWindow, views: [HostView]) {
    let a21 = HostView("a21")
    let (a1, a2, c1) = (HostView("a1"), HostView("a2", a21), HostView("c1"))
    let (a, b, c) = (HostView("a", a1, a2), HostView("b"), HostView("c", c1))
    return (makeWindow(a, b, c), [a, a1, a2, a21, b, c, c1])
  }

  func testInsideOutAndFromBackToFrontInWhateverOrderTheyCame() {
    let (window, views) = makeTree()
    let log = EventLog()
    var random = Random(seed: 1)
    for _ in 0..<50 {
      let some = views.shuffled(using: &random).prefix(Int.random(in: 0...views.count, using: &random))
      for view in some {
        window.enqueueEffect(.early, of: view) { log.add(view.accessibilityIdentifier ?? "") }
      }
      window.settle()
      let order = ["a1", "a21", "a2", "a", "b", "c1", "c"]
      XCTAssertEqual(log.take(), order.filter { name in some.contains { $0.accessibilityIdentifier == name } })
    }
  }

  func testTheWindowItselfComesLastAndOneViewKeepsItsOwnOrder() {
    let (window, views) = makeTree()
    let log = EventLog()
    window.enqueueEffect(.early, of: window) { log.add("window") }
    window.enqueueEffect(.early, of: views[0]) { log.add("a, first") }
    window.enqueueEffect(.early, of: views[1]) { log.add("a1") }
    window.enqueueEffect(.early, of: views[0]) { log.add("a, second") }
    window.settle()
    XCTAssertEqual(log.take(), ["a1", "a, first", "a, second", "window"])
  }

  func testInTheirPhaseBeforeOthers() {
    let (window, views) = makeTree()
    let log = EventLog()
    window.enqueueEffect(.normal) { log.add("lifecycle") }
    window.enqueueEffect(.early) { log.add("introspection") }
    window.enqueueEffect(.normal, of: views[0]) { log.add("lifecycle of a") }
    window.enqueueEffect(.early, of: views[0]) { log.add("introspection of a") }
    window.settle()
    XCTAssertEqual(log.take(), ["introspection of a", "introspection", "lifecycle of a", "lifecycle"])
  }

  func testNotForAViewThatHasLeft() {
    let (window, views) = makeTree()
    let log = EventLog()
    window.enqueueEffect(.early, of: views[2]) { log.add("left before") }
    views[2].removeFromSuperview()
    window.enqueueEffect(.early, of: views[2]) { log.add("not in the window") }
    window.enqueueEffect(.early, of: views[1]) {
      log.add("a1 takes a away")
      views[0].removeFromSuperview()
    }
    window.enqueueEffect(.early, of: views[0]) { log.add("left meanwhile") }
    window.enqueueEffect(.early, of: views[4]) { log.add("b") }
    window.settle()
    XCTAssertEqual(log.take(), ["a1 takes a away", "b"])
  }
}
