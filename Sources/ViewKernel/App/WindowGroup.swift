/// A scene of windows with the same content, each with its own state. The application opens one of them. The title is
/// assigned to the window's root view controller when the scene is mounted; later changes of it have no effect.
///
/// ```swift
/// @main
/// struct Mail: App {
///   var body: some Scene {
///     WindowGroup("Mail") { Text("Inbox") }
///   }
/// }
/// ```
///
/// ```swift
/// let window = Mail.makeWindow()
/// window.settle()
/// print(window.rootViewController?.title ?? "")
/// // Prints "Mail"
/// ```
public struct WindowGroup<Content: View> {
  let content: Content
  let title: Text?
  let id: String?

  /// Creates a scene.
  ///
  /// - Parameter content: The content of each window.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content()) }

  /// Creates a scene with an identifier. It has no effect: windows can't be opened by identifier.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id, content()) }

  /// Creates a scene with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(title, nil, content()) }

  /// Creates a scene with a title and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, id, content())
  }

  /// Creates a scene with a localised title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), nil, content())
  }

  /// Creates a scene with a localised title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id, content())
  }

  /// Creates a scene with a title that is not localised.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), nil, content())
  }

  /// Creates a scene with a title that is not localised, and an identifier.
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
  /// A primitive scene: it has no body.
  public typealias Body = Never

  /// True: a window group opens a window when the application starts.
  public static var opensWindow: Bool { true }

  /// Sets the controller's title, and appends the nodes of the window's content.
  public static func _makeSceneNodes(_ scene: Self, in builder: inout _NodeBuilder) {
    if let title = scene.title { builder.parent.enclosingController?.title = title.string }
    Content._makeNodes(scene.content, in: &builder)
  }

  /// Updates the nodes of the window's content.
  public static func _updateSceneNodes(_ scene: Self, in cursor: inout _NodeCursor) {
    Content._updateNodes(scene.content, in: &cursor)
  }
}

/// A scene of one window. The application opens it if it is the first scene with a window.
public struct Window<Content: View> {
  private let group: WindowGroup<Content>

  /// Creates a scene with a title and an identifier.
  nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content)
  }

  /// Creates a scene with a localised title and an identifier.
  nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(titleKey, id: id, content: content)
  }

  /// Creates a scene with a title that is not localised, and an identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    group = WindowGroup(title, id: id, content: content)
  }
}

extension Window: Scene {
  /// A window group with the title, identifier and content.
  public var body: some Scene { group }
}

/// The settings window of an application. It is not opened when the application starts.
public struct Settings<Content: View> {
  let content: Content

  /// Creates the scene.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: Scene {
  /// A primitive scene: it has no body.
  public typealias Body = Never
}

extension Scene {
  /// Calls `action` with the old and the new value when `value` has changed; with `initial`, also when the scene is
  /// mounted.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { SceneOfView(self) { $0.onChange(of: value, initial: initial, action) } }

  /// Calls `action` when `value` has changed; with `initial`, also when the scene is mounted.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { SceneOfView(self) { $0.onChange(of: value, initial: initial, action) } }

  /// Calls `action` with the new value when `value` has changed.
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene { SceneOfView(self) { $0.onChange(of: value, perform: action) } }

  /// Sets a value of the environment for all views of the scene.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    SceneOfView(self) { $0.environment(keyPath, value) }
  }

  /// Puts an observable object into the environment of all views of the scene.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    SceneOfView(self) { $0.environmentObject(object) }
  }
}
