import Foundation
import HostGeometry

/// Builds the steps of a ``ValueComparison`` for a type.
@MainActor
struct ComparisonPlan {
  let question: ComparisonQuestion
  private(set) var calls: [ComparisonCall] = []
  private(set) var isNeverEqual = false
  private var steps: [ComparisonStep] = []
  /// Whether values contain objects, which may change without the value being different.
  var holdsObjects = false
  /// Whether values contain functions, as far as the types show.
  private(set) var holdsFunctions = false

  init(_ question: ComparisonQuestion) { self.question = question }

  /// Whether a value always equals a copy of itself, so that equal bytes need no further comparison.
  var isReflexive: Bool { !isNeverEqual && steps.allSatisfy(\.isReflexive) }

  /// The steps, cheap ones first, so that a difference is found early.
  var orderedSteps: [ComparisonStep] {
    if isNeverEqual { return [ComparisonStep(offset: 0, kind: .never)] }
    return steps.filter { !$0.isCall } + steps.filter(\.isCall)
  }

  /// Adds the steps for a value that is compared as a whole.
  mutating func addWhole(_ type: Any.Type) {
    guard case .structure = TypeKind(type), !(type is any ComparisonExempt.Type), !(type is any SelfComparing.Type)
    else {
      addField(type, at: 0)
      return
    }
    if !TypeLayout(type).isPlain, let type = type as? any Equatable.Type {
      addEquality(type, at: 0)
    } else {
      addFields(of: type, at: 0)
    }
  }

  /// Adds the steps for a value that is part of another one.
  mutating func addField(_ type: Any.Type, at offset: Int) {
    if question != .saysTheSame { return addInput(type, at: offset) }
    if type is any ComparisonExempt.Type { return }
    if let type = type as? any SelfComparing.Type {
      addCall(ownComparison(of: type), at: offset)
      return
    }
    switch TypeKind(type) {
    case .function:
      addFunction(type, at: offset)
    case .object:
      if let type = type as? any ImmutableObject.Type {
        addEquality(type, at: offset)
      } else {
        addBytes(of: type, at: offset)
      }
    case .objectExistential, .existentialMetatype, .builtin:
      addBytes(of: type, at: offset)
    case .metatype(let instance):
      addMetatype(of: instance, at: offset)
    case .existential:
      addCall(existentialComparison(of: type, question), at: offset)
    case .tuple:
      addFields(of: type, at: offset)
    case .optional:
      addOptional(type, at: offset)
    case .structure:
      if !addBasic(type, at: offset), !addEquality(ofAny: type, at: offset) { addFields(of: type, at: offset) }
    case .enumeration:
      if !addEquality(ofAny: type, at: offset) { addEnumeration(type, at: offset) }
    case .other:
      if !addEquality(ofAny: type, at: offset) { addBytes(of: type, at: offset) }
    }
  }

  /// Adds the step for an `Equatable` type; false for others.
  private mutating func addEquality(ofAny type: Any.Type, at offset: Int) -> Bool {
    guard let type = type as? any Equatable.Type else { return false }
    addEquality(type, at: offset)
    return true
  }

  /// Adds the step for an enumeration that is not `Equatable`.
  mutating func addEnumeration(_ type: Any.Type, at offset: Int) {
    func open<Value>(_ type: Value.Type) -> ComparisonCall? { EnumerationCall<Value>(question) }
    // One byte is the case, and nothing else.
    if TypeLayout(type).size > 1, let call = _openExistential(type, do: open) {
      addCall(call, at: offset)
    } else {
      addBytes(of: type, at: offset)
    }
  }

  /// Adds the step for a number, a `Bool` or a string. Returns false for any other type.
  mutating func addBasic(_ type: Any.Type, at offset: Int) -> Bool {
    if Self.plainTypes.contains(ObjectIdentifier(type)) {
      addBytes(of: type, at: offset)
    } else if type == String.self {
      append(.string, at: offset)
    } else {
      return false
    }
    return true
  }

  mutating func addFunction(_ type: Any.Type, at offset: Int) {
    holdsFunctions = true
    if TypeLayout(type).size == FunctionCall.size {
      let isAction = question == .doTheSame || TypeKind.isAction(type)
      addCall(isAction ? FunctionCall.ofActions : .shared, at: offset)
    } else {
      addBytes(of: type, at: offset)
    }
  }

  mutating func addMetatype(of instance: Any.Type, at offset: Int) {
    // The metatype has only one value, and often no storage, unless it is a class's, which has subclasses.
    if case .object = TypeKind(instance) { addBytes(MemoryLayout<AnyClass>.size, at: offset) }
  }

  /// Makes all values different, as their content is unknown.
  mutating func addDifference() {
    isNeverEqual = true
    holdsObjects = true
  }

  /// Adds the steps for the fields of a value, except fields of the type `ignored`.
  mutating func addFields(of type: Any.Type, at offset: Int, except ignored: Any.Type? = nil) {
    let fields = FieldLayout.fields(of: type)
    guard TypeLayout(type).isFilled(by: fields) else {
      // Some storage has no field, as in structures from C or without reflection metadata.
      if question != .saysTheSame, !TypeLayout(type).isPlain { return addDifference() }
      return addBytes(of: type, at: offset)
    }
    for field in fields where field.type != ignored { addField(field.type, at: offset + field.offset) }
  }

