import HostTree

/// The modifier behind `fixedSize`.
///
/// Its name is SwiftUI's, since it shows in printed types.
public struct _FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostFixedSizeView { HostFixedSizeView() }

  func updateHost(_ host: HostFixedSizeView, context: HostModifierContext<Self>) {
    host.horizontal = horizontal
    host.vertical = vertical
  }
}

extension View {
  /// Gives this view its ideal size, whatever it is offered; it may stand out of the room around it then.
  nonisolated public func fixedSize() -> ModifiedContent<Self, _FixedSizeLayout> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives this view its ideal width, its ideal height, or both, whatever it is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedContent<Self, _FixedSizeLayout> {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
