import Foundation

/// Compares closures in views by their captures, so that views with equal closures count as unchanged.
///
/// A body that runs makes its children again, closures included, and Swift has no `==` for those. So a row such as
/// `Row(item) { model.delete(item.id) }` would differ each time, and its body would run with every update of its
/// parent. Here, two closures are equal if they have the same code and have captured equal values:
///
/// - numbers, strings and other values without references, and collections of them;
/// - `@Observable` objects, bindings and states of values, which publish their changes;
/// - in actions, such as `() -> Void`, also the same object of any class, states of objects, and objects in
///   `@StateObject`, `@ObservedObject` and `@EnvironmentObject`: an action finds them as they are when it runs;
/// - not: other objects in closures that return something, variables that closures share with others, generic captures,
///   and code without reflection metadata.
///
/// An action returns nothing, throws nothing, and has no parameters but values without objects.
///
/// Captures are read from the records that the compiler emits for reflection. No closure is equal to another on
/// platforms whose pointers do not have 64 bits, or if a test at the first use finds records of another format.
///
/// A false "equal" would leave a view with a closure that has captured old values; none is known. If you suspect one,
/// set ``isEnabled`` to false and see whether it disappears: then each view with a closure is updated along with its
/// parent. That takes time, and never changes the shown content.
@MainActor
public enum ClosureComparison {
  /// Whether closures are compared by their captures; if not, only closures without captures are equal. Defaults to
  /// true.
  ///
  /// A change takes effect with the next update of each view.
  public static var isEnabled = true

  /// Whether values of a type, if they are the only capture, are captured as they are: views are. Set by the graph.
  static var isCapturedWhole: (Any.Type) -> Bool = { _ in false }

  /// Whether the records of captures have the expected format.
  package static let isSupported = MemoryLayout<UnsafeRawPointer>.size == 8 && FunctionCall.passesTest
}

/// Compares functions: two are equal if they have the same code and captures that make it give, or do, the same. See
/// ``ClosureComparison``.
///
/// States that closures read are not compared: the node that runs a closure depends on them, and runs it again. For
/// closures that no node runs, see ``ViewNode/markUnwatchedCode()``.
final class FunctionCall: ComparisonCall {
  static let shared = FunctionCall(.giveTheSame)
  static let ofActions = FunctionCall(.doTheSame)
  /// The size of a function: the address of its code, and that of an object with its captures.
  static let size = 2 * MemoryLayout<UInt>.size

  private let question: ComparisonQuestion

  private init(_ question: ComparisonQuestion) { self.question = question }

  override func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    guard first.load(as: UInt.self) == second.load(as: UInt.self) else { return false }
    guard let captures = FunctionCall.captures(of: first), let others = FunctionCall.captures(of: second) else {
      // At least one has no captures, so the same code suffices if the other has none, either.
      return FunctionCall.captures(of: first) == FunctionCall.captures(of: second)
    }
    guard ClosureComparison.isEnabled, ClosureComparison.isSupported else { return false }
    // What one closure has captured is the same to itself, variables that it shares included.
    if question == .doTheSame, captures == others { return true }
    return CapturedValues.areEqual(captures, others, question)
  }

  /// The object with the captures of the function at an address; nil if it has none.
  private static func captures(of function: UnsafeRawPointer) -> UnsafeRawPointer? {
    function.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafeRawPointer?.self)
  }

  /// Compares two functions.
  static func areEqual<Input, Output>(_ first: @escaping (Input) -> Output, _ second: @escaping (Input) -> Output)
    -> Bool
  {
    withAddress(of: Function(call: first)) { first in
      withAddress(of: Function(call: second)) { shared.isEqual(first, $0) }
    }
  }

  private struct Function<Input, Output> {
    let call: (Input) -> Output
  }

  /// Whether closures with known captures are distinguished correctly: see ``ClosureComparison/isSupported``.
  static var passesTest: Bool {
    func haveEqualCaptures(_ first: @escaping () -> Int, _ second: @escaping () -> Int) -> Bool {
      withAddress(of: TestedClosures.Holder(call: first)) { first in
        withAddress(of: TestedClosures.Holder(call: second)) { second in
          guard let captures = FunctionCall.captures(of: first), let others = FunctionCall.captures(of: second) else {
            return false
          }
          return CapturedValues.areEqual(captures, others, .giveTheSame)
        }
      }
    }
    return haveEqualCaptures(TestedClosures.product(2, 3), TestedClosures.product(2, 3))
      && !haveEqualCaptures(TestedClosures.product(2, 3), TestedClosures.product(2, 4))
      && !haveEqualCaptures(TestedClosures.length(1, "a"), TestedClosures.length(1, "b"))
      && !haveEqualCaptures(TestedClosures.counter(), TestedClosures.counter())
  }
}

/// Makes closures for a test at run time. Not optimised, so that they capture exactly what is written here.
private enum TestedClosures {
  /// Not generic, or a closure would be wrapped in another one that has captured it.
  struct Holder {
    let call: () -> Int
  }

