// Tests: `HostScreenTests`, `EnvironmentValuesDeviceTests`.

package import Foundation

extension CGFloat {
  /// The pixels of a point on each screen of the process: of texts, hairlines, screens and the environment. 3, as on
  /// most phones, unless `HostScreen.pixelsPerPoint` is set: unsafe, as that says.
  @exclusivity(unchecked) package nonisolated(unsafe) static var pixelsPerPoint: CGFloat = 3

  /// The length of a pixel in points: the thickness of hairlines.
  package static var pixel: CGFloat { 1 / pixelsPerPoint }
}
