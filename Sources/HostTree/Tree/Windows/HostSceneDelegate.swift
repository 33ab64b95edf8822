// Tests: `DelegateApplicationTests`.

public import Foundation

/// Hears of the life of a scene, as `UISceneDelegate`. All methods are optional.
@MainActor @preconcurrency
public protocol HostSceneDelegate: AnyObject {
  /// The scene begins. A delegate of a window's scene makes the window here, with `HostWindow(windowScene:)`, and keeps
  /// it.
  func scene(
    _ scene: HostScene, willConnectTo session: HostSceneSession, options connectionOptions: HostScene.ConnectionOptions)
  /// The scene has ended. Never called: it ends with the process.
  func sceneDidDisconnect(_ scene: HostScene)
  /// The scene came into use.
  func sceneDidBecomeActive(_ scene: HostScene)
  /// The scene is no longer in use.
  func sceneWillResignActive(_ scene: HostScene)
  /// The scene is about to be visible.
  func sceneWillEnterForeground(_ scene: HostScene)
  /// The scene is no longer visible.
  func sceneDidEnterBackground(_ scene: HostScene)
  /// The scene is asked to open URLs. Never called: no system asks for it.
  func scene(_ scene: HostScene, openURLContexts URLContexts: Set<HostOpenURLContext>)
}

extension HostSceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: HostScene, willConnectTo session: HostSceneSession, options connectionOptions: HostScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: HostScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: HostScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: HostScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: HostScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: HostScene) {}
  /// Does nothing.
  public func scene(_ scene: HostScene, openURLContexts URLContexts: Set<HostOpenURLContext>) {}
}

/// Hears of the life of a window's scene, as `UIWindowSceneDelegate`.
///
/// Programs with UIKit's life cycle have one beside the application's delegate; see
/// `HostApplication.main(_:sceneDelegate:)`.
@MainActor @preconcurrency
public protocol HostWindowSceneDelegate: HostSceneDelegate {}

/// The data kept about a scene while it is not connected, as `UISceneSession`.
@MainActor @preconcurrency
public final class HostSceneSession: Hashable {
  /// The purpose of a scene, as `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the application's. The only one here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The purpose of the scene.
  public let role = Role.windowApplication
  /// A text that identifies the session.
  public let persistentIdentifier = UUID().uuidString
  /// How the scene is made.
  public let configuration = HostSceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// Values of the program's own. They live as long as the session.
  public var userInfo: [String: Any]?
  /// The scene; nil once it has gone.
  public package(set) weak var scene: HostScene?

  /// Creates a session without a scene.
  package init() {}

  /// Whether two sessions are the same object.
  nonisolated public static func == (a: HostSceneSession, b: HostSceneSession) -> Bool { a === b }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a scene is made, as `UISceneConfiguration`. It has no effect here.
@MainActor @preconcurrency
public final class HostSceneConfiguration {
  /// The name in the application's property list; nil for none.
  public let name: String?
  /// The purpose of the scene.
  public let role: HostSceneSession.Role
  /// The class of the scene's delegate. It has no effect: the delegate is that which the application was given.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: HostSceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension HostScene {
  /// Why a scene is connected, as `UIScene.ConnectionOptions`: nothing special here, all its collections are empty.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    /// The URLs to open.
    public let urlContexts: Set<HostOpenURLContext> = []
    /// The application that has asked for the scene; nil for none.
    public let sourceApplication: String? = nil

    /// Creates options.
    package init() {}
  }
}

/// A URL that a scene is asked to open, as `UIOpenURLContext`.
public final class HostOpenURLContext: Hashable, Sendable {
  /// The URL.
  public let url: URL

  /// Creates a context.
  public init(url: URL) { self.url = url }

  /// Whether two contexts are the same object.
  public static func == (a: HostOpenURLContext, b: HostOpenURLContext) -> Bool { a === b }
  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
