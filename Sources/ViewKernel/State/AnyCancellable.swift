/// A subscription, which lasts until it is cancelled or nobody holds this object any more.
public final class AnyCancellable: Hashable {
  private var onCancel: (() -> Void)?

  /// Creates a subscription that ends with a call of a closure.
  ///
  /// - Parameter cancel: Called once, when ``cancel()`` is first called or the object goes.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  deinit { cancel() }

  /// Ends the subscription.
  ///
  /// Further calls do nothing.
  public func cancel() {
    let end = onCancel
    onCancel = nil
    end?()
  }

  /// Keeps this subscription in a collection.
  public func store<Subscriptions>(in collection: inout Subscriptions)
  where Subscriptions: RangeReplaceableCollection, Subscriptions.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps this subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same object.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the identity of this object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
