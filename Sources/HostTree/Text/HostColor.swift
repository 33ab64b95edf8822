/// A colour with an opacity.
///
/// A colour has a value, and some have a name too: `red` or `label` say what the colour is for, and the value is the
/// one that iOS shows in its light appearance. Two colours are equal if their names and values are. Components are kept
/// to six decimals.
public struct HostColor: Hashable, Sendable {
  // Fixed-point parts are half as large as doubles and still give back 0.3 for 0.3 and n/255 for n/255.
  private var redUnits: UInt32
  private var greenUnits: UInt32
  private var blueUnits: UInt32
  private var alphaUnits: UInt32
  /// What the colour is for, whatever its value in an appearance may be.
  private var name: Name

  private static let unit = 4_080_000_000.0  // 255 * 16 * 1,000,000, and less than 2^32

  private enum Name: UInt8 {
    case none
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, placeholderText, separator, systemBackground, tintColor
  }

  /// Makes a colour from its parts, each from 0 to 1.
  ///
  /// Parts out of range count as the nearer end, not-a-number as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    redUnits = HostColor.units(red)
    greenUnits = HostColor.units(green)
    blueUnits = HostColor.units(blue)
    alphaUnits = HostColor.units(alpha)
    name = .none
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

  private init(_ name: Name, _ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    self.name = name
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

  /// The system's red.
  public static let red = HostColor(.red, 255, 59, 48)
  /// The system's orange.
  public static let orange = HostColor(.orange, 255, 149, 0)
  /// The system's yellow.
  public static let yellow = HostColor(.yellow, 255, 204, 0)
  /// The system's green.
  public static let green = HostColor(.green, 52, 199, 89)
  /// The system's mint.
  public static let mint = HostColor(.mint, 0, 199, 190)
  /// The system's teal.
  public static let teal = HostColor(.teal, 48, 176, 199)
  /// The system's cyan.
  public static let cyan = HostColor(.cyan, 50, 173, 230)
  /// The system's blue.
  public static let blue = HostColor(.blue, 0, 122, 255)
  /// The system's indigo.
  public static let indigo = HostColor(.indigo, 88, 86, 214)
  /// The system's purple.
  public static let purple = HostColor(.purple, 175, 82, 222)
  /// The system's pink.
  public static let pink = HostColor(.pink, 255, 45, 85)
  /// The system's brown.
  public static let brown = HostColor(.brown, 162, 132, 94)
  /// The system's grey.
  public static let gray = HostColor(.gray, 142, 142, 147)

  /// For text.
  public static let label = HostColor(.label, 0, 0, 0)
  /// For text of less weight.
  public static let secondaryLabel = HostColor(.secondaryLabel, 60, 60, 67, alpha: 0.6)
  /// For what stands in an empty text field.
  public static let placeholderText = HostColor(.placeholderText, 60, 60, 67, alpha: 0.3)
  /// For thin lines between contents.
  public static let separator = HostColor(.separator, 60, 60, 67, alpha: 0.29)
  /// For the background of all.
  public static let systemBackground = HostColor(.systemBackground, 255, 255, 255)
  /// For what a user can act on.
  public static let tintColor = HostColor(.tintColor, 0, 122, 255)
}

extension HostColor: CustomStringConvertible {
  /// The colour as it is printed in trees: the name of a named colour, else `#RRGGBB`.
  ///
  /// It is `#RRGGBBAA` if the colour is not opaque. A named colour of another opacity is printed by its value.
  public var description: String {
    if let known = HostColor.printedNames[self] { return known }
    let parts = alphaUnits == HostColor.units(1) ? [red, green, blue] : [red, green, blue, alpha]
    return parts.reduce(into: "#") { text, part in
      let byte = Int((part * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
  }

  private static let printedNames: [HostColor: String] = {
    let named: [HostColor] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .label,
      .secondaryLabel, .placeholderText, .separator, .systemBackground, .tintColor,
    ]
    let fixed = [HostColor.black: "black", .white: "white", .clear: "clear"]
    return named.reduce(into: fixed) { $0[$1] = "\($1.name)" }
  }()
}
