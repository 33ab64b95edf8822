// Tests: `HostWindowTests`.

public import Foundation

/// A screen: its size and its pixel density, as `UIScreen`'s.
public final class HostScreen: Sendable {
  /// The screen's rectangle in points.
  public let bounds: CGRect
  /// The number of pixels per point.
  public let scale: CGFloat

  /// Creates a screen; `scale` defaults to 2 pixels per point.
  public init(bounds: CGRect, scale: CGFloat = 2) {
    self.bounds = bounds
    self.scale = scale
  }

  /// A screen of 390 x 844 points, the size of a common phone; the default for windows.
  public static let main = HostScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
}
