import Foundation

/// Compares two values of a type, in steps that are computed once for each type.
///
/// The question is whether a new value of a view differs from the present one. It is asked for every child of a body
/// that runs, so an answer may take nanoseconds only. Hence a type is flattened into a table of steps: ranges of bytes,
/// merged where they are adjacent, and calls for what bytes can't show. The rules:
///
/// - A structure that is compared as a whole: plain data (without references) field by field, even if the type is
///   `Equatable`; other `Equatable` types by `==`; all others field by field.
/// - Fields: numbers and `Bool` by their bytes, so that NaN equals itself. Padding is never read.
/// - References by identity, even if the class is `Equatable`; weak and unowned ones, too. Only an ``ImmutableObject``,
///   such as a host's colour, is compared by `==`, unless it is optional, as it may be weak then.
/// - Functions are equal if they have the same code and captured inputs that make it give the same: see
///   ``FunctionCall``.
/// - ``ComparisonExempt`` types are left out, ``SelfComparing`` ones compare themselves.
/// - Other `Equatable` types by `==`.
/// - Other structures and tuples field by field; optionals, existentials and enumerations by their content.
/// - Types without visible fields, such as structures from C, by their bytes. Two equivalent values may then count as
///   different; never the other way round, as long as both values are alive.
@MainActor
package final class ValueComparison {
  /// Whether any two values are equal, because there is nothing to compare.
  package var isAlwaysEqual: Bool { steps.isEmpty }

  /// Whether no two values are equal, because of a field that may have changed unnoticed.
  package let isNeverEqual: Bool

  /// Whether a value always equals a copy of itself.
  let isReflexive: Bool

  /// Whether values contain objects, which may change without the value being different.
  let holdsObjects: Bool

  /// Whether values contain functions, as far as the types show.
  let holdsFunctions: Bool

  /// The size of a value, if values with equal bytes are equal, which is compared before the steps; nil otherwise.
  private let byteCount: Int?

  /// The steps.
  ///
  /// Allocated manually, since iterating over an array would retain it each time. Not isolated, as `deinit` frees it;
  /// nothing else writes it.
  private nonisolated(unsafe) let steps: UnsafeMutableBufferPointer<ComparisonStep>

  /// Keeps alive what the steps point to.
  private let calls: [ComparisonCall]

  private init(_ plan: ComparisonPlan, of type: Any.Type?) {
    isNeverEqual = plan.isNeverEqual
    isReflexive = plan.isReflexive
    holdsObjects = plan.holdsObjects
    holdsFunctions = plan.holdsFunctions
    // Comparing the bytes first pays for elements of lists, which are mostly unchanged; views made again mostly differ.
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
  /// Both must be values of the comparison's type, and alive: identity means nothing for an object that is released.
  package func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    haveSameBytes(first, second) || isEqualByParts(first, second)
  }

  /// Equal bytes are the same value, however long a call would take to find that out.
  @inline(__always)
  private func haveSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    guard let byteCount else { return false }
    // Elements of lists mostly have a few words, for which a call of `memcmp` takes half of the time.
    guard byteCount > 16, byteCount <= 32 else { return memcmp(first, second, byteCount) == 0 }
    return haveSameWords(first, second, byteCount)
  }

  /// The same for 16 to 32 bytes.
  @inline(__always)
  private func haveSameWords(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ byteCount: Int) -> Bool {
    areSame(first, second, 0) && areSame(first, second, 8) && areSame(first, second, byteCount - 16)
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

  /// Finds the first position in a range at which the values in two contiguous buffers differ; the end of the range if
  /// there is none.
  func firstDifference<T>(_ first: UnsafePointer<T>, _ second: UnsafePointer<T>, in range: Range<Int>) -> Int {
    let stride = MemoryLayout<T>.stride
    var position = range.lowerBound
    var first = UnsafeRawPointer(first + position)
    var second = UnsafeRawPointer(second + position)
    // A call of `memcmp` for hundreds of bytes takes hardly longer than for a few. Callers go on behind a difference,
    // often to the next one: there are no blocks to skip then.
    let skipsBlocks = isReflexive && range.count > 64 && isEqual(first, second)
    var block = skipsBlocks ? 32 : range.count
    while position < range.upperBound {
      var count = min(range.upperBound - position, 32)
      if !skipsBlocks || memcmp(first, second, count * stride) != 0 {
        // These may differ in padding only, which says nothing. Then so may the next ones, and blocks are tried less
        // often.
        count = min(range.upperBound - position, block)
        let same = countSame(first, second, count, stride)
        if same < count { return position + same }
        block *= 2
      }
      position += count
      first += count * stride
      second += count * stride
    }
    return range.upperBound
  }

  /// How many values from the start on are equal, compared one by one.
  private func countSame(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: Int, _ stride: Int
  ) -> Int {
    var first = first
    var second = second
    if let byteCount, byteCount > 16, byteCount <= 32 {
      for index in 0..<count {
        guard haveSameWords(first, second, byteCount) || isEqualByParts(first, second) else { return index }
        first += stride
        second += stride
      }
      return count
    }
    for index in 0..<count {
      guard haveSameBytes(first, second) || isEqualByParts(first, second) else { return index }
      first += stride
      second += stride
    }
    return count
  }

  /// Compares the values at two addresses, which are of the type that this comparison was made for.
  @inline(__always)
  func areEqual<T>(_ first: UnsafePointer<T>, _ second: UnsafePointer<T>) -> Bool {
    isEqual(UnsafeRawPointer(first), UnsafeRawPointer(second))
  }

  /// Compares two values of the type that this comparison was made for.
  func areEqual<T>(_ first: T, _ second: T) -> Bool {
    var first = first
    var second = second
    return areEqual(&first, &second)
  }

  // MARK: Cached comparisons

  private static var comparisons: [ObjectIdentifier: ValueComparison] = [:]
  private static var fieldComparisons: [ObjectIdentifier: ValueComparison] = [:]
  private static var inputComparisons: [ObjectIdentifier: ValueComparison] = [:]
  private static var actionComparisons: [ObjectIdentifier: ValueComparison] = [:]
  private static var lastType: ObjectIdentifier?
  private static var lastComparison: ValueComparison?

  /// The comparison of a type's values as a whole. Cached by type.
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

  /// The comparison of a type's values field by field, except the fields of one type. Computed at each call.
  static func ofFields(of type: Any.Type, except ignored: Any.Type) -> ValueComparison {
    var plan = ComparisonPlan(.saysTheSame)
    plan.addFields(of: type, at: 0, except: ignored)
    return ValueComparison(plan, of: type)
  }

  /// The comparison of a type's values as parts of another value. Cached by type.
  static func ofField(_ type: Any.Type, _ question: ComparisonQuestion = .saysTheSame) -> ValueComparison {
    if question != .saysTheSame { return ofInput(type, question) }
    let id = ObjectIdentifier(type)
    if let known = fieldComparisons[id] { return known }
    var plan = ComparisonPlan(.saysTheSame)
    plan.addField(type, at: 0)
    let comparison = ValueComparison(plan, of: type)
    fieldComparisons[id] = comparison
    return comparison
  }

  /// The comparison of a type's values as inputs of code: see ``ComparisonQuestion/giveTheSame``. Cached by type.
  package static func ofInput(_ type: Any.Type) -> ValueComparison {
    if let known = inputComparisons[ObjectIdentifier(type)] { return known }
    return makeInput(type, .giveTheSame) { inputComparisons[$0] = $1 }
  }

  /// The comparison of a type's values as inputs of code, or of actions: see ``ComparisonQuestion/doTheSame``. Cached
  /// by type.
  static func ofInput(_ type: Any.Type, _ question: ComparisonQuestion) -> ValueComparison {
    guard question == .doTheSame else { return ofInput(type) }
    if let known = actionComparisons[ObjectIdentifier(type)] { return known }
    return makeInput(type, .doTheSame) { actionComparisons[$0] = $1 }
  }

  private static func makeInput(
    _ type: Any.Type, _ question: ComparisonQuestion, _ keep: (ObjectIdentifier, ValueComparison) -> Void
  ) -> ValueComparison {
    let id = ObjectIdentifier(type)
    // A type may contain values of its own type, as trees do, in a collection, which looks the comparison up again when
    // it compares.
    if !(type is any InputComparing.Type) { keep(id, ofTheUnknown) }
    var plan = ComparisonPlan(question)
    plan.addInput(type, at: 0)
    let comparison = ValueComparison(plan, of: type)
    keep(id, comparison)
    return comparison
  }

  /// The comparison of the captures of closures: several values in a row.
  ///
  /// - Parameter start: The offset from which on the first one may be; each follows as closely as its alignment allows.
  static func ofCaptures(_ types: [Any.Type], from start: Int, _ question: ComparisonQuestion) -> ValueComparison {
    var plan = ComparisonPlan(question)
    var offset = start
    for type in types {
      let layout = TypeLayout(type)
      offset = (offset + layout.alignment - 1) & ~(layout.alignment - 1)
      plan.addInput(type, at: offset)
      offset += layout.size
    }
    return ValueComparison(plan, of: nil)
  }

  /// The comparison of unknown content: no two values are equal.
  static let ofTheUnknown: ValueComparison = {
    var plan = ComparisonPlan(.giveTheSame)
    plan.addDifference()
    return ValueComparison(plan, of: nil)
  }()
}

/// The purpose of a comparison.
enum ComparisonQuestion {
  /// Whether a new value describes the same as the one before. A reference describes which object it is to.
  case saysTheSame
  /// Whether code with one of them as input surely gives the same as with the other, unless something changes of which
  /// the code would be notified. An object may have changed inside, so even the same one is not equal, unless it
  /// publishes its changes.
  case giveTheSame
  /// Whether an action with one of them as input does the same as with the other, whenever it runs: it finds the same
  /// object as that is then, whatever has changed inside. See ``TypeKind/isAction(_:)``.
  case doTheSame
}

/// A type whose values are left out when the fields around them are compared, such as storage that notifies its readers
/// of changes by itself.
package protocol ComparisonExempt {}

/// A type that knows better than its fields whether two of its values are equal.
package protocol SelfComparing {
  /// Whether two values count as equal.
  @MainActor static func isEqual(_ first: Self, _ second: Self) -> Bool
}
