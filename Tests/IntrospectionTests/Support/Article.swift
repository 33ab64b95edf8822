import Foundation
import TestSupport
import XCTest

/// A text of the package in Markdown, whose code and whose output tests compare with what they run.
struct Article {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let text: String

  /// Reads a file of the package.
  init(_ path: String) throws {
    text = try String(contentsOf: Article.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// An article of the module.
  init(named name: String) throws { try self.init("Sources/Introspection/Introspection.docc/\(name).md") }

  /// The texts of all sources of some modules.
  static func sources(of modules: String...) throws -> [String] {
    try modules.flatMap { module in
      let folder = package.appendingPathComponent("Sources/\(module)")
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }
  }

  /// The blocks that begin with a fence of this language.
  func blocks(_ language: String) -> [String] {
    var blocks: [String] = []
    var block: (language: String, lines: [String])?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        if let current = block {
          if current.language == language { blocks.append(current.lines.joined(separator: "\n")) }
          block = nil
        } else {
          block = (String(line.dropFirst(3)), [])
        }
      } else {
        block?.lines.append(line)
      }
    }
    return blocks
  }

  /// Checks that each block of code stands, line by line, in a source file, which is compiled.
  func expectCode(in source: String = #filePath, file: StaticString = #filePath, line: UInt = #line) throws {
    let compiled = Article.lines(try String(contentsOfFile: source, encoding: .utf8))
    let blocks = blocks("swift")
    XCTAssertFalse(blocks.isEmpty, "no code", file: file, line: line)
    for block in blocks {
      let wanted = Article.lines(block)
      let starts = compiled.indices.filter { compiled[$0...].starts(with: wanted) }
      XCTAssertFalse(starts.isEmpty, "this code is compiled nowhere:\n\(block)", file: file, line: line)
    }
  }

  /// The lines that say something, without their indentation and without what keeps an example to its file.
  private static func lines(_ code: String) -> [String] {
    code.components(separatedBy: "\n").map { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      let isLimited = ["private struct", "private final class", "fileprivate static", "fileprivate func"].contains {
        line.hasPrefix($0)
      }
      return isLimited ? String(line.drop { $0 != " " }.dropFirst()) : line
    }.filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  /// Checks that the blocks of output are these, in this order.
  func expectOutput(_ outputs: [String], file: StaticString = #filePath, line: UInt = #line) {
    let blocks = blocks("text")
    for (block, output) in zip(blocks, outputs) { assertText(block, output, file: file, line: line) }
    XCTAssertEqual(blocks.count, outputs.count, "blocks of output", file: file, line: line)
  }
}
