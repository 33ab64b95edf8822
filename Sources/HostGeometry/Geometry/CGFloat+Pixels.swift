// Tests: `HostScreenTests`, `EnvironmentValuesDeviceTests`.

package import Foundation

extension CGFloat {
  /// The pixels of a point on each screen of the process: of texts, hairlines, screens and the environment. Defaults to
  /// 3, as on most phones; `HostScreen.pixelsPerPoint` sets it.
  // Without checks, as each measured text reads it. Safe if it is set before other threads measure text, as that
  // property demands.
  @exclusivity(unchecked) package nonisolated(unsafe) static var pixelsPerPoint: CGFloat = 3

  /// The length of a pixel in points: the thickness of hairlines.
  package static var pixel: CGFloat { 1 / pixelsPerPoint }
}
