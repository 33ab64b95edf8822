// Tests: `OpenWindowTests`.

import HostTree

/// An open window of an application, with what a scene presents in it.
@MainActor
package final class AppWindow {
  package private(set) weak var window: HostWindow?
  /// The scene that it belongs to; nil if that is gone.
  private(set) weak var scene: (any WindowSceneNode)?
  private(set) weak var app: AppGraph?
  /// The value that the window presents, if its scene is for values.
  let presented: PresentedValue?
  /// The presentation that a view's `dismiss` action dismisses; nil for the window with which the application starts.
  private(set) var presentation: Presentation?
  private let sceneStorage = SceneValues()
  /// The hosting object that updates the content.
  private(set) weak var hosting: (any WindowHosting)?

  /// Whether the window is visible.
  package var phase = ScenePhase.active {
    didSet {
      guard phase != oldValue else { return }
      if phase == .background { (presented as? PresentedDocument)?.document?.saveByItself() }
      scene?.update(self)
      scene?.phaseWillChange(of: self)
      app?.phaseDidChange()
      scene?.phaseDidChange(of: self)
    }
  }

  init(_ window: HostWindow, of scene: any WindowSceneNode, presenting value: AnyHashable?, in app: AppGraph) {
    (self.window, self.scene, self.app) = (window, scene, app)
    presented = scene.valueKind?.make(value)
    if app.hasOpenedWindows {
      presentation = Presentation { [weak app, weak self] in
        if let self { app?.dismiss(self) }
      }
    }
    let controller = scene.makeController(for: self)
    hosting = controller.view as? any WindowHosting
    hosting?.keep(sceneStorage)
    hosting?.source = app.handle
    window.rootViewController = controller
  }

  /// The value that the window presents now: views can change it.
  var value: AnyHashable? { presented?.value }

  /// The title of the window's scene; nil if it has none.
  package var title: String? { scene?.title }

  /// The values that the window's views have stored with `SceneStorage`. Set it before the first frame.
  package var sceneValues: [String: Any] {
    get { sceneStorage.all }
    set { sceneStorage.all = newValue }
  }

  /// Whether what its views have stored is kept until the application starts again.
  package var isRestorable: Bool { scene?.options.isRestorable ?? true }

  /// The pages that the window's navigation stacks show, one text each. Set it when they are mounted.
  package var navigation: [String] {
    get { hosting?.navigationStacks?.texts ?? [] }
    set { hosting?.navigationStacks?.restore(newValue) }
  }

  /// The window keeps its application alive: its owner has no other reference to it.
  func keepsAlive(_ app: AppGraph) {
    hosting?.source = AppHandle(app, keepsAlive: true)
  }
}

/// The hosting view of a window's content.
@MainActor
protocol WindowHosting: HostView {
  var source: (any RootViewSource)? { get set }
  /// Sets where views store values with `SceneStorage`; before the first frame.
  func keep(_ values: SceneValues)
  /// The navigation stacks of the views; nil before the first frame.
  var navigationStacks: NavigationStacks? { get }
}

extension HostingView: WindowHosting {
  func keep(_ values: SceneValues) { sceneValues = values }
  var navigationStacks: NavigationStacks? { graph?.kept(NavigationStacks.self) }
}
