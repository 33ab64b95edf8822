public import Foundation
import HostTree

/// A font, by its use or by its size.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  public enum Weight: Hashable, Sendable {
    /// The nine usual weights, from the lightest to the heaviest.
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

  /// The shape of the letters.
  public enum Design: Hashable, Sendable {
    /// Letters without serifs; all of one width; rounded; with serifs.
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

  /// What a text is for.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The eleven uses, from the largest to the smallest.
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
  /// Whether the font is for a use, and so follows the size that a user wants texts to have.
  var isForUse = false

  /// 34 points.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points.
  public static let title = Font.system(.title)
  /// 22 points.
  public static let title2 = Font.system(.title2)
  /// 20 points.
  public static let title3 = Font.system(.title3)
  /// 17 points, semibold.
  public static let headline = Font.system(.headline)
  /// 15 points.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points: the usual font.
  public static let body = Font.system(.body)
  /// 16 points.
  public static let callout = Font.system(.callout)
  /// 13 points.
  public static let footnote = Font.system(.footnote)
  /// 12 points.
  public static let caption = Font.system(.caption)
  /// 11 points.
  public static let caption2 = Font.system(.caption2)

  /// The system's font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(
      host: HostFont(
        pointSize: size > 0
          ? size.sound(to: HostFont.maximumPointSize, else: 17, "The size of a font") : soundSize(size),
        weight: (weight ?? .regular).host, design: (design ?? .default).host))
  }

  /// What a font has for a size that is none.
  private static func soundSize(_ size: CGFloat) -> CGFloat {
    let result = HostFont(pointSize: size).pointSize
    onMainActor {
      reportMisuse(
        "The size of a font is \(size); it counts as \(result). Give it a number of points above 0.")
    }
    return result
  }

  /// The system's font for a use.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var host = HostFont.preferredFont(forTextStyle: style.host)
    if let design { host.design = design.host }
    if let weight { host.weight = weight.host }
    return Font(host: host, isForUse: true)
  }

  /// A font by the name of its face, of a size in points.
  ///
  /// There are metrics of the system's faces only, so texts in it are laid out and drawn in those.
  public static func custom(_ name: String, size: CGFloat) -> Font { system(size: size) }

  /// A font by the name of its face, of a size in points that would grow with a use; see ``custom(_:size:)``.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    system(size: size)
  }

  /// A font by the name of its face, of a size in points that is the same always; see ``custom(_:size:)``.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { system(size: fixedSize) }

  /// This font with digits of one width, which they have in each font here.
  public func monospacedDigit() -> Font { self }

  /// This font with another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.host } }
  /// This font, bold.
  public func bold() -> Font { weight(.bold) }
  /// This font, slanted.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// This font with letters that are all of one width.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  private func changed(_ change: (inout HostFont) -> Void) -> Font {
    var font = self
    change(&font.host)
    return font
  }
}
