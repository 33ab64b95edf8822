/// A name space of a view's own: identities inside of it can't be mistaken for those of other views.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {
    private let number: Int

    @MainActor private static var last = 0

    @MainActor init() {
      ID.last += 1
      number = ID.last
    }
  }

  private var storage: NamespaceStorage?

  /// Makes a name space; it gets its identity when the view comes on screen.
  public init() {}

  /// The identity, the same for as long as the view stays at its place.
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

  static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first.assumingMemoryBound(to: Self.self).pointee.storage
    return first != nil && first === second.assumingMemoryBound(to: Self.self).pointee.storage
  }
}

/// What a node keeps for a name space.
@MainActor
final class NamespaceStorage {
  let id = Namespace.ID()
}

extension Namespace: LiveProperty {
  var liveValue: Any? { storage?.id }
}
