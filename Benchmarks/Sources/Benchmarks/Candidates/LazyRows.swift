import HostTree
import ViewKernel

/// A list, or a lazy stack, of which only the rows in sight exist.
@MainActor
final class LazyRows {
  let window: HostWindow
  /// Who shows rows does not hold it.
  private let source: AnyObject?

  private init(_ window: HostWindow, source: AnyObject?) {
    self.window = window
    self.source = source
    window.settle()
  }

  static func byHand(_ count: Int) -> LazyRows {
    let table = HostTableView(style: .insetGrouped)
    let source = RowSource(count)
    table.dataSource = source
    return LazyRows(HostWindow.shown(HandWritten.controller(table)), source: source)
  }

  static func views(_ count: Int) -> LazyRows {
    LazyRows(HostWindow.shown(HostingController(rootView: LazyRowsView(count: count))), source: nil)
  }

  static func stackByHand(_ count: Int) -> LazyRows {
    let scroll = HostScrollView(axes: .vertical)
    let stack = HostLazyStackView()
    let source = LabelSource(count)
    stack.dataSource = source
    scroll.addSubview(stack)
    return LazyRows(HostWindow.shown(HandWritten.controller(scroll)), source: source)
  }

  static func stack(_ count: Int) -> LazyRows {
    LazyRows(HostWindow.shown(HostingController(rootView: LazyStackOfRows(count: count))), source: nil)
  }

  func scrollByOneScreen() {
    guard let scroll = window.firstSubview(where: { $0 is HostScrollView }) as? HostScrollView else { return }
    scroll.contentOffset.y += scroll.bounds.height
  }
}

private final class RowSource: HostTableViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
    if let cell = tableView.dequeueReusableCell(withIdentifier: "row") {
      (cell.contentView.subviews.first as? HostLabel)?.text = "Row \(indexPath.row)"
      return cell
    }
    let cell = HostTableViewCell(style: .default, reuseIdentifier: "row")
    let label = HostLabel()
    label.text = "Row \(indexPath.row)"
    cell.contentView.addSubview(label)
    return cell
  }
}

private final class LabelSource: HostLazyDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func lazyContainer(_ container: HostLazyContainerView, numberOfItemsInSection section: Int) -> Int { count }

  func lazyContainer(_ container: HostLazyContainerView, viewsFor element: HostLazyElement) -> [HostView] {
    guard case .item(let path) = element else { return [] }
    let label = HostLabel()
    label.text = "Row \(path.item)"
    return [label]
  }
}

private struct LazyStackOfRows: View {
  let count: Int

  var body: some View {
    ScrollView { LazyVStack { ForEach(0..<count) { Text(verbatim: "Row \($0)") } } }
  }
}

private struct LazyRowsView: View {
  let count: Int

  var body: some View {
    List(0..<count) { Text(verbatim: "Row \($0)") }
  }
}
