import Foundation
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
    func inSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
      switch self {
      case .sRGB: return (red, green, blue)
      case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
      case .displayP3:
        // From the primaries of one space to those of the other; both have the same white point.
        let (r, g, b) = (Self.decoded(red), Self.decoded(green), Self.decoded(blue))
        return (
          Self.encoded(1.2249 * r - 0.2249 * g), Self.encoded(-0.0420 * r + 1.0420 * g),
          Self.encoded(-0.0197 * r - 0.0786 * g + 1.0983 * b)
        )
      }
    }

    static func encoded(_ light: Double) -> Double {
      let light = light > 0 ? min(light, 1) : 0
      return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    static func decoded(_ part: Double) -> Double {
      let part = part > 0 ? min(part, 1) : 0
      return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
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
