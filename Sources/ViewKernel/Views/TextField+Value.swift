public import Foundation

// Fields of values other than texts: the value is written when editing ends or the user presses the return key. A text
// that is no such value changes nothing; the field goes back to the value as it was.

extension TextField where Label == Text {
  /// Makes a field of a value that `format` writes and reads.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: value.text(format), writesAtEnd: true)
  }

  /// Makes a field of a value that `format` writes and reads.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: value.text(format), writesAtEnd: true)
  }

  /// Makes a field of a value that may be missing; it is nil where the text is none.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, text: value.optionalText(format), writesAtEnd: true)
  }

  /// Makes a field of a value that may be missing; it is nil where the text is none.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, text: value.optionalText(format), writesAtEnd: true)
  }
}

extension TextField where Label == Text {
  /// Makes a field of a value that `formatter` writes and reads.
  ///
  /// - Parameters:
  ///   - titleKey: What it shows while it is empty.
  ///   - value: Where the value is kept.
  ///   - formatter: Writes the value, and reads it from the text.
  ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
  ///   - onCommit: Called when the user presses the return key, after the value was written.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(label: Text(titleKey), prompt: nil, text: value.text(formatter), writesAtEnd: true)
    plain.onEditingChanged = onEditingChanged
    plain.onCommit = onCommit
  }

  /// Makes a field of a value that `formatter` writes and reads.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(label: Text(title), prompt: nil, text: value.text(formatter), writesAtEnd: true)
    plain.onEditingChanged = onEditingChanged
    plain.onCommit = onCommit
  }
}

extension TextField {
  /// Makes a field of a value that `format` writes and reads.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, text: value.text(format), writesAtEnd: true)
  }
}

extension Binding {
  /// The value as a text.
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String, F.Strategy.ParseInput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
  }

  /// The value as a text. Number and date formatters can read a text again; of others a text stays as it is typed.
  fileprivate func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text in
        let value: Any? =
          switch formatter {
          case let formatter as NumberFormatter: formatter.number(from: text)
          case let formatter as DateFormatter: formatter.date(from: text)
          default: text
          }
        if let value = value as? Value { wrappedValue = value }
      })
  }

  /// The value as a text; none where it is nil.
  fileprivate func optionalText<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String, F.Strategy.ParseInput == String {
    Binding<String>(
      get: { wrappedValue.map { format.format($0) } ?? "" },
      set: { wrappedValue = try? format.parseStrategy.parse($0) })
  }
}
