/// A property wrapper for a namespace that is unique to a mounted view. Identities in it, such as in
/// `matchedGeometryEffect`, differ from equal ones in other namespaces.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let number: Int

    @MainActor private static var last = 0

    @MainActor init() {
      ID.last += 1
      number = ID.last
    }
  }

  private var storage: NamespaceStorage?

  /// Creates a namespace, whose identity is assigned when the view is mounted.
  public init() {}

  /// The namespace's identity, constant as long as the view keeps its own. Read it in a body: elsewhere each read is
  /// reported and returns a new identity.
  @MainActor @preconcurrency
  public var wrappedValue: Namespace.ID {
    guard let storage else {
      reportMisuse(
        "A Namespace was read outside of a view on screen: each read gives another identity there. Read it in the "
          + "view's body.")
      return ID()
    }
    return storage.id
  }
}

extension Namespace: StoredProperty, ComparisonExempt {
  func makeStorage(in node: ReaderNode) -> NamespaceStorage { NamespaceStorage() }

  mutating func install(_ storage: NamespaceStorage, in node: ReaderNode) -> Bool {
    self.storage = storage
    return false
  }
}

extension Namespace: InputComparing {
  static var isReflexive: Bool { true }

  static func isSameInput(_ first: Namespace, _ second: Namespace) -> Bool {
    first.storage != nil && first.storage === second.storage
  }
}

/// The storage of a namespace in a node.
@MainActor
final class NamespaceStorage {
  let id = Namespace.ID()
}

extension Namespace: LiveProperty {
  var liveValue: Any? { storage?.id }
}
