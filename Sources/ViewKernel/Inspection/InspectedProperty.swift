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

  private init(label: String, stored: Any, isObserved: Bool) {
    let isWrapper = stored is any LiveProperty || stored is any DynamicProperty
    name = label.hasPrefix("_") && (isWrapper || isObserved) ? String(label.dropFirst()) : label
    wrapper = isWrapper ? stored : nil
    self.stored = stored
  }

  /// What the property gives now: the value behind a state, a binding and the like; else what is stored.
  ///
  /// A wrapper that has nothing to give, because its view was never on screen, is itself the value; so is a wrapper of your
  /// own, whose ``properties`` you can look into. A binding made of closures calls its `get`.
  public var value: Any { (stored as? any LiveProperty)?.liveValue ?? stored }

  /// The properties inside the value: those of a structure or an object, and those of a wrapper that is made of others.
  ///
  /// ```swift
  /// // @StateObject private var model = Model()
  /// let model = view.properties.first { $0.name == "model" }
  /// model?.properties.map(\.name)  // its published properties among them
  /// ```
  public var properties: [InspectedProperty] { InspectedProperty.properties(of: value) }

  /// The stored properties of `value` in the order of the source, those of superclasses first; none for what is not a
  /// structure, an object or a tuple.
  static func properties(of value: Any) -> [InspectedProperty] {
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle, [.struct, .class, .tuple].contains(style) else { return [] }
    let mirrors = sequence(first: mirror, next: \.superclassMirror)
    // An observable object stores its properties under names with an underscore, beside what tells of changes.
    let isObservable = value is any Observable
    return mirrors.reversed().flatMap(\.children).enumerated().compactMap { place, child in
      let label = child.label ?? "\(place)"
      if isObservable, label.hasPrefix("_$") { return nil }
      return InspectedProperty(label: label, stored: child.value, isObserved: isObservable)
    }
  }
}
