/// The node of a transition around views that are inserted and removed: each of them gets the transition, not the views
/// around them.
///
/// ```
/// Group {
///   if isOn { Text("On") }
///   Text("Always")
/// }
/// .transition(.slide)  // "On" slides in and out by itself
/// ```
///
/// Descendants pass the transition on, down to views that insert and remove nothing at their top: each of those gets a
/// ``TransitionNode``.
final class TransitionTraitNode: EnclosingModifierNode<_TransitionModifier> {
  override func mount(around content: () -> Void) {
    flags.insert(.passesTransition)
    content()
  }

  override func update(with new: _TransitionModifier, around content: () -> Void) {
    let isEqual = new.transition.isEqual(to: modifier.transition)
    modifier = new
    if !isEqual {
      hand(new.transition, inside: self)
      subviewModifierDidChange()
    }
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

extension TransitionTraitNode: RowModifying {
  func modify<V: View>(_ row: V) -> any View { row.modifier(modifier) }
}

extension ViewNode {
  /// The transition of the nearest ``TransitionTraitNode``, this node included; `.opacity` if there is none.
  final var passedTransition: AnyTransition {
    var node: ViewNode? = self
    while let current = node {
      if let trait = current as? TransitionTraitNode { return trait.modifier.transition }
      node = current.parent
    }
    return .opacity
  }
}
