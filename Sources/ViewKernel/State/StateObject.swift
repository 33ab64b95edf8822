/// A property wrapper for an observable object that a view owns: created once, when the view is mounted, and kept as
/// long as the view keeps its identity.
///
/// The view's body runs again whenever the object announces a change, whichever properties the body reads.
///
/// ```swift
/// final class ProfileModel: ObservableObject {
///   @Published var name = ""
///   init() { print("model made") }
/// }
///
/// struct Profile: View {
///   var title: String
///   @StateObject private var model = ProfileModel()
///
///   var body: some View { TextField(title, text: $model.name) }
/// }
///
/// let host = HostingView(rootView: Profile(title: "Name"))
/// host.updateViews()
/// host.rootView = Profile(title: "Full name")
/// host.updateViews()
/// // Prints "model made"
/// ```
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var storage: ObservedStorage<ObjectType>?

  /// Creates the property. `wrappedValue` is evaluated when the view is mounted, once.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// Creates the property with an object whose initializer is isolated to the main actor, in a view whose own is not.
  init(onMainActor make: @escaping @MainActor () -> ObjectType) {
    // Views are mounted on the main actor only.
    self.make = withoutIsolation(make)
  }

  /// The object. Outside of a mounted view each access is reported and creates a new one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if let storage { return storage.read() }
    reportMisuse(
      "A StateObject<\(ObjectType.self)> was read outside of a view on screen: it gives a new object each time. "
        + "Read it in the view's body.")
    return make()
  }

  /// A wrapper whose dynamic members are bindings to the object's properties: `$model.name`.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(wrappedValue, storage?.source) }
}

extension StateObject: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> ObservedStorage<ObjectType> {
    let storage = ObservedStorage<ObjectType>(node)
    storage.observe(make())
    return storage
  }

  mutating func install(_ storage: ObservedStorage<ObjectType>, in node: ReaderNode) -> Bool {
    self.storage = storage
    return false
  }

  static func dismantle(_ storage: ObservedStorage<ObjectType>) { storage.end() }
}

extension StateObject: ActionComparing {
  static func isSameForActions(_ first: StateObject, _ second: StateObject) -> Bool {
    first.storage != nil && first.storage === second.storage
  }
}

extension StateObject: LiveProperty {
  var liveValue: Any? { storage?.object }
  var changeCount: Int { storage?.changeCount ?? 0 }
}
