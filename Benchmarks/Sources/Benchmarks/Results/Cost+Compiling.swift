import Foundation

extension Cost {
  /// How long the compiler takes for the package: from nothing, and after one file of the kernel was saved again; takes
  /// some minutes.
  ///
  /// Counted is the time of the processors, which tells more than the clock where others work on the same machine.
  static func compiling() -> [Cost] {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("Compiling\(getpid())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    return ["debug", "release"].flatMap { configuration in
      [
        compiling("to compile the package, \(configuration)", configuration, in: scratch, saving: nil),
        compiling(
          "to compile it after one file was saved, \(configuration)", configuration, in: scratch,
          saving: "Sources/ViewKernel/Graph/ViewNode.swift"),
      ]
    }
  }

  private static func compiling(
    _ title: String, _ configuration: String, in scratch: URL, saving file: String?
  ) -> Cost {
    do {
      if let file {
        try FileManager.default.setAttributes(
          [.modificationDate: Date()], ofItemAtPath: package.appendingPathComponent(file).path)
      }
      let before = processorTime
      let output = try run(
        "/usr/bin/env",
        [
          "swift", "build", "--package-path", package.path, "--scratch-path", scratch.path, "-c", configuration,
        ])
      guard output.contains("Build complete") else {
        return Cost(title: title, target: nil, seconds: nil, reason: "it does not compile")
      }
      return Cost(title: title, target: nil, seconds: processorTime - before)
    } catch {
      return Cost(title: title, target: nil, seconds: nil, reason: "\(error)")
    }
  }

  /// What all programs that were started and have ended took of the processors, in seconds.
  private static var processorTime: Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
  }
}
