// Tests: `ObservedBindingTests`.

public import Observation

/// A property wrapper that makes bindings to the properties of an `@Observable` object: `$model.name`.
///
/// For objects that are owned elsewhere. It need not be a property of a view; in a body it can be a local variable:
/// `@Bindable var model = model`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  // In the type and not in an extension: only then do the memberwise initializers of views take the object, not a
  // wrapper.
  /// Creates a wrapper of an object.
  public init(wrappedValue: Value) where Value: AnyObject & Observable { object = wrappedValue }

  /// The wrapper itself, whose dynamic members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper of an object.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Creates a wrapper from a projected value, for parameters of functions that are wrapped.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// Returns a binding to a property of the object. A body that reads it depends on that property.
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
