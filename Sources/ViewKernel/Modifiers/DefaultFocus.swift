import HostTree

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view appears, and nothing beside it has the focus.
  public static let automatic = DefaultFocusEvaluationPriority()

  /// Also when a user moves the focus into the view by keys. Nobody does so here, so it is the same as ``automatic``.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The modifier behind `defaultFocus`.
struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension DefaultFocusModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { DefaultFocusNode(self, in: builder) }
}

extension View {
  /// Moves the focus to a view inside when this view appears for the first time: writes `value` to a focus state.
  ///
  /// Where that state says something already, or another view of the same page, tab or sheet has the focus, nothing happens. Of
  /// several that appear together the outermost counts.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: Its value while the view has the focus that is to have it at first.
  ///   - priority: When it counts; see there.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
}

/// Writes a focus state when its content has appeared for the first time.
final class DefaultFocusNode<Value: Hashable>: EnclosingModifierNode<DefaultFocusModifier<Value>> {
  private var hasAppeared = false

  override func mount(around content: () -> Void) {
    content()
    if isOnScreen { appear() }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    super.surroundingsDidChange(change)
    guard case .visibility(let isVisible) = change else { return }
    if isVisible { appear() }
  }

  private func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    graph.owner.enqueueEffect(.lifecycle) { [weak self] in self?.moveFocus() }
  }

  private func moveFocus() {
    guard !flags.contains(.isUnmounted), let window = (graph.owner as? HostView)?.window else { return }
    let binding = modifier.binding
    guard binding.wrappedValue == binding.nothing else { return }
    if let other = window.firstResponder, controller(of: other) === enclosingController { return }
    binding.wrappedValue = modifier.value
  }

  /// The page, tab or sheet that a responder is in.
  private func controller(of responder: HostResponder) -> HostViewController? {
    var current: HostResponder? = responder
    while let candidate = current {
      if let controller = candidate as? HostViewController { return controller }
      current = candidate.next
    }
    return nil
  }
}
