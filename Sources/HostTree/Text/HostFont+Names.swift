// Tests: `HostFontTests`.

public import Foundation

// `UIFont`'s further ways to a font.
extension HostFont {
  /// Creates the system font of a size, as the library has no metrics of other fonts; nil for an empty name.
  ///
  /// A name that says so makes it bold or italic: "Georgia-Bold", "Avenir-HeavyOblique".
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(pointSize: fontSize)
    guard let style = fontName.split(separator: "-").dropFirst().last?.lowercased() else { return }
    let names: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
      ("thin", .thin), ("light", .light), ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    weight = names.first { style.contains($0.0) }?.1 ?? .regular
    isItalic = style.contains("italic") || style.contains("oblique")
  }

  /// Creates the font of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - pointSize: The size in points; 0 for that of the descriptor.
  public init(descriptor: HostFontDescriptor, size pointSize: CGFloat) {
    self = pointSize == 0 ? descriptor.font : descriptor.font.withSize(pointSize)
  }

  /// The system font, bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> HostFont { systemFont(ofSize: size, weight: .bold) }

  /// The system font, italic.
  public static func italicSystemFont(ofSize size: CGFloat) -> HostFont { HostFont(pointSize: size, isItalic: true) }

  /// The system font: all digits have one width in all fonts here.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> HostFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// 17 points, the size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// 18 points, the size of buttons, as UIKit has it.
  public static var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// The families there are: the designs of the system's font.
  public static var familyNames: [String] { Design.allCases.map { HostFont(pointSize: 17, design: $0).familyName } }

  /// The names of a family's fonts, one for each weight; none for an unknown family.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    guard let design = Design.allCases.first(where: { HostFont(pointSize: 17, design: $0).familyName == familyName })
    else { return [] }
    return Weight.allCases.map { HostFont(pointSize: 17, weight: $0, design: design).fontName }
  }

  /// The font of another size in points.
  public func withSize(_ fontSize: CGFloat) -> HostFont {
    var font = self
    font.pointSize = fontSize
    return font
  }

  /// The name of the family: "System", or "System Rounded" and so on.
  public var familyName: String { design == .default ? "System" : "System \("\(design)".capitalized)" }

  /// The name of the font: "System-Regular", "SystemRounded-BoldItalic" and so on.
  public var fontName: String {
    let style = "\(weight)".prefix(1).uppercased() + "\(weight)".dropFirst() + (isItalic ? "Italic" : "")
    return familyName.replacingOccurrences(of: " ", with: "") + "-" + style
  }

  /// The height of capital letters, in points: 0.7 times the size.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of small letters, in points: half of the size.
  public var xHeight: CGFloat { pointSize * 0.5 }
  /// The space between lines, in points: 0, as the height of a line contains it.
  public var leading: CGFloat { 0 }

  /// The attributes by which the font is described.
  public var fontDescriptor: HostFontDescriptor { HostFontDescriptor(font: self) }
}

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

  /// Designs of the system font.
  public typealias SystemDesign = HostFont.Design

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
    font.design = design
    return HostFontDescriptor(font: font)
  }

  /// The descriptor with another size in points.
  public func withSize(_ newPointSize: CGFloat) -> HostFontDescriptor {
    HostFontDescriptor(font: font.withSize(newPointSize))
  }
}

/// The scale of fonts with the text size that users choose, as `UIFontMetrics`: always 1 here, as the sizes of text styles do not change.
public struct HostFontMetrics: Hashable, Sendable {
  /// The metrics of body text.
  public static let `default` = HostFontMetrics(forTextStyle: .body)

  /// The metrics of a text style.
  public init(forTextStyle textStyle: HostFont.TextStyle) {}

  /// The font itself.
  public func scaledFont(for font: HostFont) -> HostFont { font }

  /// The font itself, or a smaller one.
  public func scaledFont(for font: HostFont, maximumPointSize: CGFloat) -> HostFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// The value itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
