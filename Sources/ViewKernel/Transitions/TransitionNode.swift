/// The modifier behind `transition(_:)`.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: ViewModifier {
  /// There is no body.
  public typealias Body = Never

  /// Appends one node that knows the phase.
  public static func makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout NodeBuilder) {
    builder.append(TransitionNode(modifier.transition, content, in: builder))
  }

  /// Hands the new values to the one node.
  public static func updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout NodeCursor) {
    cursor.update(TransitionNode<C>.self) { $0.update(with: modifier.transition, content) }
  }
}

extension View {
  /// Says how this view comes in and goes out when an animated update brings it or takes it away.
  ///
  /// That is when the view is in a branch, a `ForEach` or the like, whose content changes; not when a view around it
  /// comes or goes. A view without a transition fades.
  nonisolated public func transition(_ t: AnyTransition) -> ModifiedContent<Self, _TransitionModifier> {
    modifier(_TransitionModifier(transition: t))
  }

  /// Says how this view comes in and goes out when an animated update brings it or takes it away.
  nonisolated public func transition<T: Transition>(
    _ transition: T
  ) -> ModifiedContent<Self, _TransitionModifier> {
    self.transition(AnyTransition(transition))
  }
}

/// What comes in and goes out by a transition of its own, whatever its type.
@MainActor
protocol TransitionStage: ViewNode {
  /// Whether it moves even where an update has no animation.
  var hasOwnAnimation: Bool { get }
  /// Shows another phase, by the transaction in force.
  func show(_ phase: TransitionPhase)
}

/// The node of a view with a transition: the view in the phase that it is in.
final class TransitionNode<C: View>: ViewNode, TransitionStage {
  private var content: C
  private var transition: AnyTransition
  private var phase = TransitionPhase.identity

  init(_ transition: AnyTransition, _ content: C, in builder: NodeBuilder) {
    self.content = content
    self.transition = transition
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) {
    inspection.value = _TransitionModifier(transition: transition)
  }

  private var shown: ModifiedContent<C, TransitionPhaseModifier<AnyTransition>> {
    content.modifier(TransitionPhaseModifier(transition: transition, phase: phase))
  }

  override func mount() {
    var node: ViewNode? = self
    while let current = node, !current.flags.contains(.subtreeHasTransition) {
      current.flags.insert(.subtreeHasTransition)
      node = current.parent
    }
    mountChildren(shown)
  }

  func update(with new: AnyTransition, _ content: C) {
    self.content = content
    // One of other kinds would make the content anew; it counts when the view comes again.
    if new.kinds == transition.kinds { transition = new }
    updateChildren(shown)
  }

  var hasOwnAnimation: Bool { transition.hasOwnAnimation }

  func show(_ phase: TransitionPhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    updateChildren(shown)
  }

  override func collectTransitions(into found: inout FoundTransitions) { found.stages.append(self) }
}
