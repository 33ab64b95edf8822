public import Foundation

/// The application that the process runs, as `UIApplication`: its state, and its delegate.
///
/// ```swift
/// print(HostApplication.shared.applicationState == .active)
/// // Prints "true"
/// ```
@MainActor @preconcurrency
public final class HostApplication {
  /// The application, the only one.
  public static let shared = HostApplication()

  /// The visibility of an application to users.
  public enum State: Int, Hashable, Sendable {
    /// A window is in use. The default, for programs that show their windows themselves.
    case active = 0
    /// Windows are visible, but none is in use.
    case inactive = 1
    /// No window is visible.
    case background = 2
  }

  /// The name of a fact about how the application was launched. There are none here: the dictionaries are empty.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that is to be opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The notification that was tapped.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The name of a wish about how a URL is opened. They have no effect here.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only an application may open the URL that was made for its site.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The visibility of the application to users: the state of its most active window.
  public package(set) var applicationState: State {
    get { state }
    set {
      let former = state
      state = newValue
      if former != newValue { postNotifications(since: former) }
    }
  }
  private var state = State.active

  /// The object that hears of the application's life; not retained. The object of `UIApplicationDelegateAdaptor` is set
  /// when the application is launched.
  public weak var delegate: (any HostApplicationDelegate)?

  /// Whether the screen stays on. It has no effect: screens do not go off here.
  public var isIdleTimerDisabled = false

  /// The values kept for a system that is not there.
  var system = System()

  /// Opens URLs for the system, and returns whether it does; set by the display of the application. Nil without a
  /// display.
  package var opensURL: (@MainActor (URL) -> Bool)?

  /// Ends the process; set by the display of the application. Nil without a display.
  package var endsProcess: (@MainActor () -> Void)?

  private init() {}

  /// Ends the process, as `NSApplication.terminate(_:)`: the display saves, and the delegate is notified.
  ///
  /// Without a display, as in tests, that is reported as misuse, and the process goes on.
  public func terminate(_ sender: Any?) {
    guard let endsProcess else {
      return HostDiagnostics.report("Nobody ends the application. A browser that shows it does, with App.main().")
    }
    if (desktopDelegate?.applicationShouldTerminate(self) ?? .terminateNow) == .terminateNow { endsProcess() }
  }

  /// Brings the application to the front, as `NSApplication`'s. It has no effect: pages in browsers do not come to the
  /// front by themselves.
  public func activate(ignoringOtherApps flag: Bool = true) {}

  /// Whether the display of the application opens URLs, as a browser does.
  public func canOpenURL(_ url: URL) -> Bool { opensURL != nil }

  /// Opens a URL outside the application, and calls `completion` with whether it was opened, before it returns.
  ///
  /// Without a display that opens URLs, that is reported as misuse. Actions of the environment's `openURL` are not
  /// called.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let isOpened = opensURL?(url) == true
    if !isOpened {
      HostDiagnostics.report(
        "Nobody opens \(url): there is no system here that could. A browser does, with App.main().")
    }
    completion?(isOpened)
  }

  /// Sends what UIKit sends, in its order, on the way from one state to another.
  private func postNotifications(since former: State) {
    func post(_ name: Notification.Name) {
      let notification = Notification(name: name, object: self)
      NotificationCenter.default.post(notification)
      if name == HostApplication.didBecomeActiveNotification {
        desktopDelegate?.applicationDidBecomeActive(notification)
      }
      if name == HostApplication.willResignActiveNotification {
        desktopDelegate?.applicationDidResignActive(notification)
      }
    }
    if former == .active { post(HostApplication.willResignActiveNotification) }
    if former == .background { post(HostApplication.willEnterForegroundNotification) }
    if applicationState == .background { post(HostApplication.didEnterBackgroundNotification) }
    if applicationState == .active { post(HostApplication.didBecomeActiveNotification) }
  }
}

extension HostApplication {
  /// The URL of the application's page in the system's settings. There is none here: it is opened by the display of the
  /// application, if at all.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Posted after the delegate has heard that the application was launched.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when a window came into use.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when no window is in use any more.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when no window is visible any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when a window is visible again, before ``didBecomeActiveNotification``.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the process is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")

  /// Notifies a delegate that the application was launched. No window is open yet: the state is ``State/inactive``.
  package func finishLaunching(with delegate: (any HostApplicationDelegate)?) {
    state = .inactive
    self.delegate = delegate
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: HostApplication.didFinishLaunchingNotification, object: self)
  }

  /// Notifies the delegate that the process is about to end.
  package func willTerminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: HostApplication.willTerminateNotification, object: self)
  }
}