  @_optimize(none) @inline(never)
  static func product(_ first: Int, _ second: Int) -> () -> Int { { first &* second } }

  @_optimize(none) @inline(never)
  static func length(_ number: Int, _ text: String) -> () -> Int { { number + text.utf8.count } }

  @_optimize(none) @inline(never)
  static func counter() -> () -> Int {
    var count = 0
    return {
      count += 1
      return count
    }
  }
}

/// The objects in which closures store their captures.
///
/// The compiler describes them for reflection. The format is defined by the Swift runtime (`HeapLocalVariableMetadata`)
/// and by its reflection library (`CaptureDescriptor`); objects in any other format count as unknown.
@MainActor
private enum CapturedValues {
  /// The facts known about the objects of one type.
  private enum Kind {
    /// Several captured values, or one view.
    case values(ValueComparison)
    /// The function refers directly to the only captured object.
    case object
    case unknown
  }

  private static var kinds: [UnsafeRawPointer: Kind] = [:]
  private static var kindsForActions: [UnsafeRawPointer: Kind] = [:]

  /// The size of an object's header: a reference to its type, and its reference counts.
  private static let objectHeaderSize = 16

  static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ question: ComparisonQuestion) -> Bool {
    let type = first.load(as: UnsafeRawPointer.self)
    guard type == second.load(as: UnsafeRawPointer.self) else { return false }
    switch kind(of: type, question) {
    case .values(let comparison): return comparison.isEqual(first, second)
    case .object: return first == second
    case .unknown: return false
    }
  }

  private static func kind(of type: UnsafeRawPointer, _ question: ComparisonQuestion) -> Kind {
    let isForActions = question == .doTheSame
    if let known = isForActions ? kindsForActions[type] : kinds[type] { return known }
    let kind = makeKind(of: type, question)
    if isForActions { kindsForActions[type] = kind } else { kinds[type] = kind }
    return kind
  }

  private static func makeKind(of type: UnsafeRawPointer, _ question: ComparisonQuestion) -> Kind {
    if case .object = TypeKind(unsafeBitCast(type, to: Any.Type.self)) {
      return tellsOfChanges(unsafeBitCast(type, to: AnyClass.self)) ? .object : .unknown
    }
    // The kind for captured variables; it is followed by the offset of the first one (0 if it has no storage), and the
    // description.
    guard type.load(as: UInt.self) == 0x400 else { return .unknown }
    guard let description = type.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      let types = types(in: description)
    else { return .unknown }
    // If a shared variable is the only capture, it is such an object itself, and may have changed. The only capture of
    // closures in a body is usually the view.
    if types.count == 1, !ClosureComparison.isCapturedWhole(types[0]) { return .unknown }
    return .values(.ofCaptures(types, from: objectHeaderSize, question))
  }

  /// The types of the captures; nil if one is unknown, or depends on the generic context of the closure.
  private static func types(in description: UnsafeRawPointer) -> [Any.Type]? {
    // The numbers of captures, of metadata sources, and of stored types; then a reference to the name of each capture's
    // type.
    let counts = description.assumingMemoryBound(to: UInt32.self)
    guard counts[1] == 0, counts[2] == 0 else { return nil }
    var types: [Any.Type] = []
    for index in 0..<Int(counts[0]) {
      let reference = description + 4 * (3 + index)
      let name = reference + Int(reference.load(as: Int32.self))
      guard let type = type(named: name.assumingMemoryBound(to: UInt8.self)), !mayTakeNoRoom(type) else { return nil }
      types.append(type)
    }
    return types
  }

  private static func type(named name: UnsafePointer<UInt8>) -> Any.Type? {
    var length = 0
    while name[length] != 0 {
      // The name may contain references to what it names, as relative or absolute addresses.
      switch name[length] {
      case 0x01...0x17: length += 1 + MemoryLayout<Int32>.size
      case 0x18...0x1F: length += 1 + MemoryLayout<UInt>.size
      default: length += 1
      }
    }
    if let type = _getTypeByMangledNameInContext(name, UInt(length), genericContext: nil, genericArguments: nil) {
      return type
    }
    return isFunction(UnsafeBufferPointer(start: name, count: length)) ? (() -> Int).self : nil
  }

  /// Whether a capture contains a metatype, which has no storage if it has only one value. The type does not decide it.
  private static func mayTakeNoRoom(_ type: Any.Type) -> Bool {
    switch TypeKind(type) {
    case .metatype: true
    case .tuple: FieldLayout.fields(of: type).contains { mayTakeNoRoom($0.type) }
    default: false
    }
  }

  /// Whether a name is that of a function in its lowered form, which has no type at run time. All of them are compared
  /// alike: as functions that return something.
  private static func isFunction(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    // `Ieg` stands for an escaping function that is retained, a following `B` for a block, `_` for the end.
    guard name.last == UInt8(ascii: "_") else { return false }
    let text = String(decoding: name, as: UTF8.self)
    guard let end = text.range(of: "Ieg", options: .backwards)?.upperBound else { return false }
    return text[end] != "B"
  }
}
