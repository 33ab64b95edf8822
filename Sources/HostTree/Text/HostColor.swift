/// An RGB colour with an opacity, in the sRGB space.
///
/// Most colours have one value. A *dynamic* colour has two, one for light and one for dark appearances: ``label``,
/// ``red-type.property`` and all other system colours are dynamic, and ``init(dynamicProvider:)`` creates more. The
/// components of a dynamic colour are those of its light value; renderers call ``resolvedColor(with:)``. Two colours
/// are equal if they look alike in each appearance and have the same name. Components are kept to six decimals.
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
public struct HostColor: Hashable, Sendable {
  // Fixed-point components are half as large as doubles and still return 0.3 for 0.3 and n/255 for n/255.
  private var redUnits: UInt32
  private var greenUnits: UInt32
  private var blueUnits: UInt32
  private var alphaUnits: UInt32
  /// The index of the value for dark appearances; 0 for colours that are not dynamic. See ``DynamicColors``.
  private(set) var dynamicIndex: UInt16

  private static let unit = 4_080_000_000.0  // 255 * 16 * 1,000,000, and less than 2^32

  /// Creates a colour from its components, each from 0 to 1.
  ///
  /// Components out of range are clamped, not-a-number counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    redUnits = HostColor.units(red)
    greenUnits = HostColor.units(green)
    blueUnits = HostColor.units(blue)
    alphaUnits = HostColor.units(alpha)
    dynamicIndex = 0
  }

  /// Creates a grey: 0 is black, 1 is white; clamped.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  ///
  /// Hue 0 and 1 are red, 1/3 is green, 2/3 is blue. Components out of range are clamped, not-a-number counts as 0.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = HostColor.clamped(hue) * 6
    let saturation = HostColor.clamped(saturation)
    let brightness = HostColor.clamped(brightness)
    // Each component is full in the two sectors around its own hue and falls off linearly.
    func part(_ distance: Double) -> Double {
      brightness * (1 - saturation * (1 - HostColor.clamped(distance)))
    }
    self.init(
      red: part(abs(sector - 3) - 1), green: part(2 - abs(sector - 2)), blue: part(2 - abs(sector - 4)), alpha: alpha)
  }

  /// Creates a colour with the light value `light` and the dark value at an index.
  init(light: HostColor, dynamicIndex: UInt16) {
    self = light
    self.dynamicIndex = dynamicIndex
  }

  /// The red component of the light value, from 0 to 1.
  public var red: Double { Double(redUnits) / HostColor.unit }
  /// The green component of the light value, from 0 to 1.
  public var green: Double { Double(greenUnits) / HostColor.unit }
  /// The blue component of the light value, from 0 to 1.
  public var blue: Double { Double(blueUnits) / HostColor.unit }
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double { Double(alphaUnits) / HostColor.unit }

  /// This colour with another opacity, from 0 to 1; clamped, not-a-number counts as 0.
  ///
  /// A dynamic colour stays dynamic; the opacity replaces that of both values.
  public func withAlphaComponent(_ alpha: Double) -> HostColor {
    var color = self
    color.alphaUnits = HostColor.units(alpha)
    guard dynamicIndex != 0 else { return color }
    let values = DynamicColors.values(at: dynamicIndex)
    // The light value's opacity stands for both values having their own, so the same one for both needs another pair.
    guard color.alphaUnits == values.light.alphaUnits, values.dark.alphaUnits != color.alphaUnits else { return color }
    return HostColor(light: values.light, dark: values.dark.withAlphaComponent(alpha))
  }

  /// This colour with its opacity multiplied by a factor; by 1 the values of a dynamic colour keep their own.
  package func faded(by factor: Double) -> HostColor { factor == 1 ? self : withAlphaComponent(alpha * factor) }

  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0  // not-a-number is not > 0 either
  }

  private static func units(_ value: Double) -> UInt32 { UInt32((clamped(value) * unit).rounded()) }
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
    guard dynamicIndex > HostColor.System.lastIndex else { return hexadecimal }
    return "\(hexadecimal)/\(resolvedColor(with: HostTraitCollection(userInterfaceStyle: .dark)).hexadecimal)"
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque.
  private var hexadecimal: String {
    let parts = alphaUnits == HostColor.units(1) ? [red, green, blue] : [red, green, blue, alpha]
    return parts.reduce(into: "#") { text, part in
      let byte = Int((part * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  private static let printedNames: [HostColor: String] = System.allCases.reduce(
    into: [.black: "black", .white: "white", .clear: "clear"]
  ) { names, system in
    names[HostColor(system)] = "\(system)"
  }
}
