/// A scene of windows with the same content, each with its own state.
///
/// The application opens one when it starts, if this is its first scene; others are opened by
/// ``EnvironmentValues/openWindow``. The title is the title of the windows' root view controllers.
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
  private let scene: WindowScene<Content>

  /// Creates a scene.
  ///
  /// - Parameter content: The content of each window.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content()) }

  /// Creates a scene with an identifier, by which windows of it can be opened.
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
    self.init(WindowScene(content: content, title: title, id: id))
  }

  nonisolated init(_ scene: WindowScene<Content>) { self.scene = scene }
}

extension WindowGroup: Scene {
  /// `Never`: the library handles this scene itself and calls no `body`.
  public typealias Body = Never

  /// Appends the node of the scene.
  public static func _makeSceneNodes(_ scene: Self, in builder: inout _NodeBuilder) {
    WindowScene._makeNodes(scene.scene, in: &builder)
  }

  /// Updates the node of the scene.
  public static func _updateSceneNodes(_ scene: Self, in cursor: inout _NodeCursor) {
    WindowScene._updateNodes(scene.scene, in: &cursor)
  }
}
