import Foundation
import HostTree

/// The selection of a list. The binding is the source of truth; the table shows its value.
extension ListNode {
  /// Takes the selection's binding and reads it. Called while the host is updated, so that this node depends on the
  /// binding.
  func take(_ new: ListSelection<SelectionValue>) {
    selection = new
    selected = selection.values
    host?.allowsMultipleSelection = allowsSeveral
    host?.allowsSelectionDuringEditing = allowsSeveral
    showSelection()
  }

  private var allowsSeveral: Bool { if case .many = selection { true } else { false } }

  private var canSelect: Bool { if case .none = selection { false } else { true } }

  /// The selection value of a row: its tag, or else the identity of its element; nil if it cannot be selected.
  func value(of row: any Row) -> SelectionValue? {
    guard canSelect, row.traits.isSelectionDisabled != true else { return nil }
    let collector = row.collectTaggedHosts()
    if let host = collector.hosts.first, let tag = collector.tags?[ObjectIdentifier(host)]?.value {
      return tag.base as? SelectionValue
    }
    return row.element.flatMap { $0.nodes.elementID(at: $0.index).base as? SelectionValue }
  }

  func showSelection() {
    guard canSelect, let host else { return }
    var paths: [IndexPath] = []
    // In order, as `value(of:)` and `contains` run users' code.
    for (cell, content) in orderedShown {
      guard case .row(let row, _) = content, !row.flags.contains(.isUnmounted),
        let path = host.indexPath(for: cell), let value = value(of: row), selected.contains(value)
      else { continue }
      paths.append(path)
    }
    host.setSelection(paths)
  }

  /// Shows the selection again if a row, whose tag may be another now, has become selected or is not any more.
  func updateSelection(of cell: HostTableViewCell, _ row: any Row) {
    guard canSelect else { return }
    let isSelected = value(of: row).map(selected.contains) ?? false
    if isSelected != cell.isSelected { showSelection() }
  }

  /// Handles a user's choice of a row: writes the binding, and notifies the table's observers of the changes by it.
  func select(_ value: SelectionValue, at path: IndexPath) {
    guard let host else { return }
    let before = selection.values
    selection.choose(value, togglesIt: host.isEditing)
    let after = selection.values
    for former in host.indexPathsForSelectedRows ?? [] where former != path {
      guard let value = row(at: former).flatMap({ self.value(of: $0) }), !after.contains(value) else { continue }
      host.tellOthers { $0.tableView(host, didDeselectRowAt: former) }
    }
    if after.contains(value) {
      host.tellOthers { $0.tableView(host, didSelectRowAt: path) }
    } else if before.contains(value) {
      host.tellOthers { $0.tableView(host, didDeselectRowAt: path) }
    }
  }
}
