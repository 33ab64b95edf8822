import HostTree

/// A line of text that a user writes.
public struct TextField<Label: View>: HostedView {
  /// There is no body.
  public typealias Body = Never

  let placeholder: String
  let text: Binding<String>
  let onCommit: (() -> Void)?

  func makeHost(context: HostContext<Self>) -> HostTextField {
    let field = HostTextField()
    field.addAction(for: .editingChanged) { field in
      context.updateHostAgain()
      context.view.text.wrappedValue = field.text
    }
    field.addAction(for: .editingDidEndOnExit) { context.view.onCommit?() }
    return field
  }

  func updateHost(_ host: HostTextField, context: HostContext<Self>) {
    let environment = context.environment
    host.text = text.wrappedValue
    host.placeholder = placeholder
    host.font = (environment.font ?? .body).host
    host.textColor = environment.foregroundColor?.resolved(in: environment)
    host.isEnabled = environment.isEnabled
  }
}

extension TextField where Label == Text {
  /// Makes a field.
  ///
  /// - Parameters:
  ///   - titleKey: What it shows while it is empty.
  ///   - text: Where the text is kept.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(placeholder: titleKey.key, text: text, onCommit: nil)
  }

  /// Makes a field that shows `title` while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(placeholder: String(title), text: text, onCommit: nil)
  }

  /// Makes a field that calls `onCommit` when the user ends with the return key.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(placeholder: titleKey.key, text: text, onCommit: onCommit)
  }
}

/// Several lines of text that a user writes.
public struct TextEditor: HostedView {
  /// There is no body.
  public typealias Body = Never

  let text: Binding<String>

  /// Makes an editor of the text behind a binding.
  public init(text: Binding<String>) { self.text = text }

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
    host.font = (environment.font ?? .body).host
    host.textColor = environment.foregroundColor?.resolved(in: environment)
    host.isEditable = environment.isEnabled
  }

  static func dismantleHost(_ host: HostTextView) { host.actions = HostActionList() }
}
