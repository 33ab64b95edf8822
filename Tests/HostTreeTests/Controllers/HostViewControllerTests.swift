import Foundation
import HostTree
import XCTest

@MainActor
final class HostViewControllerTests: HostTreeTestCase {
  private let log = EventLog()

  /// A controller that has loaded its view, with children in it.
  private func controller(_ name: String, _ children: Watched...) -> Watched {
    let controller = Watched(name, log)
    controller.loadViewIfNeeded()
    for child in children { controller.embed(child) }
    _ = log.take()
    return controller
  }

  // MARK: The view

  func testTheFirstReaderLoadsTheView() {
    let controller = Watched("a", log)
    XCTAssertNil(controller.viewIfLoaded)
    XCTAssertFalse(controller.isViewLoaded)
    let view = controller.view!
    controller.loadViewIfNeeded()
    XCTAssertEqual(log.take(), ["a loadView", "a viewDidLoad"])
    XCTAssertTrue(controller.viewIfLoaded === view)
  }

  func testAViewThatIsGivenUpIsLoadedAnew() {
    let controller = Watched("a", log)
    let view = controller.view!
    controller.view = nil
    XCTAssertFalse(controller.isViewLoaded)
    XCTAssertNil(view.next)
    XCTAssertFalse(controller.view === view)
    XCTAssertEqual(log.take(), ["a loadView", "a viewDidLoad", "a loadView", "a viewDidLoad"])
  }

  func testALoadViewThatSetsNoView() {
    final class Empty: HostViewController { override func loadView() {} }
    final class Early: HostViewController { override func loadView() { view.tag = 1 } }
    XCTAssertTrue(type(of: Empty().view!) == HostView.self)
    XCTAssertEqual(Early().view.tag, 1)
    XCTAssertEqual(
      takeSentences(),
      [
        "Empty.loadView() set no view: a plain view is used. Set `view` in it.",
        "Early reads its view in loadView() before it has set one: a plain view is used. Set `view` first.",
      ])
  }

  func testAViewBelongsToOneController() {
    let (first, second) = (HostViewController(), HostViewController())
    let view = first.view!
    second.view = view
    XCTAssertEqual(
      takeSentences(),
      [
        "HostViewController was given the view of HostViewController, which has none now: "
          + "a view belongs to one controller. Make a view for each."
      ])
    XCTAssertFalse(first.isViewLoaded)
    XCTAssertTrue(view.next === second)
    assertInvariants(view)
  }

  func testTheResponderChainPassesThroughTheController() {
    let child = controller("child")
    let parent = controller("parent", child)
    let window = makeWindow()
    window.rootViewController = parent
    var chain: [String] = []
    var responder: HostResponder? = child.view
    while let current = responder {
      chain.append((current as? Watched)?.name ?? "\(type(of: current))")
      responder = current.next
    }
    XCTAssertEqual(chain, ["HostView", "child", "HostView", "parent", "HostWindow"])
    window.settle()
  }

  func testTheViewForgetsAControllerThatIsGone() {
    let view = HostView("view")
    do {
      let controller = HostViewController()
      controller.view = view
      XCTAssertTrue(view.next === controller)
    }
    XCTAssertNil(view.next)
  }

  // MARK: Children

  func testAddingAndRemovingAChild() {
    let (parent, child) = (Watched("parent", log), Watched("child", log))
    parent.addChild(child)
    XCTAssertEqual(log.take(), ["child willMove to parent"])
    child.didMove(toParent: parent)
    XCTAssertEqual(log.take(), ["child didMove to parent"])
    XCTAssertTrue(child.parent === parent)
    parent.addChild(child)
    XCTAssertEqual(log.take(), [], "it is a child already")
    let other = Watched("other", log)
    other.addChild(child)
    XCTAssertEqual(log.take(), ["child didMove to nil", "child willMove to other"])
    XCTAssertEqual([parent.children.count, other.children.count], [0, 1])
    child.removeFromParent()
    child.removeFromParent()
    XCTAssertEqual(log.take(), ["child didMove to nil"])
    XCTAssertNil(child.parent)
  }

