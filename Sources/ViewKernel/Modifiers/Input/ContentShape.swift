import HostTree

/// The purposes of a content shape; an option set.
///
/// Only `interaction` (hit testing) and `dragPreview` have an effect here.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits of the set.
  public var rawValue: Int

  /// Creates a set from its bits; unknown bits are kept and have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape for hit testing.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The shape of the preview that follows the finger when the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The shape of a context menu's preview; has no effect here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The shape of a pointer's hover effect; has no effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The shape of the accessibility frame; has no effect here.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// The modifier behind `contentShape`. It has SwiftUI's name, as it appears in printed types.
public struct _ContentShapeModifier<ContentShape: Shape> {
  let kinds: ContentShapeKinds
  let shape: ContentShape
  let eoFill: Bool
}

extension _ContentShapeModifier: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostContentShapeView { HostContentShapeView() }

  func updateHost(_ host: HostContentShapeView, context: HostModifierContext<Self>) {
    host.shape = kinds.contains(.interaction) ? shape.host(in: context.environment) : nil
    host.dragPreviewShape = kinds.contains(.dragPreview) ? shape.host(in: context.environment) : nil
    host.isEOFilled = eoFill
  }
}

extension View {
  /// Sets the shape for hit testing: touches hit this view everywhere within `shape`, and nowhere else.
  ///
  /// ```swift
  /// HStack { Text("Title"); Spacer(); Image(systemName: "star") }
  ///   .contentShape(Rectangle())
  ///   .onTapGesture { isOpen = true }
  /// ```
  ///
  /// - Parameters:
  ///   - shape: The shape, in the view's bounds.
  ///   - eoFill: Whether the even-odd rule decides which points are inside. Defaults to the nonzero rule.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets a content shape for some purposes: see ``ContentShapeKinds``.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
  }
}
