import HostTree

/// Several lines of text that a user writes.
public struct TextEditor: HostedView {
  /// There is no body.
  public typealias Body = Never

  let text: Binding<String>

  /// Makes an editor of the text behind a binding.
  nonisolated public init(text: Binding<String>) { self.text = text }

  func makeHost(context: HostContext<Self>) -> HostTextView {
    let view = HostTextView()
    view.addAction(for: .editingChanged) { view in
      context.updateHostAgain()
      context.view.text.wrappedValue = view.text
    }
    return view
  }

  func updateHost(_ host: HostTextView, context: HostContext<Self>) {
    let environment = context.environment
    host.text = text.wrappedValue
    host.font = (environment.font ?? .body).host(environment.textLooks)
    host.textColor = environment.foregroundHostColor
    host.isEditable = environment.isEnabled
    host.keyboardDismissMode = environment.scrollDismissesKeyboardMode.host(usual: .interactive)
  }

  static func dismantleHost(_ host: HostTextView) { host.actions = HostActionList() }
}
