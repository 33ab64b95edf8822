/// A part of an application that has its own life, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that this one is made of; `Never` for the library's own scenes.
  associatedtype Body: Scene

  /// The scene that this one is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Whether the scene opens a window when the application begins. The library's own scenes implement it.
  static var opensWindow: Bool { get }

  /// Appends the nodes of what the scene's window shows. The library's own scenes implement it.
  static func makeSceneNodes(_ scene: Self, in builder: inout NodeBuilder)

  /// Hands a new value to the nodes that ``makeSceneNodes(_:in:)`` appended.
  static func updateSceneNodes(_ scene: Self, in cursor: inout NodeCursor)
}

extension Scene {
  /// As the scene that this one is made of.
  public static var opensWindow: Bool { Body.opensWindow }

  /// Appends one node that runs the body.
  public static func makeSceneNodes(_ scene: Self, in builder: inout NodeBuilder) {
    ScenePart.makeNodes(part(of: scene), in: &builder)
  }

  /// Hands the new value to the one node.
  public static func updateSceneNodes(_ scene: Self, in cursor: inout NodeCursor) {
    ScenePart.updateNodes(part(of: scene), in: &cursor)
  }

  private static func part(of scene: Self) -> ScenePart<Self, SceneView<Body>> {
    ScenePart(scene) { SceneView(scene: $0.body) }
  }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Scenes without a body are resolved directly; nothing calls this.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is resolved to nodes directly. Don't call its body.")
  }

  /// No window.
  public static var opensWindow: Bool { false }
  /// Appends nothing.
  public static func makeSceneNodes(_ scene: Self, in builder: inout NodeBuilder) {}
  /// Does nothing.
  public static func updateSceneNodes(_ scene: Self, in cursor: inout NodeCursor) {}
}

/// Makes one scene of the statements in a closure.
@resultBuilder
public struct SceneBuilder {
  /// A scene, as it stands.
  @MainActor @preconcurrency
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// One scene, as it stands.
  @MainActor @preconcurrency
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes.
  @MainActor @preconcurrency @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<repeat each Content>
  {
    TupleScene(scenes: (repeat each content))
  }
}

/// Several scenes, as a builder closure makes them. The first one that opens a window is shown.
public struct TupleScene<each Content: Scene>: Scene {
  /// There is no body.
  public typealias Body = Never
  let scenes: (repeat each Content)

  /// Whether one of them does.
  public static var opensWindow: Bool {
    for type in repeat (each Content).self {
      if type.opensWindow { return true }
    }
    return false
  }

  /// Appends the nodes of the first scene that opens a window.
  public static func makeSceneNodes(_ scene: Self, in builder: inout NodeBuilder) {
    for content in repeat each scene.scenes {
      if type(of: content).opensWindow { return make(content, in: &builder) }
    }
  }

  /// Hands the new value to that scene's nodes.
  public static func updateSceneNodes(_ scene: Self, in cursor: inout NodeCursor) {
    for content in repeat each scene.scenes {
      if type(of: content).opensWindow { return update(content, in: &cursor) }
    }
  }

  private static func make<S: Scene>(_ scene: S, in builder: inout NodeBuilder) {
    S.makeSceneNodes(scene, in: &builder)
  }

  private static func update<S: Scene>(_ scene: S, in cursor: inout NodeCursor) {
    S.updateSceneNodes(scene, in: &cursor)
  }
}

/// What a scene's window shows, as a view.
struct SceneView<S: Scene>: View {
  typealias Body = Never
  let scene: S

  static func makeNodes(_ view: Self, in builder: inout NodeBuilder) { S.makeSceneNodes(view.scene, in: &builder) }
  static func updateNodes(_ view: Self, in cursor: inout NodeCursor) { S.updateSceneNodes(view.scene, in: &cursor) }
}

/// A view that stands where a scene does.
struct SceneOfView<Content: View>: Scene {
  typealias Body = Never
  let content: Content

  static var opensWindow: Bool { true }
  static func makeSceneNodes(_ scene: Self, in builder: inout NodeBuilder) {
    Content.makeNodes(scene.content, in: &builder)
  }
  static func updateSceneNodes(_ scene: Self, in cursor: inout NodeCursor) {
    Content.updateNodes(scene.content, in: &cursor)
  }
}
