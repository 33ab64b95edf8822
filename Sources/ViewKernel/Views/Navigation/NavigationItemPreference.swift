import HostTree

/// The settings of a screen's bars that views in it ask for; a preference, collected by the nearest screen of a
/// navigation container.
struct NavigationItemPreference {
  var title: Text?
  var rename: Binding<String>?
  var subtitle: String?
  var removesTitle: Bool?
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var hidesNavigationBar: Bool?
  var hidesBottomBar: Bool?
  var hidesTabBar: Bool?
  var navigationBarBackground = BarBackground()
  var bottomBarBackground = BarBackground()
  var tabBarBackground = BarBackground()
  /// How the page comes and goes; nil for the usual way.
  var zoom: ZoomNavigationTransition?
  /// The entries of the title's menu.
  var titleMenu: [ViewElement]?
  /// The search whose field the navigation bar shows.
  var search: SearchCoordinator?
  /// The toolbar items, in source order.
  var items: [ToolbarItemHost] = []

  /// Merges the preference of a sibling: of two values the first one counts, and bars show the items of both.
  mutating func merge(_ next: NavigationItemPreference) {
    // The view that sets the title also decides whether users can rename it.
    if title == nil { (title, rename) = (next.title, next.rename) }
    subtitle = subtitle ?? next.subtitle
    removesTitle = removesTitle ?? next.removesTitle
    titleDisplayMode = titleDisplayMode ?? next.titleDisplayMode
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    hidesNavigationBar = hidesNavigationBar ?? next.hidesNavigationBar
    hidesBottomBar = hidesBottomBar ?? next.hidesBottomBar
    hidesTabBar = hidesTabBar ?? next.hidesTabBar
    navigationBarBackground.merge(next.navigationBarBackground)
    bottomBarBackground.merge(next.bottomBarBackground)
    tabBarBackground.merge(next.tabBarBackground)
    zoom = zoom ?? next.zoom
    titleMenu = titleMenu ?? next.titleMenu
    search = search ?? next.search
    items += next.items
  }
}

/// The key of ``NavigationItemPreference``.
enum NavigationItemKey: PreferenceKey {
  static var defaultValue: NavigationItemPreference { NavigationItemPreference() }
  static func reduce(value: inout NavigationItemPreference, nextValue: () -> NavigationItemPreference) {
    value.merge(nextValue())
  }
}

/// A namespace for the navigation bar's settings.
public struct NavigationBarItem: Sendable {
  /// The size of the title in a navigation bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// The mode of the page below in the stack; large on the root page.
    case automatic
    /// A small title, centred in the bar.
    case inline
    /// A large title below the bar's buttons.
    case large
  }
}

extension View {
  /// Changes the bar settings of the enclosing screen; of two for the same setting the outer one counts.
  nonisolated func navigationItem(_ transform: @escaping (inout NavigationItemPreference) -> Void) -> some View {
    transformPreference(NavigationItemKey.self, transform)
  }

  /// Sets the title of the navigation bar while this view's page is on top.
  ///
  /// It works at any depth of the page; of several titles the outermost counts, of siblings the first. Only the string
  /// of `title` is used.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationItem { item in
      item.title = title
      item.rename = nil
    }
  }

  /// Sets a localized title for the navigation bar while this view's page is on top.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the navigation bar while this view's page is on top. The string is not localized.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the navigation bar to the value of a binding, and lets users edit it.
  ///
  /// An inline title has an arrow, which opens a menu with a command to rename; the title then becomes a text field.
  /// The binding is written when editing ends.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(NavigationTitleReader(title: title))
  }

  /// Sets the size of this page's title in the navigation bar. Defaults to `automatic`.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationItem { $0.titleDisplayMode = displayMode }
  }

  /// Sets the title of the navigation bar; the older spelling of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets a localized title for the navigation bar; the older spelling of `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the navigation bar; the older spelling of `navigationTitle(_:)`. The string is not localized.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the navigation bar and its size; the older spelling of two modifiers.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationItem {
      $0.title = title
      $0.rename = nil
      $0.titleDisplayMode = displayMode
    }
  }

  /// Sets a localized title for the navigation bar and its size; the older spelling of two modifiers.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Sets the title of the navigation bar and its size; the older spelling of two modifiers. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Hides the navigation bar while this view's page is on top.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { $0.hidesNavigationBar = hidden }
  }

  /// Hides the back button while this view's page is on top.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem { $0.hidesBackButton = hidesBackButton }
  }
}

/// Reads the title from a binding, so that only this modifier depends on it.
private struct NavigationTitleReader {
  let title: Binding<String>
}

extension NavigationTitleReader: ViewModifier {
  func body(content: Content) -> some View {
    let text = title.wrappedValue
    content.navigationItem { item in
      item.title = Text(text)
      item.rename = title
    }
  }
}
