public import Foundation

// Fields for values other than strings: the value is written when editing ends or the user presses the return key. A
// text that cannot be parsed changes nothing, and the field shows the old value again; an optional value becomes nil.
// Formats whose locale, calendar or time zone is the current one take the environment's, and formatters the locale.

extension TextField where Label == Text {
  /// Creates a field with a localized title for a value that a format style writes and parses.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: value.text(format))
  }

  /// Creates a field with a title for a value that a format style writes and parses. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: value.text(format))
  }

  /// Creates a field with a localized title for an optional value. A text that cannot be parsed, also an empty one,
  /// sets nil.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, value: value.optionalText(format))
  }

  /// Creates a field with a title for an optional value. A text that cannot be parsed, also an empty one, sets nil.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, value: value.optionalText(format))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title for a value that a formatter writes and parses.
  ///
  /// Number and date formatters parse text; with others the text itself is the value. A result of another type is not
  /// written.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is the placeholder.
  ///   - value: The value.
  ///   - formatter: Writes the value as text, and parses text.
  ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
  ///   - onCommit: Called when the user presses the return key, after the value is written.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.init(label: Text(titleKey), prompt: nil, value: value.text(formatter))
    plain.onEditingChanged = onEditingChanged
    plain.onCommit = onCommit
  }

  /// Creates a field with a title for a value that a formatter writes and parses. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(label: Text(title), prompt: nil, value: value.text(formatter))
    plain.onEditingChanged = onEditingChanged
    plain.onCommit = onCommit
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title and a prompt for a value that a formatter writes and parses.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt for a value that a formatter writes and parses. The title is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a localized title, which may have a prompt, for a value that a formatter writes and parses.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleResource) }
  }
}

extension TextField {
  /// Creates a field with a label for a value that a format style writes and parses.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: value.text(format))
  }

  /// Creates a field with a label for an optional value. A text that cannot be parsed, also an empty one, sets nil.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, value: value.optionalText(format))
  }

  /// Creates a field with a label for a value that a formatter writes and parses.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, value: value.text(formatter))
  }
}

extension Binding {
  /// The value as text; text that cannot be parsed is not written.
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> (FormatSurroundings) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String, F.Strategy.ParseInput == String {
    { surroundings in
      let format = format.following(surroundings)
      return Binding<String>(
        get: { format.format(wrappedValue) },
        set: { if let value = try? format.parseStrategy.parse($0) { wrappedValue = value } })
    }
  }

  /// The value as text. Number and date formatters parse text; with others the text itself is the value.
  fileprivate func text(_ formatter: Formatter) -> (FormatSurroundings) -> Binding<String> {
    { surroundings in
      let formatter = formatter.following(surroundings)
      return Binding<String>(
        get: { formatter.string(for: wrappedValue) ?? "" },
        set: { text in if let value = formatter.value(of: text) as? Value { wrappedValue = value } })
    }
  }

  /// The value as text, empty for nil; text that cannot be parsed is written as nil.
  fileprivate func optionalText<F: ParseableFormatStyle>(_ format: F) -> (FormatSurroundings) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String, F.Strategy.ParseInput == String {
    { surroundings in
      let format = format.following(surroundings)
      return Binding<String>(
        get: { wrappedValue.map { format.format($0) } ?? "" },
        set: { wrappedValue = try? format.parseStrategy.parse($0) })
    }
  }
}

extension Formatter {
  fileprivate func value(of text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: text
    }
  }
}
