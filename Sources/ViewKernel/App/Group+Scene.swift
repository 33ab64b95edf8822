// Tests: `GroupContentTests`

/// Several scenes as one, so that a modifier applies to each of them.
///
/// ```swift
/// struct Reader: App {
///   var body: some Scene {
///     Group {
///       WindowGroup { Text("Library") }
///       Window("Search", id: "search") { Text("Search") }
///     }
///     .defaultSize(width: 600, height: 400)
///   }
/// }
/// ```
extension Group: Scene where Content: Scene {
  /// Creates a group of scenes.
  @_disfavoredOverload
  nonisolated public init(@SceneBuilder content: () -> Content) { self.init(content: content()) }

  /// Appends the nodes of the scenes.
  public static func _makeSceneNodes(_ scene: Self, in builder: inout _NodeBuilder) {
    Content._makeSceneNodes(scene.content, in: &builder)
  }

  /// Updates the nodes of the scenes.
  public static func _updateSceneNodes(_ scene: Self, in cursor: inout _NodeCursor) {
    Content._updateSceneNodes(scene.content, in: &cursor)
  }
}

/// Several commands as one: more than a builder would take, or the commands of one condition.
extension Group: Commands where Content: Commands {
  /// Creates a group of commands.
  @_disfavoredOverload
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.init(content: content()) }

  /// Appends the nodes of the commands.
  public static func _makeCommandNodes(_ commands: Self, in builder: inout _NodeBuilder) {
    Content._makeCommandNodes(commands.content, in: &builder)
  }

  /// Updates the nodes of the commands.
  public static func _updateCommandNodes(_ commands: Self, in cursor: inout _NodeCursor) {
    Content._updateCommandNodes(commands.content, in: &cursor)
  }
}
