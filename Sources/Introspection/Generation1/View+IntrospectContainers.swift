public import HostTree
public import ViewKernel

// What is around content: in this view's hosts, else in the siblings behind, else around this view.

extension View {
  /// Customises the host of an `HStack` or a `VStack`: this view, or the one that this view is in.
  public func introspectStackView(customize: @escaping @MainActor (HostStackView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `ZStack`: this view, or the one that this view is in.
  public func introspectZStackView(customize: @escaping @MainActor (HostZStackView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `padding`.
  public func introspectPaddingView(customize: @escaping @MainActor (HostPaddingView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `frame` with a fixed size.
  public func introspectFrameView(customize: @escaping @MainActor (HostFrameView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `frame` whose size has limits.
  public func introspectFlexibleFrameView(customize: @escaping @MainActor (HostFlexibleFrameView) -> Void) -> some View
  {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `GeometryReader`.
  public func introspectGeometryView(customize: @escaping @MainActor (HostGeometryView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `fixedSize`.
  public func introspectFixedSizeView(customize: @escaping @MainActor (HostFixedSizeView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `offset`.
  public func introspectOffsetView(customize: @escaping @MainActor (HostOffsetView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `overlay` or `border`, around what lies in front and what lies behind.
  public func introspectOverlayView(customize: @escaping @MainActor (HostOverlayView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `background`, around what lies in front and what lies behind.
  public func introspectBackgroundView(customize: @escaping @MainActor (HostBackgroundView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the line of `border`.
  public func introspectBorderView(customize: @escaping @MainActor (HostBorderView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of `opacity`.
  public func introspectOpacityView(customize: @escaping @MainActor (HostOpacityView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `hidden`.
  public func introspectHiddenView(customize: @escaping @MainActor (HostHiddenView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `onTapGesture`.
  public func introspectGestureView(customize: @escaping @MainActor (HostGestureView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }
}
