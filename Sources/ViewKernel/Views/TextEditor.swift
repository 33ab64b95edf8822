import HostTree

/// A multiline, scrollable text view that a user edits.
///
/// Each change is written to the binding; a value that the binding refuses is replaced in the editor by the binding's.
public struct TextEditor: HostedView {
  /// A primitive view: it has no body.
  public typealias Body = Never

  let text: Binding<String>

  /// Creates an editor for the text of a binding.
  nonisolated public init(text: Binding<String>) { self.text = text }

  func makeHost(context: HostContext<Self>) -> HostTextView {
    let view = HostTextView()
    view.addAction(for: .editingChanged) { view in
      context.updateHostAgain()
      context.newest.text.wrappedValue = view.text
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
