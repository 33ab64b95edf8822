// Tests: `ComparisonPlanInputsTests`, `ForEachClosureTests`.

import Foundation

/// A type that compares itself as an input of code: whether code surely gives the same with one of its values as with
/// another.
@MainActor
protocol InputComparing {
  /// Whether a value always equals a copy of itself.
  static var isReflexive: Bool { get }
  /// Whether values contain objects, which may change without the value being different. Defaults to true.
  static var holdsObjects: Bool { get }
  /// Compares two values, both of which were in a view on screen.
  static func isSameInput(_ first: Self, _ second: Self) -> Bool
}

extension InputComparing {
  static var holdsObjects: Bool { true }
}

/// A type that compares itself as an input of actions: whether they do the same with one of its values as with another.
@MainActor
protocol ActionComparing {
  /// Compares two values, both of which were in a view on screen.
  static func isSameForActions(_ first: Self, _ second: Self) -> Bool
}

/// A value type with private objects inside, compared by `==`.
protocol OpaqueValue: InputComparing, Equatable {}

extension OpaqueValue {
  static var isReflexive: Bool { true }
  static var holdsObjects: Bool { false }

  static func isSameInput(_ first: Self, _ second: Self) -> Bool { first == second }
}

extension Data: OpaqueValue {}
extension Substring: OpaqueValue {}
extension URL: OpaqueValue {}
extension Locale: OpaqueValue {}
extension Calendar: OpaqueValue {}
extension TimeZone: OpaqueValue {}
extension AttributedString: OpaqueValue {}

/// A collection type of the standard library: a value, which is compared by its elements.
protocol CollectionInput: InputComparing, ActionComparing, Collection {}

extension CollectionInput {
  static var isReflexive: Bool { ValueComparison.ofInput(Element.self).isReflexive }
  static var holdsObjects: Bool { ValueComparison.ofInput(Element.self).holdsObjects }

  static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    haveSameElements(first, second, .ofInput(Element.self))
  }

  static func isSameForActions(_ first: Self, _ second: Self) -> Bool {
    haveSameElements(first, second, .ofInput(Element.self, .doTheSame))
  }

  private static func haveSameElements(_ first: Self, _ second: Self, _ comparison: ValueComparison) -> Bool {
    // All of them are a reference to their storage, perhaps with indices; it is the same as long as neither was
    // mutated.
    if comparison.isReflexive, haveSameBytes(first, second) { return true }
    return first.count == second.count && zip(first, second).allSatisfy { comparison.areEqual($0, $1) }
  }
}

/// Whether two values are the same byte for byte.
private func haveSameBytes<Value>(_ first: Value, _ second: Value) -> Bool {
  withAddress(of: first) { first in withAddress(of: second) { memcmp(first, $0, MemoryLayout<Value>.size) == 0 } }
}

extension Array: CollectionInput {}
extension ContiguousArray: CollectionInput {}
extension ArraySlice: CollectionInput {}
// Equal ones may have different orders of elements, and count as different then.
extension Set: CollectionInput {}
extension Dictionary: CollectionInput {}

private final class InputCall<Value: InputComparing>: ComparisonCall {
  override var isReflexive: Bool { Value.isReflexive }
  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    inPlace(first.assumingMemoryBound(to: Value.self)) { first in
      inPlace(second.assumingMemoryBound(to: Value.self)) { Value.isSameInput(first, $0) }
    }
  }
}

private final class ActionCall<Value: ActionComparing>: ComparisonCall {
  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    inPlace(first.assumingMemoryBound(to: Value.self)) { first in
      inPlace(second.assumingMemoryBound(to: Value.self)) { Value.isSameForActions(first, $0) }
    }
  }
}

@MainActor
func actionComparison<Value: ActionComparing>(of type: Value.Type) -> ComparisonCall { ActionCall<Value>() }

@MainActor
func inputComparison<Value: InputComparing>(of type: Value.Type) -> ComparisonCall { InputCall<Value>() }
