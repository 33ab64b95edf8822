/// The modifier behind `onChange`.
struct ChangeModifier<Value: Equatable> {
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
  typealias Body = Never

  static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(ChangeNode<C, Value>(view, in: builder))
  }
}

extension View {
  /// Calls `action` when `value` has changed, with the old and the new value.
  ///
  /// It runs in the effects pass, after layout, inner views before outer ones; with `initial` also when the view has
  /// come on screen, with the first value twice.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` when `value` has changed; with `initial` also when the view has come on screen.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: { _, _ in action() }))
  }

  /// Calls `action` with the new value when `value` has changed.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false, action: { _, new in action(new) }))
  }
}

/// Watches a value.
final class ChangeNode<C: View, Value: Equatable>: ValueNode<ModifiedContent<C, ChangeModifier<Value>>> {
  private var view: ModifiedContent<C, ChangeModifier<Value>>

  init(_ view: ModifiedContent<C, ChangeModifier<Value>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override func mount() {
    mountChildren(view.content)
    if view.modifier.isInitial { report(from: view.modifier.value) }
  }

  override func update(with new: ModifiedContent<C, ChangeModifier<Value>>) {
    let old = view.modifier.value
    view = new
    updateChildren(view.content)
    if view.modifier.value != old { report(from: old) }
  }

  private func report(from old: Value) {
    let modifier = view.modifier
    graph.owner.enqueueEffect(.lifecycle) { modifier.action(old, modifier.value) }
  }
}
