// Tests: `EnvironmentValuesDeviceTests`.

public import Foundation

extension CGFloat {
  /// The pixels of a point on each screen, as on a phone: of texts, hairlines, screens and the environment.
  @usableFromInline package static var pixelsPerPoint: CGFloat { 3 }

  /// The length of a pixel in points: the thickness of hairlines.
  package static var pixel: CGFloat { 1 / pixelsPerPoint }
}
