import HostTree

/// Writes the selection of a host of text to a binding. The host's actions retain it.
@MainActor
final class TextSelectionLink {
  private let binding: @MainActor () -> Binding<TextSelection?>?
  /// Whether a view sets the text or the selection of its host: that is not written back.
  private(set) static var isQuiet = false

  init(_ binding: @escaping @MainActor () -> Binding<TextSelection?>?) { self.binding = binding }

  /// Sets a host's text and selection.
  static func quietly(_ change: () -> Void) {
    isQuiet = true
    change()
    isQuiet = false
  }

  fileprivate func write(_ range: Range<Int>, of text: String) {
    guard !Self.isQuiet, let binding = binding() else { return }
    let selection = TextSelection(characters: range, of: text)
    if binding.wrappedValue != selection { binding.wrappedValue = selection }
  }
}

extension Binding where Value == TextSelection? {
  /// The characters to select in a text where others are selected; nil to leave them.
  @MainActor
  func newSelection(in text: String, instead range: Range<Int>) -> Range<Int>? {
    guard let wanted = wrappedValue?.characters(of: text), wanted != range else { return nil }
    return wanted
  }
}

extension TextSelectionLink: HostTextFieldDelegate {
  func textFieldDidChangeSelection(_ textField: HostTextField) { write(textField.selectedRange, of: textField.text) }
}

extension TextSelectionLink: HostTextViewDelegate {
  func textViewDidChangeSelection(_ textView: HostTextView) { write(textView.selectedRange, of: textView.text) }
}

extension TextField {
  /// Creates a text field with a localized title, and a binding to the selection in it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) where Label == Text {
    self.init(label: Text(titleKey), prompt: prompt, text: text, axis: axis ?? .horizontal)
    plain.selection = selection
  }

  /// Creates a text field with a title, and a binding to the selection in it. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) where Label == Text {
    self.init(label: Text(title), prompt: prompt, text: text, axis: axis ?? .horizontal)
    plain.selection = selection
  }

  /// Creates a text field with a label, and a binding to the selection in it.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, axis: axis ?? .horizontal)
    plain.selection = selection
  }
}
