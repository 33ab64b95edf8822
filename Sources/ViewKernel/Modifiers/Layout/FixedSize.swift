import HostTree

/// The modifier behind `fixedSize`. It has SwiftUI's name, as it appears in printed types.
public struct _FixedSizeLayout {
  let horizontal: Bool
  let vertical: Bool
}

extension _FixedSizeLayout: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostFixedSizeView { HostFixedSizeView() }

  func updateHost(_ host: HostFixedSizeView, context: HostModifierContext<Self>) {
    host.horizontal = horizontal
    host.vertical = vertical
  }
}

extension View {
  /// Fixes this view at its ideal size, whatever its parent proposes; it may overflow the parent.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes this view at its ideal width, its ideal height, or both; the proposal for the other axis is passed on.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
