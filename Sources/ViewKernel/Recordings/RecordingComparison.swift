import Foundation

/// Compares a recording with what a replay of it shows.
package struct RecordingComparison {
  /// The first step that differs: its index, and what differs, in words.
  package private(set) var first: (index: Int, sentence: String)?
  /// The number of steps that differ.
  package private(set) var differingCount = 0
  /// The recording, with what the replay shows beside each step that differs.
  package private(set) var file: RecordingFile

  package init(_ recorded: RecordingFile, _ replayed: RecordingFile) {
    file = recorded
    var former = (tree: [String](), picture: [String]())
    var now = former
    for index in 0..<max(recorded.steps.count, replayed.steps.count) {
      guard index < recorded.steps.count, index < replayed.steps.count else {
        let sentence = "the recording has \(recorded.steps.count) steps, the replay \(replayed.steps.count)"
        if first == nil { first = (index, sentence) }
        differingCount += 1
        return
      }
      let (old, new) = (recorded.steps[index], replayed.steps[index])
      former = RecordingComparison.advance(former, old)
      now = RecordingComparison.advance(now, new)
      guard let sentence = RecordingComparison.difference(former, now, old, new) else { continue }
      differingCount += 1
      if first == nil { first = (index, sentence) }
      file.steps[index].replayed = RecordingFile.Replayed(tree: now.tree, picture: now.picture)
    }
  }

  private static func advance(
    _ lines: (tree: [String], picture: [String]), _ step: RecordingFile.Step
  ) -> (tree: [String], picture: [String]) {
    (step.tree?.lines(after: lines.tree) ?? lines.tree, step.picture?.lines(after: lines.picture) ?? lines.picture)
  }

  private static func difference(
    _ former: (tree: [String], picture: [String]), _ now: (tree: [String], picture: [String]),
    _ old: RecordingFile.Step, _ new: RecordingFile.Step
  ) -> String? {
    if former.tree != now.tree { return "the tree differs:\n" + changes(former.tree, now.tree) }
    if former.picture != now.picture { return "the picture differs:\n" + changes(former.picture, now.picture) }
    if old.cause != new.cause {
      return "what ran differs:\n" + changes(lines(old.cause), lines(new.cause))
    }
    if old.messages != new.messages {
      return "the messages differ:\n" + changes(old.messages ?? [], new.messages ?? [])
    }
    return nil
  }

  private static func lines(_ text: String?) -> [String] { text?.components(separatedBy: "\n") ?? [] }

  /// The lines that went and came, the first twenty.
  private static func changes(_ old: [String], _ new: [String]) -> String {
    let difference = new.difference(from: old)
    var lines: [(offset: Int, order: Int, text: String)] = []
    for change in difference {
      switch change {
      case .remove(let offset, let line, _): lines.append((offset, 0, "- \(line)"))
      case .insert(let offset, let line, _): lines.append((offset, 1, "+ \(line)"))
      }
    }
    let sorted = lines.sorted { ($0.offset, $0.order) < ($1.offset, $1.order) }.map(\.text)
    let rest = sorted.count > 20 ? ["… and \(sorted.count - 20) lines more"] : []
    return (sorted.prefix(20) + rest).joined(separator: "\n")
  }
}
