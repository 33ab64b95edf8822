public import HostTree
public import ViewKernel

// Layout containers and modifiers. Searched in the siblings behind the marker (this view's hosts first), then among the
// ancestors.
// `TargetViewSelector.swift` has a picture.

extension View {
  /// Customises the host of a `Layout`: this view's, else the nearest enclosing one.
  public func introspectLayoutView(customize: @escaping @MainActor (HostLayoutView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `position`.
  public func introspectPositionView(customize: @escaping @MainActor (HostPositionView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `matchedGeometryEffect`.
  public func introspectMatchedGeometryView(
    customize: @escaping @MainActor (HostMatchedGeometryView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `matchedTransitionSource`.
  public func introspectTransitionSourceView(
    customize: @escaping @MainActor (HostTransitionSourceView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `aspectRatio`, `scaledToFit` or `scaledToFill`.
  public func introspectAspectRatioView(customize: @escaping @MainActor (HostAspectRatioView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `LazyVStack` or a `LazyHStack`: this view's, else the nearest enclosing one.
  public func introspectLazyStackView(customize: @escaping @MainActor (HostLazyStackView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `LazyVGrid` or a `LazyHGrid`: this view's, else the nearest enclosing one.
  public func introspectLazyGridView(customize: @escaping @MainActor (HostLazyGridView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `ignoresSafeArea`.
  public func introspectSafeAreaIgnoringView(
    customize: @escaping @MainActor (HostSafeAreaIgnoringView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `safeAreaInset`, which contains the view and its bar.
  public func introspectSafeAreaInsetView(
    customize: @escaping @MainActor (HostSafeAreaInsetView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `safeAreaPadding`.
  public func introspectSafeAreaPaddingView(
    customize: @escaping @MainActor (HostSafeAreaPaddingView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `containerRelativeFrame`.
  public func introspectContainerRelativeFrameView(
    customize: @escaping @MainActor (HostContainerRelativeFrameView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `visualEffect` or `scrollTransition`.
  public func introspectPlacedEffectView(
    customize: @escaping @MainActor (HostPlacedEffectView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `Grid`: this view's, else the nearest enclosing one.
  public func introspectGridView(customize: @escaping @MainActor (HostGridView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of an `HSplitView` or `VSplitView`: this view's, else the nearest enclosing one.
  public func introspectDividedView(customize: @escaping @MainActor (HostDividedView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `ViewThatFits`: this view's, else the nearest enclosing one.
  public func introspectThatFitsView(customize: @escaping @MainActor (HostThatFitsView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }
}
