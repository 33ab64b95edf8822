import Foundation
import HostTree

let usage = """
  Benchmarks                     measures everything and prints tables
  Benchmarks --only NAME ...     measures some operations
  Benchmarks --peers             measures React beside views, if it is there
  Benchmarks --check             measures the operations that have a ceiling; fails if one is above it four times
  Benchmarks --compile           measures how long the compiler takes for the package; some minutes
  Benchmarks --names             prints the names of the operations
  Benchmarks run NAME [by-hand]  runs one operation, for an instruction counter, or many times for a sampling profiler
  --runs N                       how often each operation runs; 21 unless told, once for a counter
  --json FILE                    writes what was measured to a file, too
  """

// The texts stay the same as typefaces get better: digits of one width, and rows of 20 points.
HostTypeface.current = .test

var arguments = Array(CommandLine.arguments.dropFirst())

@MainActor
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
  exit(64)
}

/// Takes an option with its value from the arguments.
@MainActor
func take(_ option: String) -> String? {
  guard let index = arguments.firstIndex(of: option) else { return nil }
  guard index + 1 < arguments.count else { fail("\(option) needs a value.\n\(usage)") }
  arguments.remove(at: index)
  return arguments.remove(at: index)
}

@MainActor
func operation(_ name: String) -> Operation {
  guard let operation = Operation.all.first(where: { $0.name == name }) else {
    fail("There is no operation \(name): see Benchmarks --names.")
  }
  return operation
}

/// Both candidates must show the same, or times would mean nothing.
@MainActor
func checkResults(_ operations: [Operation]) {
  let differences = operations.compactMap { $0.difference() }
  if !differences.isEmpty { fail(differences.joined(separator: "\n")) }
}

let json = take("--json")
let runs = take("--runs").map { Int($0) } ?? (arguments.first == "run" ? 1 : 21)
guard let runs, runs > 0 else { fail("--runs needs a number.") }
var report = Report()

switch arguments.first {
case nil:
  // Before all else, so that nothing was freed that could be used again.
  report.measureMemory()
  print()
  checkResults(Operation.all)
  report.measure(Operation.all, runs: runs)
  report.measureCosts()
  report.measurePeers(Operation.all, runs: runs)
case "--only":
  let chosen = arguments.dropFirst().map { operation($0) }
  checkResults(chosen)
  report.measure(chosen, runs: runs)
case "--check":
  checkResults(Operation.all)
  var chosen = Operation.all.filter { $0.ceiling != nil }
  // Whatever else the machine does can slow one measurement down, but hardly all of several.
  for attempt in 1...4 where !chosen.isEmpty {
    if attempt > 1 { print("Above the ceiling, measured again: \(chosen.map(\.name).joined(separator: ", "))") }
    report = Report()
    report.measure(chosen, runs: runs)
    chosen = report.aboveCeiling
  }
  if !chosen.isEmpty {
    print("Above the ceiling each time: \(chosen.map(\.name).joined(separator: ", "))")
    exit(1)
  }
case "--peers":
  report.measurePeers(Operation.all, runs: runs)
case "--compile":
  report.measureCompiling()
case "--names":
  for operation in Operation.all { print(operation.name) }
case "run" where arguments.count > 1:
  let operation = operation(arguments[1])
  let prepare = arguments.contains("by-hand") ? operation.byHand : operation.views
  // Once before, for what is made once for all.
  prepare().inSetting { $0() }
  var trial = prepare()
  for run in 0..<runs {
    if run > 0, operation.isFreshEachTime { trial = prepare() }
    trial.inSetting(runCounted)
  }
default:
  fail(usage)
}
if let json { try report.write(to: json) }
