import Foundation

/// Names a method, for targets of controls and the like, as `Selector` of the Objective-C runtime.
///
/// `#selector` is the runtime's. Here a selector is made of the method itself, by its type's name, and retains no
/// object:
///
/// ```swift
/// @MainActor final class Counter {
///   var count = 0
///   func count(_ sender: HostButton) { count += 1 }
/// }
///
/// let counter = Counter()
/// let button = HostButton()
/// button.addTarget(counter, action: HostSelector("count(_:)", Counter.count(_:)), for: .touchUpInside)
/// button.sendActions(for: .touchUpInside)
/// print(counter.count)
/// // Prints "1"
/// ```
///
/// The plug-in XcodeSources writes these in place of `#selector(count(_:))`. A method that is called with a selector
/// gets as many arguments as it takes. Two selectors are equal if their methods have the same name and as many
/// parameters, whatever their types are; labels count if both names have them.
public struct HostSelector: Sendable, CustomStringConvertible {
  /// The method's name as Swift writes it, such as `count(_:)`; the labels may be missing.
  public let name: String
  private let method: Method?
  private let parameterCount: Int

  /// Names a method of a class whose methods belong to the main actor.
  ///
  /// - Parameters:
  ///   - name: The name, for comparing and for messages.
  ///   - method: The method, as the type gives it: `Counter.count(_:)`.
  public init<Target: AnyObject & Sendable, each Argument, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    self.name = name
    self.method = Method {
      $0 is Target
    } call: { target, arguments in
      guard let target = target as? Target else { return .wrongTarget("\(Target.self)") }
      var arguments = Arguments(arguments)
      do throws(Failure) {
        let values = Unchecked((repeat try arguments.next(as: (each Argument).self)))
        onMainThread { _ = method(target)(repeat each values.value) }
        return nil
      } catch { return error }
    }
    parameterCount = HostSelector.count(repeat (each Argument).self)
  }

  /// Names a method of a class that is bound to no actor.
  ///
  /// - Parameters:
  ///   - name: The name, for comparing and for messages.
  ///   - method: The method, as the type gives it: `Counter.count(_:)`.
  @preconcurrency
  public init<Target: AnyObject, each Argument, Result>(
    _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    self.name = name
    self.method = Method {
      $0 is Target
    } call: { target, arguments in
      guard let target = target as? Target else { return .wrongTarget("\(Target.self)") }
      var arguments = Arguments(arguments)
      do throws(Failure) {
        _ = method(target)(repeat try arguments.next(as: (each Argument).self))
        return nil
      } catch { return error }
    }
    parameterCount = HostSelector.count(repeat (each Argument).self)
  }

  /// Names a method of an object's class. The object is not looked at, and not retained.
  public init<Target: AnyObject & Sendable, each Argument, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Argument) -> Result
  ) {
    self.init(name, method)
  }

  /// Names a method of an object's class. The object is not looked at, and not retained.
  @preconcurrency
  public init<Target: AnyObject, each Argument, Result>(
    _ name: String, of target: @autoclosure () -> Target,
    _ method: @escaping (Target) -> (repeat each Argument) -> Result
  ) {
    self.init(name, method)
  }

  /// Names a method that is not known. Calling it is reported as misuse.
  public init(_ name: String) {
    self.name = name
    method = nil
    parameterCount = name.count { $0 == ":" }
  }

  private static func count<each Argument>(_ types: repeat (each Argument).Type) -> Int {
    var count = 0
    for _ in repeat each types { count += 1 }
    return count
  }

  /// The name.
  public var description: String { name }

  /// Calls the method. Its result is ignored.
  ///
  /// A method that takes fewer arguments gets the first ones. One of the main actor that is called on another thread
  /// runs on the main thread later. An object of another class, and an argument of another type than the method takes,
  /// are reported as misuse, and nothing is called.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  public func perform(on target: AnyObject, with arguments: Any?...) -> Bool {
    perform(on: target, arguments)
  }

  @discardableResult
  func perform(on target: AnyObject, _ arguments: [Any?]) -> Bool {
    guard let method else {
      reportMisuse(
        "\(name) of \(type(of: target)) is not called: a selector that is made of a name alone has no method. "
          + "Use Selector(\"\(name)\", \(type(of: target)).method).")
      return false
    }
    guard let failure = method.call(target, arguments) else { return true }
    reportMisuse(failure.sentence(of: name, target))
    return false
  }

  /// Whether an object is of the method's class.
  func isMethod(of target: AnyObject) -> Bool { method?.isTarget(target) ?? false }

  /// A method whose target and arguments are not known by their types. Sendable unchecked: its closures retain the
  /// method alone, which is code of a type, and a method of the main actor is called there.
  private struct Method: @unchecked Sendable {
    let isTarget: (AnyObject) -> Bool
    /// Calls it, or returns why it did not.
    let call: (AnyObject, [Any?]) -> Failure?
  }

  /// Why a method was not called.
  fileprivate enum Failure: Error {
    case wrongTarget(String)
    case wrongArgument(String, given: String)

    func sentence(of name: String, _ target: AnyObject) -> String {
      switch self {
      case .wrongTarget(let type):
        "\(name) is a method of \(type), and the target is a \(Swift.type(of: target)), so it is not called. Name a method of the target's class."
      case .wrongArgument(let type, let given):
        "\(name) of \(Swift.type(of: target)) takes a \(type), and what there is for it is \(given), so it is not called. "
          + "Change the parameter's type."
      }
    }
  }

  /// Hands out the arguments, one after the other, by the types that the method wants.
  private struct Arguments {
    private let all: [Any?]
    private var position = 0

    init(_ all: [Any?]) { self.all = all }

    mutating func next<Value>(as type: Value.Type) throws(Failure) -> Value {
      let given = all.indices.contains(position) ? all[position] : nil
      position += 1
      guard let given else {
        // As in Objective-C, where any object may be nil.
        let takesNil = Value.self == Any.self || Value.self is any ExpressibleByNilLiteral.Type
        if takesNil, let value = given as? Value { return value }
        throw .wrongArgument("\(type)", given: "nil")
      }
      if let value = given as? Value { return value }
      // As in Objective-C, where an object for a truth value is true, and a notification is an object.
      if Value.self == Bool.self, let value = true as? Value { return value }
      if let note = given as? Notification,
        let value = NSNotification(name: note.name, object: note.object, userInfo: note.userInfo) as? Value
      {
        return value
      }
      throw .wrongArgument("\(type)", given: "a \(Swift.type(of: given))")
    }
  }
}

extension HostSelector: Hashable {
  /// The name without its labels, which `#selector` leaves out where it is clear without them.
  private var baseName: Substring { name.prefix { $0 != "(" && $0 != ":" } }

  private var hasLabels: Bool { baseName.endIndex < name.endIndex }

  /// Whether two methods have the same name and as many parameters. Labels count if both names have them.
  public static func == (a: HostSelector, b: HostSelector) -> Bool {
    guard a.baseName == b.baseName && a.parameterCount == b.parameterCount else { return false }
    return a.name == b.name || !a.hasLabels || !b.hasLabels || a.method == nil || b.method == nil
  }

  /// Hashes the name without its labels.
  public func hash(into hasher: inout Hasher) { hasher.combine(baseName) }
}

extension HostSelector: ExpressibleByStringLiteral {
  /// Names a method that is not known. Calling it is reported as misuse.
  public init(stringLiteral name: String) { self.init(name) }
}
