public import Foundation

/// How a device is held, as `UIDeviceOrientation`.
public enum HostDeviceOrientation: Int, Hashable, Sendable {
  /// Not known; never used by a device here.
  case unknown = 0
  /// Higher than wide.
  case portrait = 1
  /// Upside down; never used by a device here.
  case portraitUpsideDown = 2
  /// Wider than high, the device's top at the left.
  case landscapeLeft = 3
  /// Wider than high, the device's top at the right; never used by a device here.
  case landscapeRight = 4
  /// On its back; never used by a device here.
  case faceUp = 5
  /// On its face; never used by a device here.
  case faceDown = 6

  /// The orientation of a device whose screen has a size.
  init(of size: CGSize) { self = size.width > size.height ? .landscapeLeft : .portrait }

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension HostDevice {
  /// Posted by the device when its ``orientation`` has changed.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How the device is held, by the size of the main screen: portrait, or the first landscape one if it is wider than
  /// high.
  public var orientation: HostDeviceOrientation { HostDeviceOrientation(of: HostScreen.main.bounds.size) }

  /// True: notifications are posted always.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Does nothing: notifications are posted always.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing: notifications are posted always.
  public func endGeneratingDeviceOrientationNotifications() {}

  func orientationDidChange() {
    NotificationCenter.default.post(name: HostDevice.orientationDidChangeNotification, object: self)
  }
}
