public import Foundation
public import HostTree

/// A colour; as a view, a rectangle of it that fills the proposed size.
///
/// ```swift
/// let host = HostingView(
///   rootView: HStack {
///     Color.red
///     Color(hue: 0.5, saturation: 1, brightness: 1).opacity(0.5).frame(width: 100)
///   })
/// host.frame.size = CGSize(width: 320, height: 50)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostStackView (0, 0, 320 x 50) axis=horizontal
/// // ├─ HostColorView (0, 0, 212 x 50) background=red
/// // └─ HostFrameView (220, 0, 100 x 50) width=100
/// //    └─ HostColorView (0, 0, 100 x 50) background=#00FFFF80
/// ```
///
/// Its value may depend on the environment: the system colours, `primary` and `secondary` have other values where
/// `colorScheme` is dark, `accentColor` is the tint set by `tint(_:)`, and a named colour is looked up when it is
/// resolved.
public struct Color: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case color(HostColor)
    case accent
    case named(ColorResource)
    indirect case faded(Source, Double)
    indirect case mixed(Source, Source, Double, Gradient.ColorSpace)
    indirect case blended(AnimatableColor)
  }

  var source: Source

  init(source: Source) { self.source = source }

  /// Creates a colour from one of the host tree's: `Color(.systemBackground)`. Of a resource and a host's colour of the
  /// same name, as Xcode declares both, `Color(.brand)` takes the resource.
  @_disfavoredOverload
  public init(_ color: HostColor) { source = .color(color) }

  /// Creates a colour from one of the host tree's.
  public init(hostColor: HostColor) { self.init(hostColor) }

  /// Creates a colour from one of the host tree's; the spelling of code for UIKit, whose `UIColor` is
  /// ``/HostTree/HostColor`` here.
  public init(uiColor: HostColor) { self.init(uiColor) }

  /// Creates a reference to the colour that is registered by a name, or is in an asset catalog of a bundle, the main
  /// one by default: see `HostAssets`.
  ///
  /// A name that is not found is reported once, and shown as transparent.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(ColorResource(name: name, bundle: bundle ?? .main)) }

  /// Creates a reference to the colour of a resource: see `HostAssets`.
  public init(_ resource: ColorResource) { source = .named(resource) }

  /// Creates a colour from sRGB components, each from 0 to 1.
  ///
  /// Components out of range count as the nearer end; a non-finite one is reported as misuse and counts as 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func sound(_ part: Double) -> Double { part.sound(else: 0, "A part of a colour") }
    self.init(HostColor(red: sound(red), green: sound(green), blue: sound(blue), alpha: Color.sound(opacity: opacity)))
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(HostColor(white: white.sound(else: 0, "A part of a colour"), alpha: Color.sound(opacity: opacity)))
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1. Hue 0 is red, 1/3 green, 2/3 blue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func sound(_ part: Double) -> Double { part.sound(else: 0, "A part of a colour") }
    self.init(
      HostColor(
        hue: sound(hue), saturation: sound(saturation), brightness: sound(brightness),
        alpha: Color.sound(opacity: opacity)))
  }

  /// This colour with its opacity multiplied by `opacity`, from 0, transparent, to 1, unchanged.
  ///
  /// More than 1 counts as 1. A negative number is reported as misuse and counts as 0, a non-finite one as 1.
  public func opacity(_ opacity: Double) -> Color {
    let opacity = Color.sound(opacity: opacity)
    if case .color(let color) = source, !color.isDynamic {
      return Color(color.faded(by: opacity))
    }
    return Color(source: .faded(source, opacity))
  }

  /// An opacity in range. More than 1 is not reported: it is common, and its meaning is clear.
  static func sound(opacity: Double) -> Double {
    (opacity.isFinite ? min(opacity, 1) : opacity).sound(from: 0, else: 1, "The opacity of a colour")
  }

  /// A transparent colour: black with an opacity of 0.
  public static let clear = Color(.clear)
  /// Black in light and dark appearances.
  public static let black = Color(.black)
  /// White in light and dark appearances.
  public static let white = Color(.white)
  /// The system's grey, as `UIColor.systemGray`.
  public static let gray = Color(.gray)
  /// The system's red, which adapts to light and dark appearances.
  public static let red = Color(.red)
  /// The system's orange, which adapts to light and dark appearances.
  public static let orange = Color(.orange)
  /// The system's yellow, which adapts to light and dark appearances.
  public static let yellow = Color(.yellow)
  /// The system's green, which adapts to light and dark appearances.
  public static let green = Color(.green)
  /// The system's mint, which adapts to light and dark appearances.
  public static let mint = Color(.mint)
  /// The system's teal, which adapts to light and dark appearances.
  public static let teal = Color(.teal)
  /// The system's cyan, which adapts to light and dark appearances.
  public static let cyan = Color(.cyan)
  /// The system's blue, which adapts to light and dark appearances.
  public static let blue = Color(.blue)
  /// The system's indigo, which adapts to light and dark appearances.
  public static let indigo = Color(.indigo)
  /// The system's purple, which adapts to light and dark appearances.
  public static let purple = Color(.purple)
  /// The system's pink, which adapts to light and dark appearances.
  public static let pink = Color(.pink)
  /// The system's brown, which adapts to light and dark appearances.
  public static let brown = Color(.brown)
  /// The colour of primary text: black in light appearances, white in dark ones. Unlike the style `.primary`, it does
  /// not follow the foreground style.
  public static let primary = Color(.label)
  /// The colour of secondary text: the system's `secondaryLabel`.
  public static let secondary = Color(.secondaryLabel)
  /// The tint of interactive elements: set by `tint(_:)`, or by default the system's blue.
  public static let accentColor = Color(source: .accent)
}

extension Color: HostedView {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostColorView { HostColorView() }

  func updateHost(_ host: HostColorView, context: HostContext<Self>) {
    host.backgroundColor = resolved(in: context.environment)
  }
}

extension Color: OpaqueValue {}
