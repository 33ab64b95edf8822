import Foundation
import HostTree
import ViewKernel

/// Writes what a failing test had on screen: the printed tree, and the picture.
enum FailureReport {
  @MainActor private static var reported: Set<TestName> = []
  /// The tests of which files were written in this run.
  @MainActor private static var written: Set<TestName> = []

  /// Writes the files for the first failure of a test, and returns lines with their paths.
  ///
  /// Later failures of the test follow from the first, more often than not. There is nothing to write if no screen is
  /// left, or where a failure comes from a thread that cannot look at it.
  static func lines(for test: @autoclosure () -> TestName, _ message: String, at line: String) -> [String] {
    guard MainQueue.isCurrent else { return [] }
    let test = test()
    return MainActor.assumeIsolated {
      guard let screen = LatestScreen.value, reported.insert(test).inserted else { return [] }
      if screen.recording.differs(from: screen.window) { screen.recording.take("", of: screen.window) }
      screen.recording.fail(message, at: line, in: screen.window)
      return write(screen, for: test)
    }
  }

  /// Begins a test: its next failure is its first.
  @MainActor
  static func begin(_ test: TestName) { reported.remove(test) }

  /// Removes the files of a test that an earlier run has left, unless this one has written them.
  @MainActor
  static func removeFormer(of test: TestName) {
    if written.contains(test) { return }
    let folder = folder(of: test)
    // A folder with something else inside stays.
    for name in ["tree.txt", "picture.svg", "recording.html"] { unlink(folder.appendingPathComponent(name).path) }
    rmdir(folder.path)
    rmdir(folder.deletingLastPathComponent().path)
  }

  @MainActor
  private static func write(_ screen: any AnyScreen, for test: TestName) -> [String] {
    let window = screen.window
    let folder = folder(of: test)
    written.insert(test)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try [
        ("The tree:    ", "tree.txt", window.treeDescription() + "\n"),
        ("The picture: ", "picture.svg", window.svgDescription),
        ("All steps:   ", "recording.html", screen.recording.html),
      ].map { title, name, text in
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file, options: .atomic)
        return title + shortPath(file)
      } + [screen.recording.digest]
    } catch {
      return ["The tree and the picture could not be written to \(folder.path): \(error)"]
    }
  }

  private static func folder(of test: TestName) -> URL {
    outputFolder.appendingPathComponent(test.suite).appendingPathComponent(test.test)
  }

  /// The folder for what failing tests write.
  private static var outputFolder: URL {
    if let path = ProcessInfo.processInfo.environment["VIEW_TESTING_OUTPUT"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return (scratchFolder ?? FileManager.default.temporaryDirectory).appendingPathComponent("view-tests")
  }

  /// The folder in which SwiftPM has built the tests, as `--scratch-path` says; nil if another tool runs them.
  private static let scratchFolder: URL? = {
    let files = FileManager.default
    var folder = Bundle.main.executableURL?.resolvingSymlinksInPath()
    while let current = folder, current.pathComponents.count > 1 {
      if files.fileExists(atPath: current.appendingPathComponent("workspace-state.json").path) { return current }
      folder = current.deletingLastPathComponent()
    }
    // On Apple's systems the executable is Xcode's.
    let package = URL(fileURLWithPath: files.currentDirectoryPath)
    let isPackage = files.fileExists(atPath: package.appendingPathComponent("Package.swift").path)
    return isPackage ? package.appendingPathComponent(".build") : nil
  }()
}

/// A path as in messages: below the current directory if it is there.
func shortPath(_ file: URL) -> String {
  let folder = FileManager.default.currentDirectoryPath + "/"
  return file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
}
