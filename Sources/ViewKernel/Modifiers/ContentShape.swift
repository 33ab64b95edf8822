import HostTree

/// What a content shape is for. Only `interaction` means anything here: there are no previews to be shaped.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where a view can be hit.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// What is seen while a view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// What is seen of a view with a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// Where a pointer that hovers has an effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// Where assistive tools say that a view is.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// The modifier behind `contentShape`. Its name is SwiftUI's, since it shows in printed types.
public struct _ContentShapeModifier<ContentShape: Shape> {
  let kinds: ContentShapeKinds
  let shape: ContentShape
  let eoFill: Bool
}

extension _ContentShapeModifier: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostContentShapeView { HostContentShapeView() }

  func updateHost(_ host: HostContentShapeView, context: HostModifierContext<Self>) {
    host.shape = kinds.contains(.interaction) ? shape.host(in: context.environment) : nil
    host.isEOFilled = eoFill
  }
}

extension View {
  /// Says where this view can be hit: all over a shape, and nowhere else.
  nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Gives this view a shape for a purpose: see ``ContentShapeKinds``.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
    modifier(_ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
  }
}
