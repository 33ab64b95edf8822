import BrowserDisplay
import Foundation
import HostTree
import TestSupport
import XCTest

/// What a page must change to show another frame.
@MainActor
final class SVGPatchTests: HostTestCase {
  /// Documents of elements that are nested by their indentation.
  private func document(_ lines: String...) -> String { lines.joined(separator: "\n") + "\n" }

  private func patches(_ old: String, _ new: String) -> [String]? {
    SVGPatch.patches(from: SVGLines(old), to: SVGLines(new))?.map { "\($0.path) -\($0.removed) +\($0.markup)" }
  }

  private let old = """
    <svg>
     <rect/>
     <g transform="a">
      <text>one</text>
      <text>two</text>
     </g>
     <rect id="last"/>
    </svg>
    """

  func testTheSameDocumentNeedsNothing() { XCTAssertEqual(patches(old, old), []) }

  func testALeafIsReplacedWhereItIs() {
    XCTAssertEqual(patches(old, old.replacingOccurrences(of: "two", with: "2")), ["[1, 1] -1 +<text>2</text>"])
  }

  func testWhatIsInsertedAndRemovedLeavesItsSiblingsAlone() {
    let more = old.replacingOccurrences(of: "  <text>two", with: "  <text>between</text>\n  <text>two")
    XCTAssertEqual(patches(old, more), ["[1, 1] -0 +<text>between</text>"])
    XCTAssertEqual(patches(more, old), ["[1, 1] -1 +"])
  }

  func testAGroupThatIsOpenedOtherwiseIsReplacedAsAWhole() {
    XCTAssertEqual(
      patches(old, old.replacingOccurrences(of: "\"a\"", with: "\"b\"")),
      ["[1] -1 +<g transform=\"b\">\n<text>one</text>\n<text>two</text>\n</g>"])
  }

  func testAnotherSizeNeedsAllOfIt() {
    XCTAssertNil(patches(old, old.replacingOccurrences(of: "<svg>", with: "<svg width=\"1\">")))
  }

  /// An element as a page has it.
  private final class Element {
    var line: String
    var children: [Element] = []
    init(_ line: String) { self.line = line }

    static func parse(_ text: String) -> [Element] {
      var open = [Element("")]
      for line in text.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
        if line.hasPrefix("</") {
          open.removeLast()
          continue
        }
        let element = Element(line)
        open[open.count - 1].children.append(element)
        if !line.hasSuffix("/>"), !line.contains("</") { open.append(element) }
      }
      return open[0].children
    }

    var text: String { line + "(" + children.map(\.text).joined() + ")" }
  }

  func testRandomFramesOfAPageBecomeTheNext() throws {
    var random = Random(seed: 3)
    func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
    func line(_ depth: Int) -> String {
      if depth < 3, roll(3) == 0 {
        return "<g a=\"\(roll(2))\">\n" + (0..<roll(4)).map { _ in line(depth + 1) }.joined() + "</g>\n"
      }
      return "<text>\(roll(3))</text>\n"
    }
    func indented(_ text: String) -> String {
      var depth = 0
      return text.split(separator: "\n").map { line in
        if line.hasPrefix("</") { depth -= 1 }
        defer { if line.hasPrefix("<g") || line.hasPrefix("<svg") { depth += 1 } }
        return String(repeating: " ", count: depth) + line
      }.joined(separator: "\n")
    }
    var page = Element.parse("<svg>\n</svg>")[0]
    var shown = indented("<svg>\n</svg>")
    for _ in 0..<500 {
      let next = indented("<svg>\n" + (0..<roll(5)).map { _ in line(0) }.joined() + "</svg>")
      for patch in try XCTUnwrap(SVGPatch.patches(from: SVGLines(shown), to: SVGLines(next))) {
        var parent = page
        for place in patch.path.dropLast() { parent = parent.children[place] }
        let start = patch.path[patch.path.count - 1]
        parent.children.replaceSubrange(start..<start + patch.removed, with: Element.parse(patch.markup))
      }
      XCTAssertEqual(page.text, Element.parse(next)[0].text)
      shown = next
    }
    page = Element("")
  }

  func testOneRowOfAListIsAllThatIsTold() {
    let stack = HostStackView(axis: .vertical)
    stack.frame = CGRect(0, 0, 200, 500)
    let labels = (0..<20).map { number in
      let label = HostLabel()
      label.text = "row \(number)"
      return label
    }
    for label in labels { stack.addSubview(label) }
    let window = makeWindow(width: 200, height: 500, stack)
    window.settle()
    let before = SVGLines(window.svgDescription)
    labels[7].text = "row X"
    window.settle()
    let patches = SVGPatch.patches(from: before, to: SVGLines(window.svgDescription))
    XCTAssertEqual(patches?.count, 1)
    XCTAssertEqual(patches?.first?.removed, 1)
  }
}
