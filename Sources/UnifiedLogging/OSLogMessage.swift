// Tests: `LoggerTests`.

import Foundation

/// The text of a message, a literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  init(text: String) { self.text = text }

  /// Creates a message of a literal.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message of a literal with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

  /// The message with arguments in the places that begin with a percent sign, as those of C's `printf`.
  static func formatted(_ format: String, _ arguments: [Any]) -> String {
    var rest = arguments[...]
    return format.replacing(#/%(?:\{[^}]*\})?[-+ 0#]*[0-9.]*[hlqz]*[@dDiuUxXoOfFeEgGcCsSpaA%]/#) { match in
      if match.output == "%%" { return "%" }
      guard let argument = rest.popFirst() else { return String(match.output) }
      return match.output.contains("{private") ? "<private>" : "\(argument)"
    }
  }
}

/// The values in a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  /// Creates an interpolation without content.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds a part of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value, unless its privacy hides it. The alignment has no effect.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append("\(value())", privacy) }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: Double(value())), privacy) }

  private mutating func append(_ value: String, _ privacy: OSLogPrivacy) {
    text += privacy.isHidden ? "<private>" : value
  }
}

/// Whether a value is written, as Apple's `OSLogPrivacy`.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What is written in place of a hidden value. It has no effect: `<private>` is.
  public enum Mask: Hashable, Sendable {
    /// A hash of the value, or nothing.
    case hash, none
  }

  let isHidden: Bool

  /// It is written: messages go where the program's own output goes.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// It is written.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// It is not written.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// It is not written.
  public static let sensitive = OSLogPrivacy(isHidden: true)
  /// It is not written.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// It is not written.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How many columns a value takes. It has no effect.
public struct OSLogStringAlignment: Hashable, Sendable {
  /// As many as it has characters.
  public static let none = OSLogStringAlignment()
  /// So many, at their left end.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  /// So many, at their right end.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

/// How a number is written.
public struct OSLogFloatFormatting: Hashable, Sendable {
  private let precision: Int?

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  /// With so many digits behind the point; a negative number counts as 0.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(precision, 0))
  }
  /// With the digits that it needs.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(precision: nil) }

  func text(of value: Double) -> String {
    guard let precision else { return "\(value)" }
    return String(format: "%.\(min(precision, 100))f", value)
  }
}
