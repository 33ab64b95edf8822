import Foundation
import FuzzGrammar

/// A process of this program that runs a chunk of seeds.
@MainActor
final class ChildProcess {
  let seeds: Range<Int>
  private let process = Process()
  private let output = Pipe()
  private let errors = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var rest = ""
  private(set) var seed: Int
  private(set) var isDone = false
  private(set) var shrinks = false
  private(set) var wasKilled = false
  private(set) var lastSign = Date()

  init(_ seeds: Range<Int>, edits: Int) {
    self.seeds = seeds
    seed = seeds.lowerBound
    process.executableURL = ChildProcess.program
    process.arguments = ["--child", "--seeds", "\(seeds.lowerBound)..<\(seeds.upperBound)", "--edits", "\(edits)"]
    process.standardOutput = output
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = FileHandle(forWritingAtPath: errors.path)
    process.environment = ChildProcess.environment
    let descriptor = output.fileHandleForReading.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    do { try process.run() } catch { FuzzCommand.fail("No child process can be started: \(error)") }
    output.fileHandleForWriting.closeFile()
  }

  private static var program: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Without the runtime's backtrace, which takes seconds a crash.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }

  var isRunning: Bool { process.isRunning }

  func kill() {
    wasKilled = true
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// What it has printed since the last call.
  func newLines() -> [String] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      rest += String(decoding: buffer[..<count], as: UTF8.self)
      lastSign = Date()
    }
    var lines = rest.components(separatedBy: "\n")
    rest = lines.removeLast()
    for line in lines where line.hasPrefix("@") {
      if line.hasPrefix("@done") { isDone = true }
      shrinks = line.hasSuffix("shrinks")
      if let seed = Int(line.dropFirst().prefix { $0.isNumber || $0 == "-" }) { self.seed = seed }
    }
    return lines
  }

  /// What it wrote to standard error in the end.
  var lastErrors: String {
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    try? FileManager.default.removeItem(at: errors)
    return text.split(separator: "\n").suffix(3).joined(separator: "\n")
  }

  /// Whether a process that runs this trial crashes or hangs.
  static func ends(running trial: Trial, within seconds: Double) -> Bool {
    let process = Process()
    let input = Pipe()
    process.executableURL = program
    process.arguments = ["--trial", "-"]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = environment
    do { try process.run() } catch { return false }
    input.fileHandleForWriting.write(Data((trial.json + "\n").utf8))
    input.fileHandleForWriting.closeFile()
    let start = Date()
    while process.isRunning {
      usleep(2_000)
      guard -start.timeIntervalSinceNow > seconds else { continue }
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return true
    }
    return process.terminationReason == .uncaughtSignal
  }
}
