import Foundation

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
  }
}
