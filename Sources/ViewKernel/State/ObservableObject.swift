/// A class whose objects announce changes before they happen.
///
/// A conforming class needs no code: the default ``objectWillChange`` announces each change of a ``Published``
/// property.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
///
/// let counter = Counter()
/// let subscription = counter.objectWillChange.sink { print("will change from \(counter.count)") }
/// counter.count = 1
/// // Prints "will change from 0"
/// subscription.cancel()
/// ```
///
/// Any isolation is allowed. Announcements arrive on the thread that makes the change. If an object that mounted views
/// observe changes outside of the main actor, that is reported, and the views are updated in the window's next
/// `settle()`; what they read while several values are being written may be inconsistent.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// The publisher that announces a change before it happens.
  ///
  /// A class that declares its own has to send itself, also for `@Published` properties.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that announces each change of a ``Published`` property, inherited ones included, before it happens.
  ///
  /// An object always returns the same publisher, with or without `@Published` properties, so you can also call
  /// `send()` yourself.
  ///
  /// Replace a wrapper as a whole (`_count = Published(initialValue: 1)`) only in an initializer. Later on, the
  /// property is silent until `objectWillChange` is read again, and if it is the only one, its subscribers are lost.
  ///
  /// - Complexity: O(n) for n published properties; the first use for a class also reads its layout.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = PublishedField.all(of: type(of: self))
    if fields.isEmpty { return LonePublishers.publisher(of: self) }
    let start = FieldAddress(in: self)
    return withExtendedLifetime(self) {
      // Two threads that read first at the same time get the same publisher.
      PublishedField.publishersLock.withLock {
        var publisher: ObservableObjectPublisher?
        for field in fields {
          publisher = field.type.objectPublisher(at: start + field.offset)
          if publisher != nil { break }
        }
        let shared = publisher ?? ObservableObjectPublisher()
        for field in fields { field.type.setObjectPublisher(shared, at: start + field.offset) }
        return shared
      }
    }
  }
}

/// A `@Published` property of a class: its offset and type.
private struct PublishedField {
  let offset: Int
  let type: any PublishedProperty.Type

  /// Guards looking up and creating the publisher of an object.
  static let publishersLock = NSLock()

  private static let known = Guarded<[ObjectIdentifier: [PublishedField]]>([:])

  static func all(of type: AnyClass) -> [PublishedField] {
    known.withLock { known in
      if let fields = known[ObjectIdentifier(type)] { return fields }
      let fields = FieldLayout.fields(of: type).compactMap { field in
        (field.type as? any PublishedProperty.Type).map { PublishedField(offset: field.offset, type: $0) }
      }
      known[ObjectIdentifier(type)] = fields
      return fields
    }
  }
}

/// The publishers of objects without a `@Published` property that could store it.
private struct LonePublishers: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The result of a locked section; `held` keeps objects alive that must not be deallocated under the lock.
  private struct Answer: @unchecked Sendable {
    let publisher: ObservableObjectPublisher
    var held: [AnyObject] = []
  }

  private static let shared = Guarded(LonePublishers())
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 16

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let asked = Answer(publisher: ObservableObjectPublisher(), held: [object])
    return shared.withLock { $0.answer(asked) }.publisher
  }

  /// - Parameter asked: The object, and the publisher to use if it has none.
  private mutating func answer(_ asked: Answer) -> Answer {
    let object = asked.held[0]
    let id = ObjectIdentifier(object)
    // A deallocated object may have had the same address.
    if let entry = entries[id], entry.object === object { return Answer(publisher: entry.publisher) }
    var answer = asked
    if entries.count >= sweepCount {
      for (id, entry) in entries {
        if let object = entry.object { answer.held.append(object) } else { entries[id] = nil }
      }
      sweepCount = max(16, entries.count * 2)
    }
    entries[id] = Entry(object: object, publisher: asked.publisher)
    return answer
  }
}
