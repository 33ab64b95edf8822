// Tests: `OpenWindowTests`.

import HostTree

/// How windows are opened and dismissed.
extension AppGraph {
  /// The scene whose window is opened when the application starts: the first one that is not for settings.
  private var firstScene: (any WindowSceneNode)? { scenes.first { $0.kind != .settings } }

  /// Opens the window that an application starts with.
  ///
  /// - Parameter window: A window of one's own, which keeps the graph alive from then on; nil for one that the graph makes
  ///   and keeps alive.
  /// - Returns: The window; nil if no scene has one.
  @discardableResult
  package func openFirstWindow(in window: HostWindow? = nil) -> AppWindow? {
    firstScene.map { open($0, nil, in: window) }
  }

  /// The titles of the scenes of which somebody can open a window, with their scenes.
  package var openableTitles: [String] { openable.map { $0.title ?? $0.id ?? "Window" } }

  /// Opens a window of one of ``openableTitles``.
  package func openWindow(ofTitle index: Int) {
    guard openable.indices.contains(index) else { return }
    open(openable[index], nil)
  }

  private var openable: [any WindowSceneNode] {
    scenes.filter { $0.valueKind == nil || $0.valueKind?.hasDefault == true }
  }

  /// Opens a window of a scene, or brings the one in front that it has already.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene; nil for one that presents values of the type.
  ///   - value: The value to present; nil for none.
  func open(id: String?, value: AnyHashable?) {
    let type = value.map { Swift.type(of: $0.base) }
    let found = scenes.first { scene in
      (id == nil || scene.id == id) && (value == nil || scene.valueKind?.type == type)
    }
    guard let found else {
      let ids = scenes.compactMap(\.id).map { "\"\($0)\"" }
      let wanted = [id.map { "the id \"\($0)\"" }, type.map { "values of type \($0)" }].compactMap(\.self)
      return reportMisuse(
        "No window is opened: the application has no scene with \(wanted.joined(separator: " and ")). "
          + (ids.isEmpty ? "None has an id." : "There are the ids \(ids.joined(separator: ", "))."))
    }
    open(found, value)
  }

  func openSettings() {
    guard let settings = scenes.first(where: { $0.kind == .settings }) else {
      return reportMisuse("No window is opened: the application has no Settings scene.")
    }
    open(settings, nil)
  }

  @discardableResult
  private func open(_ scene: any WindowSceneNode, _ value: AnyHashable?, in given: HostWindow? = nil) -> AppWindow {
    let present = windows.last { $0.scene === scene && (scene.kind != .group || value != nil && $0.value == value) }
    if let present {
      bringToFront(present)
      return present
    }
    let host = given ?? makeWindow()
    let window = AppWindow(host, of: scene, presenting: value, in: self)
    if given != nil { window.keepsAlive(self) }
    add(window, owning: given == nil ? host : nil)
    host.makeKeyAndVisible()
    didOpen?(window)
    return window
  }

  /// Dismisses the windows of a scene.
  ///
  /// - Parameters:
  ///   - id: The identifier of the scene; nil for any.
  ///   - value: The value that the window presents; nil for all windows of the scene.
  func dismiss(id: String?, value: AnyHashable?) {
    for window in windows where (id == nil || window.scene?.id == id) && (value == nil || window.value == value) {
      dismiss(window)
    }
  }

  /// Dismisses a window: its views disappear, and their state ends.
  package func dismiss(_ window: AppWindow) {
    guard windows.contains(where: { $0 === window }), let host = window.window else { return }
    remove(window)
    host.isHidden = true
    host.rootViewController = nil
    // Actions of views that disappear run in the settle that is under way, or in this one.
    if !host.isSettling { host.settle() }
    didDismiss?(window)
  }
}
