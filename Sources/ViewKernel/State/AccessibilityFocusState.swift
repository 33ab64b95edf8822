// Tests: `AccessibilityFocusedTests`.

/// The assistive tools that a focus state asks for: see ``AccessibilityFocusState``. There is one kind here.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A property wrapper that reads and moves an assistive tool among the views in this view.
///
/// Bind views to it with `accessibilityFocused(_:)` or `accessibilityFocused(_:equals:)`. When the tool comes to one of
/// them, the state gets its value; when it leaves, it is false or nil. Writing it asks the tool to go there:
/// ``/HostTree/HostView/accessibilityElementIsFocused`` says where.
///
/// ```swift
/// struct Form: View {
///   @AccessibilityFocusState private var isAtError: Bool
///
///   var body: some View {
///     Text("Name is missing").accessibilityFocused($isAtError).onAppear { isAtError = true }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Form())
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].accessibilityElementIsFocused)
/// // Prints "true"
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var place: FocusLocation<Value>

  /// Creates a state for one view: true while the tool is there. False at first.
  public init() where Value == Bool { place = FocusLocation(nothing: false) }

  /// Creates a state for one view and some tools, of which there is one kind here.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { place = FocusLocation(nothing: false) }

  /// Creates a state for several views: the value of the view where the tool is, or nil. Nil at first.
  public init<T: Hashable>() where Value == T? { place = FocusLocation(nothing: nil) }

  /// Creates a state for several views and some tools, of which there is one kind here.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    place = FocusLocation(nothing: nil)
  }

  /// The value of the view where the tool is. Outside of a mounted view it is false or nil, and a write is reported and
  /// ignored.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// The binding for `accessibilityFocused($place, equals: .error)`.
  public var projectedValue: Binding { Binding(place: place) }

  /// A binding to a focus state: reads and moves the tool.
  @propertyWrapper
  public struct Binding {
    let place: FocusLocation<Value>

    /// The value of the view where the tool is. Writing moves it.
    public var wrappedValue: Value {
      get { place.value }
      nonmutating set { place.set(newValue, of: "An AccessibilityFocusState") }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> StateLocation<Value> { StateLocation(place.nothing) }

  mutating func install(_ storage: StateLocation<Value>, in node: ReaderNode) -> Bool {
    place.stored = storage
    return false
  }
}

extension AccessibilityFocusState: LocatedProperty {
  var location: StateLocation<Value>? { place.stored }
}
extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: LiveProperty {
  var liveValue: Any? { wrappedValue }
}

extension AccessibilityFocusState.Binding: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
