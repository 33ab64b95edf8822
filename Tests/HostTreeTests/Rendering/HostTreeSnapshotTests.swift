import Foundation
import HostTree
import XCTest

@MainActor
final class HostTreeSnapshotTests: HostTreeTestCase {
  /// What changed in `tree` while `change` ran.
  private func changes(
    in tree: HostView, options: HostTreeOptions = .standard, _ change: () -> Void
  ) -> String {
    let before = HostTreeSnapshot(tree, options: options)
    change()
    return HostTreeSnapshot(tree, options: options).changes(since: before)
  }

  private func row(_ name: String, y: CGFloat = 0) -> HostView {
    let row = Named("row")
    row.frame = CGRect(x: 0, y: y, width: 100, height: 20)
    row.addSubview(Named(name))
    return row
  }

  func testNothingChanged() {
    let tree = HostView("root", HostView("a"))
    XCTAssertEqual(changes(in: tree) {}, "")
    XCTAssertEqual(
      changes(in: tree) {
        tree.subviews[0].removeFromSuperview()
        tree.addSubview(HostView("a"))
      }, "", "another host that shows the same is no change")
  }

  func testAChangedLineStandsBelowItsSuperviews() {
    let label = Named("Count: 0")
    let tree = HostView("root", HostView("form", HostView("above"), label, HostView("below")), HostView("foot"))
    assertText(
      changes(in: tree, options: .structure) { label.text = "Count: 1" },
      """
        HostView #root
        └─ HostView #form
      -    └─ Named "Count: 0"
      +    └─ Named "Count: 1"
      """)
  }

  func testHostsThatCameAndWent() {
    let form = HostView("form", Named("a"), Named("b"), Named("c"))
    let tree = HostView("root", form)
    assertText(
      changes(in: tree, options: .structure) {
        form.subviews[1].removeFromSuperview()
        form.insertSubview(Named("new"), at: 0)
        form.addSubview(row("deep"))
      },
      """
        HostView #root
        └─ HostView #form
      +    ├─ Named "new"
      -    ├─ Named "b"
      +    └─ Named "row"
      +       └─ Named "deep"
      """)
  }

  func testASuperviewThatChangedIsMarkedToo() {
    let tree = HostView("root", HostView("box", width: 10, height: 10, Named("a")))
    assertText(
      changes(in: tree) {
        tree.subviews[0].frame.size.height = 20
        tree.subviews[0].addSubview(Named("b"))
      },
      """
        HostView #root (0, 0, 0 x 0)
      - └─ HostView #box (0, 0, 10 x 10)
      + └─ HostView #box (0, 0, 10 x 20)
      +    └─ Named "b" (0, 0, 0 x 0)
      """)
  }

  func testRowsThatOnlyMovedDownAreTheSameRows() {
    let list = HostView("list", row("a", y: 0), row("b", y: 20))
    assertText(
      changes(in: list) {
        list.insertSubview(row("new", y: 0), at: 0)
        list.subviews[1].frame.origin.y = 20
        list.subviews[2].frame.origin.y = 40
      },
      """
        HostView #list (0, 0, 0 x 0)
      + ├─ Named "row" (0, 0, 100 x 20)
      + │  └─ Named "new" (0, 0, 0 x 0)
      - ├─ Named "row" (0, 0, 100 x 20)
      + ├─ Named "row" (0, 20, 100 x 20)
      - └─ Named "row" (0, 20, 100 x 20)
      + └─ Named "row" (0, 40, 100 x 20)
      """)
  }

  func testTheFirstOfManyEqualRowsGoes() {
    let list = HostView("list", row("a", y: 0), row("a", y: 20), row("a", y: 40))
    assertText(
      changes(in: list) {
        list.subviews[0].removeFromSuperview()
        list.subviews[0].frame.origin.y = 0
        list.subviews[1].frame.origin.y = 20
      },
      """
        HostView #list (0, 0, 0 x 0)
      - └─ Named "row" (0, 40, 100 x 20)
      -    └─ Named "a" (0, 0, 0 x 0)
      """)
  }

  func testAMoveLeavesOnePlaceAndComesToAnother() {
    let list = HostView("list", Named("a"), Named("b"), Named("c"))
    assertText(
      changes(in: list) { list.bringSubviewToFront(list.subviews[0]) },
      """
        HostView #list (0, 0, 0 x 0)
      - ├─ Named "a" (0, 0, 0 x 0)
      + └─ Named "a" (0, 0, 0 x 0)
      """)
  }

  func testAnotherTypeIsAnotherHost() {
    let box = HostView("box", Named("x"))
    assertText(
      changes(in: box, options: .structure) {
        box.subviews[0].removeFromSuperview()
        box.addSubview(HostView("y"))
      },
      """
        HostView #box
      - ├─ Named "x"
      + └─ HostView #y
      """)
    let other = HostTreeSnapshot(Named("z"), options: .structure)
    assertText(
      other.changes(since: HostTreeSnapshot(box, options: .structure)),
      """
      - HostView #box
      - └─ HostView #y
      + Named "z"
      """)
  }

  /// Whatever two trees differ in: with the lines marked `-` taken out of the old tree there is the same left as with
  /// those marked `+` taken out of the new one.
  func testRandomTreesLeaveTheSameRest() {
    var random = Random(seed: 7)
    for _ in 0..<300 {
      let old = randomTree(&random)
      let new = randomTree(&random)
      let before = HostTreeSnapshot(old, options: .structure)
      let after = HostTreeSnapshot(new, options: .structure)
      let marked = after.changes(since: before).split(separator: "\n").map(String.init)
      XCTAssertEqual(marked.isEmpty, before == after)
      let went = marked.filter { $0.hasPrefix("-") }.map(words)
      let came = marked.filter { $0.hasPrefix("+") }.map(words)
      func rest(of snapshot: HostTreeSnapshot, without lines: [String]) -> [String] {
        var rest = snapshot.description.split(separator: "\n").map { words(String($0)) }
        for line in lines {
          guard let index = rest.firstIndex(of: line) else { return ["\(line) is not in the tree"] }
          rest.remove(at: index)
        }
        return rest.sorted()
      }
      XCTAssertEqual(rest(of: before, without: went), rest(of: after, without: came), marked.joined(separator: "\n"))
    }
  }

  private func words(_ line: String) -> String { String(line.drop { !$0.isLetter }) }

  private func randomTree(_ random: inout Random) -> HostView {
    let root = HostView("root")
    var all = [root]
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let host = Named(["a", "b", "c"].randomElement(using: &random) ?? "a")
      all.randomElement(using: &random)?.addSubview(host)
      all.append(host)
    }
    return root
  }
}

/// A host with a text.
private final class Named: HostView {
  var text: String
  init(_ text: String) {
    self.text = text
    super.init(frame: .zero)
  }
  override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.text = text
  }
}
