/// The modifier behind `hidden(_:)` and others of a tab, whose traits the tab view reads. It changes nothing in the content.
struct TabTraitModifier: ViewModifier, TabTraits {
  let isHidden: Bool
  nonisolated(unsafe) let dragging: TabTransfer

  nonisolated init(isHidden: Bool = false, dragging: TabTransfer = TabTransfer()) {
    self.isHidden = isHidden
    self.dragging = dragging
  }

  var tag: AnyHashable? { nil }
  var badge: AnyView? { nil }

  func body(content: Content) -> some View { content }
}

extension TabContent {
  nonisolated func changed<V: View>(_ change: (Self) -> V) -> _TabContentGroup<TabValue, V> {
    _TabContentGroup(content: change(self))
  }

  nonisolated fileprivate func withBadge(_ text: Text?) -> _TabContentGroup<TabValue, some View> {
    changed { $0.modifier(RowTraitModifier(trait: RowBadge(text: text))) }
  }

  /// Shows a number on this tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    withBadge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text on this tab; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { withBadge(label) }

  /// Shows a localized text on this tab; nil shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    withBadge(key.map { Text($0) })
  }

  /// Shows a text on this tab; nil shows nothing. The string is not localized.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    withBadge(label.map { Text($0) })
  }

  /// Leaves this tab out of the tab bar. What it has shown keeps its state.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.modifier(TabTraitModifier(isHidden: hidden)) }
  }

  /// Prevents users from selecting this tab if `disabled` is true.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    // The bar has no look for it; as on iOS, the content of the tab is what does not react.
    changed { view in view.environment(\.isEnabled, !disabled) }
  }

  /// Names this tab for the choices that users make in a side bar. It has no effect, as there is none: see ``TabViewCustomization``.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets what users may change about this tab in a side bar. It has no effect, as there is none.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets where this tab is at first in a tab bar with a side bar. It has no effect: a tab bar without one shows all tabs.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Sets where this tab is shown: tabs are in the tab bar here, so it has no effect.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Adds buttons that a swipe over this tab in a side bar reveals. It has no effect, as there is none.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { self }

  /// Adds buttons below this section in a side bar. It has no effect, as there is none.
  nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> { self }

  /// Sets the text that assistive tools read for this tab.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    changed { view in view.accessible(.identifier(identifier)) }
  }
}

/// What users may change about a tab in a side bar: see `customizationBehavior(_:for:)`.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the tab.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Users may move and hide the tab.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The tab stays where it is.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A place of tabs in a tab bar with a side bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  /// The default place.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// The tab bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// The side bar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Where a tab is shown: see `tabPlacement(_:)`.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// The default of the tab.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the tab bar where it fits.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the side bar only.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What users have changed about the tabs of a side bar.
///
/// There is no side bar here, so nobody but the program changes it, and it has no effect. It can be stored in an `AppStorage`.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Whether one tab is shown.
  public struct TabCustomization: Codable, Equatable, Sendable {
    private var tabBar = Shown.automatic
    private var sidebar = Shown.automatic

    init() {}

    /// Whether the tab is in the tab bar.
    public var tabBarVisibility: Visibility {
      get { tabBar.visibility }
      set { tabBar = Shown(newValue) }
    }
    /// Whether the tab is in the side bar.
    public var sidebarVisibility: Visibility {
      get { sidebar.visibility }
      set { sidebar = Shown(newValue) }
    }

    private enum Shown: String, Codable {
      case automatic, visible, hidden

      init(_ visibility: Visibility) {
        switch visibility {
        case .automatic: self = .automatic
        case .visible: self = .visible
        case .hidden: self = .hidden
        }
      }

      var visibility: Visibility {
        switch self {
        case .automatic: .automatic
        case .visible: .visible
        case .hidden: .hidden
        }
      }
    }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: [String]] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// What was changed about the tab with a customization ID.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The order of the tabs, by their customization IDs, in the section with one; nil for that of the program.
  public subscript(sectionID id: String) -> [String]? {
    get { sections[id] }
    set { sections[id] = newValue }
  }

  /// Takes back what was changed about the visibility of tabs.
  public mutating func resetVisibility() { tabs = [:] }

  /// Takes back what was changed about the order of tabs.
  public mutating func resetSectionOrder() { sections = [:] }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property for what users change about tabs, stored as JSON.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, .json(wrappedValue))
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property for what users change about tabs, stored as JSON.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) { self.init(key, .json(wrappedValue)) }
}

extension View {
  /// Stores what users change about tabs in a side bar. It has no effect, as there is none.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Sets whether tabs are in a tab bar or in a side bar at first. It has no effect, as there is no side bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Adds a view above the tabs in a side bar. It has no effect, as there is none.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Adds a view below the tabs in a side bar. It has no effect, as there is none.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Adds a bar at the bottom of a side bar. It has no effect, as there is none.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Adds buttons to the section of a side bar. It has no effect, as there is none.
  nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
