// Tests: `OpenWindowTests`.

/// Opens windows of the application's scenes: call it as a function.
///
/// ```swift
/// struct Inbox: View {
///   @Environment(\.openWindow) private var openWindow
///
///   var body: some View { Button("Activity") { openWindow(id: "activity") } }
/// }
/// ```
///
/// A ``WindowGroup`` opens another window each time, unless it presents a value that one of its windows presents
/// already; a ``Window`` has one at most. A window that is open already comes to the front. A scene that does not exist
/// is reported. Outside of an application it reports that windows can't be opened.
@MainActor @preconcurrency
public struct OpenWindowAction {
  private nonisolated let app: AppHandle?

  nonisolated init(_ app: AppHandle?) { self.app = app }

  /// Opens a window of the scene with an identifier.
  public func callAsFunction(id: String) { open(id, nil) }

  /// Opens a window that presents a value, of the first scene for values of this type.
  public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value)) }

  /// Opens a window that presents a value, of the scene with an identifier.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, AnyHashable(value)) }

  private func open(_ id: String?, _ value: AnyHashable?) {
    guard let app = app?.app else { return reportNoApplication("opened") }
    app.open(id: id, value: value)
  }
}

/// Dismisses windows of the application: call it as a function.
///
/// ```swift
/// struct Activity: View {
///   @Environment(\.dismissWindow) private var dismissWindow
///
///   var body: some View { Button("Close") { dismissWindow(id: "activity") } }
/// }
/// ```
@MainActor @preconcurrency
public struct DismissWindowAction {
  private nonisolated let app: AppHandle?
  private nonisolated let window: AppWindow?

  nonisolated init(_ app: AppHandle?, _ window: AppWindow?) { (self.app, self.window) = (app, window) }

  /// Dismisses the window of the view that has read the action.
  public func callAsFunction() {
    guard let app = app?.app, let window else { return reportNoApplication("dismissed") }
    app.dismiss(window)
  }

  /// Dismisses all windows of the scene with an identifier.
  public func callAsFunction(id: String) { dismiss(id, nil) }

  /// Dismisses the windows that present a value.
  public func callAsFunction<D: Codable & Hashable>(value: D) { dismiss(nil, AnyHashable(value)) }

  /// Dismisses the windows of the scene with an identifier that present a value.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { dismiss(id, AnyHashable(value)) }

  private func dismiss(_ id: String?, _ value: AnyHashable?) {
    guard let app = app?.app else { return reportNoApplication("dismissed") }
    app.dismiss(id: id, value: value)
  }
}

/// Opens the window of the application's ``Settings``: call it as a function.
@MainActor @preconcurrency
public struct OpenSettingsAction {
  private nonisolated let app: AppHandle?

  nonisolated init(_ app: AppHandle?) { self.app = app }

  /// Opens the settings, or brings them to the front.
  public func callAsFunction() {
    guard let app = app?.app else { return reportNoApplication("opened") }
    app.openSettings()
  }
}

private func reportNoApplication(_ what: String) {
  reportMisuse(
    "No window is \(what): the view is in no window of an application. Show it in a scene of an App.")
}

private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction(nil) } }
private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction(nil, nil) }
}
private enum OpenSettingsKey: EnvironmentKey { static var defaultValue: OpenSettingsAction { OpenSettingsAction(nil) } }

extension EnvironmentValues {
  /// Opens windows of the application's scenes.
  public internal(set) var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Dismisses windows of the application's scenes.
  public internal(set) var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Opens the application's settings.
  public internal(set) var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }

  /// Whether ``openWindow`` can open several windows: in all applications.
  public var supportsMultipleWindows: Bool { true }
}
