// Tests: `SceneOptionsTests`.

/// The options that a scene's modifiers set for its windows, as far as they have an effect here.
struct SceneOptions {
  var launchBehavior = SceneLaunchBehavior.automatic
  var isRestorable = true
  var shortcut: KeyboardShortcut?
}

private enum SceneOptionsKey: EnvironmentKey { static var defaultValue: SceneOptions { SceneOptions() } }

extension EnvironmentValues {
  var sceneOptions: SceneOptions {
    get { self[SceneOptionsKey.self] }
    set { self[SceneOptionsKey.self] = newValue }
  }
}

/// Whether a window of a scene is opened when the application starts: see `defaultLaunchBehavior(_:)`.
public struct SceneLaunchBehavior: Equatable, Sendable {
  private enum Kind { case automatic, presented, suppressed }
  private let kind: Kind

  /// If the scene is the first that is for windows of its own.
  public static let automatic = SceneLaunchBehavior(kind: .automatic)
  /// Always.
  public static let presented = SceneLaunchBehavior(kind: .presented)
  /// Never; a later scene is the first then.
  public static let suppressed = SceneLaunchBehavior(kind: .suppressed)
}

/// Whether the windows of a scene are as they were when the application starts again: see `restorationBehavior(_:)`.
public struct SceneRestorationBehavior: Equatable, Sendable {
  fileprivate let isEnabled: Bool

  /// The values of the first window's `SceneStorage` are kept.
  public static let automatic = SceneRestorationBehavior(isEnabled: true)
  /// Nothing is kept.
  public static let disabled = SceneRestorationBehavior(isEnabled: false)
}

extension Scene {
  /// Sets whether a window of this scene is opened when the application starts.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    SceneOfView(self) { $0.environment(\.sceneOptions.launchBehavior, behavior) }
  }

  /// Sets whether the values of `SceneStorage` in the first window of this scene are kept until the application starts
  /// again.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    SceneOfView(self) { $0.environment(\.sceneOptions.isRestorable, behavior.isEnabled) }
  }
}
