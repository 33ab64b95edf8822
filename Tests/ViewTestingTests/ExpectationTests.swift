import Foundation
import Testing
import ViewKernel
import ViewTesting

/// Expectations in files, written to a folder of their own.
@Suite(.views) @MainActor
final class ExpectationTests: Sendable {
  private let folder = ".build/view-testing-tests"

  init() throws {
    if FileManager.default.fileExists(atPath: folder) { try FileManager.default.removeItem(atPath: folder) }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/__Expectations__/PageTests/\(name)", encoding: .utf8)
  }

  @Test func theFirstRunRecordsAndFails() throws {
    let screen = show(Text("a"))
    let messages = failures { assertTree(of: screen, file: ".build/view-testing-tests/PageTests.swift") }
    #expect(
      messages.first?.contains("written to \(folder)/__Expectations__/PageTests/theFirstRunRecordsAndFails.txt") == true
    )
    #expect(try text("theFirstRunRecordsAndFails.txt") == screen.window.treeDescription() + "\n")
    assertTree(of: screen, file: ".build/view-testing-tests/PageTests.swift")
    let others = failures {
      assertTree(of: show(Text("b")), file: ".build/view-testing-tests/PageTests.swift")
    }
    #expect(others.first?.contains("two expectations in the file") == true)
    #expect(others.first?.contains("with named:") == true)
  }

  @Test func picturesAreComparedExactly() throws {
    let screen = show(Color.red)
    let file: StaticString = ".build/view-testing-tests/PageTests.swift"
    #expect(failures { assertPicture(of: screen, named: "red", file: file) }.count == 1)
    #expect(try text("picturesAreComparedExactly-red.svg") == screen.window.svgDescription)
    assertPicture(of: screen, named: "red", file: file)
  }

  @Test func differencesAreShown() throws {
    let path = "\(folder)/__Expectations__/PageTests"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try "HostWindow\n".write(toFile: "\(path)/differencesAreShown.txt", atomically: true, encoding: .utf8)
    let screen = show(Text("a"))
    let messages = failures {
      assertTree(of: screen, options: .structure, file: ".build/view-testing-tests/PageTests.swift")
    }
    #expect(
      messages.first?.contains(
        "differencesAreShown.txt, lines with + are there instead:\n  HostWindow\n+ └─ HostingView<Text>") == true)
    #expect(messages.first?.contains("run the test with VIEW_TESTING_RECORD=1") == true)
    #expect(try text("differencesAreShown.txt") == "HostWindow\n")
  }
}
