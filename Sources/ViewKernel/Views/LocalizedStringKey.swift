public import Foundation

/// A text that a translation may take the place of. There are no translations so far: it stands for itself.
///
/// It is no `Hashable`, as SwiftUI's is not: with it, literals that are handed to generic code of one's own would become keys.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  /// The text with its looks, dates and pictures; nil where it is nothing but ``key``.
  private let written: Written?

  /// A text.
  public init(_ value: String) { self.init(key: value) }
  /// A text.
  public init(stringLiteral value: String) { self.init(key: value) }
  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.string
    written = stringInterpolation.before.map { Written($0 + Text(verbatim: stringInterpolation.text)) }
  }

  private init(key: String) {
    self.key = key
    written = nil
  }

  /// The text with all that was put into it.
  var text: Text? { written?.text }

  // An object, as few keys have one and all are copied.
  private final class Written: Equatable, Sendable {
    let text: Text

    init(_ text: Text) { self.text = text }

    static func == (first: Written, second: Written) -> Bool { first === second || first.text == second.text }
  }

  /// Puts values into a text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// What came last; all of it where no ``before`` is.
    fileprivate var text = ""
    /// What came before that, up to the last text, date or picture.
    fileprivate var before: Text?

    fileprivate var string: String { before == nil ? text : before!.string + text }

    /// Makes an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
    /// Appends a piece that is written out.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value.
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    /// Appends a value, written by a C-style format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
    /// Appends a value, written by a format: `Text("\(price, format: .number)")`.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      text += format.format(input)
    }
    /// Appends a value, written by a formatter; nothing where the formatter gives none.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      text += formatter == nil ? "\(subject)" : formatter?.string(for: subject) ?? ""
    }
    /// Appends a date or another value, written by a formatter; nothing where the formatter gives none.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      text += formatter.string(for: subject) ?? ""
    }
    /// Appends a date, written in the environment's language and time zone.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(Text(date, style: style)) }
    /// Appends a text; it keeps its looks.
    public mutating func appendInterpolation(_ text: Text) { append(text) }
    /// Appends a picture; see `Text(_:)`.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }
    /// Appends what an attributed string says.
    public mutating func appendInterpolation(_ attributedString: AttributedString) { append(Text(attributedString)) }

    private mutating func append(_ other: Text) {
      before = (before ?? Text(verbatim: "")) + Text(verbatim: text) + other
      text = ""
    }
  }
}
