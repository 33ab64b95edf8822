/// A value in a localized text.
enum LocalizedValue: Equatable, Sendable {
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case number(Double)
  /// A text that is shown as it is.
  case string(String)
  /// A value that has no characters of its own here: a text with attributes, a date.
  case other

  /// The value and its placeholder in a key: `%lld` for integers, `%lf` for floating-point numbers, `%@` for all else.
  static func of<T>(_ value: T) -> (LocalizedValue, placeholder: String) {
    switch value {
    case let value as Int: (.integer(value), "%lld")
    case let value as Double: (.number(value), "%lf")
    case let value as String: (.string(value), "%@")
    case let value as any BinaryInteger: integer(value)
    case let value as any BinaryFloatingPoint: (.number(Double("\(value)") ?? 0), value is Float ? "%f" : "%lf")
    default: (.string("\(value)"), "%@")
    }
  }

  private static func integer(_ value: some BinaryInteger) -> (LocalizedValue, placeholder: String) {
    let letter = type(of: value).isSigned ? "d" : "u"
    let isLong = value is Int64 || value is UInt || value is UInt64
    return (Int(exactly: value).map { .integer($0) } ?? .string("\(value)"), isLong ? "%ll\(letter)" : "%\(letter)")
  }

  /// The number by which a form is chosen, with as many digits behind the point as a placeholder shows; nil for what is
  /// no number.
  func digits(_ placeholder: FormatPlaceholder) -> String? {
    switch self {
    case .integer(let number): "\(number)"
    case .number(let number): placeholder.digits(of: number)
    case .string, .other: nil
    }
  }
}