  private mutating func addOptional(_ type: Any.Type, at offset: Int) {
    guard let optional = type as? any OptionalType.Type else { return addBytes(of: type, at: offset) }
    let wrapped = optional.wrappedType
    let isSpecial = wrapped is any SelfComparing.Type || wrapped is any ComparisonExempt.Type
    switch TypeKind(wrapped) {
    case .object, .objectExistential, .other:
      // The field may be weak, and what is stored then is not an optional. Its bytes still show identity.
      addBytes(of: type, at: offset)
    default:
      if !isSpecial, let type = type as? any Equatable.Type {
        addEquality(type, at: offset)
      } else {
        if ValueComparison.ofField(wrapped).holdsFunctions { holdsFunctions = true }
        addCall(optional.makeComparison(question), at: offset)
      }
    }
  }

  mutating func addEquality(_ type: any Equatable.Type, at offset: Int) {
    addCall(equality(of: type), at: offset)
  }

  @inline(never)
  mutating func addCall(_ call: ComparisonCall, at offset: Int) {
    calls.append(call)
    append(.call(Unmanaged.passUnretained(call)), at: offset)
  }

  /// Adds the step for a reference that is equal to nothing but nil.
  mutating func addNil(_ type: Any.Type, at offset: Int) {
    append(.zeros(TypeLayout(type).size), at: offset)
  }

  mutating func addBytes(of type: Any.Type, at offset: Int) {
    addBytes(TypeLayout(type).size, at: offset)
  }

  @inline(never)
  private mutating func append(_ kind: ComparisonStep.Kind, at offset: Int) {
    steps.append(ComparisonStep(offset: offset, kind: kind))
  }

  @inline(never)
  private mutating func addBytes(_ count: Int, at offset: Int) {
    if count == 0 { return }
    if let last = steps.last, case .bytes(let before) = last.kind, last.offset + before == offset {
      steps[steps.count - 1] = ComparisonStep(offset: last.offset, kind: .bytes(before + count))
    } else {
      append(.bytes(count), at: offset)
    }
  }

  /// Types whose values are equal exactly if their bytes are, but for numbers that do not equal themselves.
  private static let plainTypes: Set<ObjectIdentifier> = Set(
    [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
      UInt64.self,
      Bool.self, Float.self, Double.self, CGFloat.self,
    ].map { (type: Any.Type) in ObjectIdentifier(type) })
}

/// One step of a comparison.
struct ComparisonStep {
  enum Kind {
    case bytes(Int), zeros(Int), string, call(Unmanaged<ComparisonCall>), never
  }

  let offset: Int
  let kind: Kind

  var isCall: Bool { if case .call = kind { true } else { false } }

  @MainActor
  var isReflexive: Bool {
    switch kind {
    case .bytes, .string: true
    case .call(let call): call.takeUnretainedValue().isReflexive
    case .zeros, .never: false
    }
  }

  @MainActor
  func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let first = first + offset
    let second = second + offset
    switch kind {
    case .bytes(8): return first.loadUnaligned(as: UInt64.self) == second.loadUnaligned(as: UInt64.self)
    case .bytes(1): return first.load(as: UInt8.self) == second.load(as: UInt8.self)
    case .bytes(let count): return memcmp(first, second, count) == 0
    case .zeros(let count):
      return (0..<count).allSatisfy { first.load(fromByteOffset: $0, as: UInt8.self) == 0 }
        && memcmp(first, second, count) == 0
    case .string:
      return first.assumingMemoryBound(to: String.self).pointee == second.assumingMemoryBound(to: String.self).pointee
    case .call(let call): return call.inPlace { $0.isEqual(first, second) }
    case .never: return false
    }
  }
}

/// The memory layout of a type's values.
struct TypeLayout {
  let size: Int
  let alignment: Int
  let isPlain: Bool

  init(_ type: Any.Type) {
    func open<T>(_ type: T.Type) -> (Int, Int, Bool) {
      (MemoryLayout<T>.size, MemoryLayout<T>.alignment, _isPOD(type))
    }
    (size, alignment, isPlain) = _openExistential(type, do: open)
  }

  /// Whether the gaps between the fields are only their alignment's.
  func isFilled(by fields: [FieldLayout.Field]) -> Bool {
    var end = 0
    // A metatype has either no storage or a pointer's, which the type alone does not decide.
    var longerEnd = 0
    for field in fields.sorted(by: { $0.offset < $1.offset }) {
      let layout = TypeLayout(field.type)
      var isMetatype = false
      if case .metatype = TypeKind(field.type) { isMetatype = true }
      if !isMetatype && layout.size == 0 { continue }
      if isMetatype && field.offset < end { continue }
      let mask = isMetatype ? 0 : layout.alignment - 1
      guard isMetatype || (end + mask) & ~mask == field.offset || (longerEnd + mask) & ~mask == field.offset else {
        return false
      }
      end = max(end, field.offset + (isMetatype ? 0 : layout.size))
      longerEnd = field.offset + (isMetatype ? MemoryLayout<AnyClass>.size : layout.size)
    }
    return end == size || longerEnd == size
  }
}
