/// The node around the content whose subviews are resolved: a container whose rows are never shown in it.
final class SubviewsSourceNode: ReaderNode {
  let source = SubviewSource()
  private(set) var sections: [SubviewSection] = []
  private let tellsSections: Bool
  /// All rows that have been collected: the rows between headers and footers, then the rows of headers and footers.
  private var snapshots: [RowSnapshot] = []

  init(tellsSections: Bool, in builder: NodeBuilder) {
    self.tellsSections = tellsSections
    super.init(in: builder)
    flags.insert([.defersRows, .offersSubviews])
    source.take(self)
  }

  // Only this node's own flags about its rows are passed on.
  override var passesOn: NodeFlags { [] }

  /// Collects the rows of the content. Returns whether they have changed.
  @discardableResult
  func collect() -> Bool {
    let collector = RowCollector(tellsSections: tellsSections)
    contributeContent(to: collector)
    let all = RowSnapshot(collector)
    var new = [all]
    var sections: [SubviewSection] = []
    for section in 0..<(tellsSections ? all.sectionCount : 1) {
      let node = section < all.sectionCount ? all.node(section) : nil
      let labels = (node as? any SectionLabeling).map { [$0.headerPart, $0.footerPart] } ?? []
      let rows = labels.map { part in
        let collector = RowCollector(tellsSections: false)
        part.contributeContent(to: collector)
        return RowSnapshot(collector)
      }
      new += rows
      sections.append(
        SubviewSection(
          node: node, header: SubviewRows(rows.first ?? RowSnapshot(), of: source),
          footer: SubviewRows(rows.last ?? RowSnapshot(), of: source),
          content: SubviewRows(all, section: section, of: source)))
    }
    let former = snapshots
    snapshots = new
    let hasOthers = !isSame(as: former)
    if hasOthers || self.sections.isEmpty { self.sections = sections }
    return hasOthers
  }

  private func isSame(as former: [RowSnapshot]) -> Bool {
    // Each is asked, as it takes note of the changes.
    var isSame = snapshots.count == former.count
    for (index, snapshot) in snapshots.enumerated() {
      let before = former.indices.contains(index) ? former[index] : RowSnapshot()
      if !snapshot.changes(since: before).isUnchanged { isSame = false }
    }
    return isSame
  }

  /// Collects the rows if some may have come or gone. Returns whether they have changed.
  func collectIfNeeded() -> Bool {
    guard !flags.isDisjoint(with: .needsRun) else { return false }
    flags.subtract(.needsRun)
    return collect()
  }

  override func run() {
    if collect(), let parent { graph.invalidate(parent) }
  }

  override func contentDidChange(_ change: ContentChange) {
    if case .contribution = change { graph.invalidate(self) } else { super.contentDidChange(change) }
  }

  override func commit() { source.dropIdleRows() }

  override func willUnmount() {
    source.end()
    sections = []
    snapshots = []
    super.willUnmount()
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.isShownElsewhere = true }
}

extension SubviewsSourceNode: RowContainer {
  var isList: Bool { false }

  // No row is mounted in its own node.
  func rowDidChange(_ row: any Row) {}

  func containerTraitsDidChange() { source.traits.notifyReaders() }
}
