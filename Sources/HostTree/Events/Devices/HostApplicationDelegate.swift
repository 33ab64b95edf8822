// Tests: `HostApplicationTests`.

/// Hears of the application's life, as `UIApplicationDelegate`. All methods are optional.
///
/// Views learn of the life of windows by the environment's `scenePhase` and by the notifications of
/// ``HostApplication``. As on iOS, ``applicationDidBecomeActive(_:)`` and its like are called only if the delegate
/// makes the application's window itself: with SwiftUI's life cycle, and for an application with a
/// ``HostWindowSceneDelegate``, they are not.
@MainActor @preconcurrency
public protocol HostApplicationDelegate: AnyObject {
  /// The application begins; called first. The result has no effect, and there are no options.
  func application(
    _ application: HostApplication,
    willFinishLaunchingWithOptions launchOptions: [HostApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application is about to open its first window. The result has no effect, and there are no options.
  func application(
    _ application: HostApplication,
    didFinishLaunchingWithOptions launchOptions: [HostApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// A window came into use.
  func applicationDidBecomeActive(_ application: HostApplication)
  /// No window is in use any more.
  func applicationWillResignActive(_ application: HostApplication)
  /// No window is visible any more.
  func applicationDidEnterBackground(_ application: HostApplication)
  /// A window is about to be visible again.
  func applicationWillEnterForeground(_ application: HostApplication)

  /// Asked before a scene is connected. The answer's name and role have no effect: the scene's delegate is that which
  /// the application was given.
  func application(
    _ application: HostApplication, configurationForConnecting connectingSceneSession: HostSceneSession,
    options: HostScene.ConnectionOptions
  ) -> HostSceneConfiguration

  /// The process is about to end. It ends when this returns.
  func applicationWillTerminate(_ application: HostApplication)
}

extension HostApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: HostApplication,
    willFinishLaunchingWithOptions launchOptions: [HostApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: HostApplication,
    didFinishLaunchingWithOptions launchOptions: [HostApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: HostApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: HostApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: HostApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: HostApplication) {}

  /// The configuration of the session.
  public func application(
    _ application: HostApplication, configurationForConnecting connectingSceneSession: HostSceneSession,
    options: HostScene.ConnectionOptions
  ) -> HostSceneConfiguration { connectingSceneSession.configuration }

  /// Does nothing.
  public func applicationWillTerminate(_ application: HostApplication) {}
}
