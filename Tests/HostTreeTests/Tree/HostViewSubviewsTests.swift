import Foundation
import HostTree
import XCTest

@MainActor
final class HostViewSubviewsTests: HostTreeTestCase {
  private func order(_ view: HostView) -> String {
    view.subviews.map { $0.accessibilityIdentifier ?? "?" }.joined(separator: " ")
  }

  func testAddingInsertingAndReordering() {
    let (a, b, c, d) = (HostView("a"), HostView("b"), HostView("c"), HostView("d"))
    let parent = HostView("parent", a, b)
    XCTAssertEqual(order(parent), "a b")
    parent.insertSubview(c, at: 0)
    XCTAssertEqual(order(parent), "c a b")
    parent.insertSubview(d, aboveSubview: a)
    XCTAssertEqual(order(parent), "c a d b")
    parent.insertSubview(c, belowSubview: b)
    XCTAssertEqual(order(parent), "a d c b")
    parent.bringSubviewToFront(a)
    XCTAssertEqual(order(parent), "d c b a")
    parent.sendSubviewToBack(b)
    XCTAssertEqual(order(parent), "b d c a")
    parent.addSubview(d)
    XCTAssertEqual(order(parent), "b c a d", "adding again brings to the front")
    parent.insertSubview(d, at: -3)
    XCTAssertEqual(order(parent), "d b c a", "an index below the range is the back")
    parent.insertSubview(d, at: 99)
    XCTAssertEqual(order(parent), "b c a d", "an index above the range is the front")
    assertInvariants(parent)
  }

  func testASiblingThatIsNoSubviewAndAStrangerToTheFront() {
    let stranger = HostView("stranger")
    let parent = HostView("parent", HostView("a"))
    parent.insertSubview(HostView("b"), aboveSubview: stranger)
    parent.insertSubview(HostView("c"), belowSubview: stranger)
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    XCTAssertEqual(order(parent), "a b c")
    XCTAssertNil(stranger.superview)
  }

  func testAViewHasOneSuperview() {
    let child = HostView("child")
    let first = HostView("first", child)
    let second = HostView("second")
    second.addSubview(child)
    XCTAssertEqual([order(first), order(second)], ["", "child"])
    XCTAssertTrue(child.superview === second)
    child.removeFromSuperview()
    child.removeFromSuperview()
    XCTAssertEqual(order(second), "")
    XCTAssertNil(child.superview)
  }

  func testDescendants() {
    let leaf = HostView("leaf")
    let root = HostView("root", HostView("branch", leaf))
    XCTAssertTrue(leaf.isDescendant(of: root))
    XCTAssertTrue(leaf.isDescendant(of: leaf))
    XCTAssertFalse(root.isDescendant(of: leaf))
  }

  func testAViewCannotContainItself() {
    let leaf = HostView("leaf")
    let root = HostView("root", HostView("branch", leaf))
    leaf.addSubview(root)
    root.insertSubview(root, at: 0)
    leaf.setSubviews([root])
    XCTAssertEqual(
      takeSentences(),
      [
        "HostView can't be added to HostView, which is inside it: a view can't contain itself. Nothing was changed.",
        "HostView can't be added to HostView, which is itself: a view can't contain itself. Nothing was changed.",
        "HostView can't be added to HostView, which is inside it: a view can't contain itself. Nothing was changed.",
      ])
    assertTree(
      root, options: .structure,
      """
      HostView #root
      └─ HostView #branch
         └─ HostView #leaf
      """)
    assertInvariants(root)
  }

  func testAWindowCannotBeASubview() {
    let view = HostView("view")
    let window = makeWindow()
    view.addSubview(window)
    XCTAssertEqual(
      takeSentences(), ["HostWindow can't be added to HostView: a window has no superview. Nothing was changed."])
    XCTAssertEqual(order(view), "")
  }

  func testHooksOfAddingAndRemoving() {
    let log = EventLog()
    let parent = Watched("parent", log)
    let child = Watched("child", log)
    parent.addSubview(child)
    XCTAssertEqual(
      log.take(), ["child willMove to parent", "parent didAdd child", "child didMove to parent"])
    child.removeFromSuperview()
    XCTAssertEqual(
      log.take(), ["child willMove to nil", "parent willRemove child", "child didMove to nil"])
  }

  func testHooksOfEnteringAndLeavingAWindow() {
    let log = EventLog()
    let parent = Watched("parent", log)
    parent.addSubview(Watched("child", log))
    _ = log.take()
    let window = makeWindow(parent)
    XCTAssertTrue(parent.subviews[0].window === window)
    XCTAssertEqual(
      log.take(),
      [
        "parent willMove to HostWindow", "parent willMove to window", "child willMove to window",
        "parent didMove to window", "child didMove to window", "parent didMove to HostWindow",
      ])
    parent.removeFromSuperview()
    XCTAssertEqual(
      log.take(),
      [
        "parent willMove to nil", "parent willMove to no window", "child willMove to no window",
        "parent didMove to no window", "child didMove to no window", "parent didMove to nil",
      ])
    XCTAssertNil(parent.subviews[0].window)
    window.settle()
  }

