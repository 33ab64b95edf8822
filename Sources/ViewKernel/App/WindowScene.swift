// Tests: `AppGraphTests`.

import HostTree

/// The common part of all scenes with windows.
struct WindowScene<Content: View> {
  let content: Content
  let title: Text?
  let id: String?
  let kind: WindowKind
  let valueKind: PresentedValue.Kind?
  /// How documents are opened; nil for a scene of none.
  let documents: DocumentSource?
  /// False for a scene that is in no list, and has no window.
  let isInserted: Bool

  nonisolated init(
    content: Content, title: Text?, id: String? = nil, kind: WindowKind = .group, valueKind: PresentedValue.Kind? = nil,
    documents: DocumentSource? = nil, isInserted: Bool = true
  ) {
    self.content = content
    self.title = title
    self.id = id
    self.kind = kind
    self.valueKind = valueKind
    self.documents = documents
    self.isInserted = isInserted
  }
}

extension WindowScene: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(TypedWindowSceneNode(view, in: builder))
  }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

/// How many windows a scene has, and when.
enum WindowKind: Sendable {
  /// As many as are opened.
  case group
  /// One at most.
  case single
  /// One at most, for settings: not opened when the application starts.
  case settings
  /// One at most, in support of others: not opened when the application starts.
  case utility
  /// One at most, in place of a menu bar: opened when the application starts only if there is no other scene.
  case menuBarExtra
}

/// The node of a scene with windows: the source of their content.
@MainActor
protocol WindowSceneNode: AnyObject {
  var id: String? { get }
  var title: String? { get }
  var kind: WindowKind { get }
  /// The kind of values that the windows present; nil for none.
  var valueKind: PresentedValue.Kind? { get }
  /// How documents are opened; nil for a scene of none.
  var documents: DocumentSource? { get }
  /// Whether windows of the scene can be opened.
  var isInserted: Bool { get }
  /// The options that the scene's modifiers set.
  var options: SceneOptions { get }
  /// Makes a window that is not visible yet, by default with a closure.
  func makeWindow(_ make: () -> HostWindow) -> HostWindow
  /// Makes the root view controller of a new window.
  func makeController(for window: AppWindow) -> HostViewController
  /// Updates the content of a window, also when its phase changes.
  func update(_ window: AppWindow)
  /// Called when the phase of a window changes, before the application's phase changes.
  func phaseWillChange(of window: AppWindow)
  /// Called when the phase of a window, and the application's, has changed.
  func phaseDidChange(of window: AppWindow)
}

extension WindowSceneNode {
  func makeWindow(_ make: () -> HostWindow) -> HostWindow { make() }
  func phaseWillChange(of window: AppWindow) {}
  func phaseDidChange(of window: AppWindow) {}
}

final class TypedWindowSceneNode<Content: View>: ValueNode<WindowScene<Content>>, WindowSceneNode {
  private var scene: WindowScene<Content>
  private let descriptor = ViewDescriptor.of(WindowScene<Content>.self)

  init(_ scene: WindowScene<Content>, in builder: NodeBuilder) {
    self.scene = scene
    super.init(in: builder)
  }

  private var app: AppGraph? { graph.owner as? AppGraph }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(scene) }

  override func mount() { app?.sceneDidMount(self) }

  override func update(with new: WindowScene<Content>) {
    if isSame(&scene, new, descriptor) { return }
    let wasInserted = scene.isInserted
    scene = new
    updateWindows()
    if wasInserted != new.isInserted { app?.insertionDidChange(of: self) }
  }

  override func surroundingsDidChange(_ change: SurroundingsChange) {
    if case .environment = change { updateWindows() }
  }

  override func willUnmount() {
    app?.sceneWillUnmount(self)
    super.willUnmount()
  }

  private func updateWindows() {
    for window in app?.windows ?? [] where window.scene === self { update(window) }
  }

  // MARK: Windows

  var id: String? { scene.id }
  var title: String? { scene.title?.string }
  var kind: WindowKind { scene.kind }
  var valueKind: PresentedValue.Kind? { scene.valueKind }
  var documents: DocumentSource? { scene.documents }
  var isInserted: Bool { scene.isInserted }
  var options: SceneOptions { scope.values.sceneOptions }

  private func root(of window: AppWindow) -> WindowRoot<Content> {
    WindowRoot(
      content: scene.content,
      environment: WindowEnvironment(self.scope.values, inside: graph.rootScope.values, of: window))
  }

  func makeController(for window: AppWindow) -> HostViewController {
    let controller = HostingController(rootView: root(of: window))
    controller.title = title
    return controller
  }

  func update(_ window: AppWindow) {
    guard let controller = window.window?.rootViewController as? HostingController<WindowRoot<Content>> else { return }
    controller.rootView = root(of: window)
    if let title { controller.title = title }
  }

  override var viewName: String { "\(WindowScene<Content>.self)" }
}
