// Tests: `HostApplicationTests`.

public import Foundation

/// Requests of an application to the system around it. There is none here: what it sets is kept, and nothing shows it.
extension HostApplication {
  /// An identifier of work that goes on in the background.
  public struct BackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an identifier by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No work.
    public static let invalid = BackgroundTaskIdentifier(rawValue: 0)
  }

  /// The number on the application's icon; 0, the default, for none. Kept only.
  public var applicationIconBadgeNumber: Int {
    get { system.badgeNumber }
    set { system.badgeNumber = newValue }
  }

  /// The name of the icon that was set instead of the usual one; nil for that.
  public var alternateIconName: String? { system.iconName }

  /// True: a name is kept.
  public var supportsAlternateIcons: Bool { true }

  /// Keeps the name of an icon, and calls the completion before it returns, without an error.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    system.iconName = alternateIconName
    completionHandler?(nil)
  }

  /// False: nothing sends notifications here.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Does nothing: nothing sends notifications here, and the delegate hears nothing of it.
  public func registerForRemoteNotifications() {}
  /// Does nothing, as ``registerForRemoteNotifications()``.
  public func unregisterForRemoteNotifications() {}

  /// The orientation of the windows, from the first scene; portrait without one.
  public var statusBarOrientation: HostInterfaceOrientation {
    connectedScenes.lazy.compactMap { ($0 as? HostWindowScene)?.interfaceOrientation }.first ?? .portrait
  }

  /// Begins work that goes on in the background. The process does not stop there here, so `handler` is never called.
  ///
  /// - Returns: An identifier of its own, for ``endBackgroundTask(_:)``.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> BackgroundTaskIdentifier {
    system.lastTask += 1
    return BackgroundTaskIdentifier(rawValue: system.lastTask)
  }

  /// Ends work in the background. It has no effect.
  public func endBackgroundTask(_ identifier: BackgroundTaskIdentifier) {}

  /// Never posted here: the system does not report that memory becomes short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never posted here: the system does not report that a day begins or the clock was set.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Never posted here: pictures of the screen are not reported.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// The values kept for a system that is not there.
  struct System {
    var badgeNumber = 0
    var iconName: String?
    var lastTask = 0
  }
}
