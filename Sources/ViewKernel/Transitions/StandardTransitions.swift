public import Foundation
public import HostTree

/// Comes and goes at once.
public struct IdentityTransition {
  /// Makes the transition.
  public nonisolated init() {}
}

extension IdentityTransition: Transition {
  /// The content itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// It does not move.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Fades in and out.
public struct OpacityTransition {
  /// Makes the transition.
  public nonisolated init() {}
}

extension OpacityTransition: Transition {
  /// The content, opaque while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// It does not move.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// Comes in from another place, and goes there.
public struct OffsetTransition {
  /// How far away that is, in points.
  public var offset: CGSize

  /// Makes the transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset.sound("The offset of a transition") }
}

extension OffsetTransition: Transition {
  /// The content, where it belongs while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Grows in, and shrinks out.
public struct ScaleTransition {
  /// How large it is drawn before and after: 1 is its own size.
  public var scale: Double
  /// The place that stays where it is, as parts of its size.
  public var anchor: UnitPoint

  /// Makes the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale.sound(else: 0, "The scale of a transition")
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The content, in its own size while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// Grows in from nothing, and shrinks to it.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows in, and shrinks out.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// Comes in from an edge, and goes out at it.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  /// The content, where it belongs while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// Comes in from the leading edge, and goes out at the trailing one.
public struct SlideTransition {
  /// Makes the transition.
  public nonisolated init() {}
}

extension SlideTransition: Transition {
  /// The content, where it belongs while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: .trailing, amount: phase.value))
  }
}

/// Comes in from an edge while it fades in, and goes out at the opposite one while it fades out.
public struct PushTransition {
  /// The edge from which it comes.
  public var edge: Edge

  /// Makes the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// The content, where it belongs while it is there.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// One transition on the way in, another one on the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// How the view comes in.
  public var insertion: Insertion
  /// How it goes out.
  public var removal: Removal

  /// Makes the transition.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The content in the phases of either.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

/// Two transitions, the second around the first.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition by an animation of its own.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).transaction(value: phase) { $0.animation = animation }
  }
}

/// A modifier while the view is there, and another of the same type before and after.
struct ModifierTransition<Effect: ViewModifier> {
  let active: Effect
  let identity: Effect
}

extension ModifierTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension Transition where Self == IdentityTransition {
  /// Comes and goes at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == OffsetTransition {
  /// Comes in from another place, and goes there.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Comes in from another place, and goes there.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Comes in from an edge, and goes out at it.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Comes in from the leading edge, and goes out at the trailing one.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Comes in from an edge while it fades in, and goes out at the opposite one while it fades out.
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

/// Moves its content towards an edge, by parts of its own size.
struct MoveEffect {
  let edge: Edge
  /// 1 is all of it.
  var amount: Double
}

extension MoveEffect: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostMoveView { HostMoveView() }

  func updateHost(_ host: HostMoveView, context: HostModifierContext<Self>) {
    host.parts =
      switch edge {
      case .top: CGSize(width: 0, height: -amount)
      case .leading: CGSize(width: -amount, height: 0)
      case .bottom: CGSize(width: 0, height: amount)
      case .trailing: CGSize(width: amount, height: 0)
      }
  }
}

extension MoveEffect: Animatable {
  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}
