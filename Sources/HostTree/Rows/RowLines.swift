import Foundation

/// The arrangement of elements in lines: headers and footers have lines of their own, items stand side by side.
///
/// A line of a table has one row, header or footer; a line of a lazy grid has as many items as there are columns.
package struct RowLines {
  /// The size of a section, known without making anything.
  package struct Section {
    package var hasHeader = false
    package var itemCount = 0
    package var hasFooter = false

    package init(hasHeader: Bool = false, itemCount: Int = 0, hasFooter: Bool = false) {
      self.hasHeader = hasHeader
      self.itemCount = itemCount
      self.hasFooter = hasFooter
    }
  }

  package let sections: [Section]
  /// The maximum number of items in a line.
  package let itemsPerLine: Int
  /// The number of lines.
  package let count: Int
  /// The number of lines, headers and footers before each section.
  private let starts: [Start]

  private struct Start {
    var line = 0
    var headers = 0
    var footers = 0
  }

  package init(_ sections: [Section] = [], itemsPerLine: Int = 1) {
    self.sections = sections
    self.itemsPerLine = itemsPerLine
    var starts: [Start] = []
    starts.reserveCapacity(sections.count)
    var next = Start()
    for section in sections {
      starts.append(next)
      next.line += (section.itemCount + itemsPerLine - 1) / itemsPerLine
      if section.hasHeader { next.headers += 1 }
      if section.hasFooter { next.footers += 1 }
      next.line += (section.hasHeader ? 1 : 0) + (section.hasFooter ? 1 : 0)
    }
    self.starts = starts
    count = next.line
  }

  /// The same sections with another maximum number of items in each line.
  package func withItemsPerLine(_ count: Int) -> RowLines {
    count == itemsPerLine ? self : RowLines(sections, itemsPerLine: count)
  }

  /// The section that a line belongs to.
  ///
  /// - Complexity: O(log n) in the number of sections.
  package func section(of line: Int) -> Int {
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].line <= line { low = middle } else { high = middle }
    }
    return low
  }

  /// The first line of a section. Traps if the section does not exist.
  package func firstLine(of section: Int) -> Int { starts[section].line }

  /// The line after the last one of a section.
  package func end(of section: Int) -> Int { section + 1 < starts.count ? starts[section + 1].line : count }

  /// The number of items in a section; 0 if it does not exist.
  package func itemCount(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].itemCount : 0 }

  private enum Kind {
    case header, footer
    case items(from: Int)
  }

  /// The content of an existing line, and its section.
  @inline(__always)
  private func kind(of line: Int) -> (section: Int, kind: Kind) {
    let number = section(of: line)
    let section = sections[number]
    if section.hasHeader, line == starts[number].line { return (number, .header) }
    if section.hasFooter, line == end(of: number) - 1 { return (number, .footer) }
    return (number, .items(from: (line - starts[number].line - (section.hasHeader ? 1 : 0)) * itemsPerLine))
  }

  /// The elements of a line: items, or one header or footer. Empty if the line does not exist.
  package func elements(in line: Int) -> [HostLazyElement] {
    guard line >= 0, line < count else { return [] }
    let (section, kind) = kind(of: line)
    switch kind {
    case .header: return [.header(section: section)]
    case .footer: return [.footer(section: section)]
    case .items(let first):
      let end = min(first + itemsPerLine, sections[section].itemCount)
      return (first..<end).map { .item(IndexPath(item: $0, section: section)) }
    }
  }

  /// The first element of a line; nil if the line does not exist.
  package func firstElement(in line: Int) -> HostLazyElement? {
    guard line >= 0, line < count else { return nil }
    let (section, kind) = kind(of: line)
    switch kind {
    case .header: return .header(section: section)
    case .footer: return .footer(section: section)
    case .items(let first): return .item(IndexPath(item: first, section: section))
    }
  }

  /// Whether an existing line has items, rather than a header or a footer.
  package func hasItems(_ line: Int) -> Bool {
    if case .items = kind(of: line).kind { true } else { false }
  }

  /// The number of headers and footers before a line.
  package func labels(before line: Int) -> (headers: Int, footers: Int) {
    guard line > 0, line <= count else { return (0, 0) }
    let number = section(of: line - 1)
    let section = sections[number]
    return (
      starts[number].headers + (section.hasHeader ? 1 : 0),
      starts[number].footers + (section.hasFooter && line == end(of: number) ? 1 : 0)
    )
  }

  /// The line of an element; nil if the element does not exist.
  package func line(of element: HostLazyElement) -> Int? {
    if case .item(let path) = element, path.count != 2 { return nil }
    guard sections.indices.contains(element.section) else { return nil }
    let section = sections[element.section]
    switch element {
    case .header: return section.hasHeader ? starts[element.section].line : nil
    case .footer: return section.hasFooter ? end(of: element.section) - 1 : nil
    case .item(let path):
      guard path.item >= 0, path.item < section.itemCount else { return nil }
      return starts[element.section].line + (section.hasHeader ? 1 : 0) + path.item / itemsPerLine
    }
  }

  /// Sorts elements by their lines, items of a line by their numbers.
  package func sorted(_ elements: some Collection<HostLazyElement>) -> [HostLazyElement] {
    var places: [(line: Int, item: Int, element: HostLazyElement)] = []
    places.reserveCapacity(elements.count)
    for element in elements {
      var item = 0
      if case .item(let path) = element { item = path.item }
      places.append((line(of: element) ?? 0, item, element))
    }
    places.sort { $0.line == $1.line ? $0.item < $1.item : $0.line < $1.line }
    return places.map(\.element)
  }
}
