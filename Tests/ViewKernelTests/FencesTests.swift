import Foundation
import XCTest

/// The rules that keep the modules apart, read off the source files.
///
/// The compiler checks the rest.
final class FencesTests: XCTestCase {
  private struct Source {
    var path: String
    var text: String

    /// The modules that this file imports.
    var imports: Set<String> {
      var modules: Set<String> = []
      for line in text.split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        // `public import Foundation`, `@_spi(Reflection) import Swift`, `import struct Foundation.Data`
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || ["public", "package", "internal", "private"].contains($0) })
        else { continue }
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
        let isScoped = kinds.contains(words[place + 1]) && place + 2 < words.count
        let module = words[isScoped ? place + 2 : place + 1]
        modules.insert(String(module.prefix { $0 != "." && $0 != ";" }))
      }
      return modules
    }
  }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The files below a folder of the package, of some kinds, with paths from the package's root.
  private func files(in folder: String, kinds: Set<String> = ["swift"]) throws -> [Source] {
    let start = root.appendingPathComponent(folder)
    guard let paths = FileManager.default.enumerator(atPath: start.path) else { return [] }
    return try paths.compactMap { $0 as? String }.sorted()
      .filter { !$0.contains(".build/") && kinds.contains(URL(fileURLWithPath: $0).pathExtension) }
      .map { path in
        Source(
          path: "\(folder)/\(path)",
          text: try String(contentsOf: start.appendingPathComponent(path), encoding: .utf8))
      }
  }

  /// The files of a folder, at least `count` of them: a fence around nothing keeps nothing out.
  private func source(_ folder: String, atLeast count: Int) throws -> [Source] {
    let files = try files(in: folder)
    XCTAssertGreaterThanOrEqual(files.count, count, "\(folder) has fewer files than this test should see")
    return files
  }

  /// Options that share a bit are set and cleared together, which shows far from where it was written.
  func testEachFlagHasABitOfItsOwn() throws {
    for (path, type) in [
      ("Sources/HostTree/Tree", "HostFlags"), ("Sources/ViewKernel/Graph", "NodeFlags"),
      ("Sources/HostTree/Events", "Event"),
    ] {
      let lines = try files(in: path).flatMap { $0.text.components(separatedBy: "\n") }
      let bits = lines.filter { $0.contains("static let") && $0.contains("\(type)(rawValue: 1 << ") }
        .compactMap { $0.components(separatedBy: "1 << ").last }
      XCTAssertGreaterThan(bits.count, 8, type)
      XCTAssertEqual(bits.count, Set(bits).count, type)
    }
  }

  func testImportsAreRead() {
    let text = """
      // import Nothing
      import A
      public import B
      @_exported public import C
      @_spi(X) import struct D.Inner
        import E
      let text = "import F"
      """
    XCTAssertEqual(Source(path: "", text: text).imports, ["A", "B", "C", "D", "E"])
  }

  func testHostTreeStandsOnTheToolchainAlone() throws {
    for file in try source("Sources/HostTree", atLeast: 35) {
      // The toolchain's own; the last only on systems that have it.
      let allowed: Set<String> = [
        "Foundation", "FoundationGaps", "HostGeometry", "HostSymbols", "Observation", "Swift", "Synchronization",
        "UniformTypeIdentifiers",
      ]
      XCTAssertEqual(file.imports.subtracting(allowed), [], file.path)
    }
  }

  func testTheGraphKnowsNoHosts() throws {
    // How many files each folder has at least: a fence must have seen what it keeps in.
    let folders = ["Graph": 18, "Structure": 8, "State": 10, "Environment": 7, "Preferences": 4]
    for (folder, count) in folders {
      for file in try source("Sources/ViewKernel/\(folder)", atLeast: count) {
        XCTAssertFalse(file.imports.contains("HostTree"), file.path)
      }
    }
  }

  func testTheKernelKnowsNothingAboveIt() throws {
    for file in try source("Sources/ViewKernel", atLeast: 1) {
      XCTAssertEqual(file.imports.intersection(["Introspection", "ViewTesting", "Demo"]), [], file.path)
    }
  }

  func testModulesAboveTheKernelLiveOnPublicAPI() throws {
    for folder in ["Sources/Introspection", "Sources/ViewTesting", "Sources/Demo"] {
      for file in try source(folder, atLeast: 1) {
        let code = file.text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        XCTAssertFalse(code.contains { $0.contains("@testable") || $0.contains("package import") }, file.path)
      }
    }
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for name in ["Introspection", "ViewTesting", "Demo"] {
      // The target's own declaration, from its name to where the next one begins.
      let declaration = try XCTUnwrap(
        manifest.components(separatedBy: "arget(").dropFirst().first { $0.contains("name: \"\(name)\"") }, name)
      XCTAssertTrue(declaration.contains("packageAccess: false"), "\(name) may use package declarations")
    }
    XCTAssertFalse(manifest.contains(".package("), "the package depends on no other")
  }

  func testNoFileNamesAMachinesFolders() throws {
    let kinds: Set = ["swift", "md", "yml", "json", "txt", "sh"]
    let all = try ["Sources", "Tests", "Benchmarks"].flatMap { try files(in: $0, kinds: kinds) }
    XCTAssertGreaterThanOrEqual(all.count, 50)
    // Put together here, so that this file does not name them itself.
    let folders = ["home", "Users", "work", "root", "tmp"].map { "/" + $0 + "/" }
    for file in all {
      for folder in folders {
        // A relative path such as Sources/work/ is no machine's folder.
        let pieces = file.text.components(separatedBy: folder).dropLast()
        XCTAssertFalse(
          pieces.contains { piece in piece.last.map { !$0.isLetter && !$0.isNumber && $0 != "." } ?? true },
          "\(file.path) names \(folder)")
      }
    }
  }

  func testTestsUseNoTestableImports() throws {
    for file in try source("Tests", atLeast: 15) where !file.path.hasSuffix("FencesTests.swift") {
      XCTAssertFalse(file.text.contains("@testable"), file.path)
    }
  }
}
