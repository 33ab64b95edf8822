public import Foundation

/// A screen that windows are on.
public final class HostScreen: Sendable {
  /// The screen's rectangle in points.
  public let bounds: CGRect
  /// How many pixels a point has in each direction.
  public let scale: CGFloat

  /// Makes a screen; `scale` is 2 pixels a point unless told.
  public init(bounds: CGRect, scale: CGFloat = 2) {
    self.bounds = bounds
    self.scale = scale
  }

  /// A screen of 390 x 844 points, the size of a usual phone.
  public static let main = HostScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))
}
