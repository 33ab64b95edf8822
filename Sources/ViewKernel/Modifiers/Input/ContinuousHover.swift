public import Foundation
import HostTree

/// Where a pointer is over a view: see `onContinuousHover(coordinateSpace:perform:)`.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this place.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

struct ContinuousHoverModifier {
  let space: CoordinateSpace
  let action: (HoverPhase) -> Void
}

extension ContinuousHoverModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostGestureView {
    let host = HostGestureView()
    host.onHover = { if !$0 { context.modifier.action(.ended) } }
    host.onPointerMove = { [unowned host] place in
      context.modifier.action(.active(context.modifier.place(place, in: host)))
    }
    return host
  }

  func updateHost(_ host: HostGestureView, context: HostModifierContext<Self>) {}

  /// - Parameter place: The pointer in the window.
  @MainActor private func place(_ place: CGPoint, in host: HostView) -> CGPoint {
    switch space {
    case .local: host.window?.convert(place, to: host) ?? place
    case .global: place
    case .named(let name):
      if let view = host.coordinateSpace(named: name) { host.window?.convert(place, to: view) ?? place } else { place }
    }
  }
}

extension View {
  /// Calls `action` with the place of a pointer when it comes over this view and whenever it moves there, and when it
  /// has left.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the places. Defaults to this view's.
  ///   - action: The action.
  @_disfavoredOverload @preconcurrency
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
  }

  /// Calls `action` with the place of a pointer when it comes over this view and whenever it moves there, and when it
  /// has left.
  @preconcurrency
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }
}
