import Foundation
import XCTest

/// Each public initializer and function that takes a binding stands in one of the tables of bindings and their sources.
final class BindingSourcesCoverageTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func texts(_ folder: String, where isMeant: (String) -> Bool) throws -> [String] {
    let start = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: start.path)?.compactMap { $0 as? String } ?? []
    return try paths.sorted().filter { $0.hasSuffix(".swift") && isMeant($0) }
      .map { try String(contentsOf: start.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The names of types and functions that are handed bindings: `Toggle`, `sheet`.
  private func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    var type = ""
    var declaration: (name: String, head: String)?
    for line in text.split(separator: "\n").map(String.init) {
      let words = line.split { !$0.isLetter && $0 != "_" }.map(String.init)
      if line.first != " ", let place = words.firstIndex(where: { ["extension", "struct"].contains($0) }),
        place + 1 < words.count
      {
        type = words[place + 1]
      }
      if line.contains("public init") {
        declaration = (type, "")
      } else if line.contains("public func"), let place = words.firstIndex(of: "func"), place + 1 < words.count {
        declaration = (words[place + 1], "")
      }
      guard let (name, head) = declaration else { continue }
      declaration?.head = head + line
      guard line.hasSuffix("{") || line.hasSuffix("}") else { continue }
      let parameters = (head + line).components(separatedBy: " where ")[0].components(separatedBy: " -> some ")[0]
      if parameters.contains(": Binding<") { names.insert(name) }
      declaration = nil
    }
    return names
  }

  func testEachNameStandsInATable() throws {
    let names = try texts("Sources/ViewKernel") { !$0.hasPrefix("State/") }.reduce(into: Set<String>()) {
      $0.formUnion(self.names(in: $1))
    }
    XCTAssertGreaterThan(names.count, 20, "the sources were not found")
    let tables = try texts("Tests/ViewKernelTests") { $0.contains("BindingSources") && !$0.contains("Coverage") }
    // Nothing reads the bindings of these; those of dialogs for files are in FileDialogsTests, that of a scene in
    // MenuBarExtraTests.
    let exempt: Set<String> = [
      "dialogSuppressionToggle", "findNavigator", "tabViewCustomization", "fileExporter", "fileImporter", "fileMover",
      "windowToolbarLabelStyle", "MenuBarExtra",
    ]
    let missing = names.subtracting(exempt).filter { name in
      !tables.contains { $0.contains(" \(name)(") || $0.contains(".\(name)(") || $0.contains("{ \(name)(") }
    }
    XCTAssertEqual(missing.sorted(), [], "add a row to a table of BindingSources…Tests for each")
  }
}
