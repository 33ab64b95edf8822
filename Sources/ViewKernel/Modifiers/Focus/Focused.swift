import HostTree

struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { FocusedNode(self, in: builder) }
}

extension View {
  /// Binds a focus state to the focus of this view: it is true while the view, or a descendant, is the first responder.
  ///
  /// The target is the first host in the subtree that takes text or can become the first responder. Writing true makes
  /// it the first responder, writing false resigns it.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds a focus state to the focus of this view: it equals `value` while the view is the first responder.
  ///
  /// Writing `value` moves the focus here. When the view loses the focus, the state becomes nil.
  ///
  /// ```swift
  /// TextField("Name", text: $name).focused($field, equals: .name)
  /// Button("Edit") { field = .name }
  /// ```
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { modifier(FocusedModifier(binding: binding, value: value)) }
}

/// Synchronises a focus state with the first responder.
///
/// The target is the first of the content's hosts that takes text or can become the first responder.
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
      graph.owner.enqueueEffect(.normal) { [weak self] in self?.moveFocus() }
    }
  }

  private func moveFocus() {
    guard !flags.contains(.isUnmounted), let target else { return }
    let binding = modifier.binding
    let isWanted = binding.wrappedValue == modifier.value
    guard isWanted != target.isFirstResponder else { return }
    if isWanted {
      if !target.becomeFirstResponder() { binding.wrappedValue = binding.place.nothing }
    } else {
      target.resignFirstResponder()
    }
  }

  private func focusDidChange(_ isFocused: Bool) {
    modifier.binding.place.focusDidChange(isFocused, at: modifier.value)
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.count ?? 0
    super.contribute(to: gathering)
    guard let hosts = gathering as? HostCollector, !hosts.isReading else { return }
    let found = hosts.hosts(since: start).lazy.compactMap(Self.focusable).first
    guard found !== target else { return }
    target?.onFocusChange = nil
    target = found
    found?.onFocusChange = { [weak self] in self?.focusDidChange($0) }
    if modifier.binding.wrappedValue == modifier.value { graph.invalidate(self) }
  }

  /// The first host that can have the focus: `host` or a descendant.
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
      graph.owner.enqueueEffect(.normal) {
        if binding.wrappedValue == value { binding.wrappedValue = binding.place.nothing }
      }
    }
    super.willUnmount()
  }
}
