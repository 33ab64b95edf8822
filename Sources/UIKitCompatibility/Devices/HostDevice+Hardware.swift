// Tests: `HostDeviceTests`.

public import Foundation
public import HostTree

/// The facts about a device's hardware. They are not known here: the values are UIKit's for that case.
extension HostDevice {
  /// The state of the battery, as `UIDevice.BatteryState`.
  public enum BatteryState: Int, Hashable, Sendable {
    /// Not known; always here.
    case unknown = 0
    /// In use; at a plug; at a plug, and full.
    case unplugged, charging, full
  }

  /// The charge of the battery: -1, not known.
  public var batteryLevel: Float { -1 }
  /// The state of the battery: not known.
  public var batteryState: BatteryState { .unknown }
  /// False: setting it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// False: nothing reports objects near the screen.
  public var proximityState: Bool { false }
  /// False: setting it has no effect.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// True: a process goes on while others are used.
  public var isMultitaskingSupported: Bool { true }

  /// A UUID that stays the same while the process runs.
  public var identifierForVendor: UUID? { Self.identifier }
  nonisolated private static let identifier = UUID()

  /// Never posted here.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted here.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted here.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}
