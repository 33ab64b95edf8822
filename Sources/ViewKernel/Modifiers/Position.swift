public import Foundation
import HostTree

/// The modifier behind `position`. Its name is SwiftUI's, since it shows in printed types.
public struct _PositionLayout {
  /// Where the middle of the content lies, in points.
  public var position: CGPoint

  /// Makes the modifier.
  public init(position: CGPoint) { self.position = position }
}

extension _PositionLayout: HostModifier {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostPositionView { HostPositionView() }
  func updateHost(_ host: HostPositionView, context: HostModifierContext<Self>) { host.position = position }
}

extension View {
  /// Shows the middle of this view at a point of the room that is offered, all of which it takes.
  nonisolated public func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
    modifier(_PositionLayout(position: position))
  }

  /// Shows the middle of this view at a point of the room that is offered, all of which it takes.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout> {
    position(CGPoint(x: x, y: y))
  }
}
