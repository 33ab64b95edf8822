import HostTree

/// The order of the items of an open menu; see `menuOrder(_:)`.
public struct MenuOrder: Hashable, Sendable {
  let host: HostMenuElementOrder

  /// `priority`, but `fixed` in scroll views, for pickers and for context menus.
  public static let automatic = MenuOrder(host: .automatic)
  /// The first item is nearest to the button: at the bottom of a menu that lies above it.
  public static let priority = MenuOrder(host: .priority)
  /// From top to bottom, wherever the menu lies.
  public static let fixed = MenuOrder(host: .fixed)
}

private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The order of the items of open menus. Defaults to `.automatic`.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the items of the menus in this view while they are open.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
