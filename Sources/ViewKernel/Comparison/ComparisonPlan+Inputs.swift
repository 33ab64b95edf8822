import Observation

/// The rules for values that code works on: see ``ComparisonQuestion/giveTheSame``.
extension ComparisonPlan {
  /// Adds the steps for a value, or for a part of one.
  ///
  /// - Values without references, and texts, are equal as they are elsewhere.
  /// - References are equal if they are to the same object and it tells of its changes: `@Observable` ones do.
  /// - ``InputComparing`` types say it themselves; other property wrappers are never equal.
  /// - Structures and tuples are equal if all their fields can be, and are. What `==` says of them does not count: many compare
  ///   nothing but an identity, and code shows the rest, too.
  /// - What can't be looked into, such as an enumeration with references, is never equal.
  mutating func addInput(_ type: Any.Type, at offset: Int) {
    if let type = type as? any InputComparing.Type {
      if type.holdsObjects { holdsObjects = true }
      return addCall(inputComparison(of: type), at: offset)
    }
    if type is any ComparisonExempt.Type || type is any SelfComparing.Type { return addDifference() }
    switch TypeKind(type) {
    case .function:
      holdsObjects = true
      addFunction(type, at: offset)
    case .object: addReference(type, at: offset)
    case .metatype(let instance): addMetatype(of: instance, at: offset)
    case .existentialMetatype: addBytes(of: type, at: offset)
    case .tuple: addFields(of: type, at: offset)
    case .optional: addOptionalInput(type, at: offset)
    case .structure:
      if !addBasic(type, at: offset) { addFields(of: type, at: offset) }
    case .enumeration:
      if TypeLayout(type).isPlain { addBytes(of: type, at: offset) } else { addDifference() }
    case .objectExistential, .existential, .builtin, .other: addDifference()
    }
  }

  private mutating func addReference(_ type: Any.Type, at offset: Int) {
    holdsObjects = true
    if tellsOfChanges(type) { addBytes(of: type, at: offset) } else { addDifference() }
  }

  private mutating func addOptionalInput(_ type: Any.Type, at offset: Int) {
    guard let optional = type as? any OptionalType.Type else { return addDifference() }
    if ValueComparison.ofInput(optional.wrappedType).holdsObjects { holdsObjects = true }
    switch TypeKind(optional.wrappedType) {
    case .object, .objectExistential, .other:
      // The field may be weak, and what is stored then is not an optional. Its bytes tell identity, and nil, all the same.
      if tellsOfChanges(optional.wrappedType) {
        addBytes(of: type, at: offset)
      } else {
        addNil(type, at: offset)
      }
    default: addCall(optional.makeComparison(.giveTheSame), at: offset)
    }
  }
}

/// Whether who reads an object of a class is told when it changes, or it does not change at all.
@MainActor
func tellsOfChanges(_ type: Any.Type) -> Bool {
  type is any Observable.Type || type is AnyKeyPath.Type
}
