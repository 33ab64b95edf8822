/// The modifier behind `onChange`.
struct ChangeModifier<Value: Equatable> {
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void
}

extension ChangeModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { ChangeNode(self, in: builder) }
}

extension View {
  /// Calls `action` with the old and the new value when `value` has changed (`==`) in an update.
  ///
  /// ```swift
  /// struct Alarm: View {
  ///   @State private var isOn = false
  ///
  ///   var body: some View {
  ///     Toggle("Alarm", isOn: $isOn)
  ///       .onChange(of: isOn, initial: true) { old, new in print(old, new) }
  ///   }
  /// }
  ///
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// window.rootViewController = HostingController(rootView: Alarm())
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// window.tap(at: CGPoint(x: 300, y: 240))
  /// window.settle()
  /// // Prints:
  /// // false false
  /// // false true
  /// ```
  ///
  /// The action runs in the effects pass, after layout, inner views before outer ones. If `initial` is true, it is also
  /// called when the view first appears, with its value at that time twice; changes before that are not reported.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` when `value` has changed (`==`) in an update; if `initial` is true, also when the view first
  /// appears.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Calls `action` with the new value when `value` has changed (`==`) in an update. SwiftUI's older form of
  /// `onChange(of:initial:_:)`.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) }))
  }
}

/// The node of `onChange`: compares each new value with the last one.
final class ChangeNode<Value: Equatable>: EnclosingModifierNode<ChangeModifier<Value>> {
  /// Whether the first value is still to be reported, as the view has not appeared.
  private var awaitsAppearance = false

  override func mount(around content: () -> Void) {
    content()
    guard modifier.isInitial else { return }
    if isOnScreen { report(from: modifier.value) } else { awaitsAppearance = true }
  }

  override func update(with new: ChangeModifier<Value>, around content: () -> Void) {
    let old = modifier.value
    modifier = new
    content()
    if modifier.value != old, !awaitsAppearance { report(from: old) }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .visibility(true) = change, awaitsAppearance else { return }
    // The value at that time: a row takes its newest one when it has been shown.
    graph.owner.enqueueEffect(.normal) { [weak self] in self?.reportFirst() }
  }

  private func reportFirst() {
    guard awaitsAppearance, !flags.contains(.isUnmounted) else { return }
    awaitsAppearance = false
    modifier.action(modifier.value, modifier.value)
  }

  private func report(from old: Value) {
    let modifier = modifier
    graph.owner.enqueueEffect(.normal) { modifier.action(old, modifier.value) }
  }
}
