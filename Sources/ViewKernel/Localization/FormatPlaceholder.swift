import Foundation

/// A placeholder of a format: `%lld`, `%2$@`, `%.1f`, `%#@name@`, `%arg`.
struct FormatPlaceholder: Equatable, Sendable {
  /// The argument's place as it is written, from 0; nil for the next one.
  var place: Int?
  /// The flags and the smallest width, as they are written.
  var flags = ""
  var precision: Int?
  /// The letter that says how the value is written.
  var conversion: Character = "@"
  /// The name of a variable.
  var variable: String?
  /// Whether it stands for the number by which the form was chosen.
  var isOwnArgument = false

  /// A part of a format.
  enum Part: Equatable {
    case literal(String)
    case placeholder(FormatPlaceholder)
  }

  /// The parts of a format. Text that begins like a placeholder and is none stays as it is.
  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        literal += "%"
        rest = rest.dropFirst()
      } else if let placeholder = FormatPlaceholder(readFrom: &rest) {
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.placeholder(placeholder))
      } else {
        literal += "%"
      }
    }
    literal += rest
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// Reads what stands behind a percent sign; nil, and nothing read, if that is no placeholder.
  private init?(readFrom text: inout Substring) {
    var rest = text
    if rest.hasPrefix("arg") {
      isOwnArgument = true
      text = rest.dropFirst(3)
      return
    }
    let digits = rest.prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      place = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      variable = String(rest.dropFirst(2)[..<end])
      text = rest[end...].dropFirst()
      return
    }
    flags = String(rest.prefix { "+-0 #'".contains($0) || $0.isASCIIDigit })
    rest = rest.dropFirst(flags.count)
    if rest.first == "." {
      let digits = rest.dropFirst().prefix(while: \.isASCIIDigit)
      precision = min(Int(digits) ?? 0, 30)
      rest = rest.dropFirst(1 + digits.count)
    }
    rest = rest.drop { "lhqztLj".contains($0) }
    guard let letter = rest.first, "@diouxXfFeEgGaAcCsSp".contains(letter) else { return nil }
    conversion = letter
    text = rest.dropFirst()
  }

  /// The placeholder of one specifier without the percent sign: `lld`, `.1f`; the placeholder of a whole number if it
  /// is none.
  init(specifier: String) {
    var text = Substring(specifier)
    self = FormatPlaceholder(readFrom: &text) ?? FormatPlaceholder(conversion: "d")
  }

  private init(conversion: Character) { self.conversion = conversion }

  // MARK: Values

  /// The digits of a number, with as many behind the point as are shown.
  func digits(of number: Double) -> String {
    if "diu".contains(conversion), abs(number) < 1e18 { return "\(Int(number.isFinite ? number : 0))" }
    guard let precision, number.isFinite else {
      return number == number.rounded() && abs(number) < 1e18 ? "\(Int(number))" : "\(number)"
    }
    return String(format: "%.\(precision)f", number)
  }

  /// A value as text, in a locale.
  func text(of value: LocalizedValue, in locale: Locale) -> String {
    switch value {
    case .string(let string): return string
    case .other: return ""
    case .integer(let number):
      if "xX".contains(conversion) { return padded(String(number, radix: 16, uppercase: conversion == "X")) }
      if conversion == "o" { return padded(String(number, radix: 8)) }
      if "fFeEgG".contains(conversion) { return fraction(Double(number), locale) }
      return padded(number.formatted(.number.locale(locale)))
    case .number(let number):
      if "diu".contains(conversion), number.isFinite, abs(number) < 1e18 {
        return padded(Int(number).formatted(.number.locale(locale)))
      }
      return fraction(number, locale)
    }
  }

  private func fraction(_ number: Double, _ locale: Locale) -> String {
    if "eE".contains(conversion) { return padded(String(format: "%.\(precision ?? 6)\(conversion)", number)) }
    let style = FloatingPointFormatStyle<Double>.number.locale(locale)
    let digits = precision.map { $0...$0 } ?? 0...15
    return padded(number.formatted(style.precision(.fractionLength(digits))))
  }

  /// A number of the smallest width.
  private func padded(_ text: String) -> String {
    let digits = flags.drop { !$0.isASCIIDigit || $0 == "0" }
    let sign = flags.contains("+") && !text.hasPrefix("-") ? "+" : ""
    let text = sign + text
    guard let width = Int(digits), width <= 1000, text.count < width else { return text }
    let isLeft = flags.contains("-")
    let isZero = flags.first { $0 != "+" && $0 != " " } == "0" && !isLeft
    let padding = String(repeating: isZero ? "0" : " ", count: width - text.count)
    return isLeft ? text + padding : padding + text
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
