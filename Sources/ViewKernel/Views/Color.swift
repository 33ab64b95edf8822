import HostTree

/// A colour; as a view, a rectangle of it that takes all the room it is offered.
public struct Color: Hashable, Sendable {
  var light: HostColor
  var dark: HostColor

  init(_ color: HostColor) { self.init(light: color, dark: color) }

  init(light: HostColor, dark: HostColor) {
    self.light = light
    self.dark = dark
  }

  /// A colour from its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(HostColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// The meaning of a colour's parts. All spaces are taken for sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space; the same with linear parts; a wider one.
    case sRGB, sRGBLinear, displayP3
  }

  /// A colour from its parts, each from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: white, opacity: opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) { self.init(HostColor(white: white, alpha: opacity)) }

  /// A colour from its hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(HostColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// This colour, let through by `opacity` from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    Color(
      light: light.withAlphaComponent(light.alpha * opacity), dark: dark.withAlphaComponent(dark.alpha * opacity))
  }

  func resolved(in environment: EnvironmentValues) -> HostColor {
    light == dark ? light : environment.colorScheme == .dark ? dark : light
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
  public static let primary = Color(light: .label, dark: .white)
  /// The colour of texts that matter less.
  public static let secondary = Color(
    light: .secondaryLabel, dark: HostColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 0.6))
  /// The colour of what a user can act on.
  public static let accentColor = Color(.tintColor)
}

extension Color: CustomStringConvertible {
  /// The name of a known colour, else its parts as `#RRGGBB`; that on a light ground.
  public var description: String { light.description }
}

extension Color: HostedView {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostColorView { HostColorView() }

  func updateHost(_ host: HostColorView, context: HostContext<Self>) {
    host.backgroundColor = resolved(in: context.environment)
  }
}

/// A way to fill shapes and letters. So far, colours are such.
public protocol ShapeStyle: Sendable {
  /// The colour to fill with, where the environment is as given.
  @MainActor func color(in environment: EnvironmentValues) -> Color
}

extension Color: ShapeStyle {
  /// The colour itself.
  public func color(in environment: EnvironmentValues) -> Color { self }
}

extension ShapeStyle where Self == Color {
  /// No colour at all.
  public static var clear: Color { Color.clear }
  /// Black, light or dark.
  public static var black: Color { Color.black }
  /// White, light or dark.
  public static var white: Color { Color.white }
  /// The usual grey.
  public static var gray: Color { Color.gray }
  /// The usual red.
  public static var red: Color { Color.red }
  /// The usual orange.
  public static var orange: Color { Color.orange }
  /// The usual yellow.
  public static var yellow: Color { Color.yellow }
  /// The usual green.
  public static var green: Color { Color.green }
  /// The usual mint.
  public static var mint: Color { Color.mint }
  /// The usual teal.
  public static var teal: Color { Color.teal }
  /// The usual cyan.
  public static var cyan: Color { Color.cyan }
  /// The usual blue.
  public static var blue: Color { Color.blue }
  /// The usual indigo.
  public static var indigo: Color { Color.indigo }
  /// The usual purple.
  public static var purple: Color { Color.purple }
  /// The usual pink.
  public static var pink: Color { Color.pink }
  /// The usual brown.
  public static var brown: Color { Color.brown }
  /// The colour of texts.
  public static var primary: Color { Color.primary }
  /// The colour of texts that matter less.
  public static var secondary: Color { Color.secondary }
  /// The colour of what a user can act on.
  public static var accentColor: Color { Color.accentColor }
}
