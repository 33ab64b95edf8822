import HostTree

/// What the rows of a list that can be selected offer upon a long touch, and do upon a tap.
struct SelectionMenu {
  /// The type of what is selected; lists that select anything else have nothing to do with it.
  let valueType: Any.Type
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?

  nonisolated init<I: Hashable, M: View>(
    _ type: I.Type, _ menu: @escaping (Set<I>) -> M, _ action: ((Set<I>) -> Void)?
  ) {
    valueType = type
    items = { AnyView(menu(Set($0.compactMap { $0.base as? I })).pickerStyle(.inline)) }
    if let action {
      primaryAction = { action(Set($0.compactMap { $0.base as? I })) }
    } else {
      primaryAction = nil
    }
  }
}

private enum SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
  /// What rows that can be selected offer.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Adds a menu to the rows of the lists in this view whose selection is of a type; it opens upon a long touch.
  ///
  /// It is about all that is selected where the row is, else about the row alone. A row with a `contextMenu` of its own has that
  /// one. No list here asks for a menu about nothing, the empty set.
  ///
  /// - Parameters:
  ///   - itemType: The type of what the lists select.
  ///   - menu: Makes the entries; called when the menu opens, and none of them is no menu.
  ///   - primaryAction: Called when a user taps a row while the list is not edited; the row is not selected then. Nil lets the tap
  ///     select it.
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

  /// A user has tapped a row: what the menu's owner does then, or the row is selected.
  func choose(_ value: SelectionValue, at path: IndexPath) {
    guard let action = menuOfType?.primaryAction, !host.isEditing else { return select(value, at: path) }
    action([AnyHashable(value)])
  }

  private var menuOfType: SelectionMenu? { selectionMenu?.valueType == SelectionValue.self ? selectionMenu : nil }
}
