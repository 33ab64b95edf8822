import Foundation
import HostTree
import XCTest

@MainActor
final class HostWindowSettleTests: HostTreeTestCase {
  func testThePassesComeInOrder() {
    let log = EventLog()
    let controller = Controller(log)
    let window = makeWindow()
    window.rootViewController = controller
    controller.view.setNeedsUpdateProperties()
    window.enqueueEffect { log.add("effect") }
    window.enqueueCommit { log.add("commit") }
    window.settle()
    XCTAssertEqual(log.take(), ["update", "layout", "appear", "commit", "effect"])
    XCTAssertFalse(window.needsSettle)
    window.settle()
    XCTAssertEqual(log.take(), [], "nothing waits")
    assertInvariants(window)
  }

  func testEffectsSeeATreeAtRest() {
    let log = EventLog()
    let view = Worker("view", log)
    let window = makeWindow(view)
    view.onUpdate = { [unowned view] in view.setNeedsLayout() }
    view.onLayout = { [unowned view, unowned window] in
      view.onLayout = nil
      view.setNeedsUpdateProperties()
      window.enqueueCommit { view.setNeedsLayout() }
      window.enqueueEffect { log.add("effect") }
    }
    window.settle()
    XCTAssertEqual(log.take(), ["view layout", "view update", "view layout", "effect"])
  }

  func testEffectsRunByPhaseThenInOrder() {
    let log = EventLog()
    let window = makeWindow()
    for phase in HostEffectPhase.allCases.reversed() {
      for number in 1...2 { window.enqueueEffect(phase) { log.add("\(phase) \(number)") } }
    }
    window.enqueueEffect(.early) { [unowned window] in
      log.add("early 3")
      window.enqueueEffect(.early) { log.add("of the next round") }
    }
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "first 2", "first 1", "early 1", "early 2", "early 3", "normal 1",
        "normal 2", "late 1", "late 2", "last 1", "last 2", "completion 1", "completion 2",
        "of the next round", "atRest 1", "atRest 2",
      ])
  }

  func testOneUpdateForManyRequestsAndOthersFollowInTheSamePass() {
    let log = EventLog()
    let (first, second) = (Worker("first", log), Worker("second", log))
    let window = makeWindow(first, second)
    window.settle()
    _ = log.take()
    first.onUpdate = { second.setNeedsUpdateProperties() }
    first.setNeedsUpdateProperties()
    first.setNeedsUpdateProperties()
    window.settle()
    XCTAssertEqual(log.take(), ["first update", "second update"])
  }

  func testUpdatesGoFromTheOutsideInWhateverTheOrderOfRequests() {
    let log = EventLog()
    let names = ["a", "a1", "a11", "a2", "b", "b1"]
    let workers = Dictionary(uniqueKeysWithValues: names.map { ($0, Worker($0, log)) })
    // Each is inside of the one whose name is a character shorter.
    for name in names { workers[String(name.dropLast())]?.addSubview(workers[name]!) }
    let window = makeWindow(workers["a"]!, workers["b"]!)
    window.settle()
    _ = log.take()
    var random = Random(seed: 1)
    for _ in 0..<50 {
      let asking = names.shuffled(using: &random).prefix(Int.random(in: 0...names.count, using: &random))
      for name in asking { workers[name]?.setNeedsUpdateProperties() }
      window.settle()
      XCTAssertEqual(log.take(), names.filter { asking.contains($0) }.map { "\($0) update" })
    }
    assertInvariants(window)
  }

  func testLayoutGoesFromTheTopDownAndOnlyWhereNeeded() {
    let log = EventLog()
    let (leaf, branch, other) = (Worker("leaf", log), Worker("branch", log), Worker("other", log))
    branch.addSubview(leaf)
    let window = makeWindow(branch, other)
    window.settle()
    _ = log.take()
    leaf.setNeedsLayout()
    branch.setNeedsLayout()
    branch.setNeedsLayout()
    window.settle()
    XCTAssertEqual(log.take(), ["branch layout", "leaf layout"])
  }

  func testAViewThatLeavesTakesItsWorkAlong() {
    let log = EventLog()
    let view = Worker("view", log)
    let window = makeWindow(view)
    view.setNeedsUpdateProperties()
    view.removeFromSuperview()
    window.settle()
    XCTAssertEqual(log.take(), [])
    window.addSubview(view)
    window.settle()
    XCTAssertEqual(log.take(), ["view update", "view layout"])
    assertInvariants(window)
  }

  func testASizeThatChangedWhileLeavingIsAskedForAgain() {
    let log = EventLog()
    let leaf = Worker("leaf", log)
    let box = Box()
    box.addSubview(leaf)
    leaf.wants = 10
    let window = makeWindow(box)
    XCTAssertEqual(box.sizeThatFits(.unspecified).width, 10)
    window.settle()
    leaf.wants = 20
    leaf.invalidateIntrinsicContentSize()
    box.removeFromSuperview()
    XCTAssertEqual(box.sizeThatFits(.unspecified).width, 20)
    window.addSubview(box)
    window.settle()
    XCTAssertEqual(box.sizeThatFits(.unspecified).width, 20)
    assertInvariants(window)
  }

  func testAnOutsideLoopIsToldOnceForEachNeed() {
    let window = makeWindow(HostView("view"))
    var calls = 0
    window.onNeedsSettle = { calls += 1 }
    XCTAssertEqual(calls, 1, "something waited already")
    window.setNeedsLayout()
    XCTAssertEqual(calls, 1)
    window.settle()
    XCTAssertEqual(calls, 1)
    window.subviews[0].setNeedsLayout()
    window.subviews[0].frame.size.width = 3
    window.enqueueEffect { window.setNeedsLayout() }
    XCTAssertEqual(calls, 2)
    window.settle()
    XCTAssertEqual(calls, 2, "what an effect asks for is done by the same settle")
    XCTAssertFalse(window.needsSettle)
    window.onNeedsSettle = nil
  }

  func testSettlingWhileSettlingIsReported() {
    let window = makeWindow()
    window.enqueueEffect { window.settle() }
    window.settle()
    XCTAssertEqual(
      takeSentences(),
      ["settle() was called while settling: what changed is taken up by the same settle(); remove the call."])
  }

  func testSettleGivesUpOnViewsThatNeverRest() {
    let log = EventLog()
    let views = ["update", "layout", "size"].map { Worker($0, log) }
    let window = makeWindow(views[0], views[1])
    window.addSubview(views[2])
    views[0].onUpdate = { [unowned view = views[0]] in view.setNeedsUpdateProperties() }
    views[0].setNeedsUpdateProperties()
    var effects = 0
    window.enqueueEffect { effects += 1 }
    window.settle()
    let start = "settle() gave up after 32 rounds because the views never came to rest; "
    XCTAssertEqual(takeSentences(), [start + "these kept asking: Worker."])
    XCTAssertEqual(effects, 1, "effects run all the same")
    XCTAssertTrue(window.needsSettle, "what is left waits for the next call")

    views[0].onUpdate = nil
    views[1].names = ["the clock in the corner", "the ticker"]
    views[1].onLayout = { [unowned view = views[1]] in view.setNeedsLayout() }
    views[1].setNeedsLayout()
    window.settle()
    XCTAssertEqual(takeSentences(), [start + "these kept asking: the clock in the corner, the ticker."])

    views[1].onLayout = { [unowned view = views[1]] in view.superview?.frame.size.width += 1 }
    views[1].setNeedsLayout()
    window.settle()
    XCTAssertEqual(takeSentences(), [], "a parent's layout does not ask a child that keeps its size")

    window.rootViewController = Growing()
    window.settle()
    XCTAssertEqual(takeSentences(), [start + "these kept asking: HostWindow."])
    window.rootViewController = nil
    window.settle()

    var goesOn = true
    func again() { window.enqueueEffect { if goesOn { again() } } }
    again()
    window.settle()
    XCTAssertEqual(takeSentences(), [start + "an effect keeps queueing effects."])
    goesOn = false
    window.settle()
  }

  func testLayoutIfNeededWithinLayoutLaysOutWhatWasPlaced() {
    let log = EventLog()
    let (outer, inner) = (Worker("outer", log), Worker("inner", log))
    outer.addSubview(inner)
    outer.onLayout = { [unowned outer] in
      inner.frame.size = CGSize(width: 9, height: 9)
      outer.layoutIfNeeded()
      log.add("outer goes on")
    }
    let window = makeWindow(outer)
    window.settle()
    XCTAssertEqual(log.take(), ["outer layout", "inner layout", "outer goes on"])
    outer.onLayout = nil
  }

  func testLayoutIfNeededOutsideOfAWindow() {
    let log = EventLog()
    let (outer, inner) = (Worker("outer", log), Worker("inner", log))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    XCTAssertEqual(log.take(), ["outer layout", "inner layout"])
  }

  func testTwoThousandLevels() {
    let root = Box()
    var last: HostView = root
    for _ in 1..<2_000 {
      let next = Box()
      last.addSubview(next)
      last = next
    }
    let leaf = HostView("leaf")
    last.addSubview(leaf)
    let window = makeWindow(root)
    window.settle()
    root.removeFromSuperview()
    window.addSubview(root)
    window.settle()
    leaf.invalidateIntrinsicContentSize()
    window.settle()
    assertInvariants(window)
  }
}

