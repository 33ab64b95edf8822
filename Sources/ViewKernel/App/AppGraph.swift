// Tests: `AppGraphTests`.

import Foundation
import HostTree

/// The graph of an application: its state and its scenes, and the windows that are open.
///
/// It shows nothing itself. Each window has a graph of its own, with its own state, whose root view the scene's node
/// updates:
/// - **invalidate**: a state of the application or of a scene is written; all windows are invalidated.
/// - **update**: the window that settles first flushes this graph before its own views; the nodes of scenes hand new
///   content to the windows that they have opened.
/// - **effects**: actions of scenes, such as `onChange`, run with the effects of the window that has flushed.
///
/// Windows that were opened by ``open(id:value:)`` live as long as the graph, or until they are dismissed.
@MainActor
package final class AppGraph {
  private(set) var graph: ViewGraph!
  /// The scenes that can open windows, in the order of the application's body.
  private(set) var scenes: [any WindowSceneNode] = []
  /// The open windows, in the order in which they were opened.
  private(set) package var windows: [AppWindow] = []
  /// The window that was opened or brought to the front last.
  package private(set) weak var front: AppWindow?
  /// Whether the application has opened a window before.
  private(set) var hasOpenedWindows = false
  /// Makes a window for a scene, which is not visible yet.
  let makeWindow: @MainActor () -> HostWindow
  /// Called with each window before it is shown, also with those that the application has made itself.
  let prepareWindow: @MainActor (HostWindow) -> Void
  /// Called when a window was opened, and is visible.
  package var didOpen: (@MainActor (AppWindow) -> Void)?
  /// Called when a window that is open already is to be in front.
  package var didBringToFront: (@MainActor (AppWindow) -> Void)?
  /// Called when ``openableTitles`` may be others.
  package var didChangeOpenable: (@MainActor () -> Void)?
  /// Called when a window was dismissed.
  package var didDismiss: (@MainActor (AppWindow) -> Void)?

  /// The windows that no other owner keeps alive.
  private var ownWindows: [HostWindow] = []
  /// The window whose settle flushes the graph.
  private weak var flushing: HostWindow?
  private var pendingEffects: [(GraphEffectPhase, @MainActor () -> Void)] = []
  private(set) lazy var handle = AppHandle(self)
  let delegates: ApplicationDelegates

  /// Notifies an application's delegate that it was launched, and mounts it. No window is opened.
  package init<Application: App>(
    _ application: Application, makeWindow: @escaping @MainActor () -> HostWindow,
    prepareWindow: @escaping @MainActor (HostWindow) -> Void = { _ in }
  ) {
    self.makeWindow = makeWindow
    self.prepareWindow = prepareWindow
    delegates = ApplicationDelegates(of: application)
    delegates.finishLaunching()
    graph = ViewGraph(owner: self, environment: environment)
    graph.mount(ScenePart(application) { SceneView(scene: $0.body) })
  }

  isolated deinit { graph.unmount() }

  /// The environment of the application's own properties.
  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.scenePhase = phase
    values.openWindow = OpenWindowAction(handle)
    values.dismissWindow = DismissWindowAction(handle, nil)
    values.openSettings = OpenSettingsAction(handle)
    values.newDocument = NewDocumentAction(handle, nil)
    values.openDocument = OpenDocumentAction(handle)
    return values
  }

  /// Writes the actions into a window's environment.
  func writeActions(of window: AppWindow, to values: inout EnvironmentValues) {
    values.openWindow = OpenWindowAction(handle)
    values.dismissWindow = DismissWindowAction(handle, window)
    values.openSettings = OpenSettingsAction(handle)
    values.newDocument = NewDocumentAction(handle, window)
    values.openDocument = OpenDocumentAction(handle)
  }

  /// Updates what has changed in the application and its scenes; called before the views of a window are updated.
  func flush(in window: HostWindow?) {
    guard !graph.isAtWork else { return }
    flushing = window
    defer { flushing = nil }
    passOnEffects()
    if graph.needsFlush || !graph.laterUpdates.isEmpty { graph.flush() }
  }

  /// Settles all windows until none needs it.
  package func settle() {
    for _ in 0..<HostWindow.maximumRounds {
      let waiting = windows.compactMap(\.window).filter(\.needsSettle)
      if waiting.isEmpty { return }
      for window in waiting { window.settle() }
    }
  }

  // MARK: Scenes and windows

  func sceneDidMount(_ scene: any WindowSceneNode) { scenes.append(scene) }

  func sceneWillUnmount(_ scene: any WindowSceneNode) { scenes.removeAll { $0 === scene } }

  /// The phase of the application: its most active window's.
  private var phase: ScenePhase { windows.map(\.phase).max() ?? .background }

  func phaseDidChange() {
    if phase != graph.rootScope.values.scenePhase { graph.update(environment) }
    HostApplication.shared.applicationState = HostApplication.State(phase)
  }

  func add(_ window: AppWindow, owning own: HostWindow?) {
    windows.append(window)
    hasOpenedWindows = true
    front = window
    if let own { ownWindows.append(own) }
    phaseDidChange()
  }

  func remove(_ window: AppWindow) {
    windows.removeAll { $0 === window }
    ownWindows.removeAll { $0 === window.window }
    if front === window { front = windows.last }
    phaseDidChange()
  }

  /// Brings a window to the front.
  package func bringToFront(_ window: AppWindow) {
    front = window
    window.window?.makeKeyAndVisible()
    didBringToFront?(window)
  }
}

