public import Foundation

/// A key of a localized text, made from a string literal. There are no translations so far: the key itself is shown.
///
/// It is not `Hashable`, as SwiftUI's is not: if it were, literals passed to generic code would become keys.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  /// The text with attributes, dates and images; nil where ``key`` is all of it.
  private let written: Written?

  /// Creates a key from a string.
  public init(_ value: String) { self.init(key: value) }
  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(key: value) }
  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.string
    written = stringInterpolation.before.map { Written($0 + Text(markdown: stringInterpolation.text)) }
  }

  private init(key: String) {
    self.key = key
    written = nil
  }

  /// The characters of the text, without attributes.
  var string: String { Text(self).string }

  /// The text with all its interpolated values; nil where ``key`` is all of it.
  var text: Text? { written?.text }

  // An object, because few keys have one and all are copied.
  private final class Written: Equatable, Sendable {
    let text: Text

    init(_ text: Text) { self.text = text }

    static func == (first: Written, second: Written) -> Bool { first === second || first.text == second.text }
  }

  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The part after `before`; all of it without one.
    fileprivate var text = ""
    /// The part up to the last interpolated text, date or image.
    fileprivate var before: Text?

    fileprivate var string: String { before == nil ? text : before!.string + text }

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends the description of a value.
    ///
    /// A value is shown as it is: Markdown in it is not read.
    public mutating func appendInterpolation<T>(_ value: T) {
      text += Markdown.escaped("\(value)")
    }
    /// Appends a value, formatted with a C format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += Markdown.escaped(String(format: specifier, value))
    }
    /// Appends a value, formatted with a format style: `Text("\(price, format: .number)")`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += Markdown.escaped(format.format(input))
    }
    /// Appends a value, formatted by a formatter; nothing where the formatter returns nil. Without one, its
    /// description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      text += Markdown.escaped(formatter == nil ? "\(subject)" : formatter?.string(for: subject) ?? "")
    }
    /// Appends a date or another value, formatted by a formatter; nothing where the formatter returns nil.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += Markdown.escaped(formatter.string(for: subject) ?? "")
    }
    /// Appends a date, formatted with the environment's locale and time zone.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }
    /// Appends a text, which keeps its attributes.
    public mutating func appendInterpolation(_ text: Text) { append(text) }
    /// Appends a placeholder character for an image; see `Text(_:)`.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
    /// Appends the characters of an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }

    private mutating func append(_ other: Text) {
      before = (before ?? Text(verbatim: "")) + Text(markdown: text) + other
      text = ""
    }
  }
}

extension LocalizedStringKey: OpaqueValue {}
