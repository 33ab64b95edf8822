import Foundation

/// Which elements of a lazy container stand in which line: a header or a footer in one of its own, items side by side.
package struct LazyLines {
  /// What is known of a section without making anything.
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
  /// How many items a line has room for.
  package let itemsPerLine: Int
  /// How many lines there are.
  package let count: Int
  /// The first line of each section.
  private let starts: [Int]

  package init(_ sections: [Section] = [], itemsPerLine: Int = 1) {
    self.sections = sections
    self.itemsPerLine = itemsPerLine
    var starts: [Int] = []
    var count = 0
    for section in sections {
      starts.append(count)
      let itemLines = (section.itemCount + itemsPerLine - 1) / itemsPerLine
      count += itemLines + (section.hasHeader ? 1 : 0) + (section.hasFooter ? 1 : 0)
    }
    self.starts = starts
    self.count = count
  }

  /// The section that a line belongs to.
  /// - Complexity: O(log n) in the number of sections.
  package func section(of line: Int) -> Int {
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    return low
  }

  /// The first line of a section.
  package func firstLine(of section: Int) -> Int { starts[section] }

  /// The line after the last one of a section.
  package func end(of section: Int) -> Int { section + 1 < starts.count ? starts[section + 1] : count }

  /// What stands in a line: items, or one header or footer.
  package func elements(in line: Int) -> [HostLazyElement] {
    guard line >= 0, line < count else { return [] }
    let number = section(of: line)
    let section = sections[number]
    if section.hasHeader, line == starts[number] { return [.header(section: number)] }
    if section.hasFooter, line == end(of: number) - 1 { return [.footer(section: number)] }
    let first = (line - starts[number] - (section.hasHeader ? 1 : 0)) * itemsPerLine
    return (first..<min(first + itemsPerLine, section.itemCount)).map { .item(IndexPath(item: $0, section: number)) }
  }

  /// Whether items stand in a line, rather than a header or a footer.
  package func hasItems(_ line: Int) -> Bool {
    let number = section(of: line)
    let section = sections[number]
    return !(section.hasHeader && line == starts[number]) && !(section.hasFooter && line == end(of: number) - 1)
  }

  /// The line in which an element stands; nil if there is no such element.
  package func line(of element: HostLazyElement) -> Int? {
    guard sections.indices.contains(element.section) else { return nil }
    let section = sections[element.section]
    switch element {
    case .header: return section.hasHeader ? starts[element.section] : nil
    case .footer: return section.hasFooter ? end(of: element.section) - 1 : nil
    case .item(let path):
      guard path.count == 2, path.item >= 0, path.item < section.itemCount else { return nil }
      return starts[element.section] + (section.hasHeader ? 1 : 0) + path.item / itemsPerLine
    }
  }

  /// Elements in the order of their lines.
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
