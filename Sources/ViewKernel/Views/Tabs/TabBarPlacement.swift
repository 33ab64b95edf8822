/// Where the tabs of a ``TabView`` are: see ``EnvironmentValues/tabBarPlacement``.
public struct TabBarPlacement: Hashable, Sendable {
  private enum Kind { case topBar, bottomBar, sidebar, pageIndicator }
  private let kind: Kind

  /// In a bar at the top: with `.sidebarAdaptable`, where the width is not compact and the side bar is hidden.
  public static let topBar = TabBarPlacement(kind: .topBar)
  /// In a bar at the bottom.
  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  /// In a side bar: with `.sidebarAdaptable`, where the width is not compact.
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  /// The dots of pages.
  public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

private enum TabBarPlacementKey: EnvironmentKey { static var defaultValue: TabBarPlacement? { nil } }

extension EnvironmentValues {
  /// Where the tabs of the tab view around the reader are; nil outside of one.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether the tabs of sections are shown as such: in a side bar. In a tab bar they are among the others.
  public var isTabBarShowingSections: Bool { tabBarPlacement == .sidebar }
}
