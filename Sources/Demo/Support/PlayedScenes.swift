public import HostTree

/// Plays all scenes without printing them, and calls a function with each one's id and its window after the last step.
///
/// It is for tests, which compare the answers of a window's inspector with the window itself.
@MainActor
public func forEachPlayedScene(_ body: (_ id: String, _ window: HostWindow) -> Void) {
  for scene in DemoScene.all {
    let stage = Stage(.nothing)
    scene.play(stage)
    body(scene.id, stage.window)
  }
}
