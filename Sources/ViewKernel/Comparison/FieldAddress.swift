// Tests: `DynamicPropertyTests`, `TupleViewTests`.

/// The place of a field in memory, by an offset that ``FieldLayout`` has found: for values whose type is known at run
/// time only.
///
/// It is valid for as long as the value is where it was; the code that makes one guarantees that.
struct FieldAddress {
  private let address: UnsafeMutableRawPointer

  private init(_ address: UnsafeMutableRawPointer) { self.address = address }

  /// The place of a field in a value.
  @inline(__always)
  init<Value>(in value: UnsafeMutablePointer<Value>, at offset: Int = 0) {
    address = UnsafeMutableRawPointer(value) + offset
  }

  /// The place of an object, whose fields' offsets count from there. The object must be retained meanwhile.
  init(in object: AnyObject) { address = Unmanaged.passUnretained(object).toOpaque() }

  /// The place of another field, an offset further on.
  @inline(__always)
  static func + (place: FieldAddress, offset: Int) -> FieldAddress { FieldAddress(place.address + offset) }

  /// The field, which must be of this type.
  @inline(__always)
  func pointer<Field>(to type: Field.Type) -> UnsafeMutablePointer<Field> { address.assumingMemoryBound(to: type) }
}

/// Visits the elements of a tuple one after the other, given their types in order.
///
/// Accessing one as a part of the tuple would copy all of it, which with all type lookups for that takes 2,000
/// instructions.
@usableFromInline struct TupleWalk {
  private var place: UnsafeRawPointer

  /// Begins at the first element of a tuple.
  @inline(__always)
  init<Elements>(_ tuple: UnsafePointer<Elements>) { place = UnsafeRawPointer(tuple) }

  /// The address of the next element. Elements follow each other as closely as their alignments allow.
  @inline(__always)
  mutating func next<Element>(_ type: Element.Type) -> UnsafePointer<Element> {
    let element = place.alignedUp(for: type)
    place = element + MemoryLayout<Element>.size
    return element.assumingMemoryBound(to: type)
  }
}

/// Reads a property of values at an address. A stored property is read in place, since a key path takes several times
/// as long.
@usableFromInline
func readInPlace<Value, Property>(_ property: KeyPath<Value, Property>) -> (UnsafePointer<Value>) -> Property {
  guard let offset = MemoryLayout<Value>.offset(of: property) else { return { $0.pointee[keyPath: property] } }
  return { (UnsafeRawPointer($0) + offset).assumingMemoryBound(to: Property.self).pointee }
}
