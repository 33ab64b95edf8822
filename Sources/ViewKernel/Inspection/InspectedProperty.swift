/// A stored property of an inspected view or modifier.
///
/// For a property with one of the library's wrappers, such as `@State`, `@Binding` or `@Environment`, ``value`` is the
/// current wrapped value:
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 3
///
///   var body: some View { Text("\(count)") }
/// }
///
/// let host = HostingView(rootView: Counter())
/// host.updateViews()
/// let property = host.inspectedViews[0].properties[0]
/// print(property.name, property.value, property.wrapper is State<Int>)
/// // Prints "count 3 true"
/// ```
///
/// It is a copy of the stored property, which stays safe to use after the view was unmounted: the value is the last one
/// then.
@MainActor
public struct InspectedProperty {
  /// The name in the source, without the underscore of a wrapped property's storage.
  public let name: String

  /// The property wrapper itself, for example `State<Int>`; nil for a property without one.
  ///
  /// Cast it to write: `(property.wrapper as? State<Int>)?.wrappedValue = 4` has the effect of a write in an action.
  public let wrapper: Any?

  private let stored: Any

  private init(label: String, stored: Any, isObserved: Bool) {
    let isWrapper = stored is any LiveProperty || stored is any DynamicProperty
    name = label.hasPrefix("_") && (isWrapper || isObserved) ? String(label.dropFirst()) : label
    wrapper = isWrapper ? stored : nil
    self.stored = stored
  }

  /// The current value: the wrapped value of a state, a binding and the like; else the stored value.
  ///
  /// A wrapper without a value, because its view was never mounted, is itself the value; so is a custom wrapper, whose
  /// ``properties`` can be inspected. A binding of closures calls its `get`.
  public var value: Any { (stored as? any LiveProperty)?.liveValue ?? stored }

  /// The properties of the value, if it is a structure, an object or a tuple; for a custom wrapper, those in it.
  ///
  /// ```swift
  /// // @StateObject private var model = Model()
  /// let model = view.properties.first { $0.name == "model" }
  /// model?.properties.map(\.name)  // its published properties among them
  /// ```
  public var properties: [InspectedProperty] { InspectedProperty.properties(of: value) }

  /// The stored properties of `value` in the order of the source, properties of superclasses first; empty if it is no
  /// structure, object or tuple. Properties that a container stores together as its own count as its properties.
  static func properties(of value: Any) -> [InspectedProperty] {
    let mirror = Mirror(reflecting: value)
    guard let style = mirror.displayStyle, [.struct, .class, .tuple].contains(style) else { return [] }
    let mirrors = sequence(first: mirror, next: \.superclassMirror)
    // An `@Observable` object stores its properties with an underscore, next to the observation registrar (`_$...`).
    let isObservable = value is any Observable
    let isContainer = value is any HostedContainer
    return mirrors.reversed().flatMap(\.children).enumerated().flatMap { place, child -> [InspectedProperty] in
      let label = child.label ?? "\(place)"
      if isObservable, label.hasPrefix("_$") { return [] }
      if isContainer, label == "own" { return properties(of: child.value) }
      return [InspectedProperty(label: label, stored: child.value, isObserved: isObservable)]
    }
  }
}
