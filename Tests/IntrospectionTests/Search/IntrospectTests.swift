import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// What is looked for in the hand-made trees.
class Target: HostView {}
final class SpecialTarget: Target {}

/// The searches, on hand-made host trees.
@MainActor
final class IntrospectTests: HostTestCase {
  /// Checks a column of results against their names; "nil" stands for nothing found.
  private func check(
    _ results: KeyValuePairs<String, HostView?>, _ expected: [String], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(
      results.map { "\($0.key): \($0.value?.name ?? "nil")" }, expected, file: file, line: line)
  }

  func testFindChild() {
    let root = Target(
      "root",
      box("box", Target("deep", Target("deeper"))), SpecialTarget("special"))
    check(
      [
        "first, depth first": Introspect.findChild(ofType: Target.self, in: root),
        "a subclass": Introspect.findChild(ofType: SpecialTarget.self, in: root),
        "not the root": Introspect.findChild(ofType: Target.self, in: Target("alone")),
        "none": Introspect.findChild(ofType: HostLabel.self, in: root),
      ],
      ["first, depth first: deep", "a subclass: special", "not the root: nil", "none: nil"])
    XCTAssertEqual(Introspect.findAll(ofType: Target.self, in: root).map(\.name), ["deep", "deeper", "special"])
    XCTAssertEqual(Introspect.findAll(ofType: HostLabel.self, in: root).count, 0)
  }

  func testSiblings() {
    let entry = Target("entry", Target("inside entry"))
    let root = box(
      "root", Target("first"), box("box", Target("boxed")), box("empty"), entry, box("empty"),
      box("next box", Target("next boxed")), Target("last"))
    check(
      [
        "previous containing": Introspect.previousSibling(containing: Target.self, from: entry),
        "previous of type": Introspect.previousSibling(ofType: Target.self, from: entry),
        "next containing": Introspect.nextSibling(containing: Target.self, from: entry),
        "next of type": Introspect.nextSibling(ofType: Target.self, from: entry),
      ],
      [
        "previous containing: boxed", "previous of type: first", "next containing: next boxed", "next of type: last",
      ])
    root.subviews.last?.removeFromSuperview()
    root.subviews.last?.removeFromSuperview()
    check(
      [
        "the entry is no next sibling": Introspect.nextSibling(ofType: Target.self, from: entry),
        "nor is what is inside it": Introspect.nextSibling(containing: Target.self, from: entry),
        "nothing behind": Introspect.previousSibling(containing: Target.self, from: root.subviews[0]),
        "no superview": Introspect.previousSibling(containing: Target.self, from: root),
        "no superview, next": Introspect.nextSibling(containing: Target.self, from: root),
      ],
      [
        "the entry is no next sibling: nil", "nor is what is inside it: nil", "nothing behind: nil",
        "no superview: nil", "no superview, next: nil",
      ])
  }

  func testASiblingItselfCountsBeforeWhatIsInsideIt() {
    let entry = HostView("entry")
    let root = box("root", Target("sibling", Target("inside")), entry, Target("next", Target("inside next")))
    check(
      [
        "previous": Introspect.previousSibling(containing: Target.self, from: entry),
        "next": Introspect.nextSibling(containing: Target.self, from: entry),
      ],
      ["previous: sibling", "next: next"])
    XCTAssertNotNil(root)
  }

  func testTheNearestOfTwoSiblingsIsFound() {
    let entry = HostView("entry")
    let root = box("root", Target("far"), Target("near"), entry, Target("near next"), Target("far next"))
    check(
      [
        "containing": Introspect.previousSibling(containing: Target.self, from: entry),
        "of type": Introspect.previousSibling(ofType: Target.self, from: entry),
        "next containing": Introspect.nextSibling(containing: Target.self, from: entry),
        "next of type": Introspect.nextSibling(ofType: Target.self, from: entry),
      ],
      ["containing: near", "of type: near", "next containing: near next", "next of type: near next"])
    XCTAssertNotNil(root)
  }

  func testAncestors() {
    let entry = Target("entry")
    let root = Target("root", Target("outer", Target("inner", box("box", Target("sibling"), entry))))
    check(
      [
        "nearest": Introspect.findAncestor(ofType: Target.self, from: entry),
        "none": Introspect.findAncestor(ofType: HostLabel.self, from: entry),
        "of the root": Introspect.findAncestor(ofType: Target.self, from: root),
        "a sibling is an ancestor's child": Introspect.findAncestorOrAncestorChild(ofType: Target.self, from: entry),
        "no view host": Introspect.findViewHost(from: entry),
        "no hosting view": Introspect.findHostingView(from: entry),
      ],
      [
        "nearest: inner", "none: nil", "of the root: nil", "a sibling is an ancestor's child: sibling",
        "no view host: nil", "no hosting view: nil",
      ])
  }

  func testTheWindowIsAnAncestor() {
    let entry = HostView("entry")
    let window = makeWindow(box("box", entry))
    XCTAssertTrue(Introspect.findAncestor(ofType: HostWindow.self, from: entry) === window)
  }

