import BrowserDisplay
import Foundation
import HostTree

/// A window of a running application: its scene, in surroundings that may change while it runs.
@MainActor
struct AppWindow<Application: App> {
  let window: HostWindow
  private let controller: HostingController<SurroundedScene<Application>>
  private let values = SceneValues()

  init(_ application: Application, in surroundings: DisplaySurroundings, clock: any HostClock) {
    let scene = SurroundedScene(application: application, surroundings: surroundings, phase: .active)
    controller = HostingController(rootView: scene)
    controller.hostingView.sceneValues = values
    window = HostWindow(frame: .zero, clock: clock)
    surroundings.apply(to: window)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// The surroundings of the scene. Size, appearance and direction are the window's own, set by whoever shows it.
  var surroundings: DisplaySurroundings {
    get { controller.rootView.surroundings }
    nonmutating set { controller.rootView.surroundings = newValue }
  }

  /// What the scene's views have stored with `SceneStorage`. Set it before the first frame.
  var sceneValues: [String: Any] {
    get { values.all }
    nonmutating set { values.all = newValue }
  }

  /// Whether somebody sees the scene.
  var phase: ScenePhase {
    get { controller.rootView.phase }
    nonmutating set { controller.rootView.phase = newValue }
  }
}

/// The scene of an application, in the environment that its surroundings stand for.
struct SurroundedScene<Application: App>: View {
  let application: Application
  var surroundings: DisplaySurroundings
  var phase: ScenePhase

  var body: some View {
    ScenePart(application) { SceneView(scene: $0.body) }
      .transformEnvironment(\.self) { values in
        values.scenePhase = phase
        if let size = surroundings.typeSize.flatMap({ DynamicTypeSize(named: $0) }) { values.dynamicTypeSize = size }
        if let locale = surroundings.locale { values.locale = Locale(identifier: locale) }
      }
  }
}
