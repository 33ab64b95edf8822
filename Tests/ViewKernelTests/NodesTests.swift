import Foundation
import XCTest

/// The article "The nodes" lists every class of nodes with its family and its file, as the sources have them.
final class NodesTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ViewKernel")

  func testTheArticleListsEachClass() throws {
    let classes = try nodeClasses()
    XCTAssertGreaterThan(classes.count, 50, "the sources are read")
    var listed: [String: [String]] = [:]
    let article = try String(contentsOf: root.appendingPathComponent("ViewKernel.docc/Nodes.md"), encoding: .utf8)
    for line in article.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
      listed[cells[0]] = Array(cells.dropFirst())
    }
    // Those that only others inherit from are told of in the text.
    let bases: Set = ["ReaderNode", "ValueNode", "EnclosingNode", "EnclosingModifierNode", "ChangingNode"]
    XCTAssertEqual(Set(listed.keys), Set(classes.keys).subtracting(bases))
    for (name, cells) in listed {
      let ancestors = ancestors(of: name, in: classes)
      let families = ["EnclosingNode": "enclosing", "ChangingNode": "changing", "ReaderNode": "reading"]
      XCTAssertEqual(cells[0], ancestors.lazy.compactMap { families[$0] }.first ?? "plain", name)
      let ownsHosts = !Set([name] + ancestors).isDisjoint(with: ["HostNode", "HostModifierNode", "ScreenNode"])
      XCTAssertEqual(cells[2], ownsHosts ? "yes" : "no", name)
      XCTAssertEqual(cells[3], classes[name]?.file, name)
    }
  }

  private func ancestors(of name: String, in classes: [String: (base: String, file: String)]) -> [String] {
    var result: [String] = []
    while let base = classes[result.last ?? name]?.base { result.append(base) }
    return result
  }

  /// The classes that descend from `ViewNode`, with their superclasses and files.
  private func nodeClasses() throws -> [String: (base: String, file: String)] {
    var all: [String: (base: String, file: String)] = [:]
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      for match in text.matches(of: /(?m)^(?:\w+ )*class (\w+)(?:<[^{]*?>)?:\s+(\w+)/) {
        all[String(match.1)] = (String(match.2), path)
      }
    }
    return all.filter { ancestors(of: $0.key, in: all).last == "ViewNode" }
  }
}