  func testFindChildUsingFrame() {
    let entry = HostView("entry", x: 50, y: 0, width: 10, height: 10)
    let only = box("root", HostView("box", x: 0, y: 0, width: 5, height: 5, Target("only")))
    only.addSubview(entry)
    check(
      ["an only candidate wherever it is": Introspect.findChildUsingFrame(ofType: Target.self, in: only, from: entry)],
      ["an only candidate wherever it is: only"])

    let several = box(
      "root", Target("left", x: 0, y: 0, width: 40, height: 10),
      HostView("box", x: 40, y: 0, width: 40, height: 10, Target("boxed", x: 5, y: 0, width: 20, height: 10)),
      Target("front", x: 0, y: 0, width: 100, height: 10))
    several.addSubview(entry)
    check(
      ["the first one there": Introspect.findChildUsingFrame(ofType: Target.self, in: several, from: entry)],
      ["the first one there: boxed"])
    entry.frame.origin.x = 80
    check(
      ["another place": Introspect.findChildUsingFrame(ofType: Target.self, in: several, from: entry)],
      ["another place: front"])
    entry.frame.origin.x = 10
    check(
      ["the first candidate": Introspect.findChildUsingFrame(ofType: Target.self, in: several, from: entry)],
      ["the first candidate: left"])
    entry.frame.origin.x = 200
    check(
      ["none of several is there": Introspect.findChildUsingFrame(ofType: Target.self, in: several, from: entry)],
      ["none of several is there: nil"])
    check(
      ["no candidate": Introspect.findChildUsingFrame(ofType: HostLabel.self, in: several, from: entry)],
      ["no candidate: nil"])
  }

  func testControllers() {
    let parent = NamedController("parent")
    let controllers = ["a", "b", "c", "d"].map(NamedController.init)
    for controller in controllers { parent.addChild(controller) }
    let inside = SpecialController("inside b")
    controllers[1].addChild(inside)
    let deeper = SpecialController("deeper")
    inside.addChild(deeper)
    func name(_ controller: HostViewController?) -> String { (controller as? NamedController)?.name ?? "nil" }
    XCTAssertEqual(
      [
        name(Introspect.findChild(ofType: SpecialController.self, in: parent)),
        name(Introspect.findChild(ofType: NamedController.self, in: parent)),
        name(Introspect.findChild(ofType: NamedController.self, in: controllers[0])),
        name(Introspect.findChild(ofType: SpecialController.self, in: controllers[0])),
        name(Introspect.previousSibling(containing: SpecialController.self, from: controllers[3])),
        name(Introspect.previousSibling(containing: NamedController.self, from: controllers[3])),
        name(Introspect.previousSibling(ofType: NamedController.self, from: controllers[3])),
        name(Introspect.previousSibling(ofType: SpecialController.self, from: controllers[3])),
        name(Introspect.previousSibling(containing: NamedController.self, from: controllers[0])),
        name(Introspect.previousSibling(containing: NamedController.self, from: parent)),
        name(Introspect.findAncestor(ofType: NamedController.self, from: deeper)),
        name(Introspect.findAncestor(ofType: SpecialController.self, from: deeper)),
        name(Introspect.findAncestor(ofType: SpecialController.self, from: controllers[0])),
      ],
      [
        "inside b", "a", "a", "nil", "inside b", "c", "c", "nil",
        "nil", "nil", "inside b", "inside b", "nil",
      ])
  }

  func testTheControllerAroundAHost() {
    let outer = NamedController("outer")
    let inner = SpecialController("inner")
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let entry = HostView("entry")
    inner.view.addSubview(box("box", entry))
    XCTAssertTrue(Introspect.findViewController(ofType: HostViewController.self, from: entry) === inner)
    XCTAssertTrue(Introspect.findViewController(ofType: NamedController.self, from: outer.view) === outer)
    XCTAssertNil(Introspect.findViewController(ofType: SpecialController.self, from: outer.view))
    XCTAssertNil(Introspect.findViewController(ofType: HostViewController.self, from: HostView()))
    inner.view.removeFromSuperview()
  }

  func testVeryDeepTreesAreSearchedWithoutRecursion() {
    let root = HostView()
    var deepest = root
    for _ in 0..<20_000 {
      let next = HostView()
      deepest.addSubview(next)
      deepest = next
    }
    let target = Target("target")
    deepest.addSubview(target)
    XCTAssertTrue(Introspect.findChild(ofType: Target.self, in: root) === target)
    XCTAssertTrue(Introspect.findAncestor(ofType: HostWindow.self, from: target) == nil)
    // Freed one by one, since freeing a chain of views is recursive.
    while let parent = deepest.superview {
      deepest.removeFromSuperview()
      deepest = parent
    }
  }
}

/// A box between hosts.
@MainActor
func box(_ identifier: String, _ subviews: HostView...) -> HostView {
  let view = HostView(identifier)
  for subview in subviews { view.addSubview(subview) }
  return view
}

class NamedController: HostViewController {
  let name: String
  required init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
}

final class SpecialController: NamedController {}
