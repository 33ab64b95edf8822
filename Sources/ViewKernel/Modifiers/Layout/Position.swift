public import Foundation
import HostTree

/// The modifier behind `position`. It has SwiftUI's name, as it appears in printed types.
public struct _PositionLayout {
  /// The centre of the content in points, in the coordinates of the parent's proposal.
  public var position: CGPoint

  /// Creates the modifier that `position(_:)` applies.
  public init(position: CGPoint) { self.position = position }
}

extension _PositionLayout: HostModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostPositionView { HostPositionView() }
  func updateHost(_ host: HostPositionView, context: HostModifierContext<Self>) { host.position = position }
}

extension View {
  /// Places the centre of this view at a point, in points from the origin of its parent's space.
  ///
  /// The result takes all of the proposed size.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Places the centre of this view at a point, in points from the origin of its parent's space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
