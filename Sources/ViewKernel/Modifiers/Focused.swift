import HostTree

/// The modifier behind `focused`.
struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { FocusedNode(self, in: builder) }
}

extension View {
  /// Binds the focus of this view, or of what in it takes text, to a state: it is true while this view has the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds the focus of this view, or of what in it takes text, to a state: that is `value` while this view has the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(FocusedModifier(binding: binding, value: value)) }
}

/// Keeps a state and the first responder together.
///
/// Of the content's hosts the first counts that takes text, or may become the first responder.
final class FocusedNode<Value: Hashable>: EnclosingModifierNode<FocusedModifier<Value>> {
  private weak var target: HostView?

  override func mount(around content: () -> Void) {
    content()
    run()
  }

  override func update(with new: FocusedModifier<Value>, around content: () -> Void) {
    modifier = new
    content()
    rerun()
  }

  /// Reads the state, and moves the focus if need be.
  override func run() {
    let isWanted = track { modifier.binding.wrappedValue == modifier.value }
    if isWanted || target?.isFirstResponder == true {
      graph.owner.enqueueEffect(.lifecycle) { [weak self] in self?.moveFocus() }
    }
  }

  private func moveFocus() {
    guard !flags.contains(.isUnmounted), let target else { return }
    let binding = modifier.binding
    let isWanted = binding.wrappedValue == modifier.value
    guard isWanted != target.isFirstResponder else { return }
    if isWanted {
      if !target.becomeFirstResponder() { binding.wrappedValue = binding.nothing }
    } else {
      target.resignFirstResponder()
    }
  }

  private func focusDidChange(_ isFocused: Bool) {
    let binding = modifier.binding
    if isFocused {
      binding.wrappedValue = modifier.value
    } else if binding.wrappedValue == modifier.value {
      binding.wrappedValue = binding.nothing
    }
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.hosts.count ?? 0
    super.contribute(to: gathering)
    guard let hosts = gathering as? HostCollector, !hosts.isReading else { return }
    let found = hosts.hosts(since: start).lazy.compactMap(Self.focusable).first
    guard found !== target else { return }
    target?.onFocusChange = nil
    target = found
    found?.onFocusChange = { [weak self] in self?.focusDidChange($0) }
    if modifier.binding.wrappedValue == modifier.value { graph.invalidate(self) }
  }

  /// The first host that may have the focus: `host`, or one inside.
  private static func focusable(_ host: HostView) -> HostView? {
    if host is any HostKeyInput || host.canBecomeFirstResponder { return host }
    for child in host.subviews {
      if let found = focusable(child) { return found }
    }
    return nil
  }

  override func willUnmount() {
    target?.onFocusChange = nil
    if target?.isFirstResponder == true {
      let binding = modifier.binding
      let value = modifier.value
      graph.owner.enqueueEffect(.lifecycle) {
        if binding.wrappedValue == value { binding.wrappedValue = binding.nothing }
      }
    }
    super.willUnmount()
  }
}
