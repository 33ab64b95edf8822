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
/// ``main()`` shows the application in a browser: it prints an address, and runs until Ctrl-C. With `--print` it prints
/// the first tree of hosts instead; `--help` lists the options. A program that has its own display calls
/// ``makeWindow(on:clock:)``, and drives the window by a `HostDisplayLink`.
///
/// A test, or a run loop of your own, shows it like this:
///
/// ```swift
/// let window = Reader.makeWindow(on: HostScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 480)))
/// window.settle()
/// print(window.treeDescription())
/// // Prints:
/// // HostWindow (0, 0, 320 x 480)
/// // └─ HostingView<WindowRoot<Text>> (0, 0, 320 x 480)
/// //    └─ HostLabel "No book" (127.5, 229.83, 65 x 20.33)
/// ```
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes of the application. A window of the first one is opened when it starts.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the application.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the application as the command line says, and leaves the process when it ends.
  ///
  /// Without an argument it is shown in a browser: one line with the address is printed, which only this machine can
  /// open; Ctrl-C and `SIGTERM` end it, with exit code 0. `--print`, `--svg FILE` and `--html FILE` print or write what
  /// the first window shows, and leave. Arguments that are not understood lead to a usage and to exit code 64;
  /// arguments of the application itself follow `--`.
  public static func main() {
    AppRunner<Self>().main()
  }

  /// Creates the application, and a key window that shows its first scene. The window is not settled yet.
  ///
  /// The window keeps the application alive, and windows that its views open.
  ///
  /// - Parameters:
  ///   - screen: The screen, which the window fills.
  ///   - clock: The window's clock. Defaults to the system's time.
  public static func makeWindow(
    on screen: HostScreen = .main, clock: any HostClock = HostSystemClock()
  ) -> HostWindow {
    let window = HostWindow(frame: screen.bounds, screen: screen, clock: clock)
    let app = AppGraph(Self()) { HostWindow(frame: screen.bounds, screen: screen, clock: clock) }
    if app.openFirstWindow(in: window) == nil { window.makeKeyAndVisible() }
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
