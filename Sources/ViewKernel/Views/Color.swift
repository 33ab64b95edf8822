public import Foundation
public import HostTree

/// A colour; as a view, a rectangle of it that takes all the room it is offered.
///
/// What it looks like may depend on the environment: the usual colours, `primary` and `secondary` have other values where
/// `colorScheme` is dark, `accentColor` is what `tint(_:)` says, and a name is looked up when it is needed.
public struct Color: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case color(HostColor)
    case accent
    case named(String)
    indirect case faded(Source, Double)
    indirect case mixed(Source, Source, Double, Gradient.ColorSpace)
    indirect case blended(AnimatableColor)
  }

  var source: Source

  init(source: Source) { self.source = source }

  /// A colour of the host tree's: `Color(.systemBackground)`.
  public init(_ color: HostColor) { source = .color(color) }

  /// A colour of the host tree's.
  public init(hostColor: HostColor) { self.init(hostColor) }

  /// The colour that was registered by this name: see `HostAssets`.
  ///
  /// A name that nobody registered is reported once, and shown as nothing.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// A colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func sound(_ part: Double) -> Double { part.sound(else: 0, "A part of a colour") }
    self.init(HostColor(red: sound(red), green: sound(green), blue: sound(blue), alpha: Color.sound(opacity: opacity)))
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(HostColor(white: white.sound(else: 0, "A part of a colour"), alpha: Color.sound(opacity: opacity)))
  }

  /// A colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func sound(_ part: Double) -> Double { part.sound(else: 0, "A part of a colour") }
    self.init(
      HostColor(
        hue: sound(hue), saturation: sound(saturation), brightness: sound(brightness),
        alpha: Color.sound(opacity: opacity)))
  }

  /// This colour, let through by `opacity` from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    let opacity = Color.sound(opacity: opacity)
    if case .color(let color) = source, !color.isDynamic {
      return Color(color.withAlphaComponent(color.alpha * opacity))
    }
    return Color(source: .faded(source, opacity))
  }

  /// More than 1 is common, and clear enough: fully opaque.
  static func sound(opacity: Double) -> Double {
    (opacity.isFinite ? min(opacity, 1) : opacity).sound(from: 0, else: 1, "The opacity of a colour")
  }

  /// No colour at all.
  public static let clear = Color(.clear)
  /// Black, light or dark.
  public static let black = Color(.black)
  /// White, light or dark.
  public static let white = Color(.white)
  /// The usual grey.
  public static let gray = Color(.gray)
  /// The usual red.
  public static let red = Color(.red)
  /// The usual orange.
  public static let orange = Color(.orange)
  /// The usual yellow.
  public static let yellow = Color(.yellow)
  /// The usual green.
  public static let green = Color(.green)
  /// The usual mint.
  public static let mint = Color(.mint)
  /// The usual teal.
  public static let teal = Color(.teal)
  /// The usual cyan.
  public static let cyan = Color(.cyan)
  /// The usual blue.
  public static let blue = Color(.blue)
  /// The usual indigo.
  public static let indigo = Color(.indigo)
  /// The usual purple.
  public static let purple = Color(.purple)
  /// The usual pink.
  public static let pink = Color(.pink)
  /// The usual brown.
  public static let brown = Color(.brown)
  /// The colour of texts: black on a light ground, white on a dark one.
  public static let primary = Color(.label)
  /// The colour of texts that matter less.
  public static let secondary = Color(.secondaryLabel)
  /// The colour of what a user can act on.
  public static let accentColor = Color(source: .accent)
}

extension Color: HostedView {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostColorView { HostColorView() }

  func updateHost(_ host: HostColorView, context: HostContext<Self>) {
    host.backgroundColor = resolved(in: context.environment)
  }
}
