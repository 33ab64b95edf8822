/// The node of a transition around views that come and go: each of them has the transition, not what is around them.
///
/// ```swift
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

/// Which types of views have nothing at their top that comes and goes, so that one transition is enough for all that is there.
@MainActor
enum StaticContent {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether that holds for a type.
  static func isStatic<V: View>(_ type: V.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isStatic = known[id] { return isStatic }
    // For types that contain themselves.
    known[id] = false
    let isStatic: Bool
    if let parts = type as? any PartsKnowing.Type {
      isStatic = parts.hasStaticParts
    } else if V.Body.self == Never.self {
      isStatic = RowCount.of(type) != nil
    } else {
      isStatic = self.isStatic(V.Body.self)
    }
    known[id] = isStatic
    return isStatic
  }

  /// Whether it holds for a type that is a view.
  fileprivate static func isStatic(any type: any Any.Type) -> Bool {
    (type as? any View.Type).map { isStatic($0) } ?? false
  }
}

/// A type of view for which it depends on its parts whether something comes and goes at its top.
@MainActor
private protocol PartsKnowing {
  static var hasStaticParts: Bool { get }
}

extension TupleView: PartsKnowing {
  static var hasStaticParts: Bool { FieldLayout.fields(of: T.self).allSatisfy { StaticContent.isStatic(any: $0.type) } }
}

extension Group: PartsKnowing {
  static var hasStaticParts: Bool { StaticContent.isStatic(any: Content.self) }
}

extension EquatableView: PartsKnowing {
  static var hasStaticParts: Bool { StaticContent.isStatic(Content.self) }
}

extension _ConditionalContent: PartsKnowing {
  static var hasStaticParts: Bool { false }
}

extension IDView: PartsKnowing {
  static var hasStaticParts: Bool { false }
}

extension _ViewModifier_Content: PartsKnowing {
  /// Right where it is asked: see `ModifiedContent`.
  static var hasStaticParts: Bool { true }
}

extension ModifiedContent: PartsKnowing {
  static var hasStaticParts: Bool {
    // A transition inside counts, not the one around it.
    if Modifier.self == _TransitionModifier.self || !StaticContent.isStatic(any: Content.self) { return false }
    return (Modifier.self as? any ViewModifier.Type).map { isStatic($0) } ?? false
  }

  @MainActor private static func isStatic<M: ViewModifier>(_ type: M.Type) -> Bool {
    M.Body.self == Never.self || StaticContent.isStatic(M.Body.self)
  }
}
