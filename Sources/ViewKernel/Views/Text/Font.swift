public import Foundation
public import HostTree

/// A font: a text style, or a size in points, with a weight and a design.
///
/// Text styles follow the dynamic type size of the environment; fonts of a fixed size do not.
public struct Font: Hashable, Sendable {
  /// The weight of a font.
  public enum Weight: Hashable, Sendable {
    /// The nine weights, from the lightest to the heaviest.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var host: HostFont.Weight {
      switch self {
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

  /// The design of a font's letters.
  public enum Design: Hashable, Sendable {
    /// Sans serif; monospaced; rounded; with serifs.
    case `default`, monospaced, rounded, serif

    var host: HostFont.Design {
      switch self {
      case .default: .default
      case .monospaced: .monospaced
      case .rounded: .rounded
      case .serif: .serif
      }
    }
  }

  /// A text style: the role of a text, which sets its font.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The eleven text styles, from the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var host: HostFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  var host: HostFont
  /// Whether the font is a text style, and so follows the dynamic type size.
  var isForUse = false
  /// The changes to ``Font/default``; nil for a font that is not made of it.
  var changes: Changes?
  /// By how much the size of a font that is made of ``Font/default`` is multiplied.
  var scale: CGFloat = 1

  /// Creates a font from one of the host tree's; it does not follow the dynamic type size.
  public init(_ font: HostFont) { self.init(host: font) }

  init(host: HostFont, isForUse: Bool = false) {
    self.host = host
    self.isForUse = isForUse
  }

  /// The text style of 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// The text style of 28 points.
  public static let title = Font.system(.title)
  /// The text style of 22 points.
  public static let title2 = Font.system(.title2)
  /// The text style of 20 points.
  public static let title3 = Font.system(.title3)
  /// The text style of 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// The text style of 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// The text style of 17 points: the default font.
  public static let body = Font.system(.body)
  /// The text style of 16 points.
  public static let callout = Font.system(.callout)
  /// The text style of 13 points.
  public static let footnote = Font.system(.footnote)
  /// The text style of 12 points.
  public static let caption = Font.system(.caption)
  /// The text style of 11 points.
  public static let caption2 = Font.system(.caption2)

  /// The system font at a fixed size in points.
  ///
  /// A size of 0 or less, or not-a-number, is reported as misuse and counts as 17; one above 10,000 counts as 10,000.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      host: HostFont(
        pointSize: size > 0
          ? size.sound(to: HostFont.maximumPointSize, else: 17, "The size of a font") : soundSize(size),
        weight: (weight ?? .regular).host, design: (design ?? .default).host))
  }

  /// The substitute for an invalid size.
  private static func soundSize(_ size: CGFloat) -> CGFloat {
    let result = HostFont(pointSize: size).pointSize
    onMainActor {
      reportMisuse(
        "The size of a font is \(size); it counts as \(result). Give it a number of points above 0.")
    }
    return result
  }

  /// The system font of a text style; `weight` nil takes the style's.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var host = HostFont.preferredFont(forTextStyle: style.host)
    if let design { host.design = design.host }
    if let weight { host.weight = weight.host }
    return Font(host: host, isForUse: true)
  }

  /// A custom font at a size in points. Here it is the system font of that size: the library has no metrics of other
  /// fonts.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }

  /// A custom font at a size in points; it does not scale with the text style here. See ``custom(_:size:)``.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    system(size: size)
  }

  /// A custom font at a fixed size in points; see ``custom(_:size:)``.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { system(size: fixedSize) }

  /// This font with digits of one width. Has no effect: all fonts here have digits of one width.
  public func monospacedDigit() -> Font { self }

  /// This font with another weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight) { $0.weight = weight.host } }
  /// This font, bold.
  public func bold() -> Font { weight(.bold) }
  /// This font, italic.
  public func italic() -> Font { italic(true) }
  /// This font in the monospaced design.
  public func monospaced() -> Font { monospaced(true) }
}

extension Font: OpaqueValue {}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

extension EnvironmentValues {
  /// The font of texts that set none. Nil, the default, stands for `Font.body`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}
