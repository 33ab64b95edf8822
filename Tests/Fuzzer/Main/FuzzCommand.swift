import Foundation
import FuzzGrammar

/// `Fuzzer --seeds 0..<1000`: runs the trials of these seeds, each chunk in a process of its own.
@MainActor
enum FuzzCommand {
  static func run() async {
    var seeds = 0..<1000
    var isChild = false
    var trial: Trial?
    var jobs = 1
    var edits = 24
    var chunk = 250
    var stopsAt = 10
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--seeds": seeds = range(arguments.popFirst() ?? "")
      case "--child": isChild = true
      case "--jobs": jobs = Int(arguments.popFirst() ?? "") ?? 1
      case "--edits": edits = Int(arguments.popFirst() ?? "") ?? 24
      case "--chunk": chunk = Int(arguments.popFirst() ?? "") ?? 250
      case "--stop-at": stopsAt = Int(arguments.popFirst() ?? "") ?? 10
      case "--trial":
        let line = arguments.popFirst() ?? ""
        trial = Trial(json: line == "-" ? readLine() ?? "" : line)
        if trial == nil { fail("This is no trial: \(line)") }
      case "--print":
        let seed = Int(arguments.popFirst() ?? "") ?? 0
        print(Trial(seed: seed, editCount: edits).text(of: Failure(kind: "nothing", detail: "", step: 0), seed: seed))
        return
      case "--server": return await ServerCommand.run(range(arguments.popFirst() ?? ""))
      default:
        fail(
          "usage: Fuzzer [--seeds 0..<1000] [--jobs 1] [--edits 24] [--stop-at 10] [--print SEED] [--trial JSON] "
            + "[--server 0..<1000]")
      }
    }
    if let trial { return replay(trial) }
    if isChild { return Child.run(seeds, edits: edits) }
    let parent = Parent(edits: edits, stopsAt: stopsAt)
    exit(parent.run(seeds, chunk: chunk, jobs: jobs) ? 0 : 1)
  }

  private static func replay(_ trial: Trial) {
    var counts = Counts()
    guard let failure = trial.run(counting: &counts) else { return print("Nothing is wrong.") }
    print(trial.text(of: failure, seed: -1))
    exit(1)
  }

  private static func range(_ text: String) -> Range<Int> {
    let parts = text.components(separatedBy: "..<").compactMap { Int($0) }
    if parts.count == 1 { return parts[0]..<(parts[0] + 1) }
    guard parts.count == 2, parts[0] <= parts[1] else { fail("These are no seeds: \(text)") }
    return parts[0]..<parts[1]
  }

  static func fail(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
    exit(64)
  }
}
