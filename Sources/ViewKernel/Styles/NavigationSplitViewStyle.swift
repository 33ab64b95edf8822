/// How the columns of a split view share its width. Apply a style with `navigationSplitViewStyle(_:)`.
///
/// The kinds are the library's: a custom style can only return the kind of one of its styles.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
  /// The kind of layout that the style stands for.
  nonisolated var kind: NavigationSplitViewStyleKind { get }
}

/// An opaque kind of layout of a split view, used by the library.
public struct NavigationSplitViewStyleKind: Equatable, Sendable {
  enum Kind { case balanced, prominentDetail }
  let kind: Kind
}

/// The default style: the same as ``BalancedNavigationSplitViewStyle``.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with columns side by side.
  nonisolated public var kind: NavigationSplitViewStyleKind { .init(kind: .balanced) }
}

/// Columns side by side: the detail column is narrower while others are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Equivalent to `.balanced`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with columns side by side.
  nonisolated public var kind: NavigationSplitViewStyleKind { .init(kind: .balanced) }
}

/// The detail column keeps the whole width: the sidebar lies in front of it. With three columns, the same as
/// ``BalancedNavigationSplitViewStyle``.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Equivalent to `.prominentDetail`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind whose detail column keeps the whole width.
  nonisolated public var kind: NavigationSplitViewStyleKind { .init(kind: .prominentDetail) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default: the same as `.balanced`.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns side by side.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The sidebar lies in front of the detail column, which keeps the whole width.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

private enum NavigationSplitViewStyleKey: EnvironmentKey {
  static var defaultValue: NavigationSplitViewStyleKind { .init(kind: .balanced) }
}

extension EnvironmentValues {
  /// How the columns of split views share their width.
  var navigationSplitViewStyle: NavigationSplitViewStyleKind {
    get { self[NavigationSplitViewStyleKey.self] }
    set { self[NavigationSplitViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the columns of the split views in this view share their width.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.navigationSplitViewStyle, style.kind)
  }
}
