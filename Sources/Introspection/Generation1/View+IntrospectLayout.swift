public import HostTree
public import ViewKernel

// What lays out content: in this view's hosts, else in the siblings behind, else around this view.

extension View {
  /// Customises the host of a `Layout`: this view, or the one that this view is in.
  public func introspectLayoutView(customize: @escaping @MainActor (HostLayoutView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `position`.
  public func introspectPositionView(customize: @escaping @MainActor (HostPositionView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `aspectRatio`, `scaledToFit` or `scaledToFill`.
  public func introspectAspectRatioView(customize: @escaping @MainActor (HostAspectRatioView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `LazyVStack` or a `LazyHStack`: this view, or the one that this view is in.
  public func introspectLazyStackView(customize: @escaping @MainActor (HostLazyStackView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `LazyVGrid` or a `LazyHGrid`: this view, or the one that this view is in.
  public func introspectLazyGridView(customize: @escaping @MainActor (HostLazyGridView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `ignoresSafeArea`.
  public func introspectSafeAreaIgnoringView(
    customize: @escaping @MainActor (HostSafeAreaIgnoringView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `safeAreaInset`, around the view and its bar.
  public func introspectSafeAreaInsetView(
    customize: @escaping @MainActor (HostSafeAreaInsetView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `Grid`: this view, or the one that this view is in.
  public func introspectGridView(customize: @escaping @MainActor (HostGridView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `ViewThatFits`: this view, or the one that this view is in.
  public func introspectThatFitsView(customize: @escaping @MainActor (HostThatFitsView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }
}
