import Foundation

/// How far the letters of ``HostTypeface/system`` are apart, beside their widths.
///
/// San Francisco's tracking by size, as Apple publishes it for designers, and constants that were fitted with Inter's
/// widths to pictures of real phones.
enum SystemTracking {
  /// How much of the display face a size has, in 256ths: none up to 17 points, all from 28 on.
  static func displayShare(_ size: CGFloat) -> Int {
    size <= 17 ? 0 : size >= 28 ? 256 : Int(((size - 17) * 256 / 11).rounded())
  }

  /// The tracking in units of ``TextMetrics/unitsPerEm``.
  ///
  /// - Parameter thirds: The weight, from regular, 0, to bold, 3.
  static func units(_ size: CGFloat, thirds: Int, displayShare: Int) -> Int {
    let text = 20 + heavyText[thirds]
    let display = -160 + heavyDisplay[thirds]
    return sizeUnits(size) + (text * (256 - displayShare) + display * displayShare) / 256
  }

  private static let heavyText = [0, 40, 80, 80]
  private static let heavyDisplay = [0, 80, 170, 170]

  private static func sizeUnits(_ size: CGFloat) -> Int {
    let place = size - CGFloat(firstSize)
    if place <= 0 { return bySize[0] }
    let last = bySize.count - 1
    if place >= CGFloat(last) {
      // Down to nothing at 80 points.
      return max(Int(CGFloat(bySize[last]) * (80 - size) / CGFloat(80 - firstSize - last)), 0)
    }
    let index = Int(place)
    return bySize[index] + Int((CGFloat(bySize[index + 1] - bySize[index]) * (place - CGFloat(index))).rounded())
  }

  private static let firstSize = 6
  /// San Francisco's tracking at whole sizes from 6 points on.
  private static let bySize = [
    410, 340, 260, 190, 120, 60, 0, -60, -110, -160, -200, -260, -250, -240, -230, -180, -120, -40, 30, 60, 80, 110,
    140, 140, 140, 135, 130, 125, 120, 110, 100, 100, 100, 100, 100,
  ]
}

extension HostFont.Weight {
  /// How far the weight is from regular to bold, in thirds.
  var thirdsOfBold: Int {
    switch self {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 1
    case .semibold: 2
    case .bold, .heavy, .black: 3
    }
  }
}
