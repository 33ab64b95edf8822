import HostTree

/// When a default focus is evaluated.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view appears and nothing on the same page, tab or sheet is the first responder.
  public static let automatic = DefaultFocusEvaluationPriority()

  /// Also when the user moves the focus into the view by keyboard.
  ///
  /// There is no such navigation here, so it is the same as ``automatic``.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

struct DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension DefaultFocusModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { DefaultFocusNode(self, in: builder) }
}

extension View {
  /// Sets the initial focus: writes `value` to a focus state when this view appears for the first time.
  ///
  /// Nothing happens where the focus state has a value already, or where a view of the same page, tab or sheet is the
  /// first responder. Of several default focuses that appear together, the outermost wins.
  ///
  /// - Parameters:
  ///   - binding: The focus state.
  ///   - value: The value that stands for the view to focus: see `focused(_:equals:)`.
  ///   - priority: When the default is evaluated; see ``DefaultFocusEvaluationPriority``.
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
    graph.owner.enqueueEffect(.normal) { [weak self] in self?.moveFocus() }
  }

  private func moveFocus() {
    guard !flags.contains(.isUnmounted), let window = (graph.owner as? HostView)?.window else { return }
    let binding = modifier.binding
    guard binding.wrappedValue == binding.place.nothing else { return }
    if let other = window.firstResponder, controller(of: other) === enclosingController { return }
    binding.wrappedValue = modifier.value
  }

  /// The controller of the page, tab or sheet that contains a responder; nil if none does.
  private func controller(of responder: HostResponder) -> HostViewController? {
    var current: HostResponder? = responder
    while let candidate = current {
      if let controller = candidate as? HostViewController { return controller }
      current = candidate.next
    }
    return nil
  }
}
