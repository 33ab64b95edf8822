public import HostTree
public import ViewKernel

// Shapes, and what changes how content is drawn.

extension View {
  /// Customises the host of a shape or a gradient.
  public func introspectShapeView(customize: @escaping @MainActor (HostShapeView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of `clipShape`, `clipped` or `cornerRadius`.
  public func introspectClipView(customize: @escaping @MainActor (HostClipView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `contentShape`.
  public func introspectContentShapeView(customize: @escaping @MainActor (HostContentShapeView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `mask`, around what is shown and the mask.
  public func introspectMaskView(customize: @escaping @MainActor (HostMaskView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `rotationEffect`, `scaleEffect` and other effects upon where content is drawn.
  public func introspectTransformView(customize: @escaping @MainActor (HostTransformView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `shadow`, `blur`, `blendMode` and other effects upon the picture of content.
  public func introspectEffectView(customize: @escaping @MainActor (HostEffectView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }
}
