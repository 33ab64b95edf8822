import Foundation
import HostTree

/// The node of a lazy stack or grid: its subtree makes rows, of which only the visible ones are mounted and shown.
///
/// Its life:
/// - *mounted*: the subtree is, except for the rows; they are collected (``RowCollector``), and the host gets this
///   node as its data source;
/// - *laid out*: the host asks for the views of each row that enters the viewport; the row's node mounts its content,
///   which then appears. When the row leaves the viewport, its content disappears and is cached with its state, until
///   ``keptCount`` other rows have left the viewport since;
/// - *rows changed*: they are collected again at the end of the update and compared by the nodes that make them, and
///   the host is told each row's new index path, so that views, lengths and the scroll offset stay.
///
/// A host to which user code has given another data source shows that one.
final class LazyNode<V: HostedView>: HostNode<V> where V.Host: HostLazyContainerView {
  private var rows = ListRows()
  /// The rows that were made for the host and are still visible.
  private var made: [HostLazyElement: MadeRow] = [:]
  /// The cached rows that have left the viewport, the latest at the end.
  private var kept: [MadeRow] = []

  private struct MadeRow {
    let row: any Row
    let run: (any RowRun)?
  }

  /// The number of cached rows, so that scrolling back is cheap and state is not lost at once. SwiftUI caches rows for
  /// a while, too, without documented limits.
  private static var keptCount: Int { 100 }

  override init(_ view: V, of type: Any.Type, in builder: NodeBuilder) {
    super.init(view, of: type, in: builder)
    flags.insert(.defersRows)
  }

  override func didMountContent() { commit() }

  override func commit() {
    guard let host else { return }
    let collector = RowCollector()
    contributeContent(to: collector)
    let former = rows
    rows = ListRows(collector)
    if host.dataSource == nil { return host.dataSource = self }
    guard host.dataSource === self else { return }
    host.departingViews = collector.departing.hosts
    let changes = rows.changes(since: former)
    if !changes.isUnchanged {
      let old = made
      made = [:]
      for (element, row) in old {
        if let now = element.moved(sections: changes.section, items: changes.row) { made[now] = row }
      }
      kept.removeAll { $0.row.flags.contains(.isUnmounted) }
      host.updateElements(sections: changes.section, items: changes.row)
    }
    host.updateViews { views(of: $0) }
  }

  /// The hosts of an element; makes its row.
  private func views(of element: HostLazyElement) -> [HostView] {
    let found: MadeRow?
    switch element {
    case .header(let section): found = rows.header(section).map { MadeRow(row: $0, run: nil) }
    case .footer(let section): found = rows.footer(section).map { MadeRow(row: $0, run: nil) }
    case .item(let path):
      switch rows.content(at: path) {
      case .row(let row, let run): found = MadeRow(row: row, run: run)
      case .hosts(let hosts): return hosts
      case nil: return []
      }
    }
    guard let found else { return [] }
    if made[element] == nil, let index = kept.lastIndex(where: { $0.row === found.row }) { kept.remove(at: index) }
    made[element] = found
    found.row.make()
    return found.row.collectContentHosts { $0.hosts }
  }

  override var commitDifference: String? {
    guard let host, host.dataSource === self else { return nil }
    for element in host.existingElements {
      guard let row = made[element]?.row, !row.flags.contains(.isUnmounted) else { continue }
      let shown = host.views(of: element) ?? []
      if !shown.elementsEqual(row.readContentHosts(), by: ===) { return "it shows other hosts than \(element) has" }
    }
    return nil
  }

  override func willUnmount() {
    made = [:]
    kept = []
    rows = ListRows()
    super.willUnmount()
  }
}

extension LazyNode: RowContainer {
  var isList: Bool { false }

  func rowDidChange(_ row: any Row) { graph.commitLater(self) }
}

extension LazyNode: HostLazyDataSource {
  func numberOfSections(in container: HostLazyContainerView) -> Int { rows.sectionCount }

  func lazyContainer(_ container: HostLazyContainerView, numberOfItemsInSection section: Int) -> Int {
    rows.rowCount(section)
  }

  func lazyContainer(_ container: HostLazyContainerView, hasHeaderInSection section: Int) -> Bool {
    rows.header(section) != nil
  }

  func lazyContainer(_ container: HostLazyContainerView, hasFooterInSection section: Int) -> Bool {
    rows.footer(section) != nil
  }

  func lazyContainer(_ container: HostLazyContainerView, viewsFor element: HostLazyElement) -> [HostView] {
    var views: [HostView] = []
    graph.mountLate(inside: self) { views = self.views(of: element) }
    return views
  }

  func lazyContainer(_ container: HostLazyContainerView, willDisplay element: HostLazyElement) {
    graph.mountLate(inside: self) { made[element]?.row.show() }
  }

  func lazyContainer(_ container: HostLazyContainerView, didEndDisplaying element: HostLazyElement) {
    guard let gone = made.removeValue(forKey: element) else { return }
    gone.row.keep()
    kept.append(gone)
    guard kept.count > LazyNode.keptCount else { return }
    let oldest = kept.removeFirst()
    // A page or a sheet of the row stays when the row is scrolled away.
    guard !oldest.row.flags.contains(.isUnmounted), !oldest.row.containsScreen else { return }
    oldest.row.hide()
    oldest.run?.drop(oldest.row)
  }
}

extension LazyNode: RowScrolling {
  func scrollToRow(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard let host, let path = rows.indexPath(of: id) else { return false }
    return host.scrollTo(.item(path), anchor: anchor)
  }
}
