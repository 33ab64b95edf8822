// Values of types that are known at run time only are handed on by their addresses; but where the compiler can't tell
// that nobody writes one meanwhile, it hands on a copy, which takes up to some hundred instructions each time, and so
// does taking a value out of an enumeration. The same goes for objects, which are retained. Below, the caller vouches for
// what the compiler can't tell.
//
// All this stands outside of any actor: a closure on the main actor that is handed to the standard library's functions
// themselves looks each time whether it is on the right one, which takes 250 instructions.

/// Calls `body` with the value at an address, which must not be written meanwhile.
@inline(__always)
func inPlace<Value, Result>(_ address: UnsafePointer<Value>, _ body: (borrowing Value) -> Result) -> Result {
  address.borrowed(body)
}

extension UnsafePointer where Pointee: ~Copyable {
  // What can't be copied for all that is known here is not copied.
  @inline(__always)
  fileprivate func borrowed<Result>(_ body: (borrowing Pointee) -> Result) -> Result { body(pointee) }
}

extension Optional where Wrapped: ~Copyable {
  /// Calls `body` with what is wrapped, in its place, if there is anything.
  @inline(__always)
  borrowing func visit(_ body: (borrowing Wrapped) -> Void) {
    switch self {
    case .some(let wrapped): body(wrapped)
    case .none: break
    }
  }
}

/// Calls `body` with the address of a value that it holds for the time of the call.
@inline(__always)
func withAddress<Value, Result>(of value: Value, _ body: (UnsafePointer<Value>) -> Result) -> Result {
  withUnsafePointer(to: value) { body($0) }
}

extension ContiguousArray {
  /// Calls `body` with where the elements lie.
  @inline(__always)
  func inPlace<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    withUnsafeBufferPointer { body($0) }
  }
}

extension Unmanaged {
  /// Calls `body` with the object, which somebody else must keep meanwhile.
  @inline(__always)
  func inPlace<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef { body($0) } }

  /// The object, which somebody else must keep for as long as it is used. Reading an `unowned(unsafe)` property retains
  /// its object even for a look at one of its fields.
  @inline(__always)
  var borrowed: Instance { _withUnsafeGuaranteedRef { $0 } }
}

extension Optional where Wrapped: AnyObject {
  /// The object, if there is one, without a claim to it.
  @inline(__always)
  var unretained: Unmanaged<Wrapped>? {
    guard let object = self else { return nil }
    return .passUnretained(object)
  }
}
