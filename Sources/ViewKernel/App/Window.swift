// Tests: `OpenWindowTests`.

/// A scene of one window at most. The application opens it when it starts, if it is its first scene; otherwise
/// ``EnvironmentValues/openWindow`` does, by its identifier.
public struct Window<Content: View> {
  private let scene: WindowScene<Content>

  /// Creates a scene with a title and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    scene = WindowScene(content: content(), title: title, id: id, kind: .single)
  }

  /// Creates a scene with a localised title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a scene with a title that is not localised, and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
}

extension Window: Scene {
  /// A window group's windows, of which there is one at most.
  public var body: some Scene { WindowGroup(scene) }
}

/// The settings of an application, in one window at most. It is not opened when the application starts, but by
/// ``EnvironmentValues/openSettings``.
public struct Settings<Content: View> {
  private let scene: WindowScene<Content>

  /// Creates the scene.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    scene = WindowScene(content: content(), title: Text(verbatim: "Settings"), kind: .settings)
  }
}

extension Settings: Scene {
  /// The window.
  public var body: some Scene { WindowGroup(scene) }
}
