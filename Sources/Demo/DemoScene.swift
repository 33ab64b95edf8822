/// One thing that the library does, shown on a stage.
///
/// Each scene is a file of its own in `Scenes` or, where it is longer, in `Programs`: the views as an application would write them, then the play, in which
/// somebody looks at them and uses them.
@MainActor
struct DemoScene {
  /// A letter and a number, such as `C1`.
  ///
  /// Letters go by subject: A introspection, B hosts of one's own in views and views in hosts, C values, composition and
  /// updates, D a menu over a list, E data across the tree, F layout, G drawing, H the host tree alone,
  /// J what is shown in front, K controls and gestures, P programs of some length.
  let id: String
  /// A name to type, in lower case with hyphens.
  let name: String
  /// What there is to see, in one line.
  let summary: String
  /// Shows it.
  let play: @MainActor (Stage) -> Void

  init(_ id: String, _ name: String, _ summary: String, play: @escaping @MainActor (Stage) -> Void) {
    self.id = id
    self.name = name
    self.summary = summary
    self.play = play
  }
}
