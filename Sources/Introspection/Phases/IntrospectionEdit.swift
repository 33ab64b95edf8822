public import HostTree

/// What a closure may do with its target, besides writing to it.
///
/// ```swift
/// .introspect(.scrollView) { scrollView, edit in
///   edit.set(\.bounces, to: false)  // until the introspection goes; then what the owner says counts again
///   if edit.phase == .attach { edit.onDetach { ... } }
/// }
/// ```
@MainActor
public final class IntrospectionEdit<Target> {
  /// Why the closure is called.
  public enum Phase: Hashable, Sendable {
    /// The target is customised for the first time.
    case attach
    /// The view that the introspection is written in was updated, and the target is the same as before.
    case update
  }

  /// Why the closure is called.
  public let phase: Phase
  fileprivate let target: Target
  fileprivate let rank: HostEditRank
  /// What earlier calls asked for.
  private(set) var earlierTeardowns: [@MainActor () -> Void]
  /// The values that earlier calls put on properties, and this one has not yet.
  fileprivate var earlierValues: [PropertyValue]
  /// The values that this call has put on properties.
  fileprivate var values: [PropertyValue] = []
  /// What is to be done when the target goes, in the order in which it was asked for.
  private(set) var teardowns: [@MainActor () -> Void] = []
  /// The closure has ended, and what it has left is somebody else's.
  fileprivate var isOver = false

  init(_ target: Target, phase: Phase, rank: HostEditRank, after earlier: IntrospectionTraces) {
    self.target = target
    self.phase = phase
    self.rank = rank
    earlierTeardowns = earlier.teardowns
    earlierValues = earlier.values
  }

  /// Has `action` run when the target goes: with its view, with the introspection's condition, or because there is another
  /// one instead. The last action that was asked for runs first.
  ///
  /// What a call of the closure asks for takes the place of what earlier calls did; a call that asks for nothing leaves it.
  ///
  /// By then the values that ``set(_:to:fileID:line:)`` has put are gone. The action is kept for as long as the introspection.
  /// One that holds a target around its view, such as the window, would keep both alive for ever: let it take the target as
  /// its parameter instead.
  public func onDetach(_ action: @escaping @MainActor () -> Void) {
    if isOver { return reportLateUse("onDetach(_:)", "The action will not run.") }
    teardowns.append(action)
  }

  /// Has `action` run when the target goes, as any other action, with the target, which it need not hold. It does not run for
  /// a target that has died.
  public func onDetach(_ action: @escaping @MainActor (Target) -> Void) {
    onDetach { [weak object = target as AnyObject] in if let target = object as? Target { action(target) } }
  }

  /// Does now what earlier calls asked for.
  func tearDownEarlier() {
    let actions = earlierTeardowns
    earlierTeardowns = []
    for action in actions.reversed() { action() }
  }

  /// What is to be taken back when the target goes, after this call. Values that this call did not put again are taken back
  /// now.
  func end() -> IntrospectionTraces {
    isOver = true
    for value in earlierValues.reversed() { value.edit.undo() }
    return IntrospectionTraces(teardowns: teardowns.isEmpty ? earlierTeardowns : teardowns, values: values)
  }

  /// Whoever has kept this asks for what nobody would take back any more.
  fileprivate func reportLateUse(_ call: String, _ result: String) {
    HostDiagnostics.report(
      "\(call) of IntrospectionEdit<\(Target.self)> was called after the closure that it was made for. \(result) "
        + "Call it in the closure.")
  }
}

extension IntrospectionEdit where Target: HostEditable {
  /// Puts a value on a property of the target until the introspection goes, its condition ends, the target is replaced, or a
  /// later call of the closure does not put one there.
  ///
  /// The value survives updates by the target's owner, and comes back to what that says: see ``HostTree/HostEditable``. Of
  /// several introspections that put values on one property the outermost one counts; of equals, the later one.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: The value; must not retain the target.
  ///   - fileID: Where this is written, for printed trees.
  ///   - line: Where this is written, for printed trees.
  public func set<Value>(
    _ keyPath: ReferenceWritableKeyPath<Target, Value>, to value: Value, fileID: String = #fileID, line: Int = #line
  ) {
    if isOver { return reportLateUse("set(_:to:)", "The value is not put on the property.") }
    if let same = values.first(where: { $0.keyPath == keyPath })?.edit as? HostPropertyEdit<Target, Value> {
      same.value = value
    } else if let place = earlierValues.firstIndex(where: { $0.keyPath == keyPath }),
      let edit = earlierValues[place].edit as? HostPropertyEdit<Target, Value>
    {
      edit.value = value
      values.append(earlierValues.remove(at: place))
    } else {
      let edit = target.edit(keyPath, to: value, rank: rank, fileID: fileID, line: line)
      values.append(PropertyValue(keyPath: keyPath, edit: edit))
    }
  }
}

/// A value that an introspection put on a property.
struct PropertyValue {
  let keyPath: AnyKeyPath
  let edit: HostEdit
}

/// What an introspection has left on a target, and takes back when that goes.
struct IntrospectionTraces {
  var teardowns: [@MainActor () -> Void] = []
  var values: [PropertyValue] = []

  /// Takes the values back, then does what user code asked for.
  @MainActor
  func takeBack() {
    removeValues()
    tearDown()
  }

  /// Does what user code asked for, the last first.
  @MainActor
  func tearDown() { for teardown in teardowns.reversed() { teardown() } }

  /// Takes the values back, the last first.
  @MainActor
  func removeValues() { for value in values.reversed() { value.edit.undo() } }
}
