// Tests: `ColorTests`, `AssetCatalogTests`.

import Foundation

/// How the components of sRGB encode light, and the components of Display P3, which encode it in the same way.
package enum ColorEncoding {
  /// The component for an amount of light, clamped to 0...1.
  package static func encoded(_ light: Double) -> Double {
    let light = light > 0 ? min(light, 1) : 0
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// The amount of light for a component, clamped to 0...1.
  package static func decoded(_ part: Double) -> Double {
    let part = part > 0 ? min(part, 1) : 0
    return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// The components in sRGB of a colour in Display P3, clamped one by one.
  package static func inSRGB(displayP3 red: Double, _ green: Double, _ blue: Double) -> (
    red: Double, green: Double, blue: Double
  ) {
    // From the primaries of one space to the primaries of the other; both have the same white point.
    let (r, g, b) = (decoded(red), decoded(green), decoded(blue))
    return (
      encoded(1.2249 * r - 0.2249 * g), encoded(-0.0420 * r + 1.0420 * g),
      encoded(-0.0197 * r - 0.0786 * g + 1.0983 * b)
    )
  }
}
