import HostTree

/// The modifier behind `transition(_:)`.
public struct _TransitionModifier {
  let transition: AnyTransition
}

extension _TransitionModifier: ViewModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node that keeps the phase; if views are inserted and removed in the content, one that gives each of
  /// them the transition.
  public static func _makeNodes<C: View>(_ modifier: Self, around content: C, in builder: inout _NodeBuilder) {
    if isAroundOne(C.self, builder.passedOn) {
      builder.append(TransitionNode(modifier.transition, content, in: builder))
    } else {
      builder.append(TransitionTraitNode(modifier, in: builder)) { $0.mountChildren(content) }
    }
  }

  /// Updates the node with the new values.
  public static func _updateNodes<C: View>(_ modifier: Self, around content: C, in cursor: inout _NodeCursor) {
    if isAroundOne(C.self, cursor.passedOn) {
      cursor.update(TransitionNode<C>.self) { $0.update(with: modifier.transition, content) }
    } else {
      cursor.update(modifier) { $0.updateChildren(content) }
    }
  }

  @MainActor private static func isAroundOne<C: View>(_ content: C.Type, _ passedOn: NodeFlags) -> Bool {
    !passedOn.contains(.defersRows) && StaticContent.isStatic(content)
  }
}

extension View {
  /// Sets the transition for the insertion and removal of this view in animated updates.
  ///
  /// It runs when the view is in a branch, a `ForEach` or the like, whose content changes; not when a view around it is
  /// inserted or removed. Around a `Group`, a `ForEach` or the like it is the transition of each view in it that has
  /// none of its own. Of several around one view the innermost wins. A view without a transition fades.
  ///
  /// A view is removed by the transition that it was inserted with. If the value changes while the view is shown, the
  /// new one counts from its next insertion.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: t))
  }

  /// Sets the transition for the insertion and removal of this view in animated updates. The view is removed by the
  /// transition that it was inserted with.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// A node with a transition of its own, with its type erased.
@MainActor
protocol TransitionStage: ViewNode {
  /// Whether it is animated even if the update is not.
  var hasOwnAnimation: Bool { get }
  /// Whether it surely shows nothing, so that the view goes at once.
  var isIdentity: Bool { get }
  /// Prepares for the phase `didDisappear`: from now on shows the transition that the view was inserted with.
  func willDepart()
  /// Changes to another phase, by the current transaction.
  func show(_ phase: TransitionPhase)
  /// Replaces the transition. Returns whether the new one has other types.
  @discardableResult
  func take(_ new: AnyTransition) -> Bool
}

/// The view that shows the current phase of a transition.
private struct TransitionPhaseView: View {
  let transition: AnyTransition
  let phase: TransitionPhase
  let provider: any ModifierContentProvider

  var body: AnyView { transition.made(of: AnyTransition.Content(provider: provider), in: phase) }
}

/// The node of a view with a transition: it shows the content in the current phase.
///
/// - **mount**: the content is mounted in the phase `identity`; if the insertion is animated, it shows `willAppear`
///   first, without animation, and changes to `identity` at once, with animation.
/// - **update**: content and transition are updated; a transition of other types is exchanged around the content, whose
///   nodes stay.
/// - **remove**: in an animated update the node becomes part of a ``Departure``, and changes to the phase
///   `didDisappear` of the transition that it was mounted with, however it was updated since.
/// - **unmount**: at the end of the departure.
final class TransitionNode<C: View>: ViewNode, TransitionStage, ModifierContentProvider {
  private var content: C
  /// The transition that is shown: the newest one, so that nothing of a former one is left.
  private var transition: AnyTransition
  /// The transition that the view came with, and goes by.
  private let ownTransition: AnyTransition
  private var phase = TransitionPhase.identity
  private var placeholders: [PlaceholderNode] = []
  /// The content's nodes while they are moved from one transition's placeholder to another's.
  private var moving: (first: ViewNode, scope: EnvironmentScope)?

