import Foundation
public import HostTree

extension HostApplication {
  /// Runs a program with UIKit's life cycle, as `UIApplicationMain`, and leaves the process when it ends.
  ///
  /// The delegate hears that the application was launched. Then the scene's delegate makes a window; without one, the
  /// application's delegate has made it. The command line is understood as by ``App/main()``.
  ///
  /// ```swift
  /// import UIKitCompatibility
  ///
  /// @main
  /// final class AppDelegate: UIResponder, UIApplicationDelegate {
  ///   static func main() { UIApplication.main(AppDelegate(), sceneDelegate: SceneDelegate()) }
  /// }
  ///
  /// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  ///   var window: UIWindow?
  ///
  ///   func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
  ///     guard let scene = scene as? UIWindowScene else { return }
  ///     let window = UIWindow(windowScene: scene)
  ///     window.rootViewController = UIHostingController(rootView: Text("No book"))
  ///     window.makeKeyAndVisible()
  ///     self.window = window
  ///   }
  /// }
  /// ```
  ///
  /// The plug-in XcodeSources writes the method `main()` for a delegate with `@main` or `@UIApplicationMain`.
  ///
  /// - Parameter delegate: The application's delegate. It is kept as long as the process runs.
  public static func main(_ delegate: any HostApplicationDelegate) {
    AppRunner { DelegateApplication(delegate: delegate, sceneDelegate: nil) }.main()
  }

  /// Runs a program with UIKit's life cycle that has a delegate of its scene.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate. It is kept as long as the process runs.
  ///   - sceneDelegate: The delegate of the scene. It is made after the application was launched, and kept from then
  ///     on.
  public static func main(
    _ delegate: any HostApplicationDelegate,
    sceneDelegate: @autoclosure @escaping @MainActor () -> any HostSceneDelegate
  ) {
    AppRunner { DelegateApplication(delegate: delegate, sceneDelegate: sceneDelegate) }.main()
  }
}

/// An application whose windows are made by delegates.
package struct DelegateApplication: App {
  private let adaptor: Adaptor
  private let makeSceneDelegate: (@MainActor () -> any HostSceneDelegate)?

  package init(delegate: any HostApplicationDelegate, sceneDelegate: (@MainActor () -> any HostSceneDelegate)?) {
    adaptor = Adaptor(delegate: delegate)
    makeSceneDelegate = sceneDelegate
  }

  package init() {
    preconditionFailure("An application of delegates is made of these: call init(delegate:sceneDelegate:).")
  }

  package var body: some Scene {
    SceneOfView<Never, _>(content: DelegateScene(delegate: adaptor.delegate, makeSceneDelegate: makeSceneDelegate))
  }

  private struct Adaptor: ApplicationDelegateAdapting {
    let delegate: any HostApplicationDelegate
    func write(to values: inout EnvironmentValues) {}
  }
}

/// The scene of an application whose windows are made by delegates.
struct DelegateScene: View {
  typealias Body = Never
  let delegate: any HostApplicationDelegate
  let makeSceneDelegate: (@MainActor () -> any HostSceneDelegate)?

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(DelegateSceneNode(view, in: builder))
  }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

/// The node of that scene: it has the window which the delegates have made.
final class DelegateSceneNode: ValueNode<DelegateScene>, WindowSceneNode {
  private let scene: DelegateScene
  /// Made when the scene is connected, as the application has been launched by then.
  private lazy var sceneDelegate = scene.makeSceneDelegate?()
  private let session = HostSceneSession()
  /// The delegates' last phase of the window; nil while there is none.
  private var phase: ScenePhase?

  init(_ scene: DelegateScene, in builder: NodeBuilder) {
    self.scene = scene
    super.init(in: builder)
  }

  private var app: AppGraph? { graph.owner as? AppGraph }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(scene) }

  override func mount() { app?.sceneDidMount(self) }

  override func update(with new: DelegateScene) {}

  override func willUnmount() {
    app?.sceneWillUnmount(self)
    super.willUnmount()
  }

  override var viewName: String { "DelegateScene" }

  // MARK: Windows

  var id: String? { nil }
  var title: String? { nil }
  var kind: WindowKind { .single }
  var valueKind: PresentedValue.Kind? { nil }
  var documents: DocumentSource? { nil }
  var isInserted: Bool { true }
  var options: SceneOptions { SceneOptions() }

  /// Connects the scene, and returns the window that the delegates have made.
  func makeWindow(_ make: () -> HostWindow) -> HostWindow {
    let given = make()
    if let sceneDelegate {
      session.scene = given.scene
      let options = HostScene.ConnectionOptions()
      _ = scene.delegate.application(.shared, configurationForConnecting: session, options: options)
      sceneDelegate.scene(given.scene, willConnectTo: session, options: options)
    }
    if let window = HostApplication.shared.windows.last {
      app?.prepareWindow(window)
      return window
    }
    let owner: AnyObject = sceneDelegate ?? scene.delegate
    reportMisuse(
      "The window is empty: \(type(of: owner)) has made none that is visible. Make one, keep it, and call makeKeyAndVisible()."
    )
    return given
  }

  func makeController(for window: AppWindow) -> HostViewController {
    window.window?.rootViewController ?? HostViewController()
  }

  func update(_ window: AppWindow) {}

  /// Notifies the delegates of the coming change of a window's phase. The application's state is the former one still.
  func phaseWillChange(of window: AppWindow) {
    let (old, new) = (phase, window.phase)
    if old == new { return }
    if old == .active { tell({ $0.sceneWillResignActive($1) }, { $0.applicationWillResignActive($1) }, window) }
    // An application without scenes has been launched instead.
    if old == .background {
      tell({ $0.sceneWillEnterForeground($1) }, { $0.applicationWillEnterForeground($1) }, window)
    } else if old == nil {
      tell({ $0.sceneWillEnterForeground($1) }, { _, _ in }, window)
    }
  }

  /// Notifies the delegates of the change.
  func phaseDidChange(of window: AppWindow) {
    let (old, new) = (phase, window.phase)
    phase = new
    if old == new { return }
    if new == .active { tell({ $0.sceneDidBecomeActive($1) }, { $0.applicationDidBecomeActive($1) }, window) }
    if new == .background { tell({ $0.sceneDidEnterBackground($1) }, { $0.applicationDidEnterBackground($1) }, window) }
  }

  /// Notifies the scene's delegate, or without one the application's.
  private func tell(
    _ toScene: (any HostSceneDelegate, HostScene) -> Void,
    _ toApplication: (any HostApplicationDelegate, HostApplication) -> Void, _ window: AppWindow
  ) {
    if let delegate = sceneDelegate {
      if let windowScene = window.window?.scene { toScene(delegate, windowScene) }
    } else {
      toApplication(scene.delegate, .shared)
    }
  }
}
