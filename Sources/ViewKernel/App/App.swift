public import HostTree

/// An application: the scenes it consists of, and its entry point.
///
/// ```swift
/// @main
/// struct Reader: App {
///   var body: some Scene {
///     WindowGroup { Text("No book") }
///   }
/// }
/// ```
///
/// A test, or a run loop of your own, shows it like this:
///
/// ```swift
/// let window = Reader.makeWindow(on: HostScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 480)))
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<ScenePart<Reader, SceneView<WindowGroup<Text>>>> (0, 0, 320 x 480)
/// //    └─ HostLabel "No book" (128, 230, 64 x 20)
/// ```
///
/// ``main()`` shows the first window once and prints it. An application that keeps running calls
/// ``makeWindow(on:clock:)`` instead, and settles the window whenever the window requests it.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the application. The first one with a window is shown.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the application.
  @MainActor @preconcurrency init()
}

extension App {
  /// Creates the application, settles its first window once, and prints the window's tree of hosts.
  public static func main() { print(printedMain()) }

  package static func printedMain() -> String {
    let window = makeWindow()
    window.settle()
    return window.treeDescription()
  }

  /// Creates the application, and a key window that shows its first scene. The window is not settled yet.
  ///
  /// - Parameters:
  ///   - screen: The screen, which the window fills.
  ///   - clock: The window's clock. Defaults to the system's time.
  public static func makeWindow(
    on screen: HostScreen = .main, clock: any HostClock = HostSystemClock()
  ) -> HostWindow {
    let window = HostWindow(frame: screen.bounds, screen: screen, clock: clock)
    window.rootViewController = HostingController(rootView: ScenePart(Self()) { SceneView(scene: $0.body) })
    window.makeKeyAndVisible()
    return window
  }
}

/// The state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible, but not in use.
  case inactive
  /// The scene is in use.
  case active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// The phase of the scene that contains the reader. Defaults to `active`; the runner of the application can set
  /// another.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
