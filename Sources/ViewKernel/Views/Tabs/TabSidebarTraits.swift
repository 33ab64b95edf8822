// Tests: `TabSidebarTests`.

import HostTree

/// The values that the modifiers of a tab set for a side bar; nil for those that none of them sets.
struct TabSidebarTraits {
  var customizationID: String?
  var visibility: [AdaptableTabBarPlacement: Visibility] = [:]
  var placement: TabPlacement?
  /// The changes that users may make in the side bar.
  var behavior: TabCustomizationBehavior?
  var swipes: [TabSwipe] = []
  var menu: AnyView?
  /// The buttons below a section.
  var actions: AnyView?

  /// Takes from outer modifiers what is nil.
  mutating func fill(from outer: TabSidebarTraits) {
    customizationID = customizationID ?? outer.customizationID
    visibility.merge(outer.visibility) { inner, _ in inner }
    placement = placement ?? outer.placement
    behavior = behavior ?? outer.behavior
    swipes += outer.swipes
    menu = menu ?? outer.menu
    actions = actions ?? outer.actions
  }

  /// Whether users may not move it.
  var isFixed: Bool { behavior == .disabled }

  /// Whether the tab is not in the tab bar or in the side bar: by what has been customized, or else by the program.
  func isHidden(in bar: AdaptableTabBarPlacement, _ customization: TabViewCustomization?) -> Bool {
    if bar == .tabBar, placement == .sidebarOnly { return true }
    let customized = customizationID.flatMap { customization?[tab: $0] }
    switch bar == .tabBar ? customized?.tabBarVisibility : customized?.sidebarVisibility {
    case .visible: return false
    case .hidden: return true
    case .automatic, nil: return visibility[bar] == .hidden
    }
  }

  func isHiddenInBar(_ customization: TabViewCustomization?) -> Bool { isHidden(in: .tabBar, customization) }

  /// A row with the swipe actions, the menu, and what is dragged and dropped.
  @MainActor
  func row<Row: View>(_ row: Row, dragging: TabTransfer) -> AnyView {
    var view = AnyView(row)
    if let menu { view = AnyView(view.contextMenu { menu }) }
    if let source = dragging.source { view = AnyView(view.drag(source)) }
    if let drop = dragging.drop { view = AnyView(view.modifier(DropModifier(types: drop.types, delegate: drop))) }
    for swipe in swipes {
      view = AnyView(
        view.swipeActions(edge: swipe.edge, allowsFullSwipe: swipe.allowsFullSwipe) { swipe.content })
    }
    return view
  }
}

/// The buttons that a swipe over the row of a tab reveals.
struct TabSwipe {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView
}

/// A section of tabs.
struct TabSectionValue {
  let id: ViewChild.ID
  let header: AnyView?
  let footer: AnyView?
  var customizationID: String?
  var actions: AnyView?
}

/// The views around the tabs in a side bar.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
  var defaultPlacement: AdaptableTabBarPlacement = .automatic
  var customization: Binding<TabViewCustomization>?
}

private enum TabSidebarPartsKey: EnvironmentKey { static var defaultValue: TabSidebarParts { TabSidebarParts() } }

extension EnvironmentValues {
  /// The program's values for the side bar of the tab view in the view.
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
}

extension View {
  /// Stores the users' changes to tabs in a side bar: the order of the tabs of a section, if they and the section have
  /// customization IDs. Changes by a program count as well.
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    transformEnvironment(\.tabSidebarParts) { $0.customization = customization }
  }

  /// Sets whether tabs are in a tab bar or in a side bar at first; `.automatic` is the tab bar.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.tabSidebarParts) { $0.defaultPlacement = defaultPlacement }
  }

  /// Adds a view above the tabs in a side bar.
  nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = TabSidebarPart(content())
    return transformEnvironment(\.tabSidebarParts) { $0.header = content.view }
  }

  /// Adds a view below the tabs in a side bar, which scrolls with them.
  nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = TabSidebarPart(content())
    return transformEnvironment(\.tabSidebarParts) { $0.footer = content.view }
  }

  /// Adds a view at the bottom of a side bar, below the tabs that scroll.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = TabSidebarPart(content())
    return transformEnvironment(\.tabSidebarParts) { $0.bottomBar = content.view }
  }
}

/// Unchecked, as a closure that a modifier keeps must be sendable: the view is made in any isolation, and read on the
/// main actor only.
private struct TabSidebarPart: @unchecked Sendable {
  let view: AnyView
  nonisolated init<Content: View>(_ content: Content) { view = AnyView(content) }
}
