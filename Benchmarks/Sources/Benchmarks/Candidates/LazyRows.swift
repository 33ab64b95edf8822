import HostTree
import ViewKernel

/// A list of which only the rows in sight exist.
@MainActor
final class LazyRows {
  let window: HostWindow
  /// A table does not hold it.
  private let source: (any HostTableViewDataSource)?

  private init(_ window: HostWindow, source: (any HostTableViewDataSource)?) {
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

  func scrollByOneScreen() {
    guard let table = window.firstSubview(where: { $0 is HostTableView }) as? HostTableView else { return }
    table.contentOffset.y += table.bounds.height
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

private struct LazyRowsView: View {
  let count: Int

  var body: some View {
    List(0..<count) { Text(verbatim: "Row \($0)") }
  }
}
