import Foundation
import XCTest

/// Folders of a module name types of each other one way only, so that they can be read from the lowest to the highest.
/// The exceptions stand here with their reasons, and in CONTRIBUTING.md. Tests lie in folders that mirror the sources'.
final class FoldersTests: XCTestCase {
  func testFoldersOfViewKernel() throws {
    try check(
      "Sources/ViewKernel",
      bothWays: [
        // A control asks the style in force, a style is made of views.
        "Styles Views",
        // A view's modifiers are views as well.
        "Modifiers Views",
        // Hosts are found where transitions begin; a transition is made of modifiers that own hosts.
        "Hosting Transitions",
      ],
      lowest: ["Comparison", "Environment", "Graph", "State", "Structure"])
  }

  func testFoldersOfHostTree() throws {
    try check(
      "Sources/HostTree",
      bothWays: [
        // A host keeps the sizes that it chose; guides, and layouts, ask hosts.
        "Layout Tree",
        // Hosts and windows handle touches; a touch knows its window and its host.
        "Events Tree",
        // A host knows the controller whose view it is, the next in the responder chain; a controller owns a host.
        "Controllers Tree",
      ],
      lowest: ["Basics", "Appearance", "Drawing", "Symbols", "Edits"])
  }

  func testFoldersOfIntrospection() throws {
    try check("Sources/Introspection", bothWays: [], lowest: [])
  }

  /// CONTRIBUTING.md lists the folders from the lowest to the highest.
  func testTheListsInContributingAreInOrder() throws {
    XCTAssertEqual(try upwards("Sources/HostTree"), ["Tree Controllers", "Tree Events", "Tree Layout"])
    XCTAssertEqual(
      try upwards("Sources/ViewKernel"), ["Hosting Transitions", "Views Modifiers", "Views Styles"])
    XCTAssertEqual(try upwards("Sources/Introspection"), [])
    XCTAssertEqual(try upwards("Sources/BrowserDisplay"), [])
  }

  func testArrowsAreRead() {
    let folders = Folders([
      "A": ["struct One {}\n// Two in a comment\nlet text = \"Two\""],
      "B": ["public final class Two {\n  let one: One\n}\nprivate enum Three {}"],
      "C": ["let two = Two(), three = Three.self"],
    ])
    XCTAssertEqual(folders.arrows["B"], ["A"])
    XCTAssertEqual(folders.arrows["A"], nil)
    XCTAssertEqual(folders.arrows["C"], ["B"])
  }

  /// Programs may have targets that are named as Apple's modules: their files go on importing those. So what there is
  /// here must not depend on whether such a module can be imported.
  func testNoSourceAsksWhetherAModuleOfAProgramCanBeImported() throws {
    let ofTheToolchain: Set = ["Glibc", "Musl", "Android", "Darwin", "FoundationNetworking"]
    for file in try files("Sources") {
      for module in file.text.matches(of: /canImport\((\w+)\)/).map({ String($0.1) }) {
        XCTAssertTrue(ofTheToolchain.contains(module), "\(file.name) asks for \(module)")
      }
    }
  }

  // MARK: Tests and lengths

  /// The folders in which each file has a test of its name, or names its tests.
  private static let heart =
    [
      "Comparison", "Graph", "Structure", "Hosting", "Preferences", "Lifecycle", "Transitions", "State", "Environment",
      "Rows",
    ].map { "ViewKernel/\($0)" } + ["Tree", "Layout", "Passes", "Rows"].map { "HostTree/\($0)" }
    + ["Macros", "Messages", "Syntax"].map { "PreviewExpansions/\($0)" } + ["BrowserDisplay/Server"]

  /// The first comment of a file may end with a line such as "Tests: `StackLayoutTests`.": one or two files that exist.
  func testEachFileOfTheHeartHasATest() throws {
    let tests = Set(try files("Tests").map(\.name) + files(".ci/graph").map(\.name))
    for file in try files("Sources") where FoldersTests.heart.contains(file.folder.prefix(2).joined(separator: "/")) {
      let named = FoldersTests.namedTests(in: file.text)
      for name in named { XCTAssertTrue(tests.contains(name), "\(file.name) names \(name), which is not there") }
      XCTAssertLessThanOrEqual(named.count, 2, "\(file.name) names more tests than a reader would look at")
      let twins = file.twins.filter { twin in
        file.mirrors.contains { FileManager.default.fileExists(atPath: path("\($0)/\(twin).swift")) }
      }
      XCTAssertFalse(named.isEmpty && twins.isEmpty, "\(file.name) has no \(file.twins[0]), and names no other tests")
    }
  }

