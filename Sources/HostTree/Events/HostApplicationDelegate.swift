// Tests: `HostApplicationTests`.

/// Hears of the application's life, as `UIApplicationDelegate`. All methods are optional.
///
/// What windows go through is told to views, by the environment's `scenePhase` and by the notifications of ``HostApplication``; as
/// with SwiftUI on iOS, methods such as `applicationDidBecomeActive` are not called.
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
  public func applicationWillTerminate(_ application: HostApplication) {}
}
