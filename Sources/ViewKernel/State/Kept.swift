/// An object that a view keeps for itself: made once for as long as the view stays at its place.
///
/// What changes in it is nobody's business: no body runs again by it. Unlike an object in a `State`, which one value of a view has
/// wherever it is shown, each place has its own.
@propertyWrapper
struct Kept<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  /// Makes the property; `wrappedValue` is evaluated when the view first appears at its place, and never again.
  init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  /// The object; outside of a view on screen each access makes a new one.
  var wrappedValue: Object { object ?? make() }
}

/// An object that wants to know when the view that keeps it goes.
@MainActor
protocol EndsWithView: AnyObject {
  /// The view goes.
  func end()
}

extension Kept: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> Object { make() }

  mutating func install(_ storage: Object, in node: ReaderNode) -> Bool {
    object = storage
    return false
  }

  static func dismantle(_ storage: Object) { (storage as? any EndsWithView)?.end() }
}

extension Kept: LiveProperty {
  var liveValue: Any? { object }
}
