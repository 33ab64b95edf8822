public import HostTree

/// An application: what it consists of, and where it begins.
///
/// ```swift
/// @main
/// struct Reader: App {
///   var body: some Scene {
///     WindowGroup { LibraryView() }
///   }
/// }
/// ```
///
/// ``main()`` shows the first window once and prints it. An application that goes on takes ``makeWindow(on:clock:)`` instead
/// and settles the window whenever it asks for that.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// What the application consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the application.
  @MainActor @preconcurrency init()
}

extension App {
  /// Makes the application, shows its first window once, and prints the tree of hosts in it.
  public static func main() { print(printedMain()) }

  package static func printedMain() -> String {
    let window = makeWindow()
    window.settle()
    return window.treeDescription()
  }

  /// Makes the application, and a visible window that shows its first scene; nothing is settled yet.
  ///
  /// - Parameters:
  ///   - screen: The screen, which the window fills.
  ///   - clock: Where the window takes the time from.
  public static func makeWindow(
    on screen: HostScreen = .main, clock: any HostClock = HostSystemClock()
  ) -> HostWindow {
    let window = HostWindow(frame: screen.bounds, screen: screen, clock: clock)
    window.rootViewController = HostingController(rootView: ScenePart(Self()) { SceneView(scene: $0.body) })
    window.makeKeyAndVisible()
    return window
  }
}

/// What a scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It is not to be seen.
  case background
  /// It is to be seen, but nobody works in it.
  case inactive
  /// Somebody works in it.
  case active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// What the scene is doing that the reader is in; `active` unless whoever runs the application writes something else.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
