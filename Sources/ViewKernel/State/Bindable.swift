public import Observation

/// Gives bindings to the properties of an `@Observable` object: `$model.name`.
///
/// For objects that somebody else keeps. It need not be a property of a view; in a body it may be a variable:
/// `@Bindable var model = model`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  // Here and not in an extension: only then do the initializers of views take the object instead of a wrapper.
  /// Binds to the properties of `wrappedValue`.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }

  /// This wrapper, as a source of bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Binds to the properties of `wrappedValue`.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Takes over from a projected value, for parameters that are wrapped.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding(ObjectMemberLocation(wrappedValue, keyPath, nil))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: LiveProperty {
  var liveValue: Any? { object }
}
