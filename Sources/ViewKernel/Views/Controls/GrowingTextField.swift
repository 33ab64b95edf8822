import HostTree

/// The host of a text field with a vertical axis: a text view whose height follows its text.
struct GrowingTextField: HostedView {
  typealias Body = Never

  let placeholder: Text?
  let text: Binding<String>
  var selection: Binding<TextSelection?>?

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
    let looks = environment.textLooks
    TextSelectionLink.quietly {
      host.text = text.wrappedValue
      if let range = selection?.newSelection(in: host.text, instead: host.selectedRange) { host.selectedRange = range }
    }
    host.placeholder = placeholder.string(in: environment)
    host.font = (environment.font ?? .body).host(looks)
    host.textColor = environment.foregroundHostColor
    host.isEditable = environment.isEnabled
    host.inputTraits = environment.inputTraits
    host.borderStyle = environment.hasTextFieldBorder ? .roundedRect : .none
    host.textAlignment = environment.hostTextAlignment
    let fewest = max(looks?.minimumLines ?? 1, 1)
    host.visibleLines = fewest...max(environment.lineLimit ?? .max, fewest)
  }

  static func dismantleHost(_ host: HostTextView) { host.actions = HostActionList() }
}
