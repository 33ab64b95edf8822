// Tests: `TabSidebarTests`.

/// A tab bar at the bottom where the width is compact; else a tab bar at the top or a side bar, between which a button
/// changes; the same as `.sidebarAdaptable`.
///
/// It begins with the tab bar, unless `defaultAdaptableTabBarPlacement(_:)` says otherwise. The other styles have their
/// tab bar at the bottom at any width.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Equivalent to `.sidebarAdaptable`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .adaptable) }
}

/// A tab bar that stays one where there is room; the same as `.tabBarOnly`.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Equivalent to `.tabBarOnly`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind of style; opaque.
  nonisolated public var _kind: _TabViewStyleKind { _TabViewStyleKind(kind: .tabs) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A tab bar, or a side bar where there is room.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A tab bar that stays one where there is room.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
