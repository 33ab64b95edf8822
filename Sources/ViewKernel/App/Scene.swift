/// A part of an application with its own life cycle, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body; `Never` for primitive scenes.
  associatedtype Body: Scene

  /// The scene that this one consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the nodes of the scene. Only primitive scenes implement it.
  static func _makeSceneNodes(_ scene: Self, in builder: inout _NodeBuilder)

  /// Updates the nodes that ``_makeSceneNodes(_:in:)`` has appended. Only primitive scenes implement it.
  static func _updateSceneNodes(_ scene: Self, in cursor: inout _NodeCursor)
}

extension Scene {
  /// Appends one node, which runs the body.
  public static func _makeSceneNodes(_ scene: Self, in builder: inout _NodeBuilder) {
    ScenePart._makeNodes(part(of: scene), in: &builder)
  }

  /// Updates that node.
  public static func _updateSceneNodes(_ scene: Self, in cursor: inout _NodeCursor) {
    ScenePart._updateNodes(part(of: scene), in: &cursor)
  }

  private static func part(of scene: Self) -> ScenePart<Self, SceneView<Body>> {
    ScenePart(scene) { SceneView(scene: $0.body) }
  }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Not called: the library handles this scene itself.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is resolved to nodes directly. Don't call its body.")
  }

  /// The default implementation appends nothing.
  public static func _makeSceneNodes(_ scene: Self, in builder: inout _NodeBuilder) {}
  /// The default implementation does nothing.
  public static func _updateSceneNodes(_ scene: Self, in cursor: inout _NodeCursor) {}
}

/// A result builder for the scenes of an application.
@resultBuilder
public struct SceneBuilder {
  /// A single scene, unchanged.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of one scene, unchanged.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A block of several scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<repeat each Content>
  {
    TupleScene(scenes: (repeat each content))
  }

  /// An `if` without `else`, such as `if #available`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    SceneOfView<Content, _>(content: ViewBuilder.buildIf(content.map { SceneView(scene: $0) }))
  }

  /// Scenes that need a version of the system.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
    SceneOfView<Content, _>(content: AnyView(SceneView(scene: content)))
  }
}

/// Several scenes, as ``SceneBuilder`` combines them.
public struct TupleScene<each Content: Scene>: Scene {
  /// `Never`: the library handles this scene itself and calls no `body`.
  public typealias Body = Never
  // Unchecked, as a view's content everywhere: it is made anywhere, and used on the main actor only.
  nonisolated(unsafe) let scenes: (repeat each Content)

  nonisolated init(scenes: (repeat each Content)) { self.scenes = scenes }

  /// Appends the nodes of the scenes.
  public static func _makeSceneNodes(_ scene: Self, in builder: inout _NodeBuilder) {
    for content in repeat each scene.scenes { make(content, in: &builder) }
  }

  /// Updates the scenes' nodes.
  public static func _updateSceneNodes(_ scene: Self, in cursor: inout _NodeCursor) {
    for content in repeat each scene.scenes { update(content, in: &cursor) }
  }

  private static func make<S: Scene>(_ scene: S, in builder: inout NodeBuilder) {
    S._makeSceneNodes(scene, in: &builder)
  }

  private static func update<S: Scene>(_ scene: S, in cursor: inout NodeCursor) {
    S._updateSceneNodes(scene, in: &cursor)
  }
}

/// A view that has the nodes of a scene.
struct SceneView<S: Scene>: View {
  typealias Body = Never
  // Unchecked, as in ``TupleScene``.
  nonisolated(unsafe) let scene: S

  nonisolated init(scene: S) { self.scene = scene }

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) { S._makeSceneNodes(view.scene, in: &builder) }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { S._updateSceneNodes(view.scene, in: &cursor) }
}

/// A scene of a view around another scene, for modifiers of scenes.
struct SceneOfView<Inner: Scene, Content: View>: Scene {
  typealias Body = Never
  // Unchecked, as in ``TupleScene``.
  nonisolated(unsafe) let content: Content

  nonisolated init(content: Content) { self.content = content }

  /// - Parameter content: Makes the view around the scene's.
  nonisolated init(_ scene: Inner, content: (SceneView<Inner>) -> Content) {
    self.content = content(SceneView(scene: scene))
  }

  static func _makeSceneNodes(_ scene: Self, in builder: inout _NodeBuilder) {
    Content._makeNodes(scene.content, in: &builder)
  }
  static func _updateSceneNodes(_ scene: Self, in cursor: inout _NodeCursor) {
    Content._updateNodes(scene.content, in: &cursor)
  }
}
