import HostTree

/// A multiline, scrollable text view that a user edits.
///
/// Each change is written to the binding; a value that the binding refuses is replaced in the editor by the binding's.
public struct TextEditor: HostedView {
  /// A primitive view: it has no body.
  public typealias Body = Never

  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  /// Creates an editor for the text of a binding.
  nonisolated public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Creates an editor for the text of a binding, and a binding to what is selected in it.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  func makeHost(context: HostContext<Self>) -> HostTextView {
    let view = HostTextView()
    view.addAction(for: .editingChanged) { view in
      context.updateHostAgain()
      context.newest.text.wrappedValue = view.text
    }
    if selection != nil {
      let link = TextSelectionLink { context.newest.selection }
      view.addObserver(link)
      view.addAction(for: .editingDidBegin) { [link] _ in _ = link }
    }
    return view
  }

  func updateHost(_ host: HostTextView, context: HostContext<Self>) {
    let environment = context.environment
    TextSelectionLink.quietly {
      host.text = text.wrappedValue
      if let range = selection?.newSelection(in: host.text, instead: host.selectedRange) { host.selectedRange = range }
    }
    host.font = (environment.font ?? .body).host(environment.textLooks)
    host.textColor = environment.foregroundHostColor
    host.isEditable = environment.isEnabled
    host.keyboardDismissMode = environment.scrollDismissesKeyboardMode.host(usual: .interactive)
  }

  static func dismantleHost(_ host: HostTextView) { host.actions = HostActionList() }
}
