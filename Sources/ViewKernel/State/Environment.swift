// Tests: `EnvironmentValuesTests`, `ObservationTests`.

/// A property wrapper that reads a value of the environment. The view's body runs again when the value at the key path
/// has changed.
///
/// ```swift
/// struct Note: View {
///   @Environment(\.isEnabled) private var isEnabled
///   @Environment(\.lineLimit) private var lineLimit
///
///   var body: some View { Text("enabled: \(isEnabled), lines: \(lineLimit ?? 0)") }
/// }
///
/// let host = HostingView(rootView: Note().lineLimit(1).lineLimit(2).disabled(true))
/// host.updateViews()
/// print(host.subviews[0].treeDescription(options: .structure))
/// // Prints "HostLabel "enabled: false, lines: 1""
/// ```
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(EnvironmentObjectReader<Value>)
    case missing(EnvironmentStorage<Value>)
    case value(Value)
  }

  private var content: Content

  /// Reads the value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

  /// The value at the view's place in the tree. Outside of a mounted view it is the key's default; an object can't be
  /// read there.
  public var wrappedValue: Value {
    switch content {
    case .value(let value): value
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .object(let reader): reader.read(EnvironmentValues())
    case .missing(let storage): storage.isRead()
    }
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads an `@Observable` object that an ancestor has put into the environment with `environment(_:)`.
  ///
  /// If there is none, a body that reads it is reported once, and shows nothing until there is one. A read elsewhere,
  /// such as in an action, stops the program.
  public init(_ objectType: Value.Type) {
    content = .object(
      EnvironmentObjectReader(
        find: { $0[EnvironmentObjectKey<Value>.self] },
        absence: "environment(_:)"))
  }
}

extension Environment {
  /// Reads an `@Observable` object that an ancestor has put into the environment with `environment(_:)`; nil if there
  /// is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object(
      EnvironmentObjectReader(find: { .some($0[EnvironmentObjectKey<T>.self]) }, absence: "environment(_:)"))
  }
}

/// Looks up an object in the environment.
final class EnvironmentObjectReader<Value> {
  let find: (EnvironmentValues) -> Value?
  /// The modifier that is missing if there is no object, for diagnostics.
  let absence: String

  init(find: @escaping (EnvironmentValues) -> Value?, absence: String) {
    self.find = find
    self.absence = absence
  }

  func read(_ values: EnvironmentValues) -> Value {
    guard let value = find(values) else {
      preconditionFailure(
        "No \(Value.self) was found: it is read outside of a body, or nobody put one in with \(absence).")
    }
    return value
  }
}

/// The key of an object, by its type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

extension Environment: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> EnvironmentStorage<Value> {
    switch content {
    case .object(let reader): EnvironmentStorage(find: reader.find, absence: reader.absence)
    case .keyPath(let keyPath): EnvironmentStorage(find: { $0[keyPath: keyPath] }, absence: "")
    case .missing(let storage): EnvironmentStorage(find: storage.find, absence: storage.absence)
    case .value(let value): EnvironmentStorage(find: { _ in value }, absence: "")
    }
  }

  mutating func install(_ storage: EnvironmentStorage<Value>, in node: ReaderNode) -> Bool {
    let changed = storage.read(in: node)
    if let value = storage.value { content = .value(value) } else { content = .missing(storage) }
    return changed
  }

  // Only an object that is requested by its type can be missing.
  static var isOfObject: Bool { Value.self is AnyObject.Type }

  static func missingObject(_ storage: EnvironmentStorage<Value>) -> (any MissingObject)? {
    storage.value == nil ? storage : nil
  }
}

extension Environment: InputComparing, ActionComparing {
  static var isReflexive: Bool { false }

  static func isSameInput(_ first: Environment, _ second: Environment) -> Bool { isSame(first, second, .giveTheSame) }

  static func isSameForActions(_ first: Environment, _ second: Environment) -> Bool {
    isSame(first, second, .doTheSame)
  }

  @MainActor
  private static func isSame(_ first: Environment, _ second: Environment, _ question: ComparisonQuestion) -> Bool {
    guard case .value(let first) = first.content, case .value(let second) = second.content else { return false }
    return ValueComparison.ofInput(Value.self, question).areEqual(first, second)
  }
}

/// The storage of an environment property in a node: the last value.
@MainActor
final class EnvironmentStorage<Value> {
  let find: (EnvironmentValues) -> Value?
  let absence: String
  private(set) var value: Value?
  private var wasRead = false
  /// The name of the view, where there is no value.
  // Safe: read on the main thread, or while that waits for an attempt to run a body.
  private nonisolated(unsafe) var viewName = ""
  private nonisolated(unsafe) var isReported = false

  init(find: @escaping (EnvironmentValues) -> Value?, absence: String) {
    self.find = find
    self.absence = absence
  }

  /// Reads the environment of `node`.
  ///
  /// - Returns: Whether the value has changed.
  func read(in node: ReaderNode) -> Bool {
    let new = node.readingProperty {
      // The code reads keys of the whole environment from the value that it was given here, which must be the newest.
      if Value.self == EnvironmentValues.self { EnvironmentReads.keys = .max }
      return find(node.scope.values)
    }
    if new == nil { viewName = node.viewName } else { isReported = false }
    defer { wasRead = true }
    let isEqual = ValueComparison.of(Value?.self).areEqual(value, new)
    if isEqual && wasRead { return false }
    if UpdateWatch.isOn, wasRead, let old = value, let new {
      UpdateWatch.environmentDiffers(new, insteadOf: old, Environment<Value>.self, node)
    }
    value = new
    return true
  }
}

extension EnvironmentStorage: MissingObject {
  private nonisolated var sentence: String {
    "\(viewName) needs a \(Value.self) in its environment, and there is none: put one in with \(absence) on a view "
      + "around it."
  }

  func report() {
    guard !isReported else { return }
    isReported = true
    reportMisuse("\(sentence) It shows nothing until then.")
  }

  /// Called by the property's getter where there is no value: ends the body that reads it, which is reported.
  nonisolated func isRead() -> Never {
    BodyAttempt.endHere { [self] in report() }
    preconditionFailure("\(sentence) It was read outside of a body.")
  }
}

extension Environment: LiveProperty {
  var liveValue: Any? {
    switch content {
    case .value(let value): value
    case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
    case .object, .missing: nil
    }
  }
}
