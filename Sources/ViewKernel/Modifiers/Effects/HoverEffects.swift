/// The effect of a pointer on a view while it is over it, as operations on a ``VisualEffect``: see
/// `hoverEffect(in:isEnabled:body:)`.
public typealias HoverEffectContent = VisualEffect
/// The view without an effect, to which the closure of `hoverEffect(in:isEnabled:body:)` adds some.
public typealias EmptyHoverEffectContent = EmptyVisualEffect

/// Views whose effects of a pointer begin and end together: see `hoverEffect(in:isEnabled:body:)`. Here each view has
/// its own.
public struct HoverEffectGroup: Hashable, Sendable {
  /// Creates a group.
  public init() {}
}

private struct HoverEffectModifier<Effect: VisualEffect> {
  let isEnabled: Bool
  // Called on the main actor only, as the body is.
  nonisolated(unsafe) let effect: (EmptyVisualEffect, Bool, GeometryProxy) -> Effect
  @State private var isActive = false

  nonisolated init(
    isEnabled: Bool, effect: @escaping (EmptyVisualEffect, Bool, GeometryProxy) -> Effect
  ) {
    self.isEnabled = isEnabled
    self.effect = effect
  }
}

extension HoverEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(
        VisualEffectModifier(operations: { [effect, isActive] in effect(EmptyVisualEffect(), isActive, $0).operations })
      )
      .onHover { [isEnabled] isOver in withAnimation { isActive = isOver && isEnabled } }
  }
}

extension View {
  /// Changes this view while a pointer is over it.
  ///
  /// - Parameters:
  ///   - group: Views whose effects begin together; here each has its own.
  ///   - isEnabled: Whether there is an effect.
  ///   - body: Returns the effect, given whether the pointer is over the view.
  nonisolated public func hoverEffect<Effect: VisualEffect>(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> Effect
  ) -> some View {
    modifier(HoverEffectModifier(isEnabled: isEnabled, effect: body))
  }
}
