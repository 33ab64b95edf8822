/// A property of an ``ObservableObject`` whose changes are announced.
///
/// Writing tells the object's ``ObservableObject/objectWillChange`` first, then the subscribers of the property
/// (`$name.sink { ... }`), which receive the new value; only then is the value stored. Every write is announced, even if the
/// value is the same.
///
/// The value lies in a box of its own, so copies of the wrapper share it. In a structure it works, but nothing is told to
/// anyone except the subscribers of the property.
@propertyWrapper
public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates the storage of a property with its first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates the storage of a property with its first value, for an initializer that sets `_name`.
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.set(newValue) }
  }

  /// What tells the values of the property: `$name`.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set { _ = newValue }
  }

  /// Tells the present and each new value of a ``Published`` property.
  public struct Publisher {
    fileprivate let storage: PublishedStorage<Value>

    /// Calls a closure with the present value at once, then with each new value just before it is stored, until the result
    /// is cancelled or let go of.
    public func subscribe(
      _ receiveValue: @escaping (Value) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      let subscription = storage.subscribers.subscribe(receiveValue)
      receiveValue(storage.value)
      return subscription
    }

    /// Takes each value of `publisher` as a new value of the property, for as long as that lives.
    func follow<P: ViewKernel.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
      storage.keep(publisher.sink { [weak storage] in storage?.set($0) })
    }
  }
}

extension Published.Publisher: Publisher {
  /// The type of the property.
  public typealias Output = Value
  /// It can't fail.
  public typealias Failure = Never
}

/// Lets code that does not know the type of the value reach a `@Published` property through its address.
protocol PublishedProperty {
  static func objectPublisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher?
  static func setObjectPublisher(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer)
}

extension Published: PublishedProperty {
  static func objectPublisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher? {
    address.assumingMemoryBound(to: Published<Value>.self).pointee.storage.objectPublisher
  }

  static func setObjectPublisher(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
    address.assumingMemoryBound(to: Published<Value>.self).pointee.storage.objectPublisher = publisher
  }
}

/// The value of a `@Published` property and whom to tell.
///
/// Nobody is to be told until someone asked, so a write that nobody sees looks at one more word only.
private final class PublishedStorage<Value> {
  private final class Listeners: @unchecked Sendable {
    // Both guarded by `valueLock`.
    var objectPublisher: ObservableObjectPublisher?
    let subscribers = SubscriberList<Value>()
    /// Subscriptions to publishers that this property takes its values from.
    var feeds: [AnyCancellable] = []
  }

  // Both guarded by `valueLock`: who watches from elsewhere may ask while somebody writes. They are only ever copied out or
  // swapped, and no other code runs meanwhile, so checking for overlaps would find none.
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

  /// Keeps a subscription to a publisher that this property takes its values from.
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
    // The old value goes after the new one is in its place, for its end may read this property.
    var oldValue = newValue
    valueLock.withLock { swap(&storedValue, &oldValue) }
  }
}

extension Published: LiveProperty {
  var liveValue: Any? { wrappedValue }
}
