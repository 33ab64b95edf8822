import Foundation
public import HostTree

/// The activity of a scroll view.
public enum ScrollPhase: Hashable, Sendable, CustomDebugStringConvertible {
  /// The content stands still.
  case idle
  /// A user has touched the content and may scroll. Scroll views here go from ``idle`` to ``interacting`` at once.
  case tracking
  /// A user scrolls.
  case interacting
  /// The content moves on after a drag, to where a behaviour wants it.
  case decelerating
  /// The content moves because the program wants it elsewhere, with an animation.
  case animating

  /// Whether it is any other than ``idle``.
  public var isScrolling: Bool { self != .idle }

  /// The case's name.
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }

  init(_ activity: ScrollActivity) {
    switch activity {
    case .idle: self = .idle
    case .dragging: self = .interacting
    case .decelerating: self = .decelerating
    case .animating: self = .animating
    }
  }
}

/// The state of a scroll view when its phase changed.
public struct ScrollPhaseChangeContext {
  /// The geometry.
  public let geometry: ScrollGeometry
  /// The velocity of the content offset, in points per second; nil if it did not move.
  public let velocity: CGVector?
}

extension View {
  /// Calls `action` when a scroll view or list of this view begins to do something else.
  ///
  /// It runs in the effects of the next settle; its changes are shown in the same frame. Scroll views inside of scroll
  /// views don't count.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` when a scroll view or list of this view begins to do something else, with the geometry and the
  /// velocity at that time.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}

struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @Kept private var link = ScrollPhaseLink()

  nonisolated init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) {
    self.action = action
  }
}

extension ScrollPhaseModifier: ViewModifier {
  func body(content: Content) -> some View {
    let _ = link.action = action
    content.modifier(ScrollSettingWriter(.link(link), of: link))
  }
}

/// Notifies an action of phases.
final class ScrollPhaseLink: ScrollLink {
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

  override func phaseDidChange(_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) {
    action?(old, new, context)
  }
}
