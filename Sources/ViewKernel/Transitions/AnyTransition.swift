public import Foundation
public import HostTree

/// A transition whose type is erased: what ``View/transition(_:)-(AnyTransition)`` takes most often.
public struct AnyTransition {
  private let box: AnyTransitionBox
  /// The types of what it is made of. A transition of other types can't take this one's place around a view.
  let kinds: [ObjectIdentifier]
  /// Whether it moves even where an update has no animation.
  let hasOwnAnimation: Bool

  /// Erases the type of a transition.
  nonisolated public init<T: Transition>(_ transition: T) {
    if let transition = transition as? AnyTransition {
      self = transition
    } else {
      self.init(transition, made: [])
    }
  }

  private init<T: Transition>(_ transition: T, made parts: [AnyTransition], hasOwnAnimation: Bool = false) {
    box = TransitionBox(transition)
    kinds = [ObjectIdentifier(T.self)] + parts.flatMap(\.kinds)
    self.hasOwnAnimation = hasOwnAnimation || parts.contains(where: \.hasOwnAnimation)
  }

  // MARK: Kinds

  /// Comes and goes at once.
  public static let identity = AnyTransition(IdentityTransition())
  /// Fades in and out.
  public static let opacity = AnyTransition(OpacityTransition())
  /// Comes in from the leading edge, and goes out at the trailing one.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

  /// Comes in from another place, and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// Comes in from another place, and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Grows in from nothing, and shrinks to it.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// Grows in, and shrinks out.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Comes in from an edge, and goes out at it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Comes in from an edge while it fades in, and goes out at the opposite one while it fades out.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

  /// Has a modifier while it is there, and another of the same type before and after.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }

  /// One transition on the way in, another one on the way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal), made: [insertion, removal])
  }

  /// This transition with another one around it.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(first: self, second: other), made: [self, other])
  }

  /// This transition by an animation of its own, whatever the update's, even if it has none.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(
      AnimatedTransition(base: self, animation: animation), made: [self], hasOwnAnimation: animation != nil)
  }
}

extension AnyTransition: Transition {
  /// What the content looks like in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View { made(of: content, in: phase) }

  /// Whether both surely do the same.
  @MainActor
  func isEqual(to other: AnyTransition) -> Bool { box === other.box || box.isEqual(to: other.box) }

  @MainActor
  func made(of content: Content, in phase: TransitionPhase) -> AnyView { box.apply(content, phase) }
}

extension AnyTransition: @unchecked Sendable {}  // Immutable, and used on the main actor only.

/// Holds a transition, and knows its type.
private class AnyTransitionBox {
  @MainActor func apply(_ content: AnyTransition.Content, _ phase: TransitionPhase) -> AnyView { AnyView(content) }
  @MainActor func isEqual(to other: AnyTransitionBox) -> Bool { false }
}

private final class TransitionBox<T: Transition>: AnyTransitionBox {
  let transition: T

  init(_ transition: T) { self.transition = transition }

  override func apply(_ content: AnyTransition.Content, _ phase: TransitionPhase) -> AnyView {
    AnyView(transition.apply(content: content, phase: phase))
  }

  override func isEqual(to other: AnyTransitionBox) -> Bool {
    guard let other = other as? TransitionBox<T> else { return false }
    return ValueComparison.of(T.self).areEqual(transition, other.transition)
  }
}
