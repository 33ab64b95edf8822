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
