// Tests: `TransitionTraitNodeTests`.

/// Knows which types of views insert and remove nothing at their top, so that one transition is enough for all their
/// hosts.
@MainActor
enum StaticContent {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Whether values of a type insert and remove nothing at their top. Cached by type.
  static func isStatic<V: View>(_ type: V.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let isStatic = known[id] { return isStatic }
    // The answer for types that contain themselves.
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

  /// The same for a type that is not known to be a view; false if it is none.
  fileprivate static func isStatic(any type: any Any.Type) -> Bool {
    (type as? any View.Type).map { isStatic($0) } ?? false
  }
}

/// A type of view for which the answer depends on its parts.
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
  /// Correct where it is used: see `ModifiedContent`.
  static var hasStaticParts: Bool { true }
}

extension ModifiedContent: PartsKnowing {
  static var hasStaticParts: Bool {
    // The innermost transition wins, so one inside needs a node of its own.
    if Modifier.self == _TransitionModifier.self || !StaticContent.isStatic(any: Content.self) { return false }
    return (Modifier.self as? any ViewModifier.Type).map { isStatic($0) } ?? false
  }

  @MainActor private static func isStatic<M: ViewModifier>(_ type: M.Type) -> Bool {
    M.Body.self == Never.self || StaticContent.isStatic(M.Body.self)
  }
}
