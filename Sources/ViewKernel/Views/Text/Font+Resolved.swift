public import Foundation
import HostTree

extension Font {
  /// The width of a font's letters. All have one width here: see `Font.width(_:)`.
  public struct Width: Hashable, Sendable {
    /// 0 for usual letters, less for narrow and more for wide ones.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest letters.
    public static let compressed = Width(-0.3)
    /// Narrow letters.
    public static let condensed = Width(-0.2)
    /// Usual letters.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    /// Usual; less; more.
    case standard, tight, loose
  }

  /// The environment's facts about fonts: the font in force and the dynamic type size.
  public struct Context: Hashable, Sendable {
    let font: Font?
    let typeSize: DynamicTypeSize
  }

  /// A font as it is shown in an environment.
  ///
  /// ```swift
  /// let font = Font.headline.italic().resolve(in: EnvironmentValues().fontResolutionContext)
  /// print(font.pointSize, font.isBold, font.isItalic)
  /// // Prints "17.0 true true"
  /// ```
  public struct Resolved: Hashable, Sendable {
    let host: HostFont

    /// The size in points, at the dynamic type size.
    public var pointSize: CGFloat { host.pointSize }
    /// The weight of the strokes.
    public var weight: Weight { Weight(host.weight) }
    /// The width of the letters: always the standard.
    public var width: Width { .standard }
    /// The distance of lines: always the standard.
    public var leading: Leading { .standard }
    /// Whether the strokes are semibold or thicker.
    public var isBold: Bool { host.weight >= .semibold }
    /// Whether the letters are italic.
    public var isItalic: Bool { host.isItalic }
    /// Whether all letters have the same width.
    public var isMonospaced: Bool { host.design == .monospaced }
    /// Whether all letters are small capitals: false, as there are none here.
    public var isSmallCaps: Bool { false }
    /// Whether lowercase letters are small capitals: false, as there are none here.
    public var isLowercaseSmallCaps: Bool { false }
    /// Whether uppercase letters are small capitals: false, as there are none here.
    public var isUppercaseSmallCaps: Bool { false }
  }

  /// The font as it is shown in an environment: `font.resolve(in: fontResolutionContext)`.
  public func resolve(in context: Context) -> Resolved {
    var looks = TextLooks()
    looks.typeSize = context.typeSize
    return Resolved(host: over(context.font).host(looks))
  }
}

extension Font.Weight {
  fileprivate init(_ host: HostFont.Weight) {
    self =
      switch host {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
  }
}

extension EnvironmentValues {
  /// The context that fonts are resolved with: see ``Font/resolve(in:)``.
  public var fontResolutionContext: Font.Context { Font.Context(font: font, typeSize: dynamicTypeSize) }
}
