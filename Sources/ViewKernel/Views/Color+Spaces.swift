import Foundation
import HostTree

extension Color {
  /// The meaning of a colour's parts.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space.
    case sRGB
    /// The same, with parts in proportion to the light.
    case sRGBLinear
    /// A wider space. Colours beyond the usual one are brought to its edge.
    case displayP3

    /// The same colour in the usual space, with parts from 0 to 1.
    func inSRGB(_ red: Double, _ green: Double, _ blue: Double) -> (red: Double, green: Double, blue: Double) {
      switch self {
      case .sRGB: return (red, green, blue)
      case .sRGBLinear: return (encoded(red), encoded(green), encoded(blue))
      case .displayP3:
        // Between the primaries of the two spaces, which have the same white.
        let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
        return (
          encoded(1.2249 * r - 0.2249 * g), encoded(-0.0420 * r + 1.0420 * g),
          encoded(-0.0197 * r - 0.0786 * g + 1.0983 * b)
        )
      }
    }

    private func encoded(_ light: Double) -> Double {
      let light = light > 0 ? min(light, 1) : 0
      return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    private func decoded(_ part: Double) -> Double {
      let part = part > 0 ? min(part, 1) : 0
      return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  /// A colour from its parts, each from 0 to 1.
  public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func sound(_ part: Double) -> Double { part.sound(else: 0, "A part of a colour") }
    let parts = colorSpace.inSRGB(sound(red), sound(green), sound(blue))
    self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour between this one, at 0, and another one, at 1; fractions out of range count as the nearer end.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(source: .mixed(source, rhs.source, fraction.sound(else: 0, "A share of a mixed colour"), colorSpace))
  }
}

extension Gradient {
  /// In which steps a colour becomes another one.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// In equal steps of the parts of the usual space.
    public static let device = ColorSpace(name: "device")
    /// In steps that look equal: those of the space Oklab.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}
