import Foundation
import HostTree

/// Writes what a failing test had on screen: the printed tree, and the picture.
enum FailureReport {
  @MainActor private static var reported: Set<TestName> = []

  /// Writes the files for the first failure of a test, and returns lines with their paths.
  ///
  /// Later failures of the test follow from the first, more often than not. There is nothing to write if no screen is left, or where a
  /// failure comes from a thread that cannot look at it.
  static func lines(for test: @autoclosure () -> TestName) -> [String] {
    guard MainQueue.isCurrent else { return [] }
    let test = test()
    return MainActor.assumeIsolated {
      guard let screen = LatestScreen.value, reported.insert(test).inserted else { return [] }
      return write(screen.window, for: test)
    }
  }

  /// Begins a test: its next failure is its first.
  @MainActor
  static func begin(_ test: TestName) { reported.remove(test) }

  @MainActor
  private static func write(_ window: HostWindow, for test: TestName) -> [String] {
    let folder = outputFolder.appendingPathComponent(test.suite).appendingPathComponent(test.test)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try [
        ("The tree:    ", "tree.txt", window.treeDescription() + "\n"),
        ("The picture: ", "picture.svg", window.svgDescription),
      ].map { title, name, text in
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file, options: .atomic)
        return title + shortPath(file)
      }
    } catch {
      return ["The tree and the picture could not be written to \(folder.path): \(error)"]
    }
  }

  /// The folder for what failing tests write.
  private static var outputFolder: URL {
    if let path = ProcessInfo.processInfo.environment["VIEW_TESTING_OUTPUT"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    // Other tools than SwiftPM run tests elsewhere.
    let isPackage = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    let parent = isPackage ? folder.appendingPathComponent(".build") : FileManager.default.temporaryDirectory
    return parent.appendingPathComponent("view-tests")
  }
}

/// A path as in messages: below the current directory if it is there.
func shortPath(_ file: URL) -> String {
  let folder = FileManager.default.currentDirectoryPath + "/"
  return file.path.hasPrefix(folder) ? String(file.path.dropFirst(folder.count)) : file.path
}
