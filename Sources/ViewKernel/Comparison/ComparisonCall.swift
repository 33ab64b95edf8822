// Tests: `ComparisonPlanTests`, `ValueComparisonTests`.

import Foundation
import HostGeometry

/// A comparison step that needs the type: a generic subclass behind a plain interface.
@MainActor
class ComparisonCall {
  /// Whether a value always equals a copy of itself.
  var isReflexive: Bool { false }

  func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }
}

/// Compares by `==`, which need not hold even for a value and itself: some types use it to say "always different".
private final class EqualityCall<Value: Equatable>: ComparisonCall {
  /// Objects that never change begin their `==` with their identity.
  override var isReflexive: Bool { Value.self is any ImmutableObject.Type }

  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    inPlace(first.assumingMemoryBound(to: Value.self)) { first in
      inPlace(second.assumingMemoryBound(to: Value.self)) { first == $0 }
    }
  }
}

/// Compares optionals by `==`. The standard library's own `==` makes a pair of both first, whose type is looked up each
/// time.
private final class OptionalEqualityCall<Wrapped: Equatable>: ComparisonCall {
  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let firstIsNil = first.holdsNil(of: Wrapped.self)
    let secondIsNil = second.holdsNil(of: Wrapped.self)
    if firstIsNil || secondIsNil { return firstIsNil && secondIsNil }
    // A wrapped value has the optional's own address.
    return inPlace(first.assumingMemoryBound(to: Wrapped.self)) { first in
      inPlace(second.assumingMemoryBound(to: Wrapped.self)) { first == $0 }
    }
  }
}

/// Compares by the type's own function.
private final class OwnComparisonCall<Value: SelfComparing>: ComparisonCall {
  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    inPlace(first.assumingMemoryBound(to: Value.self)) { first in
      inPlace(second.assumingMemoryBound(to: Value.self)) { Value.isEqual(first, $0) }
    }
  }
}

/// Compares optionals: equal if both are nil, or if the wrapped values are equal.
private final class OptionalCall<Wrapped>: ComparisonCall {
  private let wrapped: ValueComparison

  init(wrapped: ValueComparison) { self.wrapped = wrapped }

  override var isReflexive: Bool { wrapped.isReflexive }

  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let firstIsNil = first.holdsNil(of: Wrapped.self)
    let secondIsNil = second.holdsNil(of: Wrapped.self)
    if firstIsNil || secondIsNil { return firstIsNil && secondIsNil }
    // A wrapped value has the optional's own address.
    return wrapped.isEqual(first, second)
  }
}

/// Compares existentials: equal if they contain equal values of the same type.
private final class ExistentialCall<Existential>: ComparisonCall {
  private let question: ComparisonQuestion

  init(_ question: ComparisonQuestion) { self.question = question }

  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first: Any = first.assumingMemoryBound(to: Existential.self).pointee
    let second: Any = second.assumingMemoryBound(to: Existential.self).pointee
    let type = type(of: first)
    guard type == Swift.type(of: second) else { return false }
    // The type is opened, not the value: an existential within an existential would come out as itself.
    func open<Value>(_ type: Value.Type) -> Bool {
      guard let first = first as? Value, let second = second as? Value else { return false }
      let comparison = ValueComparison.ofField(type, question)
      return withAddress(of: first) { first in withAddress(of: second) { comparison.areEqual(first, $0) } }
    }
    return _openExistential(type, do: open)
  }
}

extension UnsafeRawPointer {
  /// Whether the optional at this address is nil. `==` would look up the optional's type, and the type of a pair of
  /// them.
  fileprivate func holdsNil<Wrapped: ~Copyable>(of type: Wrapped.Type) -> Bool {
    switch assumingMemoryBound(to: Optional<Wrapped>.self).pointee {
    case .some: false
    case .none: true
    }
  }
}

/// An optional type, for code that does not know the wrapped type.
@MainActor
protocol OptionalType {
  static var wrappedType: Any.Type { get }
  /// Makes a comparison by `==`; nil if the wrapped type is not `Equatable`.
  static func makeEquality() -> ComparisonCall?
  static func makeComparison(_ question: ComparisonQuestion) -> ComparisonCall
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }

  static func makeEquality() -> ComparisonCall? {
    func open<Value: Equatable>(_ type: Value.Type) -> ComparisonCall { OptionalEqualityCall<Value>() }
    return (Wrapped.self as? any Equatable.Type).map { open($0) }
  }

  static func makeComparison(_ question: ComparisonQuestion) -> ComparisonCall {
    OptionalCall<Wrapped>(wrapped: .ofField(Wrapped.self, question))
  }
}

/// Compares by a function that is specialised for one type, which is several times faster than generic code.
final class KnownTypeCall: ComparisonCall {
  typealias Function = (UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private let function: Function

  init(_ function: @escaping Function) { self.function = function }

  override var isReflexive: Bool { true }

  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { function(first, second) }

  static private(set) var functions: [ObjectIdentifier: Function] = Dictionary(
    uniqueKeysWithValues: [
      known(Int?.self), known(Double?.self), known(CGFloat?.self), known(String?.self), known([Int].self),
      known([Double].self), known([String].self), known(CGPoint.self), known(CGSize.self), known(CGRect.self),
    ])

  /// Registers the function for another type. To be called before values of the type are compared for the first time.
  @inline(__always)
  static func add<Value: Equatable>(_ type: Value.Type) {
    let (id, function) = known(type)
    functions[id] = function
  }

  @inline(__always)
  private static func known<Value: Equatable>(_ type: Value.Type) -> (ObjectIdentifier, Function) {
    (
      ObjectIdentifier(type),
      { first, second in
        first.assumingMemoryBound(to: Value.self).pointee == second.assumingMemoryBound(to: Value.self).pointee
      }
    )
  }
}

@MainActor
func equality<Value: Equatable>(of type: Value.Type) -> ComparisonCall {
  if let function = KnownTypeCall.functions[ObjectIdentifier(type)] { return KnownTypeCall(function) }
  return (type as? any OptionalType.Type)?.makeEquality() ?? EqualityCall<Value>()
}

@MainActor
func ownComparison<Value: SelfComparing>(of type: Value.Type) -> ComparisonCall { OwnComparisonCall<Value>() }

@MainActor
func existentialComparison(of type: Any.Type, _ question: ComparisonQuestion) -> ComparisonCall {
  func open<Existential>(_ type: Existential.Type) -> ComparisonCall { ExistentialCall<Existential>(question) }
  return _openExistential(type, do: open)
}
