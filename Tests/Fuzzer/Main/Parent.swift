import Foundation
import FuzzGrammar

/// Hands seeds to child processes, so that neither a crash nor a hang ends the whole.
@MainActor
final class Parent {
  private let edits: Int
  private let stopsAt: Int
  private var total = Counts()
  private var failures = 0
  /// A child that says nothing for so long hangs.
  private let patience = 30.0

  init(edits: Int, stopsAt: Int) {
    self.edits = edits
    self.stopsAt = stopsAt
  }

  func run(_ seeds: Range<Int>, chunk: Int, jobs: Int) -> Bool {
    let start = Date()
    var waiting = stride(from: seeds.lowerBound, to: seeds.upperBound, by: chunk).map {
      $0..<min($0 + chunk, seeds.upperBound)
    }[...]
    var running: [ChildProcess] = []
    while !running.isEmpty || (!waiting.isEmpty && failures < stopsAt) {
      while running.count < jobs, failures < stopsAt, let seeds = waiting.popFirst() {
        running.append(ChildProcess(seeds, edits: edits))
      }
      guard !running.isEmpty else { break }
      usleep(20_000)
      for child in running { take(child.newLines()) }
      running.removeAll { child in
        if child.isRunning {
          let allowed = child.shrinks ? patience * 10 : patience
          guard -child.lastSign.timeIntervalSinceNow > allowed else { return false }
          child.kill()
        }
        take(child.newLines())
        guard !child.isDone else { return true }
        // It ended in the middle: at a seed that crashes or hangs.
        let seed = child.seed
        failures += 1
        print("seed \(seed) \(child.wasKilled ? "hangs" : "crashes"): \(child.lastErrors)")
        fflush(nil)
        shrinkOutside(seed)
        if seed + 1 < child.seeds.upperBound {
          waiting.insert((seed + 1)..<child.seeds.upperBound, at: waiting.startIndex)
        }
        return true
      }
    }
    let seconds = max(-start.timeIntervalSinceNow, 0.001)
    print(
      "\(total.programs) programs, \(total.edits) edits, \(total.comparisons) comparisons in \(Int(seconds)) s:"
        + " \(Int(Double(total.edits) / seconds)) edits and \(Int(Double(total.comparisons) / seconds)) comparisons a second;"
        + " \(failures) failures")
    return failures == 0
  }

  private func take(_ lines: [String]) {
    for line in lines {
      if line.hasPrefix("@") {
        let words = line.split(separator: " ")
        guard words.first == "@done", words.count == 4 else { continue }
        total.programs += Int(words[1]) ?? 0
        total.edits += Int(words[2]) ?? 0
        total.comparisons += Int(words[3]) ?? 0
      } else {
        if line.hasPrefix("== seed") || line.hasSuffix("comes once only:") { failures += 1 }
        print(line)
        fflush(nil)
      }
    }
  }

  /// A smaller trial that still ends its process.
  private func shrinkOutside(_ seed: Int) {
    let trial = Trial(seed: seed, editCount: edits)
    // Each trial that hangs takes all of its time.
    let deadline = Date().addingTimeInterval(240)
    let smallest = trial.shrunk(limit: 300) { Date() < deadline && ChildProcess.ends(running: $0, within: 10) }
    print(smallest.text(of: Failure(kind: "end of the process", detail: "", step: smallest.editCount), seed: seed))
  }
}
