/// A subscription, which lasts until it is cancelled or the last reference to this object is released.
public final class AnyCancellable: Hashable {
  private var onCancel: (() -> Void)?

  /// Creates a subscription that calls a closure when it ends.
  ///
  /// - Parameter cancel: Called once, when ``cancel()`` is first called or the object is deallocated.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  deinit { cancel() }

  /// Ends the subscription. Further calls do nothing.
  public func cancel() {
    let end = onCancel
    onCancel = nil
    end?()
  }

  /// Appends this subscription to a collection, which keeps it alive.
  public func store<Subscriptions>(in collection: inout Subscriptions)
  where Subscriptions: RangeReplaceableCollection, Subscriptions.Element == AnyCancellable {
    collection.append(self)
  }

  /// Inserts this subscription into a set, which keeps it alive.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Compares by object identity.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
