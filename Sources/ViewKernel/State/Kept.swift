// Tests: `GeometryReaderTests`, `PreferenceDecorationTests`.

/// A property wrapper for an object that a view owns: created once, when the view is mounted, and kept as long as the
/// view keeps its identity.
///
/// Changes of the object do not invalidate the view. Each mounted view has its own object, whereas an object in a
/// `State` is shared by all places that show the same view value.
@propertyWrapper
struct Kept<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  /// Creates the property. `wrappedValue` is evaluated when the view is mounted, once.
  init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  /// The object. Outside of a mounted view each access creates a new one.
  var wrappedValue: Object { object ?? make() }
}

/// An object that is notified when the view that owns it is unmounted.
@MainActor
protocol EndsWithView: AnyObject {
  /// Called when the view is unmounted.
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
