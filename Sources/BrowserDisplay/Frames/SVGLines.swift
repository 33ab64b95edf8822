/// The lines of an SVG document as a tree of elements.
///
/// ``/HostTree/HostSVGRenderer`` writes one element a line, indented by its depth. So two frames can be compared
/// without an XML parser, by the beginnings of their lines.
package struct SVGLines {
  /// An element: the range of its lines, from the one that opens it to the one that closes it.
  struct Element {
    var lines: Range<Int>
    /// The elements in it, as indices of ``SVGLines/elements``.
    var children: [Int] = []
  }

  /// The lines without their indentation.
  let lines: [Substring]
  /// All elements, parents before their children; the first is the document's.
  private(set) var elements: [Element] = []
  /// A hash of each line, to tell different lines apart fast.
  private let hashes: [Int]

  /// Reads a document.
  package init(_ document: String) {
    var lines: [Substring] = []
    var depths: [Int] = []
    for line in document.split(separator: "\n") {
      let content = line.drop { $0 == " " }
      depths.append(line.utf8.count - content.utf8.count)
      lines.append(content)
    }
    self.lines = lines
    hashes = lines.map(\.hashValue)
    var open: [(element: Int, depth: Int)] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("</") {
        if let last = open.popLast() {
          elements[last.element].lines = elements[last.element].lines.lowerBound..<index + 1
        }
        continue
      }
      while let last = open.last, last.depth >= depths[index] { open.removeLast() }
      let element = elements.count
      elements.append(Element(lines: index..<index + 1))
      if let parent = open.last { elements[parent.element].children.append(element) }
      if !line.hasSuffix("/>"), !line.contains("</") { open.append((element, depths[index])) }
    }
  }

  /// The text of some elements that follow each other.
  func markup(_ elements: ArraySlice<Int>) -> String {
    guard let first = elements.first, let last = elements.last else { return "" }
    return lines[self.elements[first].lines.lowerBound..<self.elements[last].lines.upperBound].joined(separator: "\n")
  }

  /// Whether an element and its content are the same as in another document.
  func isSame(_ element: Int, _ other: SVGLines, _ otherElement: Int) -> Bool {
    let range = elements[element].lines
    let otherRange = other.elements[otherElement].lines
    guard range.count == otherRange.count else { return false }
    return zip(range, otherRange).allSatisfy { hashes[$0] == other.hashes[$1] && lines[$0] == other.lines[$1] }
  }

  /// Whether the opening lines of two elements are the same.
  func isOpenedAlike(_ element: Int, _ other: SVGLines, _ otherElement: Int) -> Bool {
    lines[elements[element].lines.lowerBound] == other.lines[other.elements[otherElement].lines.lowerBound]
  }
}
