/// Which of the views inside has the focus, the place where text input goes: a value that follows it, and moves it.
///
/// Bind views to it with `focused(_:)` or `focused(_:equals:)`. When one of them becomes the first responder, the state takes its
/// value; when none is any more, it is false, or nil. Writing it moves the focus, in the effects pass.
///
/// ```swift
/// @FocusState private var field: Field?
/// // ...
/// TextField("Name", text: $name).focused($field, equals: .name)
/// Button("Write") { field = .name }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let nothing: Value
  private(set) var location: StateLocation<Value>?

  /// Makes a state that says whether one view has the focus; false at first.
  public init() where Value == Bool { nothing = false }

  /// Makes a state that says which of several views has the focus; nil at first.
  public init<T: Hashable>() where Value == T? { nothing = nil }

  /// Which view has the focus. Outside of a view on screen it is false or nil, and a write is lost.
  public var wrappedValue: Value {
    get { location?.get() ?? nothing }
    nonmutating set { location?.set(newValue) }
  }

  /// What views are bound by: `focused($field, equals: .name)`.
  public var projectedValue: Binding { Binding(location: location, nothing: nothing) }

  /// A way to read and to move the focus.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    /// The value while no view has the focus.
    let nothing: Value

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { location?.get() ?? nothing }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> StateLocation<Value> { StateLocation(nothing) }

  mutating func install(_ storage: StateLocation<Value>, in node: ReaderNode) -> Bool {
    location = storage
    return false
  }
}

extension FocusState: LocatedProperty {}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: LiveProperty {
  var liveValue: Any? { wrappedValue }
}

extension FocusState.Binding: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
