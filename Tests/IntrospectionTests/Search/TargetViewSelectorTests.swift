import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// A host around a marker, known by its protocol only.
final class TestViewHost: HostView, AnyViewHost {}

/// All eight selectors, on the same hand-made trees.
@MainActor
final class TargetViewSelectorTests: HostTestCase {
  /// What each selector finds from `entry`, in the order in which ``TargetViewSelector`` has them.
  private func found(from entry: HostView) -> [String] {
    let found: [Target?] = [
      TargetViewSelector.siblingContaining(from: entry),
      TargetViewSelector.siblingOfType(from: entry),
      TargetViewSelector.siblingContainingOrAncestor(from: entry),
      TargetViewSelector.siblingOfTypeOrAncestor(from: entry),
      TargetViewSelector.siblingContainingOrAncestorOrAncestorChild(from: entry),
      TargetViewSelector.siblingOrAncestorOrSiblingContainingOrAncestorChild(from: entry),
      TargetViewSelector.ancestorOrSiblingContaining(from: entry),
      TargetViewSelector.ancestorOrSiblingOfType(from: entry),
    ]
    return found.map { $0?.name ?? "-" }
  }

  private func marker() -> (entry: HostView, host: HostView) {
    let entry = HostView("entry")
    let host = TestViewHost("host")
    host.addSubview(entry)
    return (entry, host)
  }

  /// Columns: containing, of type, containing/ancestor, of type/ancestor, containing/ancestor/child,
  /// of type/ancestor/containing/child, ancestor/containing, ancestor/of type.
  func testOrderOfAttempts() {
    typealias Row = (name: String, tree: @MainActor (HostView) -> HostView, expected: String)
    let rows: [Row] = [
      ("nothing", { box("root", box("a"), $0) }, "- - - - - - - -"),
      ("a sibling", { box("root", Target("s"), $0) }, "s s s s s s s s"),
      ("inside a sibling", { box("root", box("a", Target("in")), $0) }, "in - in - in in in -"),
      ("around", { Target("up", box("a"), $0) }, "- - up up up up up up"),
      ("around, and a sibling", { Target("up", Target("s"), $0) }, "s s s s s s up up"),
      ("around, and inside a sibling", { Target("up", box("a", Target("in")), $0) }, "in - in up in up up up"),
      (
        "a sibling behind one that contains", { box("root", Target("s"), box("a", Target("in")), $0) },
        "in s in s in s in s"
      ),
      ("beside what is around", { box("root", Target("aunt"), box("a", $0)) }, "- - - - aunt aunt - -"),
      ("in front", { box("root", $0, Target("next")) }, "- - - - next next - -"),
      (
        "far around, and beside what is around", { Target("up", Target("aunt"), box("a", $0)) },
        "- - up up up up up up"
      ),
      (
        "beside what is around, nearer than what is around", { Target("up", box("b", Target("aunt"), box("a", $0))) },
        "- - up up aunt up up up"
      ),
    ]
    for row in rows {
      let (entry, host) = marker()
      let tree = row.tree(host)
      XCTAssertEqual(found(from: entry).joined(separator: " "), row.expected, row.name)
      XCTAssertNotNil(tree)
    }
  }

  func testOutsideOfAViewHostThereAreNoSiblings() {
    let entry = HostView("entry")
    let tree = Target("up", Target("s"), entry)
    XCTAssertEqual(found(from: entry), ["-", "-", "up", "up", "up", "up", "up", "up"])
    XCTAssertNotNil(tree)
  }

  func testNothingIsFoundOutsideOfATree() {
    let (entry, host) = marker()
    XCTAssertEqual(found(from: entry), Array(repeating: "-", count: 8))
    XCTAssertEqual(found(from: HostView()), Array(repeating: "-", count: 8))
    XCTAssertNotNil(host)
  }

  func testOfSeveralBesideWhatIsAroundThePlaceDecides() {
    let (entry, host) = marker()
    let tree = HostView(
      "root", x: 0, y: 0, width: 100, height: 100, Target("top", x: 0, y: 0, width: 100, height: 20),
      Target("bottom", x: 0, y: 20, width: 100, height: 20))
    let middle = HostView("middle", x: 0, y: 30, width: 100, height: 4)
    middle.addSubview(host)
    tree.addSubview(middle)
    let target: Target? = TargetViewSelector.siblingContainingOrAncestorOrAncestorChild(from: entry)
    XCTAssertEqual(target?.name, "bottom")
  }
}