/// The reference of windows, and of actions in their environment, to their application: they may outlive it.
@MainActor
final class AppHandle: RootViewSource {
  private(set) weak var app: AppGraph?
  private let kept: AppGraph?

  init(_ app: AppGraph, keepsAlive: Bool = false) {
    self.app = app
    kept = keepsAlive ? app : nil
  }

  func updateRootView(in window: HostWindow?) { app?.flush(in: window) }

  func receive(_ url: URL) -> Bool { app?.graph.root.tell(of: url) ?? false }
}

extension AppGraph: ViewGraphOwner {
  func graphNeedsFlush() { for window in windows { window.hosting?.setNeedsUpdateProperties() } }

  func enqueueEffect(_ phase: GraphEffectPhase, _ action: @escaping @MainActor () -> Void) {
    pendingEffects.append((phase, action))
    passOnEffects()
  }

  /// Hands the effects to the window that settles, or else to a visible one.
  private func passOnEffects() {
    let shown = windows.first { $0.phase == .active } ?? windows.first
    guard let window = flushing ?? shown?.window else { return }
    for (phase, action) in pendingEffects { window.enqueueEffect(phase.hostPhase, action) }
    pendingEffects = []
  }

  func enqueueAfterLayout(_ action: @escaping @MainActor () -> Void) {
    if let flushing { flushing.enqueueCommit(action) } else { action() }
  }

  var settleCount: Int { flushing?.settleCount ?? 0 }

  // Scenes have no hosts, no preferences, and nothing that moves.
  var windowID: ObjectIdentifier? { nil }
  func commitRoot() {}
  func rootPreferenceDidChange(_ key: ObjectIdentifier?) {}
  func addElement<V: View>(_ view: V, to builder: inout NodeBuilder) { V._makeNodes(view, in: &builder) }
  func updateElement<V: View>(_ view: V, at cursor: inout NodeCursor) { V._updateNodes(view, in: &cursor) }
  var animationTime: Double? { nil }
  func graphNeedsFrame() {}
  var isMoving: Bool { false }
  func advanceMotion() {}
  func prepareMotion(_ transaction: Transaction?, _ subtrees: [(node: ViewNode, transaction: Transaction)]) {}
  func endMotion() {}
  func beginDeparture(
    of first: ViewNode, as key: @autoclosure () -> AnyHashable, from owner: any DepartureOwner
  ) -> Departure? { nil }
  func departsByItself(_ first: ViewNode) -> Bool { false }
  func contentDidCome(_ first: ViewNode?) {}
}
