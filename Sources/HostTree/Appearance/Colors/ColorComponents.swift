/// The sRGB components of one appearance of a ``HostColor``.
///
/// Fixed-point components are half as large as doubles and still return 0.3 for 0.3 and n/255 for n/255.
struct ColorComponents: Hashable, Sendable {
  private var redUnits: UInt32
  private var greenUnits: UInt32
  private var blueUnits: UInt32
  private var alphaUnits: UInt32

  private static let unit = 4_080_000_000.0  // 255 * 16 * 1,000,000, and less than 2^32

  /// Components out of range are clamped, not-a-number counts as 0.
  init(red: Double, green: Double, blue: Double, alpha: Double) {
    redUnits = Self.units(red)
    greenUnits = Self.units(green)
    blueUnits = Self.units(blue)
    alphaUnits = Self.units(alpha)
  }

  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = Self.clamped(hue) * 6
    let saturation = Self.clamped(saturation)
    let brightness = Self.clamped(brightness)
    // Each component is full in the two sectors around its own hue and falls off linearly.
    func part(_ distance: Double) -> Double {
      brightness * (1 - saturation * (1 - Self.clamped(distance)))
    }
    self.init(
      red: part(abs(sector - 3) - 1), green: part(2 - abs(sector - 2)), blue: part(2 - abs(sector - 4)), alpha: alpha)
  }

  var red: Double { Double(redUnits) / Self.unit }
  var green: Double { Double(greenUnits) / Self.unit }
  var blue: Double { Double(blueUnits) / Self.unit }
  var alpha: Double {
    get { Double(alphaUnits) / Self.unit }
    set { alphaUnits = Self.units(newValue) }
  }

  /// The components between these, at 0, and others, at 1; fractions out of range are clamped.
  func mixed(with other: ColorComponents, by fraction: Double, isPerceptual: Bool = false) -> ColorComponents {
    let share = Self.clamped(fraction)
    func part(_ first: Double, _ second: Double) -> Double { first * (1 - share) + second * share }
    if isPerceptual, share > 0, share < 1 {
      let (first, second) = (Oklab(self), Oklab(other))
      return Oklab(
        lightness: part(first.lightness, second.lightness), a: part(first.a, second.a), b: part(first.b, second.b)
      ).components(alpha: part(alpha, other.alpha))
    }
    return ColorComponents(
      red: part(red, other.red), green: part(green, other.green), blue: part(blue, other.blue),
      alpha: part(alpha, other.alpha))
  }

  /// `#RRGGBB`, or `#RRGGBBAA` if the colour is not opaque.
  var hexadecimal: String {
    let parts = alpha == 1 ? [red, green, blue] : [red, green, blue, alpha]
    return parts.reduce(into: "#") { text, part in
      let byte = Int((part * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  private static func clamped(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0  // not-a-number is not > 0 either
  }

  private static func units(_ value: Double) -> UInt32 { UInt32((clamped(value) * unit).rounded()) }
}