  func testNamedTestsAreRead() {
    XCTAssertEqual(FoldersTests.namedTests(in: "// Tests: `ATests`.\n\nimport B\n\n/// C\nstruct C {}"), ["ATests"])
    XCTAssertEqual(FoldersTests.namedTests(in: "// A\n// Tests: `ATests`, `BTests`.\n"), ["ATests", "BTests"])
    XCTAssertEqual(FoldersTests.namedTests(in: "import B\n\n/// A\n/// Tests: `ATests`.\nstruct A {}"), ["ATests"])
    XCTAssertEqual(FoldersTests.namedTests(in: "import B\n\n/// A\n\n// Tests: `ATests`.\n"), [])
  }

  /// The demo is compared with its golden output as a whole, texts of pages with the files; PreviewMacros and SwiftUI
  /// are one line, as is the export of UIKitCompatibility.
  func testEachFolderHasAFolderOfTests() throws {
    let tests = Set(try files("Tests").filter { $0.name.hasSuffix("Tests") }.map { $0.folder.joined(separator: "/") })
    for file in try files("Sources")
    where !["Demo", "PageSourcesTool", "PreviewMacros", "SwiftUI"].contains(file.folder[0])
      && file.name != "UIKitCompatibility"
    {
      let folders = file.mirrors.map { String($0.dropFirst("Tests/".count)) }
      XCTAssertFalse(tests.isDisjoint(with: folders), "\(file.name) is in a folder without tests in \(file.mirrors)")
    }
  }

  /// Tests of a promise, an idiom or an article have no file of their name, and lie in any folder.
  func testTestsOfAFileLieInTheFolderThatMirrorsItsOwn() throws {
    var mirrors: [String: Set<String>] = [:]
    for file in try files("Sources") where file.folder[0] != "Demo" {
      for twin in file.twins { mirrors[twin, default: []].formUnion(file.mirrors) }
    }
    for test in try files("Tests") where test.name.hasSuffix("Tests") && test.folder[0].hasSuffix("Tests") {
      XCTAssertTrue(test.text.contains("class \(test.name):"), "\(test.name) has no class of its name")
      guard let expected = mirrors[test.name] else { continue }
      let folder = "Tests/" + test.folder.joined(separator: "/")
      XCTAssertTrue(expected.contains(folder), "\(test.name) is in \(folder), not in \(expected.sorted())")
    }
  }

  func testFoldersAreNoHalls() throws {
    let folders = Dictionary(grouping: try files("Sources")) { $0.folder.joined(separator: "/") }
    for (folder, files) in folders {
      XCTAssertLessThanOrEqual(files.count, 40, "files of \(folder)")
    }
  }

  func testFilesAreShort() throws {
    for file in try files("Sources") {
      let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
      XCTAssertLessThanOrEqual(count, 300, "lines of \(file.name)")
    }
  }

  /// The tests that the last line of a file's first comment names.
  private static func namedTests(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("//") }
    let last = lines.prefix { $0.hasPrefix("//") }.last ?? ""
    guard last.contains(#/^///? Tests: /#) else { return [] }
    return last.matches(of: /`(\w+Tests)`/).map { String($0.1) }
  }

  // MARK: Support

  private struct File {
    let name: String
    /// Below `Sources` or `Tests`.
    let folder: [String]
    let text: String

    /// `Noun.swift` has `NounTests`, `Noun+Topic.swift` that, too, or `NounTopicTests`.
    var twins: [String] {
      let noun = name.prefix { $0 != "+" }
      return [name.replacing("+", with: "") + "Tests", noun + "Tests"]
    }

    /// Where the tests of this source are. The modules below ViewKernel have theirs in folders of ViewKernelTests;
    /// HostTree has those that show no view in HostTreeTests.
    var mirrors: [String] {
      let rest = folder.dropFirst().map { "/\($0)" }.joined()
      let besideViews = "Tests/ViewKernelTests/\(folder[0])\(rest)"
      let own = "Tests/\(folder[0])Tests\(rest)"
      return switch folder[0] {
      case "HostTree": [own, besideViews]
      case "HostGeometry", "HostSymbols", "FoundationGaps", "Publishers", "UIKitCompatibility": [besideViews]
      default: [own]
      }
    }
  }

