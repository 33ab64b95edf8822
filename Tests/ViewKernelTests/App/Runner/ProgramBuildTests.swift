import BrowserDisplay
import Foundation
import TestSupport
import ViewKernel
import XCTest

/// A program that builds itself again: where its package is, what it watches, and the errors that it tells.
@MainActor
final class ProgramBuildTests: HostTestCase {
  /// A package with an executable where SwiftPM puts it.
  private func makePackage() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("package-\(UUID())")
    for path in ["Sources/App/Views", "Sources/.hidden", ".build/x86_64-unknown-linux-gnu/debug"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for (path, text) in [
      ("Package.swift", ""), ("Sources/App/App.swift", "let one = 1\n  let two: Int = \"2\"\n"),
      (".build/x86_64-unknown-linux-gnu/debug/App", ""),
    ]
      + ["debug", "release"].map({
        (".build/\($0).yaml", "inputs: [\"\(folder.path)/Sources/App/\",\"\(folder.path)/Package.swift\"]")
      })
    {
      try Data(text.utf8).write(to: folder.appendingPathComponent(path))
    }
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder
  }

  func testThePlaceOfAProgram() throws {
    let folder = try makePackage()
    let executable = folder.appendingPathComponent(".build/x86_64-unknown-linux-gnu/debug/App").path
    let place = try XCTUnwrap(ProgramBuild.Place(of: executable))
    XCTAssertEqual(
      place.arguments,
      ["build", "--package-path", folder.path, "--scratch-path", folder.path + "/.build", "--product", "App"])
    XCTAssertEqual(
      place.folders.map { $0.replacingOccurrences(of: folder.path, with: "") }.sorted(),
      ["", "/Sources", "/Sources/App", "/Sources/App/Views"])
    let release = executable.replacingOccurrences(of: "debug", with: "release")
    XCTAssertEqual(ProgramBuild.Place(of: release)?.arguments.suffix(2), ["-c", "release"])
    XCTAssertNil(ProgramBuild.Place(of: "/nowhere/at/all/App"))
  }

  func testErrorsAreToldOnceWithTheirLines() throws {
    let folder = try makePackage()
    let file = folder.path + "/Sources/App/App.swift"
    let output = """
      [3/7] Compiling App App.swift
      \(file):2:18: error: cannot convert value of type 'String' to specified type 'Int'
      1 | let one = 1
      \(file):1:5: warning: unused
      \(file):2:18: error: cannot convert value of type 'String' to specified type 'Int'
      /elsewhere/B.swift:9:1: error: expected declaration
      """
    XCTAssertEqual(
      BuildState.Fault.all(in: output, below: folder.path),
      [
        BuildState.Fault(
          file: "Sources/App/App.swift", line: 2, column: 18,
          message: "cannot convert value of type 'String' to specified type 'Int'", snippet: "  let two: Int = \"2\""),
        BuildState.Fault(file: "/elsewhere/B.swift", line: 9, column: 1, message: "expected declaration"),
      ])
  }

  func testWithoutAPlaceTheEndOfTheOutputIsTold() {
    XCTAssertEqual(
      BuildState.Fault.all(in: "linking\nerror: link command failed", below: "/package"),
      [BuildState.Fault(file: "", line: 0, column: 0, message: "linking\nerror: link command failed")])
  }
}
