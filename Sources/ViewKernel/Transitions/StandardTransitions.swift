// Tests: `TransitionNodeTests`.

public import Foundation
public import HostTree

/// A transition without any change: the view is inserted and removed at once.
public struct IdentityTransition {
  /// Creates the transition; the same as `.identity`.
  public nonisolated init() {}
}

extension IdentityTransition: Transition {
  /// The content unchanged, in all phases.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }

  /// No motion: people who reduce motion may keep it.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that fades the view in on insertion and out on removal.
public struct OpacityTransition {
  /// Creates the transition; the same as `.opacity`.
  public nonisolated init() {}
}

extension OpacityTransition: Transition {
  /// The content, opaque in the phase `identity` and transparent otherwise.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// No motion: people who reduce motion may keep it.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that moves the view in from an offset position, and out to it.
public struct OffsetTransition {
  /// The offset before insertion and after removal, in points.
  public var offset: CGSize

  /// Creates the transition; the same as `.offset(_:)`. An offset that is not finite is reported.
  public nonisolated init(_ offset: CGSize) { self.offset = offset.sound("The offset of a transition") }
}

extension OffsetTransition: Transition {
  /// The content, in its own position in the phase `identity` and moved otherwise.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that scales the view up on insertion and down on removal.
public struct ScaleTransition {
  /// The scale before insertion and after removal: 1 is the view's own size.
  public var scale: Double
  /// The point that stays in place while the view scales, in fractions of its size. Defaults to the centre.
  public var anchor: UnitPoint

  /// Creates the transition; the same as `.scale(_:anchor:)`. A scale that is not finite is reported, and counts as 0.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale.sound(else: 0, "The scale of a transition")
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The content, in its own size in the phase `identity` and scaled otherwise.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// Scales the view up from nothing, and down to it, around its centre.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Scales the view from `scale` to its own size (1), and back, around `anchor`.
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// A transition that blurs the view and fades it, and lets it grow while it comes.
public struct BlurReplaceTransition {
  /// How the view's size changes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUp: Bool

    /// The view grows while it comes, and shrinks while it goes.
    public static let downUp = Configuration(isUp: false)
    /// The view grows while it comes, and goes on to grow while it goes.
    public static let upUp = Configuration(isUp: true)
  }

  /// How the view's size changes.
  public var configuration: Configuration

  /// Creates the transition; the same as `.blurReplace(_:)`.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
}

extension BlurReplaceTransition: Transition {
  /// The content, as it is in the phase `identity`, and blurred and transparent otherwise.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let scale = phase.isIdentity ? 1.0 : phase == .didDisappear && configuration.isUp ? 1.2 : 0.8
    content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(scale).opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// Blurs the view and fades it.
  nonisolated public static var blurReplace: BlurReplaceTransition { blurReplace() }
  /// Blurs the view and fades it, in a way.
  nonisolated public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

/// A transition that moves the view in from an edge by its own size, and out to the same edge.
public struct MoveTransition {
  /// The edge from which the view is moved in, and to which it is moved out.
  public var edge: Edge

  /// Creates the transition; the same as `.move(edge:)`.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  /// The content, in its own position in the phase `identity` and moved otherwise.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that moves the view in from the leading edge by its own width, and out to the trailing edge.
public struct SlideTransition {
  /// Creates the transition; the same as `.slide`.
  public nonisolated init() {}
}

extension SlideTransition: Transition {
  /// The content, in its own position in the phase `identity` and moved otherwise.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: .trailing, amount: phase.value))
  }
}

/// A transition that moves the view in from an edge while it fades in, and out to the opposite edge while it fades out.
public struct PushTransition {
  /// The edge from which the view is moved in. It is moved out to the opposite one.
  public var edge: Edge

  /// Creates the transition; the same as `.push(from:)`.
  public nonisolated init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// The content, in its own position in the phase `identity` and moved otherwise.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that uses one transition for the insertion of the view, and another for its removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition for the insertion of the view.
  public var insertion: Insertion
  /// The transition for the removal of the view.
  public var removal: Removal

  /// Creates the transition from its two parts.
  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The content with both transitions, each only in its own phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .willAppear ? .identity : phase)
  }
}

struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase).transaction(value: phase) { $0.animation = animation }
  }
}

/// A transition between two modifiers of the same type: `identity` while the view is shown, `active` otherwise.
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
  /// Inserts and removes the view without a transition.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades the view in on insertion and out on removal.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == OffsetTransition {
  /// Moves the view in from a position that is `offset` away, in points, and out to it.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Moves the view in from a position that is `x` and `y` away, in points, and out to it.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Moves the view in from an edge by its own size, and out to the same edge.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Moves the view in from the leading edge by its own width, and out to the trailing edge.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Moves the view in from an edge while it fades in, and out to the opposite edge while it fades out.
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

/// Moves its content towards an edge, by a fraction of its own size.
struct MoveEffect {
  let edge: Edge
  /// The fraction of the content's size; 1 moves it by its whole width or height.
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
