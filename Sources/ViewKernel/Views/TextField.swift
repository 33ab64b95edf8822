import HostTree

/// A line of text that a user writes, or several: see `axis`.
///
/// While it is empty it shows its prompt, or its title. A field with a vertical axis grows with its text, within
/// `lineLimit`; there the return key begins another line and submits nothing. A field of a value (`value:format:`) writes the value when
/// editing ends; see `TextField+Value`.
public struct TextField<Label: View>: StyleableView {
  /// There is no body.
  public typealias Body = Never

  nonisolated(unsafe) var plain: TextFieldControl

  nonisolated init(
    label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal, writesAtEnd: Bool = false
  ) {
    plain = TextFieldControl(
      placeholder: prompt?.string ?? (label as? Text)?.string ?? "", text: text, axis: axis, writesAtEnd: writesAtEnd)
  }

  nonisolated init(plain: TextFieldControl) { self.plain = plain }

  func styled(in environment: EnvironmentValues) -> AnyView? { plain.styled(in: environment) }
}

/// The host of a field, whether what is typed can be read or not.
struct TextFieldControl {
  let placeholder: String
  let text: Binding<String>
  /// Vertical for a field of several lines, which has a host of another class.
  var axis = Axis.horizontal
  /// Whether the text is kept by the field until editing ends.
  var writesAtEnd = false
  var isSecure = false
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
}

extension TextFieldControl: HostedView {
  typealias Body = Never

  @MainActor
  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any TextFieldStyle).self]
    if let style = styles.last { return style.view(styles, TextField(plain: self)) }
    return axis == .vertical ? AnyView(GrowingTextField(placeholder: placeholder, text: text)) : nil
  }

  func makeHost(context: HostContext<Self>) -> HostTextField {
    let field = HostTextField()
    field.isSecureTextEntry = isSecure
    field.isSecureField = isSecure
    field.addAction(for: .editingChanged) { field in
      guard !context.view.writesAtEnd else { return }
      context.updateHostAgain()
      context.view.text.wrappedValue = field.text
    }
    field.addAction(for: .editingDidBegin) { context.view.onEditingChanged?(true) }
    field.addAction(for: .editingDidEnd) { field in
      context.view.write(field)
      context.view.onEditingChanged?(false)
    }
    field.addAction(for: .editingDidEndOnExit) { field in
      context.view.write(field)
      context.view.onCommit?()
      for action in context.environment.submitActions { action(.text) }
    }
    return field
  }

  /// Writes the value that was typed, and shows it as it reads now.
  @MainActor
  private func write(_ field: HostTextField) {
    guard writesAtEnd else { return }
    if field.isTextTyped, field.text != text.wrappedValue { text.wrappedValue = field.text }
    field.text = text.wrappedValue
  }

  func updateHost(_ host: HostTextField, context: HostContext<Self>) {
    let environment = context.environment
    // Read in any case: a change while a user types is followed, too.
    let text = text.wrappedValue
    if !(writesAtEnd && host.isFirstResponder && host.isTextTyped) { host.text = text }
    host.placeholder = placeholder
    host.font = (environment.font ?? .body).host(environment.textLooks)
    host.textColor = environment.foregroundHostColor
    host.isEnabled = environment.isEnabled
    host.inputTraits = environment.inputTraits
    host.borderStyle = environment.hasTextFieldBorder ? .roundedRect : .none
    host.textAlignment = environment.hostTextAlignment
  }
}

extension TextField {
  /// Makes a field of a text.
  ///
  /// - Parameters:
  ///   - text: Where the text is kept.
  ///   - prompt: What it shows while it is empty; nil takes the label if that is a `Text`.
  ///   - label: What the field is for.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Makes a field of a text: of one line if `axis` is horizontal, and else as high as its text.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Makes a field.
  ///
  /// - Parameters:
  ///   - titleKey: What it shows while it is empty.
  ///   - text: Where the text is kept.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Makes a field that shows `title` while it is empty.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Makes a field that shows `prompt` while it is empty, or its title if there is none.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Makes a field that shows `prompt` while it is empty, or its title if there is none.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Makes a field of one line if `axis` is horizontal, and else as high as its text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }

  /// Makes a field of one line if `axis` is horizontal, and else as high as its text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  /// Makes a field that tells when editing begins and ends, and when the user ends with the return key.
  ///
  /// - Parameters:
  ///   - titleKey: What it shows while it is empty.
  ///   - text: Where the text is kept.
  ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
  ///   - onCommit: Called when the user presses the return key, before editing ends.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    plain.onEditingChanged = onEditingChanged
    plain.onCommit = onCommit
  }

  /// Makes a field that tells when editing begins and ends, and when the user ends with the return key.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
    plain.onEditingChanged = onEditingChanged
    plain.onCommit = onCommit
  }

  /// Makes a field that calls `onCommit` when the user ends with the return key.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
    plain.onCommit = onCommit
  }

  /// Makes a field that calls `onCommit` when the user ends with the return key.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
    plain.onCommit = onCommit
  }
}
