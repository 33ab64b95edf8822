public import Foundation

/// A key of a localized text, made from a string literal: the text for it in a table of the program in the reader's
/// language is shown instead of it, if there is any. See `Text(_:tableName:bundle:comment:)`.
///
/// Of a literal with values, the key has a placeholder for each value: `%lld` for integers, `%lf` for floating-point
/// numbers, `%@` for all else.
///
/// It is not `Hashable`, as SwiftUI's is not: if it were, literals passed to generic code would become keys.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key itself; where ``written`` is nil, with its values put in.
  let key: String
  /// The key in tables, with placeholders; nil where it is ``key``.
  private let format: String?
  let arguments: [LocalizedArgument]
  /// The text with attributes, dates and images; nil where ``key`` is all of it.
  private let written: Written?

  /// Creates a key from a string.
  public init(_ value: String) { self.init(key: value) }
  /// Creates a key from a string literal.
  public init(stringLiteral value: String) { self.init(key: value) }
  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    format = stringInterpolation.format
    arguments = stringInterpolation.arguments
    written = stringInterpolation.written.map { Written($0) }
    key = written == nil ? stringInterpolation.text : stringInterpolation.format
  }

  private init(key: String, written: Written? = nil) {
    self.key = key
    format = nil
    arguments = []
    self.written = written
  }

  /// A key that stands for the localized text of a resource.
  init(_ resource: LocalizedStringResource) {
    let text = Text(resource)
    self.init(key: text.string, written: Written(text, isResource: true))
  }

  /// Whether the text is a resource's, which says itself where it is looked up.
  var isResource: Bool { written?.isResource == true }

  /// The characters of the text, without attributes, in the default locale.
  var string: String { Text(self).string }

  /// The key in tables.
  var tableKey: String { format ?? key }

  /// The text with all its interpolated values, untranslated.
  var text: Text { written?.text ?? Text(markdown: key) }

  // An object, because few keys have one and all are copied.
  private final class Written: Equatable, Sendable {
    let text: Text
    let isResource: Bool

    init(_ text: Text, isResource: Bool = false) { (self.text, self.isResource) = (text, isResource) }

    static func == (first: Written, second: Written) -> Bool { first === second || first.text == second.text }
  }

  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The part after `before`; all of it without one.
    fileprivate var text = ""
    /// The values in formats after `before`, with the text before each.
    private var formatted: FormattedMarkdown?
    /// The part up to the last interpolated text, date or image.
    private var before: Text?
    fileprivate var format = ""
    fileprivate var arguments: [LocalizedArgument] = []

    /// The text with attributes; nil where `text` is all of it.
    fileprivate var written: Text? {
      guard let before else { return formatted == nil ? nil : end }
      return before + end
    }
    /// The part after `before`.
    private var end: Text {
      guard var formatted else { return Text(markdown: text) }
      formatted.rest = text
      return Text(formatted)
    }

    /// Creates an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
      format += literal.utf8.contains(0x25) ? literal.replacing("%", with: "%%") : literal
    }
    /// Appends a text, whose placeholder is `%@`.
    ///
    /// A value is shown as it is: Markdown in it is not read.
    public mutating func appendInterpolation(_ string: String) { append(string, .string(string), "%@") }
    /// Appends a whole number, whose placeholder is `%lld`.
    public mutating func appendInterpolation(_ value: Int) { append("\(value)", .integer(value), "%lld") }
    /// Appends the description of a value. The placeholders of numbers are their types', the placeholder of all else is
    /// `%@`.
    public mutating func appendInterpolation<T>(_ value: T) {
      let (argument, placeholder) = LocalizedValue.of(value)
      append("\(value)", argument, placeholder)
    }
    /// Appends a value, formatted with a C format such as `%.2f`, which is its placeholder, too.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value), LocalizedValue.of(value).0, specifier)
    }
    /// Appends a value, formatted with a format style: `Text("\(price, format: .number)")`. A format whose locale,
    /// calendar or time zone is the current one takes the environment's.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendFormatted(Text(input, format: format))
    }
    /// Appends a value, formatted by a formatter; nothing where the formatter returns nil. Without one, its
    /// description.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      guard let formatter else { return appendInterpolation("\(subject)") }
      appendFormatted(Text(anyValue: subject, formatter: formatter))
    }
    /// Appends a date or another value, formatted by a formatter; nothing where the formatter returns nil.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendFormatted(Text(anyValue: subject, formatter: formatter))
    }
    /// Appends a date, formatted with the environment's locale and time zone.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }
    /// Appends a text, which keeps its attributes.
    public mutating func appendInterpolation(_ text: Text) { append(text) }
    /// Appends a placeholder character for an image; see `Text(_:)`.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
    /// Appends an attributed string, which keeps its attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }

    private mutating func append(_ written: String, _ value: LocalizedValue, _ placeholder: String) {
      text += Markdown.escaped(written)
      format += placeholder
      arguments.append(LocalizedArgument(value: value, text: nil))
    }

    /// Appends a value that Markdown around it may have effects on.
    private mutating func appendFormatted(_ value: Text) {
      guard let surrounded = value.first.surrounded else { return append(value) }
      if formatted == nil { formatted = FormattedMarkdown() }
      formatted?.append(surrounded, after: text)
      text = ""
      format += "%@"
      arguments.append(LocalizedArgument(value: .other, text: value))
    }

    private mutating func append(_ other: Text) {
      before = (before ?? Text(verbatim: "")) + end + other
      (text, formatted) = ("", nil)
      format += "%@"
      arguments.append(LocalizedArgument(value: .other, text: other))
    }
  }
}

extension LocalizedStringKey: OpaqueValue {}
