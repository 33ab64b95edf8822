import HostTree

/// What views inside a screen say of the bars around it; it travels up as a preference to the next screen of a
/// navigation container.
struct NavigationItemPreference {
  var title: String?
  var rename: Binding<String>?
  var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton: Bool?
  var hidesNavigationBar: Bool?
  var hidesBottomBar: Bool?
  var hidesTabBar: Bool?
  /// The search whose field the bar shows.
  var search: SearchCoordinator?
  /// The views for the bars, in the order in which they were written.
  var items: [ToolbarItemHost] = []

  /// Of two views beside each other the first one counts; bars show the items of both.
  mutating func merge(_ next: NavigationItemPreference) {
    // Who says the title says whether it can be changed.
    if title == nil { (title, rename) = (next.title, next.rename) }
    titleDisplayMode = titleDisplayMode ?? next.titleDisplayMode
    hidesBackButton = hidesBackButton ?? next.hidesBackButton
    hidesNavigationBar = hidesNavigationBar ?? next.hidesNavigationBar
    hidesBottomBar = hidesBottomBar ?? next.hidesBottomBar
    hidesTabBar = hidesTabBar ?? next.hidesTabBar
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

/// The bar at the top of a navigation view, as far as views speak of it.
public struct NavigationBarItem: Sendable {
  /// How the bar shows a title.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view before; large in the first one.
    case automatic
    /// Small, in the middle of the bar.
    case inline
    /// Large, below the bar's buttons.
    case large
  }
}

extension View {
  /// Says something of the bars around; of two who say the same, the outer one counts.
  nonisolated func navigationItem(_ transform: @escaping (inout NavigationItemPreference) -> Void) -> some View {
    transformPreference(NavigationItemKey.self, transform)
  }

  /// Says what the navigation view around shows as the title of this view, through any number of views between.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationItem { item in
      item.title = title.string
      item.rename = nil
    }
  }

  /// Says what the navigation view around shows as the title of this view.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says what the navigation view around shows as the title of this view.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Says what the navigation view around shows as the title of this view: the value behind a binding.
  ///
  /// A user can change it: a small title has an arrow, and opens a menu that makes it a field. What is entered there is written when
  /// the editing ends.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(NavigationTitleReader(title: title))
  }

  /// Says how the navigation view around shows the title of this view.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationItem { $0.titleDisplayMode = displayMode }
  }

  /// Says what the navigation view around shows as the title of this view.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Says what the navigation view around shows as the title of this view.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Says what the navigation view around shows as the title of this view.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Says what the navigation view around shows as the title of this view, and how.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationItem {
      $0.title = title.string
      $0.rename = nil
      $0.titleDisplayMode = displayMode
    }
  }

  /// Says what the navigation view around shows as the title of this view, and how.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Says what the navigation view around shows as the title of this view, and how.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Says whether the navigation view around has no bar while this view is on top.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { $0.hidesNavigationBar = hidden }
  }

  /// Says whether there is no button that leads back from this view.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem { $0.hidesBackButton = hidesBackButton }
  }
}

/// Reads the title from a binding.
private struct NavigationTitleReader {
  let title: Binding<String>
}

extension NavigationTitleReader: ViewModifier {
  func body(content: Content) -> some View {
    let text = title.wrappedValue
    content.navigationItem { item in
      item.title = text
      item.rename = title
    }
  }
}
