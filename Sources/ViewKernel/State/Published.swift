/// A property wrapper of an ``ObservableObject`` whose changes are announced.
///
/// A write first sends the object's ``ObservableObject/objectWillChange``, then sends the new value to the subscribers
/// of the property (`$name.sink { ... }`); only then is the value stored. Every write is announced, even of an equal
/// value.
///
/// The value is stored in a box, so copies of the wrapper share it. In a structure, only the subscribers of the
/// property are notified.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates the property with an initial value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates the property with an initial value, for an initializer that sets `_name`.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// The value. Can be read and written on any thread.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// A publisher of the property's values: `$name`.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set { _ = newValue }
  }

  /// A publisher of the current and each new value of a ``Published`` property.
  public struct Publisher {
    fileprivate let storage: PublishedStorage<Value>

    /// Calls a closure with the current value at once, then with each new value just before it is stored, until the
    /// result is cancelled or released. Never completes.
    public func subscribe(
      _ receiveValue: @escaping (Value) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let subscription = storage.subscribers.subscribe(receiveValue)
      receiveValue(storage.value)
      return subscription
    }

    /// Assigns each value of `publisher` to the property, as long as the property exists.
    func follow<P: ViewKernel.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      storage.keep(publisher.sink { [weak storage] in storage?.set($0) })
    }
  }
}

extension Published.Publisher: Publisher {
  /// The type of the property.
  public typealias Output = Value
  /// The publisher never fails.
  public typealias Failure = Never
}

/// Type-erased access to a `@Published` property by its address.
protocol PublishedProperty {
  static func objectPublisher(at place: FieldAddress) -> ObservableObjectPublisher?
  static func setObjectPublisher(_ publisher: ObservableObjectPublisher, at place: FieldAddress)
}

extension Published: PublishedProperty {
  static func objectPublisher(at place: FieldAddress) -> ObservableObjectPublisher? {
    place.pointer(to: Published<Value>.self).pointee.storage.objectPublisher
  }

  static func setObjectPublisher(_ publisher: ObservableObjectPublisher, at place: FieldAddress) {
    place.pointer(to: Published<Value>.self).pointee.storage.objectPublisher = publisher
  }
}

/// The value of a `@Published` property, with its subscribers.
///
/// They are created on demand, so a write without observers only checks one more word.
private final class PublishedStorage<Value> {
  private final class Listeners: @unchecked Sendable {
    // Both guarded by `valueLock`.
    var objectPublisher: ObservableObjectPublisher?
    let subscribers = SubscriberList<Value>()
    /// Subscriptions to publishers that are assigned to this property.
    var feeds: [AnyCancellable] = []
  }

  // Both guarded by `valueLock`: another thread may read during a write. They are only copied out or swapped, and no
  // other code runs meanwhile, so the check for overlapping accesses would find none.
  @exclusivity(unchecked) private var storedValue: Value
  @exclusivity(unchecked) private var storedListeners: Listeners?

  init(_ value: Value) { storedValue = value }

  var value: Value { valueLock.withLock { storedValue } }

  private var existingListeners: Listeners? { valueLock.withLock { storedListeners } }

  private var listeners: Listeners {
    if let existingListeners { return existingListeners }
    let new = Listeners()
    return valueLock.withLock {
      if let storedListeners { return storedListeners }
      storedListeners = new
      return new
    }
  }

  var subscribers: SubscriberList<Value> { listeners.subscribers }

  /// Retains a subscription to a publisher that is assigned to this property.
  func keep(_ feed: AnyCancellable) {
    let listeners = listeners
    valueLock.withLock { listeners.feeds.append(feed) }
  }

  var objectPublisher: ObservableObjectPublisher? {
    get { existingListeners.flatMap { listeners in valueLock.withLock { listeners.objectPublisher } } }
    set {
      let listeners = listeners
      var other = newValue
      valueLock.withLock { swap(&listeners.objectPublisher, &other) }
    }
  }

  func set(_ newValue: Value) {
    guard let listeners = existingListeners else { return store(newValue) }
    if isOnMainActor {
      announce(newValue, to: listeners)
      store(newValue)
    } else {
      holdingForMainActor {
        announce(newValue, to: listeners)
        store(newValue)
      }
    }
  }

  private func announce(_ newValue: Value, to listeners: Listeners) {
    valueLock.withLock { listeners.objectPublisher }?.send()
    listeners.subscribers.send(newValue)
  }

  private func store(_ newValue: Value) {
    // The old value is released after the new one is stored: its deinitializer may read this property.
    var oldValue = newValue
    valueLock.withLock { swap(&storedValue, &oldValue) }
  }
}

extension Published: LiveProperty {
  var liveValue: Any? { wrappedValue }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property, as long as the property exists: `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}
