import Foundation
import HostTree
import XCTest

@MainActor
final class TreeDescriptionTests: HostTreeTestCase {
  func testEachHostIsOneLineBelowItsSuperview() {
    let tree = HostView(
      "form", width: 320, height: 200,
      HostView("head", width: 320, height: 40, HostView("title", x: 8, y: 8, width: 100, height: 20)),
      HostView("body", y: 40, width: 320, height: 160, HostView("a"), HostView("b")))
    assertTree(
      tree,
      """
      HostView #form (0, 0, 320 x 200)
      ├─ HostView #head (0, 0, 320 x 40)
      │  └─ HostView #title (8, 8, 100 x 20)
      └─ HostView #body (0, 40, 320 x 160)
         ├─ HostView #a (0, 0, 0 x 0)
         └─ HostView #b (0, 0, 0 x 0)
      """)
    assertTree(
      tree.subviews[1],
      """
      HostView #body (0, 40, 320 x 160)
      ├─ HostView #a (0, 0, 0 x 0)
      └─ HostView #b (0, 0, 0 x 0)
      """)
  }

  func testNumbersAreShort() {
    let lines = [12, 12.5, 100.0 / 3, -0.001, 1e20, 0.005, -2.25].map { x in
      HostView("v", x: x, y: 1).treeDescription()
    }
    XCTAssertEqual(
      lines,
      [
        "HostView #v (12, 1, 0 x 0)", "HostView #v (12.5, 1, 0 x 0)", "HostView #v (33.33, 1, 0 x 0)",
        "HostView #v (0, 1, 0 x 0)", "HostView #v (1e+20, 1, 0 x 0)", "HostView #v (0.01, 1, 0 x 0)",
        "HostView #v (-2.25, 1, 0 x 0)",
      ])
  }

  func testTextAndPropertiesFollowTheType() {
    let host = Described(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    host.accessibilityIdentifier = "two words"
    host.alpha = 0.25
    host.isHidden = true
    host.text = "Say \"hi\"\nto\tme \u{7}"
    host.add = {
      $0.add("on")
      $0.add("count", 3)
      $0.add("ratio", 1.0 / 3)
      $0.add("limit", CGFloat.infinity)
      $0.add("word", "plain")
      $0.add("words", "not plain")
      $0.add("none", "")
      $0.add("origin", CGPoint(x: 1, y: 2.5))
      $0.add("size", CGSize(width: 3, height: 4))
      $0.add("area", CGRect(x: 1, y: 2, width: 3, height: 4))
      $0.add("axis", Axis.horizontal)
    }
    XCTAssertEqual(
      host.treeDescription(),
      #"Described "Say \"hi\"\nto\tme \u{7}" #"two words" (1, 2, 3 x 4) hidden alpha=0.25 on count=3 ratio=0.33 "#
        + #"limit=inf word=plain words="not plain" none="" origin=(1, 2.5) size=3 x 4 area=(1, 2, 3 x 4) "#
        + "axis=horizontal")
    host.add = nil
    XCTAssertEqual(host.treeDescription(options: .structure), #"Described "Say \"hi\"\nto\tme \u{7}" #"two words""#)
  }

  func testTypesKeepTheirParametersAndHaveNoAddresses() {
    struct Local {}
    XCTAssertEqual(Generic<Int>().treeDescription(options: .structure), "Generic<Int>")
    let line = Generic<Local>().treeDescription(options: .structure)
    XCTAssertEqual(line, "Generic<Local>")
  }

  func testMarkersAreLeftOutUnlessAskedFor() {
    let marker = HostView("marker", HostView("inside"))
    marker.isOutsideLayout = true
    let tree = HostView("root", HostView("a"), marker)
    assertTree(
      tree, options: .structure,
      """
      HostView #root
      └─ HostView #a
      """)
    assertTree(
      tree, options: HostTreeOptions(showsFrames: false, showsMarkers: true),
      """
      HostView #root
      ├─ HostView #a
      └─ HostView #marker
         └─ HostView #inside
      """)
  }

  func testDepthCutsOffAndSaysHowMuch() {
    let marker = HostView("marker")
    marker.isOutsideLayout = true
    let tree = HostView("root", HostView("a", HostView("b", HostView("c"), marker)), HostView("d"))
    assertTree(
      tree, options: HostTreeOptions(showsFrames: false, depth: 1),
      """
      HostView #root
      ├─ HostView #a … 2 inside
      └─ HostView #d
      """)
    assertTree(tree, options: HostTreeOptions(showsFrames: false, depth: 0), "HostView #root … 4 inside")
  }

  func testDeepTreesPrint() {
    let root = HostView("0")
    var last = root
    for depth in 1..<2_000 {
      let next = HostView("\(depth)")
      last.addSubview(next)
      last = next
    }
    let lines = root.treeDescription(options: .structure).split(separator: "\n")
    XCTAssertEqual(lines.count, 2_000)
    XCTAssertEqual(lines.last, "\(String(repeating: "   ", count: 1_998))└─ HostView #1999")
  }
}

private final class Described: HostView {
  var text: String?
  var add: ((inout HostDescription) -> Void)?
  override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.text = text
    add?(&description)
  }
}

private final class Generic<Content>: HostView {}
