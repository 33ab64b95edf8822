private enum NavigationLinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  /// Whether links in rows have a disclosure arrow.
  var navigationLinkIndicator: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the navigation links of this view that fill rows of lists have a disclosure arrow, which they have by
  /// default.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicator, visibility)
  }
}
