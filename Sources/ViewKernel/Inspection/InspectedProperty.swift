/// A stored property of a view or a modifier, as a tool sees it.
///
/// For a property with one of the library's wrappers, such as `@State`, `@Binding` or `@Environment`, ``value`` is what the
/// wrapper gives now:
///
/// ```swift
/// // @State private var count = 0, after three taps
/// property.name     // "count"
/// property.value    // 3
/// property.wrapper  // State<Int>
/// ```
///
/// It is a snapshot of what is stored, and stays safe to use after the view has gone: the value is the last one then.
@MainActor
public struct InspectedProperty {
  /// The name in the source, without the underscore that the storage of a wrapped property has.
  public let name: String

  /// The property wrapper itself, `State<Int>` for instance; nil for a property without one.
  ///
  /// Cast it to write: `(property.wrapper as? State<Int>)?.wrappedValue = 4` does what an action of the view would do.
  public let wrapper: Any?

  private let stored: Any

  init(label: String, stored: Any) {
    let isWrapped = label.hasPrefix("_") && (stored is any LiveProperty || stored is any DynamicProperty)
    name = isWrapped ? String(label.dropFirst()) : label
    wrapper = isWrapped || stored is any LiveProperty ? stored : nil
    self.stored = stored
  }

  /// What the property gives now: the value behind a state, a binding and the like; else what is stored.
  ///
  /// A wrapper that has nothing to give, because its view was never on screen, is itself the value; so is a wrapper of your
  /// own, whose ``properties`` you can look into. A binding made of closures calls its `get`.
  public var value: Any { (stored as? any LiveProperty)?.liveValue ?? stored }

  /// The properties inside a value of several: those of a structure, and those of a property wrapper that is made of others.
  public var properties: [InspectedProperty] { InspectedProperty.properties(of: value) }

  /// The stored properties of `value` in the order of the source; none for what is not a structure, a class or a tuple.
  static func properties(of value: Any) -> [InspectedProperty] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .class, .tuple:
      return mirror.children.enumerated().map { InspectedProperty(label: $1.label ?? "\($0)", stored: $1.value) }
    default: return []
    }
  }
}
