/// A property wrapper that reads and moves the focus among the views in this view: the first responder, which gets text
/// input.
///
/// Bind views to it with `focused(_:)` or `focused(_:equals:)`. When one of them becomes the first responder, the state
/// gets its value; when none is, it is false or nil. Writing it moves the focus, in the effects pass.
///
/// ```swift
/// struct Letter: View {
///   enum Field { case name }
///
///   @State private var name = ""
///   @FocusState private var field: Field?
///
///   var body: some View {
///     TextField("Name", text: $name)
///       .focused($field, equals: .name)
///       .onAppear { field = .name }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Letter())
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<Letter> (0, 0, 320 x 480)
/// //    └─ HostTextField "" (0, 228.83, 320 x 22.33) placeholder=Name focused
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var place: FocusLocation<Value>

  /// Creates a state for one view: true while the view has the focus. False at first.
  public init() where Value == Bool { place = FocusLocation(nothing: false) }

  /// Creates a state for several views: the value of the view that has the focus, or nil. Nil at first.
  public init<T: Hashable>() where Value == T? { place = FocusLocation(nothing: nil) }

  /// The value of the focused view. Outside of a mounted view it is false or nil, and a write is reported and ignored.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// The binding for `focused($field, equals: .name)`.
  public var projectedValue: Binding { Binding(place: place) }

  /// A binding to a focus state: reads and moves the focus.
  @propertyWrapper
  public struct Binding {
    let place: FocusLocation<Value>

    /// The value of the focused view. Writing moves the focus.
    public var wrappedValue: Value {
      get { place.value }
      nonmutating set { place.set(newValue, of: "A FocusState") }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> StateLocation<Value> { StateLocation(place.nothing) }

  mutating func install(_ storage: StateLocation<Value>, in node: ReaderNode) -> Bool {
    place.stored = storage
    return false
  }
}

extension FocusState: LocatedProperty {
  var location: StateLocation<Value>? { place.stored }
}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: LiveProperty {
  var liveValue: Any? { wrappedValue }
}

extension FocusState.Binding: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
