// Tests: `ChangeLogTests`, `SceneStorageTests`.

/// An object that a feature keeps for a whole graph, one for each class. See ``ViewGraph/kept(_:)``.
@MainActor
protocol KeptByGraph: AnyObject {
  init()
}
