public import HostTree
public import ViewKernel

// Hosts of containers and modifiers. Searched in the siblings behind the marker (this view's hosts first), then among
// the ancestors.
// `TargetViewSelector.swift` has a picture.

extension View {
  /// Customises the host of an `HStack` or a `VStack`: this view's, else the nearest enclosing one.
  public func introspectStackView(customize: @escaping @MainActor (HostStackView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `ZStack`: this view's, else the nearest enclosing one.
  public func introspectZStackView(customize: @escaping @MainActor (HostZStackView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `padding`.
  public func introspectPaddingView(customize: @escaping @MainActor (HostPaddingView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `frame` with a fixed width or height.
  public func introspectFrameView(customize: @escaping @MainActor (HostFrameView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `frame` with minimum, ideal or maximum sizes.
  public func introspectFlexibleFrameView(customize: @escaping @MainActor (HostFlexibleFrameView) -> Void) -> some View
  {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of a `GeometryReader`: this view's, else the nearest enclosing one.
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

  /// Customises the host of `overlay` or `border`, which contains the content and what is drawn in front of it.
  public func introspectOverlayView(customize: @escaping @MainActor (HostOverlayView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `background`, which contains the content and what is drawn behind it.
  public func introspectBackgroundView(customize: @escaping @MainActor (HostBackgroundView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host that draws the line of `border`.
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

  /// Customises the host of `onTapGesture` and other gestures, which has the gesture recognizers.
  public func introspectGestureView(customize: @escaping @MainActor (HostGestureView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `onKeyPress`, which gets the keys.
  public func introspectKeyPressView(customize: @escaping @MainActor (HostKeyPressView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `focusable`, which has the focus.
  public func introspectFocusView(customize: @escaping @MainActor (HostFocusView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `draggable` and `onDrag`, around the view that can be dragged away.
  public func introspectDragView(customize: @escaping @MainActor (HostDragView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `dropDestination` and `onDrop`, around the view that takes what is dropped.
  public func introspectDropView(customize: @escaping @MainActor (HostDropView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `dragContainer` and what says more about drags, around the views that can be dragged.
  public func introspectDragContainerView(
    customize: @escaping @MainActor (HostDragContainerView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `dropConfiguration` and what says more about drops, around the views that take them.
  public func introspectDropContainerView(
    customize: @escaping @MainActor (HostDropContainerView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the titles at the trailing edge of a list.
  public func introspectSectionIndexView(
    customize: @escaping @MainActor (HostSectionIndexView) -> Void
  ) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of `contextMenu`, around the view that has the menu.
  public func introspectContextMenuView(customize: @escaping @MainActor (HostContextMenuView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of `allowsHitTesting`.
  public func introspectHitTestingView(customize: @escaping @MainActor (HostHitTestingView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }
}
