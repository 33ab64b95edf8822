// Tests: `OpenWindowTests`.

import HostTree

/// How windows are opened and dismissed.
extension AppGraph {
  /// The scene whose window is opened when the application starts: the first one that is for that.
  private var firstScene: (any WindowSceneNode)? {
    let inserted = scenes.filter(\.isInserted)
    return inserted.first { $0.isPresentedAtLaunch } ?? inserted.first { $0.kind == .menuBarExtra }
  }

  /// Opens the window that an application starts with, and the windows of scenes whose launch behaviour says so.
  ///
  /// - Parameter window: A window of one's own, which keeps the graph alive from then on; nil for one that the graph
  ///   makes and keeps alive.
  /// - Returns: The window; nil if no scene has one.
  @discardableResult
  package func openFirstWindow(in window: HostWindow? = nil) -> AppWindow? {
    guard let scene = firstScene else { return nil }
    let first = open(scene, nil, in: window)
    for other in scenes where other !== scene && other.isInserted && other.options.launchBehavior == .presented {
      open(other, nil)
      bringToFront(first)
    }
    return first
  }

  /// The titles of windows and documents that can be opened: windows of scenes, and documents.
  package var openableTitles: [String] { openable.map(\.title) }

  /// Opens a window of one of ``openableTitles``.
  package func openWindow(ofTitle index: Int) {
    let openable = openable
    guard openable.indices.contains(index) else { return }
    openable[index].open()
  }

  private var openable: [(title: String, open: @MainActor () -> Void)] {
    var result: [(title: String, open: @MainActor () -> Void)] = scenes.compactMap { scene in
      guard scene.isInserted, scene.valueKind == nil || scene.valueKind?.hasDefault == true else { return nil }
      let title = scene.documents == nil ? scene.title ?? scene.id ?? "Window" : "Document"
      return (title, { [weak self] in self?.open(scene, nil) })
    }
    if scenes.contains(where: { $0.documents != nil }) {
      result.append(("Open Document\u{2026}", { [weak self] in self?.chooseDocuments() }))
    }
    return result
  }

  /// A scene came into the menu bar, or left it.
  func insertionDidChange(of scene: any WindowSceneNode) {
    if !scene.isInserted { for window in windows where window.scene === scene { dismiss(window) } }
    didChangeOpenable?()
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

  /// Opens a window of a scene, or brings the one in front that presents the value, or that it has already.
  @discardableResult
  func open(_ scene: any WindowSceneNode, _ value: AnyHashable?, in given: HostWindow? = nil) -> AppWindow {
    let present = windows.last { $0.scene === scene && (scene.kind != .group || value != nil && $0.value == value) }
    if let present {
      bringToFront(present)
      return present
    }
    let host =
      given
      ?? scene.makeWindow {
        let made = makeWindow()
        prepareWindow(made)
        return made
      }
    let window = AppWindow(host, of: scene, presenting: value, in: self)
    if given != nil { window.keepsAlive(self) }
    scene.phaseWillChange(of: window)
    add(window, owning: given == nil ? host : nil)
    host.makeKeyAndVisible()
    scene.phaseDidChange(of: window)
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
    (window.presented as? PresentedDocument)?.document?.windowWillClose()
    remove(window)
    host.isHidden = true
    host.rootViewController = nil
    // Actions of views that disappear run in the settle that is under way, or in this one.
    if !host.isSettling { host.settle() }
    didDismiss?(window)
    if windows.isEmpty { HostApplication.shared.lastWindowDidClose() }
  }
}

extension WindowSceneNode {
  /// Whether the application can start with a window of the scene.
  fileprivate var isPresentedAtLaunch: Bool {
    options.launchBehavior == .presented
      || options.launchBehavior == .automatic && (kind == .group || kind == .single)
  }
}
