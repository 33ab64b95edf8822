// Tests: `HostWindowTests`.

public import Foundation

/// A screen: its size and its pixel density, as `UIScreen`'s. What programs add to it belongs to the main actor; its own properties can be read
/// anywhere.
@MainActor
public final class HostScreen {
  /// The screen's rectangle in points.
  nonisolated public let bounds: CGRect
  /// The number of pixels per point.
  nonisolated public let scale: CGFloat

  /// Creates a screen; `scale` defaults to 2 pixels per point.
  nonisolated public init(bounds: CGRect, scale: CGFloat = 2) {
    self.bounds = bounds
    self.scale = scale
  }

  /// A screen of 390 x 844 points, the size of a common phone; the default for windows.
  nonisolated public static let main = HostScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
}
