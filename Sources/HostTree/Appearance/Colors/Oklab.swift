import Foundation

/// A colour in Björn Ottosson's perceptual space Oklab: lightness and two opponent components, such that equal steps
/// look equal.
struct Oklab {
  var lightness: Double
  var a: Double
  var b: Double

  init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  init(_ color: ColorComponents) {
    let (red, green, blue) = (
      ColorEncoding.decoded(color.red), ColorEncoding.decoded(color.green), ColorEncoding.decoded(color.blue)
    )
    // The responses of the three kinds of cones, and their perceived strength.
    let l = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let m = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let s = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// The colour in sRGB, clamped to its gamut.
  func components(alpha: Double) -> ColorComponents {
    let l = pow(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b, 3)
    let m = pow(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b, 3)
    let s = pow(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b, 3)
    return ColorComponents(
      red: ColorEncoding.encoded(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      green: ColorEncoding.encoded(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      blue: ColorEncoding.encoded(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s), alpha: alpha)
  }
}
