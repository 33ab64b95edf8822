import Foundation

/// The kind of device that an interface is made for, as `UIUserInterfaceIdiom`.
public enum HostUserInterfaceIdiom: Int, Hashable, Sendable {
  /// Not known; never used by a device here.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television; never used by a device here.
  case tv = 2
  /// A display in a car; never used by a device here.
  case carPlay = 3
  /// A computer; never used by a device here, since everything looks as on phones and tablets.
  case mac = 5
  /// A headset; never used by a device here.
  case vision = 6
}

/// The device that shows the windows, as `UIDevice`.
///
/// ```swift
/// print(HostDevice.current.userInterfaceIdiom == .phone, HostDevice.current.model)
/// // Prints "true iPhone"
/// ```
@MainActor @preconcurrency
public final class HostDevice {
  /// The device, the only one.
  public static let current = HostDevice()

  private init() {}

  /// The kind of device that the interface is made for: a tablet if the window that was made key last is 600 points or
  /// more in both directions; else, and without a window, a phone.
  public var userInterfaceIdiom: HostUserInterfaceIdiom {
    let size = HostWindow.lastKey?.bounds.size ?? .zero
    return min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// "iPhone" or "iPad", by ``userInterfaceIdiom``.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The name of the computer on which the process runs.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The name of the operating system on which the process runs, as "Linux".
  public var systemName: String {
    #if os(Linux)
      "Linux"
    #elseif os(Windows)
      "Windows"
    #else
      "macOS"
    #endif
  }

  /// The version of that system, as "6.8.0".
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
}
