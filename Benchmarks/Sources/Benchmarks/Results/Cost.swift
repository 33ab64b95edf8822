import Foundation

/// What a user of the library waits for besides updates: the compiler, and the start of a program.
struct Cost {
  let title: String
  /// In seconds; nil where the figure is for comparison with former ones.
  let target: Double?
  /// Nil if it could not be measured.
  let seconds: Double?
  /// Why it could not be measured.
  var reason = ""

  static func all() -> [Cost] { [bodyOf50Views(), startOfDemo()] }

  /// How long the compiler takes for one body with fifty views, not counting its own start.
  private static func bodyOf50Views() -> Cost {
    let title = "to type-check a body of 50 views"
    let modules = products.appendingPathComponent("Modules")
    let source = FileManager.default.temporaryDirectory.appendingPathComponent("Body\(getpid()).swift")
    defer { try? FileManager.default.removeItem(at: source) }
    let views = (0..<50).map { index in
      switch index % 3 {
      case 0: "Text(\"Row \\(count) of \(index)\").font(.headline).padding(.horizontal, \(index))"
      case 1: "HStack { Image(systemName: \"star\"); Spacer(); Text(name + \"\(index)\") }"
      default: "Button(\"Add \(index)\") { count += \(index) }.disabled(count > \(index) * 2)"
      }
    }
    let text = """
      import ViewKernel
      struct Fifty: View {
        @State private var count = 0
        let name: String
        var body: some View {
          VStack {
      \(views.joined(separator: "\n"))
          }
        }
      }
      """
    do {
      try text.write(to: source, atomically: true, encoding: .utf8)
      let output = try run(
        "/usr/bin/env",
        [
          "swiftc", "-typecheck", "-swift-version", "6", "-I", modules.path, "-Xfrontend",
          "-debug-time-function-bodies",
          source.path,
        ])
      // Lines of milliseconds, the place and what it is.
      let times = output.split(separator: "\n").filter { $0.contains("Body\(getpid())") && $0.contains("ms\t") }
      guard !times.isEmpty else {
        return Cost(title: title, target: 1, seconds: nil, reason: "the compiler told no times")
      }
      let milliseconds = times.compactMap { $0.split(separator: "ms").first.flatMap { Double($0) } }.reduce(0, +)
      return Cost(title: title, target: 1, seconds: milliseconds / 1e3)
    } catch {
      return Cost(title: title, target: 1, seconds: nil, reason: "\(error)")
    }
  }

  /// From the start of the demo, which must have been built, to its first line.
  private static func startOfDemo() -> Cost {
    let title = "from the start of the demo to its first line"
    let demo = ["release", "debug"].map { package.appendingPathComponent(".build/\($0)/Demo").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let demo else {
      return Cost(title: title, target: 0.05, seconds: nil, reason: "build the demo first, with `swift build`")
    }
    do {
      let times = try (0..<21).map { _ in try timeToFirstOutput(of: demo, ["counter"]) }
      return Cost(title: title, target: 0.05, seconds: times.sorted()[times.count / 2])
    } catch {
      return Cost(title: title, target: 0.05, seconds: nil, reason: "\(error)")
    }
  }

  // MARK: Programs

  /// Where this program was built, with the modules of the library.
  private static var products: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The library's package, around that of this program.
  static var package: URL {
    products.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  static func run(_ path: String, _ arguments: [String]) throws -> String {
    let (process, output) = try start(path, arguments)
    let data = output.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private static func timeToFirstOutput(of path: String, _ arguments: [String]) throws -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    let (process, output) = try self.start(path, arguments)
    _ = output.availableData
    let end = DispatchTime.now().uptimeNanoseconds
    _ = output.readDataToEndOfFile()
    process.waitUntilExit()
    return Double(end - start) / 1e9
  }

  private static func start(_ path: String, _ arguments: [String]) throws -> (Process, FileHandle) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    return (process, pipe.fileHandleForReading)
  }
}
