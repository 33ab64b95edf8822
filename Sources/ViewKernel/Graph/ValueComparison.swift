/// How two values of a type are compared, worked out once for each type.
///
/// The question is whether a view made anew differs from what was there. It is asked for every child of a body that
/// runs, so an answer may cost nanoseconds only. Hence a type is flattened into a table of steps: ranges of bytes, merged
/// where they touch, and calls for what bytes can't tell. The rules:
///
/// - A structure that is compared as a whole: plain data (without references) field by field, even if the type is
///   `Equatable`; other `Equatable` types by `==`; all others field by field.
/// - Fields: numbers and `Bool` by their bytes, so that NaN equals itself. Padding is never looked at.
/// - References by identity, even if the class is `Equatable`; so are weak and unowned ones.
/// - Functions are never equal; an optional one is if both are `nil`.
/// - ``ComparisonExempt`` types are left out, ``SelfComparing`` ones compare themselves.
/// - Other `Equatable` types by `==`.
/// - Other structures and tuples field by field; optionals and existentials by what they hold.
/// - What has no fields to be seen, such as an enumeration, by its bytes. Two that say the same may then count as
///   different; never the other way round, as long as both values are alive.
@MainActor
package final class ValueComparison {
  /// Whether any two values are equal, because there is nothing to compare.
  package var isAlwaysEqual: Bool { steps.isEmpty }

  /// Whether no two values are equal, because one of the fields is a function.
  package let isNeverEqual: Bool

  /// The table.
  ///
  /// It lies in memory of its own, since going through an array would retain it each time. Not isolated for the sake of
  /// `deinit`, which frees it; nobody else writes it.
  private nonisolated(unsafe) let steps: UnsafeMutableBufferPointer<ComparisonStep>

  /// Keeps alive what the steps point to.
  private let calls: [ComparisonCall]

  private init(_ plan: ComparisonPlan) {
    isNeverEqual = plan.isNeverEqual
    calls = plan.calls
    let planned = plan.orderedSteps
    steps = .allocate(capacity: planned.count)
    _ = steps.initialize(from: planned)
  }

  deinit { steps.deallocate() }

  /// Compares the values at two addresses.
  ///
  /// Both have to be values of the type that the comparison was made for, and alive: identity means nothing for an object
  /// that is gone.
  package func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for step in steps where !step.isEqual(first, second) { return false }
    return true
  }

  /// Compares the values at two addresses, which lie there as values of the type that this comparison was made for.
  func areEqual<T>(_ first: UnsafePointer<T>, _ second: UnsafePointer<T>) -> Bool {
    isEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
  }

  /// Compares two values of the type that this comparison was made for.
  func areEqual<T>(_ first: T, _ second: T) -> Bool {
    var first = first
    var second = second
    return areEqual(&first, &second)
  }

  // MARK: One for each type

  private static var comparisons: [ObjectIdentifier: ValueComparison] = [:]
  private static var fieldComparisons: [ObjectIdentifier: ValueComparison] = [:]
  private static var lastType: ObjectIdentifier?
  private static var lastComparison: ValueComparison?

  /// The comparison of a type's values as a whole.
  ///
  /// It is worked out when a type is first asked for.
  package static func of(_ type: Any.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if id == lastType, let lastComparison { return lastComparison }
    let comparison: ValueComparison
    if let known = comparisons[id] {
      comparison = known
    } else {
      var plan = ComparisonPlan()
      plan.addWhole(type)
      comparison = ValueComparison(plan)
      comparisons[id] = comparison
    }
    lastType = id
    lastComparison = comparison
    return comparison
  }

  /// The comparison of a type's values field by field, but for the fields of one type. It is worked out at each call.
  static func ofFields(of type: Any.Type, except ignored: Any.Type) -> ValueComparison {
    var plan = ComparisonPlan()
    plan.addFields(of: type, at: 0, except: ignored)
    return ValueComparison(plan)
  }

  /// The comparison of a type's values where they are parts of another value.
  static func ofField(_ type: Any.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if let known = fieldComparisons[id] { return known }
    var plan = ComparisonPlan()
    plan.addField(type, at: 0)
    let comparison = ValueComparison(plan)
    fieldComparisons[id] = comparison
    return comparison
  }
}

/// A type whose values are left out where the fields around them are compared, such as storage that tells its readers of
/// changes by itself.
package protocol ComparisonExempt {}

/// A type that knows better than its fields whether two of its values are equal.
package protocol SelfComparing {
  /// Compares the values of this type at two addresses.
  @MainActor static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}
