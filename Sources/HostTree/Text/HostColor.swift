/// A colour with an opacity.
///
/// Most colours have one value. A *dynamic* colour has two, one for light and one for dark appearances: ``label``,
/// ``red`` and all others of the system's are such, and ``init(dynamicProvider:)`` makes more. What is read of a dynamic
/// colour's parts is its value in a light appearance; whoever draws asks ``resolvedColor(with:)``. Two colours are equal
/// if they look alike in each appearance and have the same name. Components are kept to six decimals.
public struct HostColor: Hashable, Sendable {
  // Fixed-point parts are half as large as doubles and still give back 0.3 for 0.3 and n/255 for n/255.
  private var redUnits: UInt32
  private var greenUnits: UInt32
  private var blueUnits: UInt32
  private var alphaUnits: UInt32
  /// Where the value for dark appearances is found; 0 for colours that look alike in all. See ``DynamicColors``.
  private(set) var dynamicIndex: UInt16

  private static let unit = 4_080_000_000.0  // 255 * 16 * 1,000,000, and less than 2^32

  /// Makes a colour from its parts, each from 0 to 1.
  ///
  /// Parts out of range count as the nearer end, not-a-number as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    redUnits = HostColor.units(red)
    greenUnits = HostColor.units(green)
    blueUnits = HostColor.units(blue)
    alphaUnits = HostColor.units(alpha)
    dynamicIndex = 0
  }

  /// Makes a grey: 0 is black, 1 is white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  ///
  /// Hue 0 and 1 are red, 1/3 is green, 2/3 is blue. Parts out of range count as the nearer end, not-a-number as 0.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    let sector = HostColor.clamped(hue) * 6
    let saturation = HostColor.clamped(saturation)
    let brightness = HostColor.clamped(brightness)
    // Each part is full in the two sectors around its own hue and falls off in a straight line.
    func part(_ distance: Double) -> Double {
      brightness * (1 - saturation * (1 - HostColor.clamped(distance)))
    }
    self.init(
      red: part(abs(sector - 3) - 1), green: part(2 - abs(sector - 2)), blue: part(2 - abs(sector - 4)), alpha: alpha)
  }

  /// Makes a colour that has `light` as its value, and another one in dark appearances.
  init(light: HostColor, dynamicIndex: UInt16) {
    self = light
    self.dynamicIndex = dynamicIndex
  }

  /// Red, from 0 to 1.
  public var red: Double { Double(redUnits) / HostColor.unit }
  /// Green, from 0 to 1.
  public var green: Double { Double(greenUnits) / HostColor.unit }
  /// Blue, from 0 to 1.
  public var blue: Double { Double(blueUnits) / HostColor.unit }
  /// Opacity, from 0 to 1.
  public var alpha: Double { Double(alphaUnits) / HostColor.unit }

  /// The same colour with another opacity, from 0 to 1; out of range it counts as the nearer end, not-a-number as 0.
  public func withAlphaComponent(_ alpha: Double) -> HostColor {
    var color = self
    color.alphaUnits = HostColor.units(alpha)
    return color
  }

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
  /// Nothing to see.
  public static let clear = HostColor(white: 0, alpha: 0)
}

extension HostColor: CustomStringConvertible {
  /// The colour as it is printed in trees: the name of a system colour, else `#RRGGBB`.
  ///
  /// It is `#RRGGBBAA` if the colour is not opaque. A system colour of another opacity is printed by its value, and a
  /// dynamic colour of one's own by both of its values, the light one first: `#FFFFFF/#000000`.
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
