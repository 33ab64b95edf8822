public import HostTree

/// The context of an introspection's closure: the reason of the call, and the traces to undo when the target goes.
///
/// ```swift
/// struct Feed: View {
///   var isStill: Bool
///
///   var body: some View {
///     ScrollView { Text("News") }
///       .introspect(.scrollView, isEnabled: isStill) { _, edit in
///         print(edit.phase)
///         edit.set(\.bounces, to: false)  // until the introspection goes; then the owner's value counts again
///       }
///   }
/// }
///
/// let controller = HostingController(rootView: Feed(isStill: true))
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints "attach"
/// print(try window.find(HostScrollView.self).bounces)
/// // Prints "false"
/// controller.rootView.isStill = false
/// window.settle()
/// print(try window.find(HostScrollView.self).bounces)
/// // Prints "true"
/// ```
///
/// An edit can be used only during the call of the closure that it was made for; later calls are reported.
@MainActor
public final class IntrospectionEdit<Target> {
  /// The reason for calling the closure.
  public enum Phase: Hashable, Sendable {
    /// The target was found for the first time.
    case attach
    /// The view with the introspection was updated, and the target is the same as before.
    case update
  }

  /// The reason for this call.
  public let phase: Phase
  fileprivate let target: Target
  fileprivate let rank: HostEditRank
  /// Actions that earlier calls registered.
  private(set) var earlierTeardowns: [@MainActor () -> Void]
  /// Values that earlier calls set and this one has not set again so far.
  fileprivate var earlierValues: [PropertyValue]
  /// Values that this call has set.
  fileprivate var values: [PropertyValue] = []
  /// Actions that this call has registered, in order.
  private(set) var teardowns: [@MainActor () -> Void] = []
  /// The closure has returned: the traces belong to the marker.
  fileprivate var isOver = false

  init(_ target: Target, phase: Phase, rank: HostEditRank, after earlier: IntrospectionTraces) {
    self.target = target
    self.phase = phase
    self.rank = rank
    earlierTeardowns = earlier.teardowns
    earlierValues = earlier.values
  }

  /// Registers an action that runs when the target is detached: with its view, with the introspection's condition, or
  /// because another target replaces it. The last registered action runs first.
  ///
  /// The actions of one call of the closure replace those of earlier calls; a call that registers none keeps them.
  ///
  /// Values of ``set(_:to:fileID:line:)`` are undone before the action runs. The action is retained as long as the
  /// introspection. An action that retains a target which is an ancestor of its view, such as the window, would keep
  /// both alive for ever: let it take the target as its parameter instead.
  public func onDetach(_ action: @escaping @MainActor () -> Void) {
    if isOver { return reportLateUse("onDetach(_:)", "The action will not run.") }
    teardowns.append(action)
  }

  /// Registers an action that runs when the target is detached and takes the target, so that it need not retain it. It
  /// does not run for a target that has been deallocated.
  public func onDetach(_ action: @escaping @MainActor (Target) -> Void) {
    onDetach { [weak object = target as AnyObject] in if let target = object as? Target { action(target) } }
  }

  /// Runs the actions of earlier calls now.
  func tearDownEarlier() {
    let actions = earlierTeardowns
    earlierTeardowns = []
    for action in actions.reversed() { action() }
  }

  /// Ends the call: undoes values that it did not set again, and returns the traces to undo when the target goes.
  func end() -> IntrospectionTraces {
    isOver = true
    for value in earlierValues.reversed() { value.edit.undo() }
    return IntrospectionTraces(teardowns: teardowns.isEmpty ? earlierTeardowns : teardowns, values: values)
  }

  /// Reports a use after the closure has returned: nothing would undo it any more.
  fileprivate func reportLateUse(_ call: String, _ result: String) {
    HostDiagnostics.report(
      "\(call) of IntrospectionEdit<\(Target.self)> was called after the closure that it was made for. \(result) "
        + "Call it in the closure.")
  }
}

extension IntrospectionEdit where Target: HostEditable {
  /// Sets a property of the target until the introspection goes, its condition ends, the target is replaced, or a later
  /// call of the closure does not set it again.
  ///
  /// The value survives updates by the target's owner. When it is undone, the owner's current value counts again: see
  /// ``/HostTree/HostEditable``. If several introspections set the same property, the outermost one wins; of equals,
  /// the later one.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: The value; must not retain the target.
  ///   - fileID: The file of the call, for printed trees.
  ///   - line: The line of the call, for printed trees.
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

/// A value that an introspection has set on a property.
struct PropertyValue {
  let keyPath: AnyKeyPath
  let edit: HostEdit
}

/// The values and actions that an introspection undoes when its target goes.
struct IntrospectionTraces {
  var teardowns: [@MainActor () -> Void] = []
  var values: [PropertyValue] = []

  /// Undoes the values, then runs the registered actions.
  @MainActor
  func takeBack() {
    removeValues()
    tearDown()
  }

  /// Runs the registered actions, the last one first.
  @MainActor
  func tearDown() { for teardown in teardowns.reversed() { teardown() } }

  /// Undoes the values, the last one first.
  @MainActor
  func removeValues() { for value in values.reversed() { value.edit.undo() } }
}