  init(_ transition: AnyTransition, _ content: C, in builder: NodeBuilder) {
    self.content = content
    self.transition = transition
    ownTransition = transition
    super.init(in: builder)
  }

  /// Creates a node with the transition of the nearest ``TransitionTraitNode``.
  convenience init(of content: C, in builder: NodeBuilder) {
    self.init(builder.parent.passedTransition, content, in: builder)
  }

  override var passesOn: NodeFlags { .defersRows }

  override func inspect(into inspection: inout NodeInspection) {
    inspection.show(_TransitionModifier(transition: transition))
  }

  private var shown: TransitionPhaseView {
    TransitionPhaseView(transition: transition, phase: phase, provider: self)
  }

  override func mount() {
    markSubtree(.subtreeHasTransition)
    mountChildren(shown)
  }

  func update(with new: AnyTransition, _ content: C) {
    self.content = content
    let former = placeholders
    update(take(new) ? placeholders : former, with: content)
  }

  /// Updates the content.
  func take(_ content: C) {
    self.content = content
    update(placeholders, with: content)
  }

  private func update(_ placeholders: [PlaceholderNode], with content: C) {
    for placeholder in placeholders where !placeholder.flags.contains(.isUnmounted) {
      placeholder.updateChildren(content)
    }
  }

  @discardableResult
  func take(_ new: AnyTransition) -> Bool {
    let isOfOtherKinds = new.kinds != transition.kinds
    transition = new
    if isOfOtherKinds { exchangeTransition() } else { updateChildren(shown) }
    return isOfOtherKinds
  }

  /// Puts a transition of other types around the content, whose nodes stay: the result is as if the view had had the
  /// new transition from the start. A running animation of the former one ends.
  private func exchangeTransition() {
    if placeholders.count == 1, let first = placeholders[0].firstChild {
      moving = (first, placeholders[0].contentScope)
      placeholders[0].firstChild = nil
    }
    replaceChildren(shown)
    guard let first = moving?.first else { return }
    moving = nil
    // The new transition's body does not use its content.
    first.unmountSiblings()
  }

  func mountContent(in placeholder: PlaceholderNode) {
    placeholders.append(placeholder)
    guard let (first, scope) = moving else { return placeholder.mountChildren(content) }
    moving = nil
    placeholder.adopt(first, from: scope)
  }

  func forget(_ placeholder: PlaceholderNode) { placeholders.removeAll { $0 === placeholder } }

  var hasOwnAnimation: Bool { ownTransition.hasOwnAnimation }

  var isIdentity: Bool { ownTransition.kinds == AnyTransition.identity.kinds }

  func willDepart() {
    guard !ownTransition.isEqual(to: transition) else { return }
    let former = collectHosts()
    var atOnce = Transaction()
    atOnce.isImmediate = true
    graph.withTransaction(atOnce) { _ = take(ownTransition) }
    // No layout places what departs.
    for (new, old) in zip(collectHosts(), former) where new !== old { new.frame = old.frame }
  }

  func show(_ phase: TransitionPhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    updateChildren(shown)
  }

  override func contribute(to gathering: Gathering) {
    if let found = gathering as? FoundTransitions { found.stages.append(self) } else { super.contribute(to: gathering) }
  }
}

extension ViewNode {
  /// Adopts a list of nodes as children. They keep their state and their hosts.
  ///
  /// - Parameters:
  ///   - first: The first of the nodes, which are in no parent's list any more.
  ///   - scope: The environment that they had so far.
  fileprivate final func adopt(_ first: ViewNode, from scope: EnvironmentScope) {
    firstChild = first
    var marks: NodeFlags = []
    var next: ViewNode? = first
    while let node = next {
      node.move(to: self, from: scope)
      marks.formUnion(node.flags.intersection(.ofSubtree))
      next = node.nextSibling
    }
    markSubtree(marks)
    guard scope !== contentScope else { return }
    let changes = contentScope.differences(from: scope, inside: graph.rootScope)
    if !changes.isEmpty { forEachChild { $0.surroundingsDidChange(.environment(changes)) } }
  }
}
