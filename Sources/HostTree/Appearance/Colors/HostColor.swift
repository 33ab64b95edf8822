/// An RGB colour with an opacity, in the sRGB space; its objects never change, and are equal by value.
///
/// Most colours have one value. A *dynamic* colour has two, one for light and one for dark appearances: ``label``,
/// ``red-type.property`` and all other system colours are dynamic, and ``init(dynamicProvider:)`` creates more. The
/// components of a dynamic colour are its light value's; renderers call ``resolvedColor(with:)``. Two colours are equal
/// if they look alike in each appearance and have the same name. Components are kept to six decimals.
///
/// ```swift
/// let accent = HostColor { traits in
///   traits.userInterfaceStyle == .dark ? HostColor(red: 1, green: 0.8, blue: 0) : .black
/// }
/// print(accent, accent.resolvedColor(with: HostTraitCollection(userInterfaceStyle: .dark)))
/// // Prints "#000000/#FFCC00 #FFCC00"
/// print(HostColor.systemRed, HostColor.systemRed.red)
/// // Prints "red 1.0"
/// ```
public final class HostColor: ImmutableObject {
  /// The components; of a dynamic colour, its light value's.
  let parts: ColorComponents
  /// The values of a dynamic colour, which are not dynamic themselves; nil for other colours.
  private let values: (light: HostColor, dark: HostColor)?
  private let system: System?

  init(_ parts: ColorComponents) {
    self.parts = parts
    values = nil
    system = nil
  }

  /// Creates a colour with a light and a dark value; not dynamic if they are equal, unless it has a name.
  init(light: HostColor, dark: HostColor, system: System? = nil) {
    parts = light.parts
    values = system != nil || light != dark ? (light, dark) : nil
    self.system = system
  }

  /// Creates a colour that equals another one.
  package init(copying color: HostColor) {
    parts = color.parts
    values = color.values
    system = color.system
  }

  /// Whether two colours look alike in each appearance, and have the same name.
  public static func == (first: HostColor, second: HostColor) -> Bool {
    if first === second { return true }
    return first.parts == second.parts && first.system == second.system
      && first.values?.dark == second.values?.dark
  }

  /// Feeds the light components.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension HostColor {
  /// Creates a colour from its components, each from 0 to 1.
  ///
  /// Components out of range are clamped, not-a-number counts as 0.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey: 0 is black, 1 is white; clamped.
  public convenience init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  ///
  /// Hue 0 and 1 are red, 1/3 is green, 2/3 is blue. Components out of range are clamped, not-a-number counts as 0.
  public convenience init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    self.init(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// The red component of the light value, from 0 to 1.
  public var red: Double { parts.red }
  /// The green component of the light value, from 0 to 1.
  public var green: Double { parts.green }
  /// The blue component of the light value, from 0 to 1.
  public var blue: Double { parts.blue }
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double { parts.alpha }

  /// This colour with another opacity, from 0 to 1; clamped, not-a-number counts as 0.
  ///
  /// A dynamic colour stays dynamic; the opacity replaces the opacity of both values.
  public func withAlphaComponent(_ alpha: Double) -> HostColor {
    if let values {
      return HostColor(
        light: values.light.withAlphaComponent(alpha), dark: values.dark.withAlphaComponent(alpha), system: system)
    }
    var parts = parts
    parts.alpha = alpha
    return HostColor(parts)
  }

  /// This colour with its opacity multiplied by a factor; by 1 the values of a dynamic colour keep their own.
  package func faded(by factor: Double) -> HostColor { factor == 1 ? self : withAlphaComponent(alpha * factor) }

  /// Whether the colour may differ between light and dark appearances.
  public var isDynamic: Bool { values != nil }

  /// The value of this colour in an appearance: a colour that is not dynamic.
  ///
  /// An unspecified appearance counts as light.
  public func resolvedColor(with traits: HostTraitCollection) -> HostColor {
    guard let values else { return self }
    guard traits.userInterfaceStyle == .dark else { return values.light }
    guard traits.isElevated, let elevated = system?.elevated else { return values.dark }
    return values.dark.alpha == 1 ? elevated : elevated.withAlphaComponent(values.dark.alpha)
  }

  /// Interpolates between this colour, at 0, and another one, at 1, linearly in each component.
  ///
  /// Fractions out of range are clamped. The light values are mixed; the result is not dynamic.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: The fraction of `other`.
  ///   - isPerceptual: Whether to interpolate in the perceptual space Oklab; false by default.
  public func mixed(with other: HostColor, by fraction: Double, isPerceptual: Bool = false) -> HostColor {
    HostColor(parts.mixed(with: other.parts, by: fraction, isPerceptual: isPerceptual))
  }

  /// Creates a dynamic colour from the results of `dynamicProvider` for a light and a dark appearance.
  ///
  /// It is called once for each, immediately, unlike `UIColor`'s.
  public convenience init(dynamicProvider: (HostTraitCollection) -> HostColor) {
    let light = HostTraitCollection(userInterfaceStyle: .light)
    let dark = HostTraitCollection(userInterfaceStyle: .dark)
    self.init(
      light: dynamicProvider(light).resolvedColor(with: light), dark: dynamicProvider(dark).resolvedColor(with: dark))
  }
}

extension HostColor {
  /// Black, in every appearance.
  public static let black = HostColor(white: 0)
  /// White, in every appearance.
  public static let white = HostColor(white: 1)
  /// Transparent black.
  public static let clear = HostColor(white: 0, alpha: 0)
}

extension HostColor: CustomStringConvertible {
  /// The colour as printed in trees: the name of a system colour, otherwise `#RRGGBB`.
  ///
  /// It is `#RRGGBBAA` if the colour is not opaque. A system colour of another opacity is printed by its value, and a
  /// custom dynamic colour by both of its values, the light one first: `#FFFFFF/#000000`.
  public var description: String {
    if let known = HostColor.printedNames[self] { return known }
    guard let values, system == nil else { return parts.hexadecimal }
    return "\(parts.hexadecimal)/\(values.dark.parts.hexadecimal)"
  }

  private static let printedNames: [HostColor: String] = System.allCases.reduce(
    into: [.black: "black", .white: "white", .clear: "clear"]
  ) { names, system in
    names[HostColor(system)] = "\(system)"
  }
}