  private func path(_ file: String) -> String { root.appendingPathComponent(file).path }

  private func files(_ folder: String) throws -> [File] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: path(folder)).filter { $0.hasSuffix(".swift") }
    XCTAssertFalse(paths.isEmpty, "\(folder) is read")
    return try paths.sorted().map { path in
      let parts = path.split(separator: "/").map(String.init)
      let text = try String(contentsOf: root.appendingPathComponent("\(folder)/\(path)"), encoding: .utf8)
      return File(name: String(parts[parts.count - 1].dropLast(6)), folder: parts.dropLast(), text: text)
    }
  }

  /// The arrows of a module that lead up its list in CONTRIBUTING.md, which must name each folder once.
  private func upwards(_ module: String, line: UInt = #line) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let rest = try XCTUnwrap(text.components(separatedBy: "\n\(module)/ ").dropFirst().first)
    // The module's lines are indented.
    let list = rest.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("  ") }
    let order = list.map { String($0.drop { $0 == " " }.prefix { $0 != "/" }) }
    let folders = Folders(try texts(module))
    XCTAssertEqual(order.sorted(), folders.names.sorted(), line: line)
    return folders.arrows.flatMap { folder, others in
      others.filter { (order.firstIndex(of: $0) ?? 0) > (order.firstIndex(of: folder) ?? 0) }.map { "\(folder) \($0)" }
    }.sorted()
  }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The texts of a module's files, by folder.
  private func texts(_ module: String) throws -> [String: [String]] {
    let root = root.appendingPathComponent(module)
    var texts: [String: [String]] = [:]
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") && path.contains("/") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      texts[String(path.prefix { $0 != "/" }), default: []].append(text)
    }
    return texts
  }

  private func check(_ module: String, bothWays: Set<String>, lowest: [String], line: UInt = #line) throws {
    let texts = try texts(module)
    XCTAssertGreaterThan(texts.values.joined().count, 50, "the sources are read", line: line)
    let folders = Folders(texts)
    let found = Set(folders.pairs.map { "\($0.0) \($0.1)" })
    XCTAssertEqual(found.subtracting(bothWays).sorted(), [], "name each other: move what one of them needs", line: line)
    XCTAssertEqual(bothWays.subtracting(found).sorted(), [], "go one way now: take them off the list", line: line)
    for pair in bothWays {
      for folder in lowest { XCTAssertFalse(pair.split(separator: " ").contains { $0 == folder }, pair, line: line) }
    }
  }
}

/// The folders of a module, by the texts of their files, and which of them name types of which others.
private struct Folders {
  private(set) var arrows: [String: Set<String>] = [:]
  let names: Set<String>

  init(_ texts: [String: [String]]) {
    names = Set(texts.keys)
    let codes = texts.mapValues { $0.map(Folders.code) }
    var owners: [Substring: Set<String>] = [:]
    let declaration =
      /(?m)^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|private|fileprivate|open|final|indirect|nonisolated)\s+)*(?:class|struct|enum|protocol|actor|typealias)\s+([A-Z_]\w+)/
    for (folder, files) in codes {
      for code in files {
        for match in code.matches(of: declaration) { owners[match.1, default: []].insert(folder) }
      }
    }
    for (folder, files) in codes {
      for code in files {
        for word in Set(code.matches(of: /\b[A-Z_]\w+/).map(\.0)) {
          // A name that two folders declare tells nothing.
          guard let there = owners[word], there.count == 1, let other = there.first, other != folder else { continue }
          arrows[folder, default: []].insert(other)
        }
      }
    }
  }

  /// The folders that name types of each other.
  var pairs: [(String, String)] {
    arrows.flatMap { folder, others in
      others.filter { $0 > folder && arrows[$0]?.contains(folder) == true }.map { (folder, $0) }
    }
  }

  /// A file's text without comments and strings.
  private static func code(_ text: String) -> String {
    text.replacing(/"""(?s:.*?)"""/, with: "").replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
  }
}
