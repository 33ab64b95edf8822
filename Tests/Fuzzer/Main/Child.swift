import Foundation
import FuzzGrammar

/// Runs seeds one after the other, and says at which it is, so that the parent knows where it ended.
@MainActor
enum Child {
  static func run(_ seeds: Range<Int>, edits: Int) {
    var counts = Counts()
    for seed in seeds {
      say("@\(seed)")
      let trial = Trial(seed: seed, editCount: edits)
      guard let failure = trial.run(counting: &counts) else { continue }
      say("@\(seed) shrinks")
      var rest = Counts()
      let smallest = trial.shrunk { $0.run(counting: &rest)?.kind == failure.kind }
      guard let last = smallest.run(counting: &rest) else {
        say("seed \(seed): \(failure.kind) comes once only:\n\(failure.detail)")
        continue
      }
      say(smallest.text(of: last, seed: seed))
    }
    say("@done \(counts.programs) \(counts.edits) \(counts.comparisons)")
  }

  /// At once, so that a crash loses nothing.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