/// Writes down its passes, and does what a test asks for in them.
private final class Worker: HostView {
  private let log: EventLog
  var onUpdate: (() -> Void)?
  var onLayout: (() -> Void)?
  var names: [String] = []
  var wants = 0.0
  init(_ name: String, _ log: EventLog) {
    self.log = log
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }
  override func updateProperties() {
    log.add("\(accessibilityIdentifier ?? "") update")
    onUpdate?()
  }
  override func layoutSubviews() {
    log.add("\(accessibilityIdentifier ?? "") layout")
    onLayout?()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: wants, height: 1) }
  override var pendingWork: [String] { names }
}

/// As large as its first subview, which it places in its corner.
private final class Box: HostView {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }
  override func layoutSubviews() {
    for view in subviews { view.place(at: .zero, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Its view makes the window wider with each layout.
private final class Growing: HostViewController {
  override func viewDidLayoutSubviews() { view.window?.frame.size.width += 1 }
}

private final class Controller: HostViewController {
  let log: EventLog
  init(_ log: EventLog) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  override func loadView() {
    final class View: HostView {
      weak var controller: Controller?
      override func updateProperties() { controller?.log.add("update") }
    }
    let view = View()
    self.view = view
    view.controller = self
  }
  override func viewDidLayoutSubviews() { log.add("layout") }
  override func viewDidAppear(_ animated: Bool) { log.add("appear") }
}
