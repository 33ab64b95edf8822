// Values of types that are known at run time only are passed by address; but if the compiler can't prove that a value
// is not written meanwhile, it passes a copy, which takes up to some hundred instructions each time. So does extracting
// a value from an enumeration. Likewise objects are retained. In the functions below, the caller guarantees what the
// compiler can't prove.
//
// All this is outside of any actor: a closure on the main actor that is passed to the standard library's functions
// directly checks each time whether it is on the right one, which takes 250 instructions.
// Tests: `ForEachClosureTests`, `ConditionalContentTests`.

/// Calls `body` with the value at an address, which must not be written meanwhile.
@inline(__always)
func inPlace<Value, Result>(_ address: UnsafePointer<Value>, _ body: (borrowing Value) -> Result) -> Result {
  address.borrowed(body)
}

extension UnsafePointer where Pointee: ~Copyable {
  // Noncopyable in this context, so it is not copied.
  @inline(__always)
  fileprivate func borrowed<Result>(_ body: (borrowing Pointee) -> Result) -> Result { body(pointee) }
}

extension Optional where Wrapped: ~Copyable {
  /// Calls `body` with the wrapped value in place, if there is one.
  @inline(__always)
  borrowing func visit(_ body: (borrowing Wrapped) -> Void) {
    switch self {
    case .some(let wrapped): body(wrapped)
    case .none: break
    }
  }
}

/// Calls `body` with the address of a value that it stores for the time of the call.
@inline(__always)
func withAddress<Value, Result>(of value: Value, _ body: (UnsafePointer<Value>) -> Result) -> Result {
  withUnsafePointer(to: value) { body($0) }
}

extension ContiguousArray {
  /// Calls `body` with the buffer of the elements.
  @inline(__always)
  func inPlace<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    withUnsafeBufferPointer { body($0) }
  }
}

extension Unmanaged {
  /// Calls `body` with the object, which the caller's context must retain meanwhile.
  @inline(__always)
  func inPlace<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef { body($0) } }

  /// The object, which the caller's context must retain for as long as it is used. Reading an `unowned(unsafe)`
  /// property retains its object even to read one of its fields.
  @inline(__always)
  var borrowed: Instance { _withUnsafeGuaranteedRef { $0 } }
}

extension Optional where Wrapped: AnyObject {
  /// The object, if there is one, without retaining it.
  @inline(__always)
  var unretained: Unmanaged<Wrapped>? {
    guard let object = self else { return nil }
    return .passUnretained(object)
  }
}
