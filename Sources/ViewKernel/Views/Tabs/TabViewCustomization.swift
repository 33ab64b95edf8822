// Tests: `TabSidebarTests`, `StorageIdiomsTests`.

/// The changes that users may make to a tab in a side bar: see `customizationBehavior(_:for:)`.
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

/// The changes made to the tabs where there may be a side bar: see `tabViewCustomization(_:)`.
///
/// Tabs and sections are named by their `customizationID(_:)`. Users change the order of the tabs in a section of the
/// side bar, by a long press on one; a program may change everything. It can be stored in an `AppStorage`.
///
/// ```swift
/// var customization = TabViewCustomization()
/// customization[tab: "mail"].tabBarVisibility = .hidden
/// customization[section: "folders"].tabOrder = ["sent", "drafts"]
/// customization.resetVisibility()
/// print(customization[tab: "mail"].tabBarVisibility)
/// // Prints "automatic"
/// ```
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

  /// The order of the tabs in a section.
  public struct SectionCustomization: Codable, Equatable, Sendable {
    /// The tabs by their customization IDs; nil for the order of the program. Tabs that it does not name come last.
    public var tabOrder: [String]?

    init() {}
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// The changes to the tab with a customization ID.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The changes to the section with a customization ID.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// Takes back changes to the visibility of tabs.
  public mutating func resetVisibility() { tabs = [:] }

  /// Takes back changes to the order of tabs in sections.
  public mutating func resetTabOrder() { sections = [:] }

  /// Takes back changes to the order of sections, which the program decides here: it has no effect.
  public mutating func resetSectionOrder() {}
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
