public import ViewKernel

extension View {
  /// Names the glass of this view, so that it changes into others. It has no effect: glass does not flow here.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Unites the glass of several views. It has no effect: each has its own here.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Sets how glass comes and goes. It has no effect: see `transition(_:)`.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

extension Glass {
  /// Whether the material reacts to touches. It has no effect: the material does not move here.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes: see `glassEffectTransition(_:)`, which has no effect here.
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// From the place of other glass.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// By the material alone.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}
