import HostGeometry
import Observation

/// The rules for the inputs of code and of actions: see ``ComparisonQuestion/giveTheSame`` and
/// ``ComparisonQuestion/doTheSame``.
extension ComparisonPlan {
  /// Adds the steps for a value, or for a part of one.
  ///
  /// - Values without references, and strings, are compared as elsewhere.
  /// - References are equal if they are to the same object and it publishes its changes, as `@Observable` ones do.
  ///   Immutable objects are equal by `==`.
  /// - ``InputComparing`` types compare themselves; other property wrappers are never equal.
  /// - Structures and tuples are compared field by field. Their `==` is not used: many compare only an identity, and
  ///   code shows the rest, too.
  /// - Values with hidden content, such as an enumeration with references, are never equal.
  ///
  /// Inputs of actions are equal in more cases: ``ActionComparing`` types compare themselves, references are equal if
  /// they are to the same object, existentials and enumerations with references if what they hold is equal.
  mutating func addInput(_ type: Any.Type, at offset: Int) {
    let isOfAction = question == .doTheSame
    if isOfAction, let type = type as? any ActionComparing.Type {
      holdsObjects = true
      return addCall(actionComparison(of: type), at: offset)
    }
    if let type = type as? any InputComparing.Type {
      if type.holdsObjects { holdsObjects = true }
      return addCall(inputComparison(of: type), at: offset)
    }
    if type is any ComparisonExempt.Type || type is any SelfComparing.Type { return addDifference() }
    switch TypeKind(type) {
    case .function:
      holdsObjects = true
      addFunction(type, at: offset)
    case .object:
      if let type = type as? any ImmutableObject.Type {
        addEquality(type, at: offset)
      } else {
        addReference(type, at: offset)
      }
    case .metatype(let instance): addMetatype(of: instance, at: offset)
    case .existentialMetatype: addBytes(of: type, at: offset)
    case .tuple: addFields(of: type, at: offset)
    case .optional: addOptionalInput(type, at: offset)
    case .structure:
      if !addBasic(type, at: offset) { addFields(of: type, at: offset) }
    case .enumeration:
      if isOfAction || TypeLayout(type).isPlain { addEnumeration(type, at: offset) } else { addDifference() }
    case .objectExistential where isOfAction: addReference(type, at: offset)
    case .existential where isOfAction: addCall(existentialComparison(of: type, question), at: offset)
    case .objectExistential, .existential, .builtin, .other: addDifference()
    }
  }

  private mutating func addReference(_ type: Any.Type, at offset: Int) {
    holdsObjects = true
    if question == .doTheSame || tellsOfChanges(type) { addBytes(of: type, at: offset) } else { addDifference() }
  }

  private mutating func addOptionalInput(_ type: Any.Type, at offset: Int) {
    guard let optional = type as? any OptionalType.Type else { return addDifference() }
    if ValueComparison.ofInput(optional.wrappedType).holdsObjects { holdsObjects = true }
    switch TypeKind(optional.wrappedType) {
    case .object, .objectExistential, .other:
      // The field may be weak, and what is stored then is not an optional. Its bytes still show identity, and nil.
      if question == .doTheSame || tellsOfChanges(optional.wrappedType) {
        addBytes(of: type, at: offset)
      } else {
        addNil(type, at: offset)
      }
    default: addCall(optional.makeComparison(question), at: offset)
    }
  }
}

/// Whether readers of an object of a class are notified when it changes, or it never changes.
@MainActor
func tellsOfChanges(_ type: Any.Type) -> Bool {
  type is any Observable.Type || type is AnyKeyPath.Type || type is any ImmutableObject.Type
}
