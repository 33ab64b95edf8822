// Tests: `HostFontTests`.

public import Foundation

/// The attributes of a font, as `UIFontDescriptor`.
///
/// ```swift
/// let body = HostFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
/// if let rounded = body.withDesign(.rounded)?.withSymbolicTraits(.traitBold) {
///   print(HostFont(descriptor: rounded, size: 0))
/// }
/// // Prints "rounded 17 bold"
/// ```
public struct HostFontDescriptor: Hashable, Sendable {
  let font: HostFont

  /// A design of the system font, by the name that it has in UIKit.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a design by its name. An unknown one counts as the default one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A proportional sans-serif design.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with rounded stroke ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design in which all letters have the same width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")

    /// The design of fonts that it stands for.
    public var design: HostFont.Design {
      switch self {
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt32

    /// Creates traits of the bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// All letters of one width.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// Italic, by AppKit's name.
    public static let italic = traitItalic
    /// Bold, by AppKit's name.
    public static let bold = traitBold
    /// All letters of one width, by AppKit's name.
    public static let monoSpace = traitMonoSpace
  }

  /// The descriptor of a text style's font.
  public static func preferredFontDescriptor(withTextStyle style: HostFont.TextStyle) -> HostFontDescriptor {
    HostFontDescriptor(font: .preferredFont(forTextStyle: style))
  }

  /// The size in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The traits: a font from semibold on is bold.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The descriptor with other traits: regular and upright without them. It is never nil here.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> HostFontDescriptor? {
    var font = font
    font.isItalic = symbolicTraits.contains(.traitItalic)
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (font.weight >= .semibold) { font.weight = isBold ? .bold : .regular }
    if symbolicTraits.contains(.traitMonoSpace) { font.design = .monospaced }
    return HostFontDescriptor(font: font)
  }

  /// The descriptor with another design. It is never nil here.
  public func withDesign(_ design: SystemDesign) -> HostFontDescriptor? {
    var font = font
    font.design = design.design
    return HostFontDescriptor(font: font)
  }

  /// The descriptor with another size in points.
  public func withSize(_ newPointSize: CGFloat) -> HostFontDescriptor {
    HostFontDescriptor(font: font.withSize(newPointSize))
  }
}
