package import BrowserDisplay
import Dispatch
import Foundation

/// Builds a program again whenever a source of its package was saved: by `swift build`, as a process of its own.
@MainActor
package final class ProgramBuild {
  /// The place of a program, as SwiftPM has built it.
  package struct Place: Equatable {
    package var package: String
    package var product: String
    package var scratch: String
    package var isRelease: Bool

    /// Nil if SwiftPM has not built it there.
    ///
    /// - Parameter executable: `PACKAGE/.build/TRIPLE/debug/NAME`.
    package init?(of executable: String) {
      let file = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
      let configuration = file.deletingLastPathComponent()
      let scratch = configuration.deletingLastPathComponent().deletingLastPathComponent()
      product = file.lastPathComponent
      isRelease = configuration.lastPathComponent == "release"
      self.scratch = scratch.path
      guard let package = Place.package(builtInto: scratch, configuration.lastPathComponent) else { return nil }
      self.package = package
    }

    /// The package whose build SwiftPM has planned in a folder: the plan names its manifest.
    private static func package(builtInto scratch: URL, _ configuration: String) -> String? {
      let plan = scratch.appendingPathComponent("\(configuration).yaml")
      let manifest = "/Package.swift\""
      guard let text = try? String(contentsOf: plan, encoding: .utf8), let end = text.range(of: manifest) else {
        return nil
      }
      let start = text[..<end.lowerBound].lastIndex(of: "\"").map { text.index(after: $0) }
      return start.map { String(text[$0..<end.lowerBound]) }
    }

    package var arguments: [String] {
      ["build", "--package-path", package, "--scratch-path", scratch, "--product", product]
        + (isRelease ? ["-c", "release"] : [])
    }

    /// The package's folder and the folders of its sources.
    package var folders: [String] {
      let sources = URL(fileURLWithPath: package).appendingPathComponent("Sources")
      let inside = FileManager.default.enumerator(
        at: sources, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
      var folders = [package, sources.path]
      while let next = inside?.nextObject() as? URL, folders.count < 4_000 {
        if (try? next.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { folders.append(next.path) }
      }
      return folders
    }
  }

  private let place: Place
  private let tell: @MainActor (BuildState) -> Void
  private let didBuild: @MainActor () -> Void
  private var events: FolderEvents?
  /// The latest date of a source; nil before the first look.
  private var newest: Date?
  private var process: Process?
  /// Whether a source was saved since the build under way began.
  private var isStale = false

  /// Begins to watch the sources.
  ///
  /// - Parameters:
  ///   - place: The program.
  ///   - tell: Called with the state of a build.
  ///   - didBuild: Called when a build has succeeded.
  package init(
    _ place: Place, tell: @escaping @MainActor (BuildState) -> Void, didBuild: @escaping @MainActor () -> Void
  ) {
    (self.place, self.tell, self.didBuild) = (place, tell, didBuild)
    newest = newestSource
    watch()
  }

  /// Ends the build under way.
  package func stop() {
    events = nil
    process?.terminate()
    process = nil
  }

  private func watch() {
    events = FolderEvents(in: place.folders) { [weak self] in
      // An editor writes a file in several steps.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in
        MainActor.assumeIsolated { self?.look() }
      }
    }
  }

  private func look() {
    let now = newestSource
    guard now != newest else { return }
    newest = now
    if process != nil { isStale = true } else { build() }
  }

  /// The latest date at which a source was written, or a folder changed.
  private var newestSource: Date? {
    let files = FileManager.default
    return place.folders.flatMap { folder -> [Date] in
      let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
      let isPackage = folder == place.package
      return names.filter { isPackage ? $0 == "Package.swift" : !$0.hasPrefix(".") }.compactMap { name in
        try? files.attributesOfItem(atPath: "\(folder)/\(name)")[.modificationDate] as? Date
      }
    }.max()
  }

  private func build() {
    tell(BuildState(.building))
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + place.arguments
    process.standardOutput = output
    process.standardError = output
    self.process = process
    do {
      try process.run()
    } catch {
      self.process = nil
      return tell(
        BuildState(
          .failed, errors: [.init(file: "", line: 0, column: 0, message: "swift build cannot be run: \(error)")]))
    }
    let file = output.fileHandleForReading
    DispatchQueue.global().async {
      let text = String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let succeeds = process.terminationStatus == 0
      DispatchQueue.main.async { MainActor.assumeIsolated { self.didEnd(succeeds, text) } }
    }
  }

  private func didEnd(_ succeeds: Bool, _ output: String) {
    guard process != nil else { return }
    process = nil
    // New folders are watched, too.
    watch()
    if isStale {
      isStale = false
      return build()
    }
    if succeeds {
      tell(BuildState(.done))
      didBuild()
    } else {
      tell(BuildState(.failed, errors: BuildState.Fault.all(in: output, below: place.package)))
    }
  }
}

extension BuildState.Fault {
  /// The errors in the output of a build, each once, with their lines of source.
  ///
  /// - Parameter folder: The folder below which files are named by their path in it.
  package static func all(in output: String, below folder: String) -> [BuildState.Fault] {
    var faults: [BuildState.Fault] = []
    for line in output.split(separator: "\n") {
      guard let mark = line.range(of: ": error: ") else { continue }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count == 3, let number = Int(parts[1]), let column = Int(parts[2]) else { continue }
      let path = String(parts[0])
      let fault = BuildState.Fault(
        file: path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path, line: number,
        column: column, message: String(line[mark.upperBound...]), snippet: source(path, number))
      if !faults.contains(fault) { faults.append(fault) }
      if faults.count == 20 { break }
    }
    guard faults.isEmpty else { return faults }
    // No error with a place: of a manifest, or of the linker.
    let end = output.split(separator: "\n").suffix(8).joined(separator: "\n")
    return [BuildState.Fault(file: "", line: 0, column: 0, message: end)]
  }

  private static func source(_ path: String, _ line: Int) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(line - 1) ? String(lines[line - 1].prefix(200)) : nil
  }
}
