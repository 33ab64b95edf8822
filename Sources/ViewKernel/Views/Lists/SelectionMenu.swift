import HostTree

/// The context menu of the selectable rows of a list, and their primary action.
struct SelectionMenu {
  /// The selection type; lists with another one ignore the menu.
  let valueType: Any.Type
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?

  nonisolated init<I: Hashable, M: View>(
    _ type: I.Type, _ menu: @escaping (Set<I>) -> M, _ action: ((Set<I>) -> Void)?
  ) {
    valueType = type
    items = { AnyView(menu(Set($0.compactMap { $0.base as? I })).modifier(MenuEntries())) }
    if let action {
      primaryAction = { action(Set($0.compactMap { $0.base as? I })) }
    } else {
      primaryAction = nil
    }
  }
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
  /// The context menu of selectable rows; nil without `contextMenu(forSelectionType:menu:primaryAction:)`.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds a context menu to the rows of the lists in this view with a selection of the given type; it opens on a long
  /// press.
  ///
  /// The menu is for the whole selection if the row is part of it, else for the row alone. A `contextMenu` on the row
  /// itself takes precedence. In contrast to SwiftUI, `menu` is never called with the empty set.
  ///
  /// - Parameters:
  ///   - itemType: The selection type of the lists.
  ///   - menu: Makes the entries; called when the menu opens. Without entries no menu opens.
  ///   - primaryAction: Called when a user taps a row outside of edit mode, with the value of that row; the row is
  ///     not selected then. Nil lets the tap select the row.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(\.selectionMenu, SelectionMenu(itemType, menu, primaryAction))
  }
}

extension ListNode {
  /// The entries of a row's menu; nil if it has none.
  func menuItems(for row: any Row) -> AnyView? {
    guard let menu = menuOfType, let value = value(of: row) else { return nil }
    let selected = selection.values
    let values = selected.contains(value) ? selected : [value]
    return menu.items(Set(values.map { AnyHashable($0) }))
  }

  /// Handles a tap on a row: runs the primary action, or else selects the row.
  func choose(_ value: SelectionValue, at path: IndexPath) {
    guard let action = menuOfType?.primaryAction, !host.isEditing else { return select(value, at: path) }
    action([AnyHashable(value)])
  }

  private var menuOfType: SelectionMenu? { selectionMenu?.valueType == SelectionValue.self ? selectionMenu : nil }
}
