public import Foundation

/// A text that a translation may take the place of. There are no translations so far: it stands for itself.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  let key: String

  /// A text.
  public init(_ value: String) { key = value }
  /// A text.
  public init(stringLiteral value: String) { key = value }
  /// A text with values in it.
  public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

  /// Puts values into a text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

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
    /// Appends a text, without its looks.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
  }
}