  func testMovingWithinAWindowDoesNotLeaveIt() {
    let log = EventLog()
    let (first, second, child) = (Watched("first", log), Watched("second", log), Watched("child", log))
    let window = makeWindow(first, second)
    first.addSubview(child)
    for move in [{ second.addSubview(child) }, { first.setSubviews([child]) }] {
      _ = log.take()
      move()
      let (from, to) = child.superview === second ? ("first", "second") : ("second", "first")
      XCTAssertEqual(
        log.take(),
        ["child willMove to \(to)", "\(from) willRemove child", "\(to) didAdd child", "child didMove to \(to)"])
      assertInvariants(window)
    }
  }

  func testSetSubviewsTellsOnlyThoseThatComeOrGo() {
    let log = EventLog()
    let views = ["a", "b", "c", "d"].map { Watched($0, log) }
    let parent = HostView("parent")
    parent.setSubviews(views)
    _ = log.take()
    parent.setSubviews([views[3], views[1], views[0]])
    XCTAssertEqual(log.take(), ["c willMove to nil", "c didMove to nil"])
    XCTAssertEqual(order(parent), "d b a")
    parent.setSubviews([views[3], views[1], views[0]])
    XCTAssertEqual(log.take(), [])
  }

  /// Random lists, half of them with repetitions, with views of other parents, against the plain meaning: each view
  /// once, in the order of the list.
  func testSetSubviewsAgainstAnOracle() {
    var random = Random(seed: 1)
    let window = makeWindow()
    let parents = (0..<3).map { HostView("p\($0)") }
    for parent in parents.dropLast() { window.addSubview(parent) }  // the last is outside of the window
    let cast = (0..<8).map { HostView("\($0)") }
    var expected: [[HostView]] = [[], [], []]
    for step in 0..<2_000 {
      let target = Int.random(in: 0..<3, using: &random)
      var list = Array(cast.shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random)))
      let repeated = step.isMultiple(of: 2) ? list.shuffled(using: &random).prefix(2) : []
      for view in repeated { list.insert(view, at: Int.random(in: 0...list.count, using: &random)) }
      parents[target].setSubviews(list)

      let result = parents[target].subviews
      var rest = list[...]
      for view in result {
        guard let place = rest.firstIndex(where: { $0 === view }) else {
          XCTFail("\(order(parents[target])) is not in the order of the list at step \(step)")
          break
        }
        rest = rest[(place + 1)...]
      }
      for index in expected.indices { expected[index].removeAll { view in list.contains { $0 === view } } }
      expected[target] = result
      XCTAssertEqual(Set(result.map(ObjectIdentifier.init)), Set(list.map(ObjectIdentifier.init)), "step \(step)")
      XCTAssertEqual(result.count, list.count - repeated.count, "each view once at step \(step)")
      let names = expected.map { $0.map { $0.accessibilityIdentifier ?? "" }.joined(separator: " ") }
      XCTAssertEqual(parents.map(order), names, "step \(step)")
      for (index, views) in expected.enumerated() {
        XCTAssertTrue(views.allSatisfy { $0.superview === parents[index] && $0.window === parents[index].window })
      }
      assertInvariants(window)
      assertInvariants(parents[2])
      if step % 7 == 0 { window.settle() }
    }
  }

  func testAHookMayRemoveTheViewThatMoves() {
    final class Stubborn: HostView {
      override func willMove(toSuperview newSuperview: HostView?) {
        if newSuperview == nil, let superview { superview.sendSubviewToBack(self) }
      }
    }
    let child = Stubborn()
    let parent = HostView("parent", HostView("a"), HostView("b"), child)
    child.removeFromSuperview()
    XCTAssertEqual(order(parent), "a b")
    assertInvariants(parent)
  }

  func testARemovedViewIsFreedAtOnceAndOneThatWaitedAtTheNextSettle() {
    let window = makeWindow()
    window.addSubview(HostView("a"))
    window.settle()
    let count = HostView.liveCount
    window.subviews[0].removeFromSuperview()
    XCTAssertEqual(HostView.liveCount, count - 1)
    window.addSubview(HostView("b"))
    window.subviews[0].removeFromSuperview()
    window.settle()
    XCTAssertEqual(HostView.liveCount, count - 1)
  }

  func testChildrenMayOutliveTheirSuperviewAndTheWindow() {
    let child = HostView("child")
    do {
      let window = makeWindow(HostView("parent", child))
      window.settle()
      XCTAssertTrue(child.window === window)
    }
    XCTAssertNil(child.superview)
    XCTAssertNil(child.window)
    child.setNeedsLayout()
    assertInvariants(child)
  }
}

/// Writes down what it is told.
private final class Watched: HostView {
  private let log: EventLog
  init(_ name: String, _ log: EventLog) {
    self.log = log
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }
  private func name(_ view: HostView?) -> String {
    view.map { $0.accessibilityIdentifier ?? "\(type(of: $0))" } ?? "nil"
  }
  private func note(_ what: String) { log.add("\(name(self)) \(what)") }
  override func didAddSubview(_ subview: HostView) { note("didAdd \(name(subview))") }
  override func willRemoveSubview(_ subview: HostView) { note("willRemove \(name(subview))") }
  override func willMove(toSuperview newSuperview: HostView?) { note("willMove to \(name(newSuperview))") }
  override func didMoveToSuperview() { note("didMove to \(name(superview))") }
  override func willMove(toWindow newWindow: HostWindow?) {
    note("willMove to \(newWindow == nil ? "no window" : "window")")
  }
  override func didMoveToWindow() { note("didMove to \(window == nil ? "no window" : "window")") }
}
