import HostTree

/// A control in which a user edits text: one line, or several with a vertical axis.
///
/// While it is empty it shows its prompt, or its title. A field with a vertical axis grows with its text, within
/// `lineLimit`; there the return key inserts a line break and submits nothing. A field for a value (`value:format:`)
/// writes the value when editing ends.
///
/// ```swift
/// struct SignIn: View {
///   @State private var name = ""
///
///   var body: some View {
///     TextField("Name", text: $name)
///       .onSubmit { print("submitted \(name)") }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: SignIn())
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 160, y: 240))
/// window.insertText("Ada")
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<SignIn> (0, 0, 320 x 480)
/// //    └─ HostTextField "Ada" (0, 228.83, 320 x 22.33) placeholder=Name focused
/// window.insertText("\n")
/// // Prints "submitted Ada"
/// ```
public struct TextField<Label: View>: StyleableView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) var plain: TextFieldControl

  nonisolated init(
    label: Label, prompt: Text?, text: Binding<String>, axis: Axis = .horizontal
  ) {
    plain = TextFieldControl(placeholder: prompt ?? label as? Text, text: text, axis: axis)
  }

  /// - Parameter value: The value as text, written when editing ends.
  nonisolated init(label: Label, prompt: Text?, value: @escaping (FormatSurroundings) -> Binding<String>) {
    let text = value(EnvironmentValues().formatSurroundings)
    plain = TextFieldControl(placeholder: prompt ?? label as? Text, text: text, value: value)
  }

  nonisolated init(plain: TextFieldControl) { self.plain = plain }

  func styled(in environment: EnvironmentValues) -> AnyView? { plain.styled(in: environment) }
}

extension TextField: CustomReflectable {
  /// A field as SwiftUI's looks to a mirror: styles that show something else by the text find it as `_text`.
  nonisolated public var customMirror: Mirror {
    Mirror(
      self, children: ["_text": plain.text, "isSecure": plain.isSecure, "axis": plain.axis], displayStyle: .struct)
  }
}

/// The host of a text field or a secure field.
struct TextFieldControl {
  let placeholder: Text?
  let text: Binding<String>
  /// Vertical for a field of several lines, which has a host of another class.
  var axis = Axis.horizontal
  /// The text of a value, which depends on the environment; such a field keeps the text until editing ends.
  var value: ((FormatSurroundings) -> Binding<String>)?
  var isSecure = false
  var selection: Binding<TextSelection?>?
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
}

extension TextFieldControl: HostedView {
  typealias Body = Never

  @MainActor
  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any TextFieldStyle).self]
    if let style = styles.last { return style.view(styles, TextField(plain: self)) }
    return axis == .vertical
      ? AnyView(GrowingTextField(placeholder: placeholder, text: text, selection: selection)) : nil
  }

  func makeHost(context: HostContext<Self>) -> HostTextField {
    let field = HostTextField()
    field.isSecureTextEntry = isSecure
    field.isSecureField = isSecure
    field.addAction(for: .editingChanged) { field in
      guard context.newest.value == nil else { return }
      context.updateHostAgain()
      context.newest.text.wrappedValue = field.text
    }
    if selection != nil {
      let link = TextSelectionLink { context.newest.selection }
      field.addObserver(link)
      field.addAction(for: .editingDidBegin) { [link] in _ = link }
    }
    field.addAction(for: .editingDidBegin) { context.newest.onEditingChanged?(true) }
    field.addAction(for: .editingDidEnd) { field in
      context.newest.write(field, in: context.environment)
      context.newest.onEditingChanged?(false)
    }
    field.addAction(for: .editingDidEndOnExit) { field in
      context.newest.write(field, in: context.environment)
      context.newest.onCommit?()
      for action in context.environment.submitActions { action(.text) }
    }
    return field
  }

  /// Writes the value that was typed, and shows it as its format writes it.
  @MainActor
  private func write(_ field: HostTextField, in environment: EnvironmentValues) {
    guard let text = value?(environment.formatSurroundings) else { return }
    if field.isTextTyped, field.text != text.wrappedValue { text.wrappedValue = field.text }
    field.text = text.wrappedValue
  }

  func updateHost(_ host: HostTextField, context: HostContext<Self>) {
    let environment = context.environment
    // Read in any case, so that this host depends on it: a change while a user types updates the field.
    let text = (value?(environment.formatSurroundings) ?? text).wrappedValue
    TextSelectionLink.quietly {
      if !(value != nil && host.isFirstResponder && host.isTextTyped) { host.text = text }
      if let range = selection?.newSelection(in: host.text, instead: host.selectedRange) { host.selectedRange = range }
    }
    host.placeholder = placeholder.string(in: environment)
    host.font = (environment.font ?? .body).host(environment.textLooks)
    host.textColor = environment.foregroundHostColor
    host.isEnabled = environment.isEnabled
    host.inputTraits = environment.inputTraits
    host.borderStyle = environment.hasTextFieldBorder ? .roundedRect : .none
    host.textAlignment = environment.hostTextAlignment
  }
}

extension TextField {
  /// Creates a text field.
  ///
  /// - Parameters:
  ///   - text: The text, written at each change.
  ///   - prompt: The placeholder; nil takes the label if it is a `Text`.
  ///   - label: A description of the field, which is not shown.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text)
  }

  /// Creates a text field of one line if `axis` is horizontal, or else of as many lines as its text has.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is the placeholder.
  ///   - text: The text, written at each change.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a text field with a title, which is its placeholder. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a text field with a localized title and a placeholder; nil takes the title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }

  /// Creates a text field with a title and a placeholder; nil takes the title. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, text: text)
  }

  /// Creates a text field with a localized title: of one line, or with a vertical axis as high as its text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a text field with a title: of one line, or with a vertical axis as high as its text. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis)
  }

  /// Creates a text field with a localized title that calls closures for the phases of editing.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is the placeholder.
  ///   - text: The text, written at each change.
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

  /// Creates a text field with a title that calls closures for the phases of editing. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
    plain.onEditingChanged = onEditingChanged
    plain.onCommit = onCommit
  }

  /// Creates a text field with a localized title that calls `onCommit` when the user presses the return key.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(titleKey, text: text)
    plain.onCommit = onCommit
  }

  /// Creates a text field with a title that calls `onCommit` when the user presses the return key. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(title, text: text)
    plain.onCommit = onCommit
  }
}
