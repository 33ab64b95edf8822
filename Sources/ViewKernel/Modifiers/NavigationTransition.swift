public import Foundation

/// How a page or a sheet comes and goes: ``AutomaticNavigationTransition`` or ``ZoomNavigationTransition``.
///
/// Pages and sheets come and go without an animation here, so none of them has an effect; programs that name them
/// compile.
@MainActor @preconcurrency
public protocol NavigationTransition {}

/// The usual transition of the container.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition; the same as `.automatic`.
  public nonisolated init() {}
}

/// A transition in which the content grows out of a view with the same identity: see
/// ``View/matchedTransitionSource(id:in:)``.
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate nonisolated init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The usual transition of the container.
  nonisolated public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// The content grows out of the view with an identity in a namespace.
  nonisolated public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// How the source of a zoom looks meanwhile: made by modifiers of ``EmptyMatchedTransitionSourceConfiguration``.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

/// The source of a zoom as it is, and what modifies it. None of it has an effect: see ``NavigationTransition``.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  nonisolated init() {}
}

extension MatchedTransitionSourceConfiguration {
  /// A colour behind the source.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  /// The shape that the source is clipped to.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

  /// A shadow of the source.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    self
  }
}

extension View {
  /// Sets how the page or the sheet with this view comes and goes. Has no effect: see ``NavigationTransition``.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Marks this view as the one that a page or a sheet grows out of. Has no effect: see ``NavigationTransition``.
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Marks this view as the one that a page or a sheet grows out of. Has no effect: see ``NavigationTransition``.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}

extension ToolbarContent {
  /// Marks this item as the one that a page or a sheet grows out of. Has no effect: see ``NavigationTransition``.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent {
    self
  }
}
