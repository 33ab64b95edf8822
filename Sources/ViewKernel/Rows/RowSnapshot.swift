// Tests: `LazyNodePlaceTests`, `ListStressTests`.

import Foundation
import HostTree

/// The rows of a list or a lazy container at one time: the nodes that make them, by sections, with the number of rows
/// of each.
@MainActor
struct RowSnapshot {
  /// The content of a row.
  enum Content {
    /// The row's node, and the run of rows that it belongs to.
    case row(any Row, of: (any RowRun)?)
    /// Hosts that exist already.
    case hosts([HostView])
  }

  /// Where rows come from, which need not exist yet.
  enum Source {
    case row(any Row)
    case rows(any RowRun)
    case hosts([HostView])
  }

  private struct Run {
    let source: Source
    /// The identity of the rows' source; compared with the former snapshot's, whose objects are still alive then.
    let id: ObjectIdentifier
    let start: Int
    let count: Int
  }

  private struct SectionRuns {
    /// The section's node; for loose rows between sections, the section's index.
    let id: AnyHashable
    /// Retained, so that no other node is allocated at its address and taken for this one.
    let node: ViewNode?
    let header: (any Row)?
    let footer: (any Row)?
    var runs: [Run] = []
    var count: Int { runs.last.map { $0.start + $0.count } ?? 0 }

    mutating func append(_ source: Source, _ id: ObjectIdentifier, _ count: Int) {
      // Containers show at most `Int.max` rows of a section.
      let count = min(count, Int.max - self.count)
      if count > 0 { runs.append(Run(source: source, id: id, start: self.count, count: count)) }
    }
  }

  private var sections: [SectionRuns] = []

  init() {}

  init(_ collector: RowCollector) {
    for (index, section) in collector.sections.enumerated() {
      let id = section.node.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable(index)
      var result = SectionRuns(id: id, node: section.node, header: section.header, footer: section.footer)
      for run in section.runs {
        switch run {
        case .row(let row): result.append(.row(row), ObjectIdentifier(row), 1)
        case .rows(let rows): result.append(.rows(rows), ObjectIdentifier(rows), rows.rowCount)
        case .opaque(let node):
          for hosts in RowSnapshot.hosts(of: node) { result.append(.hosts(hosts), ObjectIdentifier(hosts[0]), 1) }
        }
      }
      sections.append(result)
    }
  }

  /// The hosts that a node shows, each with the markers that follow it.
  private static func hosts(of node: ViewNode) -> [[HostView]] {
    var groups: [[HostView]] = []
    for host in node.collectHosts() {
      if host.isOutsideLayout, !groups.isEmpty {
        groups[groups.count - 1].append(host)
      } else {
        groups.append([host])
      }
    }
    return groups
  }

  // MARK: Access

  /// Calls `body` with the sources of a section's rows, in order, and the number of rows of each.
  func forEachSource(in section: Int, _ body: (Source, Int) -> Void) {
    guard sections.indices.contains(section) else { return }
    for run in sections[section].runs { body(run.source, run.count) }
  }

  var sectionCount: Int { sections.count }
  func rowCount(_ section: Int) -> Int { sections.indices.contains(section) ? sections[section].count : 0 }
  func header(_ section: Int) -> (any Row)? { sections.indices.contains(section) ? sections[section].header : nil }
  /// The node of a section; nil for rows between sections.
  func node(_ section: Int) -> ViewNode? { sections[section].node }
  func footer(_ section: Int) -> (any Row)? { sections.indices.contains(section) ? sections[section].footer : nil }

  /// The content of a row; makes its node if needed. Nil for a path out of range.
  func content(at path: IndexPath) -> Content? {
    guard let run = run(at: path) else { return nil }
    switch run.source {
    case .row(let row): return .row(row, of: nil)
    case .rows(let rows): return .row(rows.row(at: path.row - run.start), of: rows)
    case .hosts(let hosts): return .hosts(hosts)
    }
  }

  private func run(at path: IndexPath) -> Run? {
    guard sections.indices.contains(path.section), path.row >= 0, path.row < sections[path.section].count else {
      return nil
    }
    let runs = sections[path.section].runs
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if runs[middle].start <= path.row { low = middle } else { high = middle }
    }
    return runs[low]
  }

  /// The index path of the row with an identity; nil if there is none.
  /// - Complexity: O(n) in the number of runs and their elements; mounts no row.
  func indexPath(of id: AnyHashable) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      for run in section.runs {
        switch run.source {
        case .rows(let rows):
          guard let elements = rows as? any ElementNodes, let offset = elements.elementIndex(identifiedBy: id) else {
            continue
          }
          return IndexPath(row: run.start + offset, section: index)
        case .row(let row):
          if row.isIdentified(by: id) { return IndexPath(row: run.start, section: index) }
        case .hosts: continue
        }
      }
    }
    return nil
  }

  // MARK: Differences

  /// Maps the sections and rows of `former` to this snapshot's.
  struct Changes {
    var isUnchanged: Bool
    let section: (Int) -> Int?
    let row: (IndexPath) -> IndexPath?
  }

  func changes(since former: RowSnapshot) -> Changes {
    var maps: [ObjectIdentifier: (Int) -> Int?] = [:]
    var places: [ObjectIdentifier: (section: Int, start: Int, count: Int)] = [:]
    var sectionPlaces: [AnyHashable: Int] = [:]
    for (index, section) in sections.enumerated() {
      sectionPlaces[section.id] = index
      for run in section.runs { places[run.id] = (index, run.start, run.count) }
    }
    // Also those without rows now may have had some.
    for case .rows(let rows) in (sections + former.sections).flatMap(\.runs).map(\.source) {
      if maps[ObjectIdentifier(rows)] == nil, let map = rows.takeChanges() { maps[ObjectIdentifier(rows)] = map }
    }
    let isUnchanged = maps.isEmpty && isSame(as: former)
    return Changes(
      isUnchanged: isUnchanged,
      section: { index in former.sections.indices.contains(index) ? sectionPlaces[former.sections[index].id] : nil },
      row: { path in
        guard let run = former.run(at: path), let place = places[run.id] else { return nil }
        var local = path.row - run.start
        if let map = maps[run.id] {
          guard let now = map(local) else { return nil }
          local = now
        }
        return local < place.count ? IndexPath(row: place.start + local, section: place.section) : nil
      })
  }

  private func isSame(as former: RowSnapshot) -> Bool {
    guard sections.count == former.sections.count else { return false }
    for (new, old) in zip(sections, former.sections) {
      guard new.id == old.id, new.header === old.header, new.footer === old.footer,
        new.runs.count == old.runs.count
      else { return false }
      for (new, old) in zip(new.runs, old.runs) where new.id != old.id || new.count != old.count { return false }
    }
    return true
  }
}
