/// The node of a transition around views that come and go: each of them has the transition, not what is around them.
///
/// ```
/// Group {
///   if isOn { Text("On") }
///   Text("Always")
/// }
/// .transition(.slide)  // "On" slides in and out by itself
/// ```
///
/// The nodes inside pass it on, down to views in which nothing comes and goes: those get a ``TransitionNode`` each.
final class TransitionTraitNode: EnclosingModifierNode<_TransitionModifier> {
  override func mount(around content: () -> Void) {
    flags.insert(.passesTransition)
    content()
  }

  override func update(with new: _TransitionModifier, around content: () -> Void) {
    let isEqual = new.transition.isEqual(to: modifier.transition)
    modifier = new
    if !isEqual { hand(new.transition, inside: self) }
    content()
  }

  private func hand(_ transition: AnyTransition, inside node: ViewNode) {
    node.forEachChild { child in
      if let stage = child as? any TransitionStage {
        stage.take(transition)
      } else if child.flags.contains(.passesTransition), !(child is TransitionTraitNode) {
        hand(transition, inside: child)
      }
    }
  }
}

extension ViewNode {
  /// The transition that this node passes on.
  final var passedTransition: AnyTransition {
    var node: ViewNode? = self
    while let current = node {
      if let trait = current as? TransitionTraitNode { return trait.modifier.transition }
      node = current.parent
    }
    return .opacity
  }
}
