public import ViewKernel

extension View {
  /// Sets the effect of a pointer over this view. It has no effect: nothing changes under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the effect of a pointer over this view, with a condition. It has no effect: nothing changes under a pointer.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Sets the effect of a pointer over views that do not say which. It has no effect: nothing changes under a pointer.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

/// The effect of a pointer over a view: see `hoverEffect(_:)`.
public struct HoverEffect: Hashable, Sendable {
  private let name: String
  /// As the system likes.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is highlighted.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view is lifted.
  public static let lift = HoverEffect(name: "lift")
}