  func testAControllerCannotContainItself() {
    let inner = controller("inner")
    let outer = controller("outer", inner)
    inner.addChild(outer)
    inner.addChild(inner)
    XCTAssertEqual(
      takeSentences(),
      [
        "Watched can't be a child of Watched, which is inside it: a controller can't contain itself. "
          + "Nothing was changed.",
        "Watched can't be a child of Watched, which is itself: a controller can't contain itself. "
          + "Nothing was changed.",
      ])
    XCTAssertNil(outer.parent)
  }

  // MARK: Appearance

  func testAppearanceGoesInwardsAndComesBackOutwards() {
    let child = controller("child", controller("grandchild"))
    let parent = controller("parent", child)
    let window = makeWindow()
    window.rootViewController = parent
    XCTAssertEqual(log.take(), [], "nothing appears before settle()")
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "parent willAppear", "child willAppear", "grandchild willAppear", "grandchild didAppear", "child didAppear",
        "parent didAppear",
      ])
    window.rootViewController = nil
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "parent willDisappear", "child willDisappear", "grandchild willDisappear", "grandchild didDisappear",
        "child didDisappear", "parent didDisappear",
      ])
  }

  func testOneScreenTakesThePlaceOfAnother() {
    let window = makeWindow()
    window.rootViewController = controller("old")
    window.settle()
    _ = log.take()
    window.rootViewController = controller("new")
    window.settle()
    XCTAssertEqual(log.take(), ["old willDisappear", "new willAppear", "old didDisappear", "new didAppear"])
  }

  func testAppearanceComesAfterLayoutAndBeforeEffects() {
    let window = makeWindow()
    let root = controller("root")
    root.logsLayout = true
    window.rootViewController = root
    window.enqueueEffect(.early) { [log] in log.add("effect") }
    window.settle()
    XCTAssertEqual(
      log.take(), ["root willLayout", "root didLayout", "root willAppear", "root didAppear", "effect"])
  }

  func testAChildOfAVisibleParentComesAndGoes() {
    let parent = controller("parent")
    let window = makeWindow()
    window.rootViewController = parent
    window.settle()
    _ = log.take()
    let child = controller("child")
    parent.embed(child)
    window.settle()
    XCTAssertEqual(
      log.take(), ["child willMove to parent", "child didMove to parent", "child willAppear", "child didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    window.settle()
    XCTAssertEqual(
      log.take(),
      ["child willMove to nil", "child didMove to nil", "child willDisappear", "child didDisappear"])
  }

  func testAChildWhoseViewComesLaterAndOneThatIsSwapped() {
    let parent = controller("parent")
    let (first, second) = (controller("first"), controller("second"))
    parent.addChild(first)
    parent.addChild(second)
    let window = makeWindow()
    window.rootViewController = parent
    window.settle()
    XCTAssertEqual(log.take().filter { $0.hasSuffix("ppear") }, ["parent willAppear", "parent didAppear"])
    parent.view.addSubview(first.view)
    window.settle()
    XCTAssertEqual(log.take().filter { $0.hasSuffix("ppear") }, ["first willAppear", "first didAppear"])
    first.view.removeFromSuperview()
    parent.view.addSubview(second.view)
    window.settle()
    XCTAssertEqual(
      log.take().filter { $0.hasSuffix("ppear") },
      ["first willDisappear", "second willAppear", "first didDisappear", "second didAppear"])
  }

  func testWhatComesAndGoesWithinOneSettleIsToldNothing() {
    let parent = controller("parent")
    let window = makeWindow()
    window.rootViewController = parent
    window.settle()
    _ = log.take()
    let child = controller("child")
    parent.embed(child)
    child.view.removeFromSuperview()
    child.removeFromParent()
    _ = log.take()
    window.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testAMovedViewStaysOnScreen() {
    let child = controller("child")
    let parent = controller("parent", child)
    let window = makeWindow()
    window.rootViewController = parent
    let box = HostView("box")
    parent.view.addSubview(box)
    window.settle()
    _ = log.take()
    child.view.removeFromSuperview()
    box.addSubview(child.view)
    window.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testAHiddenWindowShowsNothing() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    window.rootViewController = controller("root")
    window.settle()
    XCTAssertEqual(log.take().filter { $0.hasSuffix("ppear") }, [])
    window.makeKeyAndVisible()
    window.settle()
    XCTAssertEqual(log.take(), ["root willAppear", "root didAppear"])
    window.isHidden = true
    window.settle()
    XCTAssertEqual(log.take(), ["root willDisappear", "root didDisappear"])
  }

  func testAControllerIsToldBeforeItIsFreed() {
    let window = makeWindow()
    window.rootViewController = controller("root")
    window.settle()
    weak let root = window.rootViewController
    _ = log.take()
    window.rootViewController = nil
    XCTAssertNotNil(root)
    window.settle()
    XCTAssertEqual(log.take(), ["root willDisappear", "root didDisappear"])
    XCTAssertNil(root)
  }

  func testAContainerThatForwardsByItself() {
    let child = controller("child")
    let parent = controller("parent", child)
    parent.forwards = false
    let window = makeWindow()
    window.rootViewController = parent
    window.settle()
    XCTAssertEqual(log.take(), ["parent willAppear", "parent didAppear"])
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(true, animated: true)
    XCTAssertEqual(log.take(), ["child willAppear animated"])
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    XCTAssertEqual(log.take(), ["child willDisappear animated", "child didDisappear animated"])
    child.view.removeFromSuperview()
    window.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testWhatChangesWhileAppearingIsLaidOutBeforeEffects() {
    let root = controller("root")
    let window = makeWindow()
    window.rootViewController = root
    window.settle()
    let child = controller("child")
    root.onAppear = { [unowned root] in root.embed(child) }
    window.isHidden = true
    window.settle()
    _ = log.take()
    window.isHidden = false
    window.enqueueEffect { [log] in log.add("effect") }
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "root willAppear", "child willMove to root", "child didMove to root", "child willAppear", "child didAppear",
        "root didAppear", "effect",
      ])
    root.onAppear = nil
  }

  func testAControllerThatOutlivesItsWindowAppearsInAnother() {
    let root = controller("root")
    do {
      let window = makeWindow()
      window.rootViewController = root
      window.settle()
    }
    _ = log.take()
    let window = makeWindow()
    window.rootViewController = root
    window.settle()
    XCTAssertEqual(log.take(), ["root willAppear", "root didAppear"])
  }
}

/// Writes down what it is told.
private final class Watched: HostViewController {
  let name: String
  var forwards = true
  var logsLayout = false
  var onAppear: (() -> Void)?
  private let log: EventLog
  init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  /// Adds a child as UIKit asks for.
  func embed(_ child: Watched) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func loadView() {
    log.add("\(name) loadView")
    super.loadView()
  }
  override func viewDidLoad() { log.add("\(name) viewDidLoad") }
  override func viewWillLayoutSubviews() { if logsLayout { log.add("\(name) willLayout") } }
  override func viewDidLayoutSubviews() { if logsLayout { log.add("\(name) didLayout") } }
  override func viewWillAppear(_ animated: Bool) {
    log.add("\(name) willAppear\(animated ? " animated" : "")")
    onAppear?()
  }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear\(animated ? " animated" : "")") }
  override func viewWillDisappear(_ animated: Bool) {
    log.add("\(name) willDisappear\(animated ? " animated" : "")")
  }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear\(animated ? " animated" : "")") }
  private func name(_ parent: HostViewController?) -> String { (parent as? Watched)?.name ?? "nil" }
  override func willMove(toParent parent: HostViewController?) { log.add("\(name) willMove to \(name(parent))") }
  override func didMove(toParent parent: HostViewController?) { log.add("\(name) didMove to \(name(parent))") }
}
