/// An object that says that it will change, before it does.
///
/// A class that conforms needs nothing else: each change of a ``Published`` property is announced by the default
/// ``objectWillChange``.
///
/// ```swift
/// final class Counter: ObservableObject {
///   @Published var count = 0
/// }
/// ```
///
/// Any isolation will do. Announcements arrive where the change is made. A change elsewhere than on the main actor of what views on
/// screen observe is reported, and the views follow it in the window's next `settle()`; what they read while several values are
/// written may not belong together.
public protocol ObservableObject: AnyObject {
  /// The type of what announces changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// Announces a change before it happens.
  ///
  /// A class that declares its own has to send by itself, for `@Published` properties too.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Announces a change of any ``Published`` property, those of superclasses included, before it happens.
  ///
  /// The same object returns the same publisher each time, whether or not it has `@Published` properties, so it can also
  /// be sent by hand.
  ///
  /// Set a wrapper as a whole (`_count = Published(initialValue: 1)`) only in an initializer. Later on, the property
  /// falls silent until `objectWillChange` is asked for again, and if it is the only one, its subscribers are lost.
  ///
  /// - Complexity: O(n) for n published properties; the first use in a class also reads its layout.
  public var objectWillChange: ObservableObjectPublisher {
    let fields = PublishedField.all(of: type(of: self))
    if fields.isEmpty { return LonePublishers.publisher(of: self) }
    let start = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    return withExtendedLifetime(self) {
      // Two threads that ask first at the same time get the same one.
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

/// A `@Published` property of a class.
private struct PublishedField {
  let offset: Int
  let type: any PublishedProperty.Type

  /// Held while the publisher of an object is looked for or made.
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

/// The publishers of objects that have no `@Published` property to keep it for them.
private struct LonePublishers: @unchecked Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// What leaves the lock: the answer, and objects that must not find their end under it.
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

  /// - Parameter asked: The object, and a publisher to use if it has none.
  private mutating func answer(_ asked: Answer) -> Answer {
    let object = asked.held[0]
    let id = ObjectIdentifier(object)
    // Another object may have lived at this address before.
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
