/// A subscription or an activity that can be cancelled.
public protocol Cancellable {
  /// Cancels it. Further calls do nothing.
  func cancel()
}

/// A subscription, which lasts until it is cancelled or the last reference to this object is released.
///
/// It has no lock: cancel it on one thread at a time. A value that another thread is sending meanwhile may still
/// arrive.
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

extension AnyCancellable: Cancellable {}

extension AnyCancellable {
  /// Wraps a cancellable, which is cancelled when this object is released.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
}

extension Cancellable {
  /// Stores this in a set, and cancels it when the set releases it.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

  /// Stores this in a collection, and cancels it when the collection releases it.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}
