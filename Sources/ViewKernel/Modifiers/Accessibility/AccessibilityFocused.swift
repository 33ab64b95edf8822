import HostTree

struct AccessibilityFocusedModifier<Value: Hashable> {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
}

extension AccessibilityFocusedModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { AccessibilityFocusedNode(self, in: builder) }
}

extension View {
  /// Binds a state to an assistive tool's being at this view: see ``AccessibilityFocusState``.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusedModifier(binding: condition, value: true))
  }

  /// Binds a state to an assistive tool's being at this view: it equals `value` then. See ``AccessibilityFocusState``.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(AccessibilityFocusedModifier(binding: binding, value: value)) }
}

/// Synchronises an accessibility focus state with the first host of the content.
final class AccessibilityFocusedNode<Value: Hashable>: EnclosingModifierNode<AccessibilityFocusedModifier<Value>> {
  private weak var target: HostView?
  private var isWanted = false

  override func mount(around content: () -> Void) {
    content()
    run()
  }

  override func update(with new: AccessibilityFocusedModifier<Value>, around content: () -> Void) {
    modifier = new
    content()
    rerun()
  }

  /// Reads the state, and notifies the host.
  override func run() {
    isWanted = track { modifier.binding.wrappedValue == modifier.value }
    target?.setAccessibilityFocus(isWanted, tells: false)
  }

  private func focusDidChange(_ isFocused: Bool) {
    modifier.binding.place.focusDidChange(isFocused, at: modifier.value)
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.count ?? 0
    super.contribute(to: gathering)
    guard let hosts = gathering as? HostCollector, !hosts.isReading else { return }
    let found = hosts.hosts(since: start).first
    guard found !== target else { return }
    target?.onAccessibilityFocus = nil
    target = found
    found?.onAccessibilityFocus = { [weak self] in self?.focusDidChange($0) }
    // At once: rows are collected in a layout pass, too, and the graph would wait for the next update.
    found?.setAccessibilityFocus(isWanted, tells: false)
  }

  override func willUnmount() {
    target?.onAccessibilityFocus = nil
    super.willUnmount()
  }
}
