// Tests: `AttributedTextTests`.

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// The lines below and through text, by UIKit's names.
  public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: Int

    /// Creates a style of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A line.
    public static let single = Self(rawValue: 0x1)
    /// A thick line; drawn as a single one.
    public static let thick = Self(rawValue: 0x2)
    /// Two lines; drawn as a single one.
    public static let double = Self(rawValue: 0x9)
    /// Of dots.
    public static let patternDot = Self(rawValue: 0x100)
    /// Of dashes.
    public static let patternDash = Self(rawValue: 0x200)
    /// Of dashes and dots.
    public static let patternDashDot = Self(rawValue: 0x300)
    /// Of dashes and two dots each.
    public static let patternDashDotDot = Self(rawValue: 0x400)
    /// Only below words; drawn below all of the text.
    public static let byWord = Self(rawValue: 0x8000)

    var pattern: HostTextLineStyle.Pattern {
      switch rawValue & 0xF00 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    }
  }
#endif
