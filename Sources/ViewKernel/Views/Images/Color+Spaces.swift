import HostTree

extension Color {
  /// The colour space of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space of screens: components with its gamma.
    case sRGB
    /// The space of sRGB with linear components, proportional to the light.
    case sRGBLinear
    /// A wider space. Colours outside of sRGB are clamped to it, component by component.
    case displayP3

    /// The components of the colour in sRGB, clamped to 0...1 where they are converted.
    package func inSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
      switch self {
      case .sRGB: return (red, green, blue)
      case .sRGBLinear:
        return (ColorEncoding.encoded(red), ColorEncoding.encoded(green), ColorEncoding.encoded(blue))
      case .displayP3: return ColorEncoding.inSRGB(displayP3: red, green, blue)
      }
    }
  }

  /// Creates a colour from components of a colour space, each from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func sound(_ part: Double) -> Double { part.sound(else: 0, "A part of a colour") }
    let parts = colorSpace.inSRGB(sound(red), sound(green), sound(blue))
    self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
  }

  /// Creates a grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// This colour mixed with another one: a `fraction` of 0 is this colour, 1 the other one.
  ///
  /// A fraction out of range counts as the nearer end; a non-finite one is reported as misuse and counts as 0.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mixed(source, rhs.source, fraction.sound(else: 0, "A share of a mixed colour"), colorSpace))
  }
}

extension Gradient {
  /// The colour space in which colours are interpolated.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// Interpolates the sRGB components.
    public static let device = ColorSpace(name: "device")
    /// Interpolates in the Oklab space, so that the steps look equal.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}
