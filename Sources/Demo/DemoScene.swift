import Foundation

/// One thing that the library does, shown on a stage.
///
/// A file in a folder of `Scenes` or, where it is longer, in `Programs` has a scene or two over the same views: first
/// the play, in which a user looks at the views and uses them, then the views as an application would write them.
/// ``Stage``, in `Support`, shows them in a play. `DemoTests` checks names and counts; the output of each scene is
/// compared with `.ci/golden/demo.txt`.
@MainActor
struct DemoScene {
  /// A letter and a number, such as `C1`, by which documents refer to it. Scenes on related subjects have the same
  /// letter, in the order of `All.swift`.
  let id: String
  /// A name to type, in lower case with hyphens.
  let name: String
  /// The subject of the scene, in one line.
  let summary: String
  /// Shows it.
  let play: @MainActor (Stage) -> Void
  /// The source file.
  let file: String

  /// Whether it is a program, and no scene of one subject.
  var isProgram: Bool { id.hasPrefix("P") }

  /// The name as a title: `To-do list`.
  var title: String {
    let words = name == "to-do-list" ? "to-do list" : name.replacingOccurrences(of: "-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The subject that scenes with the same letter have in common.
  var group: String {
    switch id.prefix(1) {
    case "A": "Introspection"
    case "B": "Hosts and controllers as views"
    case "C": "State, bodies and rows"
    case "D": "Menus over pages"
    case "E": "Values that go down and up"
    case "F": "Layout"
    case "G": "Shapes, shadows, canvases"
    case "H": "Hosts without views"
    case "J": "Pages, tabs and sheets"
    case "K": "Controls and dragging"
    default: "Programs"
    }
  }

  init(
    _ id: String, _ name: String, _ summary: String, file: String = #filePath,
    play: @escaping @MainActor (Stage) -> Void
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.play = play
    self.file = file
  }
}
