// Tests: `NSApplicationDelegateTests`

public import Foundation

/// Hears of the application's life as programs for desktops do, as `NSApplicationDelegate`. All methods are optional.
///
/// Notifications have the names that ``HostApplication`` has, and the application as their object.
@MainActor @preconcurrency
public protocol HostDesktopApplicationDelegate: HostApplicationDelegate {
  /// The application begins; called first.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The application is about to open its first window.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// A window came into use.
  func applicationDidBecomeActive(_ notification: Notification)
  /// No window is in use any more.
  func applicationDidResignActive(_ notification: Notification)
  /// Whether the process may end, when the program asks for it by ``HostApplication/terminate(_:)``. Defaults to
  /// `.terminateNow`.
  func applicationShouldTerminate(_ sender: HostApplication) -> HostApplication.TerminateReply
  /// Whether the process ends when its last window was closed, while a display shows the application. Defaults to
  /// false.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: HostApplication) -> Bool
  /// The process is about to end. It ends when this returns.
  func applicationWillTerminate(_ notification: Notification)
}

extension HostDesktopApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// The process may end.
  public func applicationShouldTerminate(_ sender: HostApplication) -> HostApplication.TerminateReply { .terminateNow }
  /// The process goes on.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: HostApplication) -> Bool { false }
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}

  /// Calls ``applicationWillFinishLaunching(_:)``.
  public func application(
    _ application: HostApplication,
    willFinishLaunchingWithOptions launchOptions: [HostApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationWillFinishLaunching(
      Notification(name: HostApplication.willFinishLaunchingNotification, object: application))
    return true
  }

  /// Calls ``applicationDidFinishLaunching(_:)``.
  public func application(
    _ application: HostApplication,
    didFinishLaunchingWithOptions launchOptions: [HostApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(
      Notification(name: HostApplication.didFinishLaunchingNotification, object: application))
    return true
  }

  /// Calls ``applicationWillTerminate(_:)-(Notification)``.
  public func applicationWillTerminate(_ application: HostApplication) {
    applicationWillTerminate(Notification(name: HostApplication.willTerminateNotification, object: application))
  }
}

extension HostApplication {
  /// The answer to whether the process may end.
  public enum TerminateReply: UInt, Hashable, Sendable {
    /// It goes on.
    case terminateCancel = 0
    /// It ends.
    case terminateNow = 1
    /// The program says so later, by ``HostApplication/reply(toApplicationShouldTerminate:)``.
    case terminateLater = 2
  }

  /// How an application appears on a desktop. It has no effect here.
  public enum ActivationPolicy: Int, Hashable, Sendable {
    /// With a menu bar and an icon.
    case regular = 0
    /// Without them, but with windows.
    case accessory = 1
    /// Without windows.
    case prohibited = 2
  }

  /// The name of the first message to a delegate; never posted.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification")

  /// Whether a window is in use.
  public var isActive: Bool { applicationState == .active }

  /// The window that was made key last, if it is visible; the same as ``keyWindow``.
  public var mainWindow: HostWindow? { keyWindow }

  /// Brings the application to the front. It has no effect: pages in browsers do not come to the front by themselves.
  public func activate() {}

  /// Sets how the application appears on a desktop. It has no effect, and returns false.
  @discardableResult
  public func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { false }

  /// How the application appears on a desktop: `.regular`.
  public func activationPolicy() -> ActivationPolicy { .regular }

  /// Ends the process, or does not, after a delegate has answered ``TerminateReply/terminateLater``.
  public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
    if shouldTerminate { endsProcess?() }
  }

  /// The last window was closed by its user or by the program.
  package func lastWindowDidClose() {
    guard let endsProcess, let delegate = desktopDelegate else { return }
    if delegate.applicationShouldTerminateAfterLastWindowClosed(self) { endsProcess() }
  }

  /// The delegate, if it is one of a program for desktops.
  var desktopDelegate: (any HostDesktopApplicationDelegate)? { delegate as? any HostDesktopApplicationDelegate }
}
