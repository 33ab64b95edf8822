package import HostTree

/// The answers about the views behind hosts. `ViewKernel` provides it; without views there is none.
@MainActor
package protocol ViewInspection: AnyObject {
  /// What the program's own bodies say, and the views whose bodies these are.
  var items: any ItemTree { get }

  func why(_ item: InspectedItem) -> [InspectAnswer.Part]
  /// Why something with a name is on screen, or why not.
  func why(_ name: String) -> (subject: String, parts: [InspectAnswer.Part])
  /// The origin of a property of a host, by its name.
  func origins(of host: HostView) -> [String: String]
  func sections(of item: InspectedItem) -> [InspectAnswer.Section]
  func copies(of item: InspectedItem) -> InspectAnswer.Copies

  /// Writes a value that a section offers to be edited; returns a sentence if it cannot be.
  func edit(_ key: String, of item: InspectedItem, to value: String) -> String?
  /// Takes the last edit back; returns a sentence if there is none.
  func undo() -> String?

  /// A person is about to do something, in words: `tap "Add"`.
  func willReceive(_ input: String)
  /// A frame with changes was shown.
  func didShow()
  var steps: [InspectAnswer.Step] { get }
  /// The picture, the tree with its changes, and the causes of a step; nil if it is not there any more.
  func moment(_ index: Int) -> (svg: String, tree: [String], cause: String?)?
  /// The lines that differ between two steps, with a few around them; nil if one is not there any more.
  func compare(_ index: Int, _ other: Int) -> (lines: [String], svgs: [String])?
  /// The steps as one file.
  func export() -> String

  /// The inspector is closed: nothing is noted any more.
  func end()
}

/// The content of a window that can tell what an inspector asks.
@MainActor
package protocol InspectedContent: HostView {
  /// Begins to note causes and steps, until `end` of the result.
  func makeInspection(of window: HostWindow) -> any ViewInspection
}
