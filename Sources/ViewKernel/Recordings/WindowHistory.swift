import BrowserDisplay
import HostTree

/// The steps of a window that its page's inspector goes back to, the latest 200 of them.
///
/// The first is taken when it is needed: a page that opens would wait until all hosts are printed.
@MainActor
final class WindowHistory {
  private static let limit = 200

  private let window: HostWindow
  private let recording: HostRecording
  /// The index of the first step that is still there.
  private var firstStep = 0
  private var input = ""

  init(of window: HostWindow) {
    self.window = window
    recording = HostRecording(title: window.rootViewController?.title ?? "Window")
  }

  private func takeFirst() { if recording.count == 0 { recording.take("now", of: window) } }

  /// Notes the input that the next step will come from.
  func willReceive(_ input: String) {
    takeFirst()
    self.input = input
    window.noteInput(input)
  }

  /// Takes a step if the window shows something else than in the last one.
  func didShow() {
    guard recording.count > 0 else { return takeFirst() }
    guard recording.differs(from: window) else { return }
    recording.take(input.isEmpty ? "by itself" : input, of: window)
    input = ""
    guard recording.count > WindowHistory.limit else { return }
    firstStep += recording.count - WindowHistory.limit
    recording.keep(latest: WindowHistory.limit)
  }

  var steps: [InspectAnswer.Step] {
    takeFirst()
    let start = recording.file.steps.first?.time ?? 0
    return recording.file.steps.enumerated().map { index, step in
      InspectAnswer.Step(
        index: firstStep + index, label: step.label, time: step.time - start,
        summary: step.cause?.split(separator: "\n").first.map { String($0) } ?? "")
    }
  }

  private func place(_ index: Int) -> Int? {
    let place = index - firstStep
    return recording.file.steps.indices.contains(place) ? place : nil
  }

  /// The picture, the printed tree with what has changed in it, and the cause of a step; nil if it is gone.
  func moment(_ index: Int) -> (svg: String, tree: [String], cause: String?)? {
    guard let place = place(index) else { return nil }
    let now = recording.file.lines(ofStep: place)
    let former = place > 0 ? recording.file.lines(ofStep: place - 1).tree : now.tree
    return (
      now.picture.joined(separator: "\n"), MarkedLines.all(from: former, to: now.tree),
      recording.file.steps[place].cause
    )
  }

  /// The differences of two steps' printed trees, and both pictures; nil if one is gone.
  func compare(_ index: Int, _ other: Int) -> (lines: [String], svgs: [String])? {
    guard let first = place(index), let second = place(other) else { return nil }
    let (old, new) = (recording.file.lines(ofStep: first), recording.file.lines(ofStep: second))
    return (
      MarkedLines.all(from: old.tree, to: new.tree),
      [old.picture.joined(separator: "\n"), new.picture.joined(separator: "\n")]
    )
  }

  /// All steps as one file: see ``HostRecording/html``.
  func export() -> String {
    takeFirst()
    return recording.html
  }
}

/// Lines of two texts, each after a mark: `-` if it went, `+` if it came, a space else.
private enum MarkedLines {
  static func all(from former: [String], to lines: [String]) -> [String] {
    var result: [String] = []
    var next = 0
    for edit in RecordedLines.edits(from: former, to: lines) {
      result += former[next..<edit.start].map { "  " + $0 }
      next = edit.start + edit.removed
      result += former[edit.start..<next].map { "- " + $0 } + edit.added.map { "+ " + $0 }
    }
    return result + former[next...].map { "  " + $0 }
  }
}
