public import HostTree
public import ViewKernel

// Shapes, and modifiers that change how content is drawn.

extension View {
  /// Customises the host of a shape or a gradient.
  public func introspectShapeView(customize: @escaping @MainActor (HostShapeView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContaining, customize: customize)
  }

  /// Customises the host of a `Canvas`.
  public func introspectCanvas(customize: @escaping @MainActor (HostCanvas) -> Void) -> some View {
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

  /// Customises the host of `mask`, which contains the content and the mask.
  public func introspectMaskView(customize: @escaping @MainActor (HostMaskView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `rotationEffect`, `scaleEffect` or another transform: effects that change geometry, not
  /// layout.
  public func introspectTransformView(customize: @escaping @MainActor (HostTransformView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }

  /// Customises the host of `shadow`, `blur`, `blendMode` or another graphics effect.
  public func introspectEffectView(customize: @escaping @MainActor (HostEffectView) -> Void) -> some View {
    introspect(selector: TargetViewSelector.siblingContainingOrAncestor, customize: customize)
  }
}
