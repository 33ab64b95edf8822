/// A scene of windows that show the same views, each with a state of its own. The application opens one of them; the scene's
/// title, as it is then, becomes that of the window's root view controller.
public struct WindowGroup<Content: View> {
  let content: Content
  let title: Text?
  let id: String?

  /// Makes a scene.
  ///
  /// - Parameter content: What each window shows.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content()) }

  /// Makes a scene with a name. So far nobody asks for windows by name.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id, content()) }

  /// Makes a scene with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(title, nil, content()) }

  /// Makes a scene with a title and a name.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content())
  }

  /// Makes a scene with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  /// Makes a scene with a title and a name.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id, content())
  }

  /// Makes a scene with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }

  /// Makes a scene with a title and a name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id, content())
  }

  nonisolated private init(_ title: Text?, _ id: String?, _ content: Content) {
    self.content = content
    self.title = title
    self.id = id
  }
}

extension WindowGroup: Scene {
  /// There is no body.
  public typealias Body = Never

  /// Yes.
  public static var opensWindow: Bool { true }

  /// Appends the nodes of what a window shows.
  public static func makeSceneNodes(_ scene: Self, in builder: inout NodeBuilder) {
    if let title = scene.title { builder.parent.enclosingController?.title = title.string }
    Content.makeNodes(scene.content, in: &builder)
  }

  /// Hands a new value to them.
  public static func updateSceneNodes(_ scene: Self, in cursor: inout NodeCursor) {
    Content.updateNodes(scene.content, in: &cursor)
  }
}

/// A scene of one window. The application opens it if it is the first.
public struct Window<Content: View> {
  private let group: WindowGroup<Content>

  /// Makes a scene with a title and a name.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content)
  }

  /// Makes a scene with a title and a name.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(titleKey, id: id, content: content)
  }

  /// Makes a scene with a title and a name.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content)
  }
}

extension Window: Scene {
  /// The window.
  public var body: some Scene { group }
}

/// The settings of an application, which have a window of their own; it is not opened when the application begins.
public struct Settings<Content: View> {
  let content: Content

  /// Makes the scene.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  /// There is no body.
  public typealias Body = Never
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` has changed; with `initial` also at first.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { SceneOfView(content: SceneView(scene: self).onChange(of: value, initial: initial, action)) }

  /// Calls `action` when `value` has changed; with `initial` also at first.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { SceneOfView(content: SceneView(scene: self).onChange(of: value, initial: initial, action)) }

  /// Calls `action` with the new value when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { SceneOfView(content: SceneView(scene: self).onChange(of: value, perform: action)) }

  /// Sets a property of the environment for all views of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    SceneOfView(content: SceneView(scene: self).environment(keyPath, value))
  }

  /// Puts an observable object into the environment of all views of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    SceneOfView(content: SceneView(scene: self).environmentObject(object))
  }
}
