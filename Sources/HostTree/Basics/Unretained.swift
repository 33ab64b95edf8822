/// An unretained reference: its holder clears it before the object is freed.
///
/// ``object`` retains for as long as its result is used, as reading an `unowned(unsafe)` property does even for a
/// comparison with nil. The walks through the tree that each change takes compare without retaining, and read by
/// ``borrowed``: a third of the time to create hosts was reference counting.
struct Unretained<Object: AnyObject> {
  private var reference: Unmanaged<Object>?

  @inline(__always)
  init(_ object: Object? = nil) { reference = object.map(Unmanaged.passUnretained) }

  /// The object; nil for none.
  @inline(__always)
  var object: Object? { reference?.takeUnretainedValue() }

  /// The object, not retained for the caller: for a read during which no outside code runs.
  @inline(__always)
  var borrowed: Object? { reference?._withUnsafeGuaranteedRef { $0 } }

  /// The reference itself, for walks.
  @inline(__always)
  var unmanaged: Unmanaged<Object>? { reference }

  @inline(__always)
  var isNil: Bool { reference == nil }

  @inline(__always)
  static func === (reference: Self, object: AnyObject?) -> Bool {
    reference.reference?.toOpaque() == object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  @inline(__always)
  static func !== (reference: Self, object: AnyObject?) -> Bool { !(reference === object) }

  @inline(__always)
  static func === (lhs: Self, rhs: Self) -> Bool { lhs.reference?.toOpaque() == rhs.reference?.toOpaque() }

  @inline(__always)
  static func !== (lhs: Self, rhs: Self) -> Bool { !(lhs === rhs) }
}

extension Unmanaged {
  /// Calls `body` with the object, which the caller must keep alive meanwhile. It is not retained even for calls that
  /// might release it, as long as `body` calls functions that are not inlined.
  ///
  /// Not isolated: a closure on the main actor that is handed to the standard library's function itself looks each time
  /// whether it is on the right one.
  @_transparent
  func inPlace<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef { body($0) } }
}

extension Array where Element: AnyObject {
  /// Calls `body` with each object, which only this array retains meanwhile: a loop would retain each for each call.
  ///
  /// `body` may change the variable that the array comes from, which gets another storage then.
  @inline(__always)
  func forEachInPlace(_ body: (Element) -> Void) {
    for index in indices { Unmanaged.passUnretained(self[index]).inPlace(body) }
    // The storage must not be released with the last element that is read.
    _fixLifetime(self)
  }
}

extension Array {
  /// A copy of a few elements, in a third of the time that the standard library's initializer takes.
  @inline(__always)
  init(few elements: UnsafeBufferPointer<Element>) {
    self.init(unsafeUninitializedCapacity: elements.count) { room, count in
      for index in elements.indices { room.initializeElement(at: index, to: elements[index]) }
      count = elements.count
    }
  }

  /// One element, with room for more.
  // Not isolated, for the same reason as `inPlace`.
  @inline(__always)
  init(beginningWith first: Element, room: Int) {
    self.init(unsafeUninitializedCapacity: room) { room, count in
      room.initializeElement(at: 0, to: first)
      count = 1
    }
  }
}
