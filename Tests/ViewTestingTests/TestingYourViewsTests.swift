import Foundation
import XCTest

/// The article shows the package `Tests/TestingPackage`, and what it prints: `.ci/testing` runs it.
final class TestingYourViewsTests: XCTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of the article in a language.
  private func blocks(_ language: String) throws -> [String] {
    try text("Sources/ViewTesting/ViewTesting.docc/TestingYourViews.md").components(separatedBy: "```\(language)\n")
      .dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  func testItsCodeIsThatOfThePackage() throws {
    let folders = ["Sources/Counters", "Tests/CountersTests"].map { "Tests/TestingPackage/\($0)" }
    let files = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
        .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
    let sources = try (files + ["Tests/TestingPackage/Package.swift"]).map(text)
    XCTAssertEqual(sources.count, 6)
    let blocks = try blocks("swift")
    XCTAssertEqual(blocks.count, 18)
    XCTAssertEqual(blocks.filter { $0.hasPrefix("import ViewKernel") || $0.contains("\nimport ViewTesting") }.count, 4)
    for block in blocks {
      XCTAssertTrue(sources.contains { $0.contains(block) }, "this is in no file of the package:\n\(block)")
    }
  }

  func testItsFailuresAreThoseOfThePackage() throws {
    let failures = try text(".ci/golden/failures.txt")
    let blocks = try blocks("text")
    XCTAssertEqual(blocks.count, 9)
    for block in blocks { XCTAssertTrue(failures.contains(block), "the package does not print this:\n\(block)") }
  }
}
