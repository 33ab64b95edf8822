import Foundation
import HostTree

/// The node of a lazy stack or grid. Rows that have left the viewport keep their state for a while.
///
/// A host to which user code has given another data source shows that one.
final class LazyNode<Own: LazyHostConfiguration>: RowContainerNode<Own> {
  override var keptCount: Int { 100 }

  override func didCollectRows(_ collector: RowCollector) {
    if host.dataSource == nil || host.dataSource === self { host.departingViews = collector.departing.hosts }
  }

  override func isDataSource(of host: Own.Host) -> Bool {
    if host.dataSource === self { return true }
    if host.dataSource == nil { host.dataSource = self }
    return false
  }

  override func moveRows(_ changes: RowSnapshot.Changes) {
    host.updateElements(sections: changes.section, items: changes.row)
  }

  override func updateShownRows() { host.updateViews { views(of: $0) } }

  override func scroll(to path: IndexPath, _ anchor: UnitPoint?) -> Bool {
    host.scrollTo(.item(path), anchor: anchor)
  }

  private func content(of element: HostLazyElement) -> RowSnapshot.Content? {
    switch element {
    case .header(let section): rows.header(section).map { .row($0, of: nil) }
    case .footer(let section): rows.footer(section).map { .row($0, of: nil) }
    case .item(let path): rows.content(at: path)
    }
  }

  /// The hosts of an element; mounts its content.
  private func views(of element: HostLazyElement) -> [HostView] {
    switch content(of: element) {
    case .row(let row, _):
      rowDidReturn(row)
      row.make()
      return row.collectContentHosts { $0.hosts }
    case .hosts(let hosts): return hosts
    case nil: return []
    }
  }

  override var commitDifference: String? {
    guard let host, host.dataSource === self else { return nil }
    for element in host.existingElements {
      guard case .row(let row, _)? = content(of: element), !row.flags.contains(.isUnmounted) else { continue }
      let shown = host.views(of: element) ?? []
      if !shown.elementsEqual(row.readContentHosts(), by: ===) { return "it shows other hosts than \(element) has" }
    }
    return nil
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
    graph.mountLate(inside: self) {
      if case .row(let row, _)? = content(of: element) { row.show() }
    }
  }

  func lazyContainer(_ container: HostLazyContainerView, didEndDisplaying element: HostLazyElement) {
    if case .row(let row, let run)? = content(of: element) { rowDidLeave(row, of: run) }
  }
}

/// The configuration of a lazy stack or grid.
protocol LazyHostConfiguration: HostConfiguration where Host: HostLazyContainerView {}

extension LazyHostConfiguration {
  func makeNode(of type: Any.Type, in builder: NodeBuilder) -> HostNode<Self> { LazyNode(self, of: type, in: builder) }
}
