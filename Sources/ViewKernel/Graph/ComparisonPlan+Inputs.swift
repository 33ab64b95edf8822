import Foundation
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

/// A type that says itself whether code that works on one of its values surely gives the same as with another.
@MainActor
protocol InputComparing {
  /// Whether a value is equal to a copy of itself at any time.
  static var isReflexive: Bool { get }
  /// Whether there are objects in it, which may change without the value being another.
  static var holdsObjects: Bool { get }
  /// Compares the values of this type at two addresses, both of which were in a view on screen.
  static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}

extension InputComparing {
  static var holdsObjects: Bool { true }
}

/// A value that is made of objects, which nobody can see.
protocol OpaqueValue: InputComparing, Equatable {}

extension OpaqueValue {
  static var isReflexive: Bool { true }
  static var holdsObjects: Bool { false }

  static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Self.self).pointee == second.assumingMemoryBound(to: Self.self).pointee
  }
}

extension Data: OpaqueValue {}
extension Substring: OpaqueValue {}
extension URL: OpaqueValue {}
extension Locale: OpaqueValue {}
extension Calendar: OpaqueValue {}
extension TimeZone: OpaqueValue {}
extension AttributedString: OpaqueValue {}
extension Color: OpaqueValue {}
extension Font: OpaqueValue {}
extension Text: OpaqueValue {}
extension Image: OpaqueValue {}
extension LocalizedStringKey: OpaqueValue {}

/// A collection of the standard library's, which is a value, and equal by its elements.
protocol CollectionInput: InputComparing, Collection {}

extension CollectionInput {
  static var isReflexive: Bool { ValueComparison.ofInput(Element.self).isReflexive }
  static var holdsObjects: Bool { ValueComparison.ofInput(Element.self).holdsObjects }

  static func isSameInput(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let comparison = ValueComparison.ofInput(Element.self)
    // All of them are a reference to a store, and perhaps places in it; it is the same as long as neither was written to.
    if comparison.isReflexive, memcmp(first, second, MemoryLayout<Self>.size) == 0 { return true }
    let first = first.assumingMemoryBound(to: Self.self).pointee
    let second = second.assumingMemoryBound(to: Self.self).pointee
    return first.count == second.count && zip(first, second).allSatisfy { comparison.areEqual($0, $1) }
  }
}

extension Array: CollectionInput {}
extension ContiguousArray: CollectionInput {}
extension ArraySlice: CollectionInput {}
// Equal ones may give their elements in different order, and count as different then.
extension Set: CollectionInput {}
extension Dictionary: CollectionInput {}

private final class InputCall<Value: InputComparing>: ComparisonCall {
  override var isReflexive: Bool { Value.isReflexive }
  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    Value.isSameInput(first, second)
  }
}

@MainActor
func inputComparison<Value: InputComparing>(of type: Value.Type) -> ComparisonCall { InputCall<Value>() }
