public import Foundation
public import HostTree

extension HostColor {
  /// Gets the components of the light value, as `UIColor` does; true always.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Gets hue, saturation and brightness of the light value, as `UIColor` does; true always.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let most = Swift.max(red, green, blue)
    let spread = most - Swift.min(red, green, blue)
    let sector =
      switch most {
      case _ where spread == 0: 0.0
      case red: ((green - blue) / spread).truncatingRemainder(dividingBy: 6)
      case green: (blue - red) / spread + 2
      default: (red - green) / spread + 4
      }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = self.alpha
    return true
  }

  /// Gets the brightness of the light value, if it is a gray; as `UIColor` does.
  ///
  /// - Returns: Whether it is a gray. If not, nothing is written.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }
}

// Colours of `UIColor` that are the same in light and dark appearances.
extension HostColor {
  /// A gray of two thirds of white.
  public static let lightGray = HostColor(white: 2.0 / 3)
  /// A gray of a third of white.
  public static let darkGray = HostColor(white: 1.0 / 3)
  /// Red and blue light of full strength.
  public static let magenta = HostColor(red: 1, green: 0, blue: 1)
}
