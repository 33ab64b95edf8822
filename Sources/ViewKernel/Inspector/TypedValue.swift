// Tests: `ViewItemsTests`.

import Foundation
import HostTree

/// Values as a person types them into an inspector.
@MainActor
enum TypedValue {
  /// As in `InspectAnswer.Edit`.
  typealias Editor = (kind: String, options: [String]?)

  /// The kind of a value's editor, and its choices; nil for a value that cannot be typed.
  static func editor(of value: Any) -> Editor? {
    switch value {
    case is Bool: ("bool", nil)
    case is String, is Date, is Color: ("text", nil)
    case is any BinaryInteger, is any BinaryFloatingPoint: ("number", nil)
    case let value as any CaseIterable: ("choice", cases(of: value).map { "\($0)" })
    default: nil
    }
  }

  /// A value as it is typed, also of an optional: dates as `2026-11-28T09:30:00Z`.
  static func text(of value: Any) -> String {
    if let date = value as? Date { return date.ISO8601Format() }
    let mirror = Mirror(reflecting: value)
    return "\(mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value)"
  }

  /// The value that a text stands for, of the type of another value; nil for none.
  static func value(of text: String, like former: Any) -> Any? {
    func parse<T: LosslessStringConvertible>(like _: T) -> Any? { T(text.trimmingCharacters(in: .whitespaces)) }
    switch former {
    case is Bool: return ["true": true, "false": false][text]
    case is String: return text
    case is Date: return try? Date(text, strategy: .iso8601)
    case is Color: return color(text).map { Color($0) }
    case let number as any BinaryInteger & LosslessStringConvertible: return parse(like: number)
    case is CGFloat: return Double(text).map { CGFloat($0) }
    case let number as any BinaryFloatingPoint & LosslessStringConvertible: return parse(like: number)
    case let value as any CaseIterable: return cases(of: value).first { "\($0)" == text }
    default: return nil
    }
  }

  private static func cases(of value: some CaseIterable) -> [Any] { type(of: value).allCases.prefix(100).map { $0 } }

  /// `#FF3B30`, or a name such as `red`; nil for no color.
  static func color(_ text: String) -> HostColor? {
    if let named = names[text] { return named }
    guard text.hasPrefix("#"), text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
    return HostColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  private static let names: [String: HostColor] = Dictionary(
    [.red, .orange, .yellow, .green, .blue, .purple, .brown, .gray, .black, .white, .clear].map { ("\($0)", $0) },
    uniquingKeysWith: { first, _ in first })
}
