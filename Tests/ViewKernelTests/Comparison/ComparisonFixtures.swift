import ViewKernel

/// Types of all sorts, to be compared or to be fields of what is compared.
enum Compared {
  protocol Named: AnyObject {}
  protocol Shape {}
  struct Failure: Error {}

  protocol Source<Output>: AnyObject {
    associatedtype Output
  }

  class Token: Named, Source, Equatable {
    typealias Output = Int
    nonisolated(unsafe) static let shared = Token()
    static func == (left: Token, right: Token) -> Bool { true }
  }

  final class SubToken: Token {}

  struct Pair<Value> {
    var first: Value
    var second: Value

    init(_ first: Value, _ second: Value) {
      self.first = first
      self.second = second
    }
  }

  struct Pack<each Value> {
    let values: (repeat each Value)
    init(_ value: repeat each Value) { values = (repeat each value) }
  }

  struct Unequal {
    var value: Int
    init(_ value: Int) { self.value = value }
  }

  struct Tagged<Value> {
    var type: Value.Type
    var number: Int
  }

  @propertyWrapper
  struct Storage: ComparisonExempt {
    var wrappedValue: Int
  }

  @propertyWrapper
  struct Wrapper {
    var wrappedValue: Int
  }

  struct Link: SelfComparing {
    let get: () -> Int
    let location: Token

    static func isEqual(_ first: Link, _ second: Link) -> Bool { first.location === second.location }
  }
}

/// Compares two values by the comparison of their type.
@MainActor
func compareAsValues<Value>(_ first: Value, _ second: Value) -> Bool {
  withUnsafePointer(to: first) { first in
    withUnsafePointer(to: second) { ValueComparison.of(Value.self).isEqual(first, $0) }
  }
}
