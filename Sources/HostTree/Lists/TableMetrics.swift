import Foundation

/// Where the sections and rows of a table are, as far as their heights are known.
///
/// A section is a run of slots: its header, its rows, its footer. All offsets count from the first section's top.
struct TableMetrics {
  /// One place in a section: 0 is the header, then come the rows, and last the footer.
  struct Slot: Hashable, Comparable {
    var section: Int
    var index: Int

    static func < (a: Slot, b: Slot) -> Bool { (a.section, a.index) < (b.section, b.index) }
  }

  private(set) var sections: [SparseLengths]
  private var lengths: SparseLengths

  /// - Parameters:
  ///   - rows: How many rows each section has.
  ///   - estimate: The height of a row that is not known.
  ///   - header: The height of a header that is not known.
  ///   - footer: The height of a footer that is not known.
  init(rows: [Int], estimate: CGFloat, header: CGFloat, footer: CGFloat) {
    sections = rows.map { SparseLengths(count: min(max($0, 0), RowLimit.rows) + 2, estimate: estimate) }
    lengths = SparseLengths(count: rows.count, estimate: 0)
    for index in sections.indices {
      sections[index][0] = header
      sections[index][sections[index].count - 1] = footer
      lengths[index] = sections[index].total
    }
  }

  var total: CGFloat { lengths.total }

  func rowCount(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count - 2 : 0
  }

  func footer(_ section: Int) -> Slot { Slot(section: section, index: sections[section].count - 1) }

  func isFooter(_ slot: Slot) -> Bool { slot.index == sections[slot.section].count - 1 }

  func indexPath(_ slot: Slot) -> IndexPath? {
    slot.index == 0 || isFooter(slot) ? nil : IndexPath(row: slot.index - 1, section: slot.section)
  }

  func slot(_ indexPath: IndexPath) -> Slot? {
    guard indexPath.count == 2, indexPath.row >= 0, indexPath.row < rowCount(indexPath.section) else { return nil }
    return Slot(section: indexPath.section, index: indexPath.row + 1)
  }

  func offset(_ slot: Slot) -> CGFloat {
    lengths.offset(of: slot.section) + sections[slot.section].offset(of: slot.index)
  }

  func length(_ slot: Slot) -> CGFloat { sections[slot.section][slot.index] }

  mutating func setLength(_ length: CGFloat, of slot: Slot) {
    guard !sections[slot.section].isKnown(slot.index) || length != self.length(slot) else { return }
    sections[slot.section][slot.index] = length
    lengths[slot.section] = sections[slot.section].total
  }

  func slot(at offset: CGFloat) -> Slot? {
    guard let section = lengths.index(at: offset) else { return nil }
    let inside = offset - lengths.offset(of: section)
    return sections[section].index(at: inside).map { Slot(section: section, index: $0) }
  }

  func next(_ slot: Slot) -> Slot? {
    if slot.index + 1 < sections[slot.section].count { return Slot(section: slot.section, index: slot.index + 1) }
    return slot.section + 1 < sections.count ? Slot(section: slot.section + 1, index: 0) : nil
  }

  func previous(_ slot: Slot) -> Slot? {
    if slot.index > 0 { return Slot(section: slot.section, index: slot.index - 1) }
    return slot.section > 0 ? footer(slot.section - 1) : nil
  }

  /// Takes over what `former` knew of the rows that are still there.
  mutating func takeKnown(
    from former: TableMetrics, sections sectionMap: (Int) -> Int?, rows rowMap: (IndexPath) -> IndexPath?
  ) {
    for (section, lengths) in former.sections.enumerated() {
      let now = sectionMap(section)
      for (index, length) in lengths.known {
        let old = Slot(section: section, index: index)
        if let path = former.indexPath(old) {
          if let slot = rowMap(path).flatMap({ slot($0) }) { sections[slot.section][slot.index] = length }
        } else if let now, sections.indices.contains(now) {
          sections[now][index == 0 ? 0 : sections[now].count - 1] = length
        }
      }
    }
    for index in sections.indices { lengths[index] = sections[index].total }
  }
}
