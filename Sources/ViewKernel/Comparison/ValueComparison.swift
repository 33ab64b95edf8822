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
/// - Functions are equal if they are the same code and give the same by what they have captured: see ``FunctionCall``.
/// - ``ComparisonExempt`` types are left out, ``SelfComparing`` ones compare themselves.
/// - Other `Equatable` types by `==`.
/// - Other structures and tuples field by field; optionals and existentials by what they hold.
/// - What has no fields to be seen, such as an enumeration, by its bytes. Two that say the same may then count as
///   different; never the other way round, as long as both values are alive.
@MainActor
package final class ValueComparison {
  /// Whether any two values are equal, because there is nothing to compare.
  package var isAlwaysEqual: Bool { steps.isEmpty }

  /// Whether no two values are equal, because of a field that may have changed unseen.
  package let isNeverEqual: Bool

  /// Whether a value is equal to a copy of itself at any time.
  let isReflexive: Bool

  /// Whether there are objects in it, which may change without the value being another.
  let holdsObjects: Bool

  /// Whether there are functions in it, as far as can be seen.
  let holdsFunctions: Bool

  /// How many bytes a value has, if two with the same ones are equal, which is faster to see than what the calls compare.
  private let byteCount: Int?

  /// The table.
  ///
  /// It lies in memory of its own, since going through an array would retain it each time. Not isolated for the sake of
  /// `deinit`, which frees it; nobody else writes it.
  private nonisolated(unsafe) let steps: UnsafeMutableBufferPointer<ComparisonStep>

  /// Keeps alive what the steps point to.
  private let calls: [ComparisonCall]

  private init(_ plan: ComparisonPlan, of type: Any.Type?) {
    isNeverEqual = plan.isNeverEqual
    isReflexive = plan.isReflexive
    holdsObjects = plan.holdsObjects
    holdsFunctions = plan.holdsFunctions
    // Elements of lists are mostly what they were; views that are made anew are mostly not.
    let isLookedAtFirst = !plan.calls.isEmpty || plan.question == .giveTheSame
    byteCount = plan.isReflexive && isLookedAtFirst ? type.map { TypeLayout($0).size } : nil
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
    haveSameBytes(first, second) || isEqualByParts(first, second)
  }

  /// The same bytes are the same value, whatever a call would take to find that out.
  @inline(__always)
  private func haveSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    guard let byteCount else { return false }
    // Elements of lists are a few words mostly, for which the call takes half of the time.
    guard byteCount > 16, byteCount <= 32 else { return memcmp(first, second, byteCount) == 0 }
    return areSame(first, second, 0) && areSame(first, second, 8) && areSame(first, second, byteCount - 16)
      && areSame(first, second, byteCount - 8)
  }

  /// Compares the words at two addresses.
  @inline(__always)
  private func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ offset: Int) -> Bool {
    first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  @inline(__always)
  private func isEqualByParts(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for step in steps where !step.isEqual(first, second) { return false }
    return true
  }

  /// Finds the first position in a range at which the values differ that lie side by side at two addresses; the end of the range
  /// if there is none.
  func firstDifference<T>(_ first: UnsafePointer<T>, _ second: UnsafePointer<T>, in range: Range<Int>) -> Int {
    let stride = MemoryLayout<T>.stride
    var first = UnsafeRawPointer(first + range.lowerBound)
    var second = UnsafeRawPointer(second + range.lowerBound)
    for position in range {
      guard haveSameBytes(first, second) || isEqualByParts(first, second) else { return position }
      first += stride
      second += stride
    }
    return range.upperBound
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
  private static var inputComparisons: [ObjectIdentifier: ValueComparison] = [:]
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
      var plan = ComparisonPlan(.saysTheSame)
      plan.addWhole(type)
      comparison = ValueComparison(plan, of: type)
      comparisons[id] = comparison
    }
    lastType = id
    lastComparison = comparison
    return comparison
  }

  /// The comparison of a type's values field by field, but for the fields of one type. It is worked out at each call.
  static func ofFields(of type: Any.Type, except ignored: Any.Type) -> ValueComparison {
    var plan = ComparisonPlan(.saysTheSame)
    plan.addFields(of: type, at: 0, except: ignored)
    return ValueComparison(plan, of: type)
  }

  /// The comparison of a type's values where they are parts of another value.
  static func ofField(_ type: Any.Type, _ question: ComparisonQuestion = .saysTheSame) -> ValueComparison {
    if question == .giveTheSame { return ofInput(type) }
    let id = ObjectIdentifier(type)
    if let known = fieldComparisons[id] { return known }
    var plan = ComparisonPlan(.saysTheSame)
    plan.addField(type, at: 0)
    let comparison = ValueComparison(plan, of: type)
    fieldComparisons[id] = comparison
    return comparison
  }

  /// The comparison of a type's values as what code works on: see ``ComparisonQuestion/giveTheSame``.
  package static func ofInput(_ type: Any.Type) -> ValueComparison {
    let id = ObjectIdentifier(type)
    if let known = inputComparisons[id] { return known }
    // A type may hold values of its own type, as trees do: in a collection, which asks again when it is compared.
    if !(type is any InputComparing.Type) { inputComparisons[id] = ofTheUnknown }
    var plan = ComparisonPlan(.giveTheSame)
    plan.addInput(type, at: 0)
    let comparison = ValueComparison(plan, of: type)
    inputComparisons[id] = comparison
    return comparison
  }

  /// The comparison of what closures have captured, several values in a row.
  ///
  /// - Parameter start: Where the first one may lie; each follows as closely as its alignment allows.
  static func ofCaptures(_ types: [Any.Type], from start: Int) -> ValueComparison {
    var plan = ComparisonPlan(.giveTheSame)
    var offset = start
    for type in types {
      let layout = TypeLayout(type)
      offset = (offset + layout.alignment - 1) & ~(layout.alignment - 1)
      plan.addInput(type, at: offset)
      offset += layout.size
    }
    return ValueComparison(plan, of: nil)
  }

  /// The comparison of nothing that can be known.
  static let ofTheUnknown: ValueComparison = {
    var plan = ComparisonPlan(.giveTheSame)
    plan.addDifference()
    return ValueComparison(plan, of: nil)
  }()
}

/// What two values are compared for.
enum ComparisonQuestion {
  /// Whether a value that was made anew says what the one before said. A reference to an object says which object it is.
  case saysTheSame
  /// Whether code that works on one of them surely gives the same as with the other, unless something changes that the code
  /// would be told of. An object may have changed inside, so that even the same one is not equal, if it is not one that tells.
  case giveTheSame
}

/// A type whose values are left out where the fields around them are compared, such as storage that tells its readers of
/// changes by itself.
package protocol ComparisonExempt {}

/// A type that knows better than its fields whether two of its values are equal.
package protocol SelfComparing {
  /// Compares the values of this type at two addresses.
  @MainActor static func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool
}
