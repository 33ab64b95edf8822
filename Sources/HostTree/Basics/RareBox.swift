/// An object with properties that few owners need, so that the others keep one reference instead of them.
///
/// The owner makes it when one of the properties is first set to something else than its default.
package protocol RareBox: AnyObject {
  /// Creates an object with the defaults.
  init()
}

extension Optional where Wrapped: RareBox {
  /// The object, made now if there is none.
  package mutating func made() -> Wrapped {
    if let self { return self }
    let box = Wrapped()
    self = box
    return box
  }
}
