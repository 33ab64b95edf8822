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
  ///   - pointSize: The size in points; 0 for the descriptor's.
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
