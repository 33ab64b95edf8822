import Foundation
import ViewKernel
import XCTest

/// The article on previews shows the package `Tests/PreviewPackage`, which `.ci/previews` builds and runs.
@MainActor
final class PreviewsArticleTests: HostTestCase {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The blocks of the article in a language.
  private func blocks(_ language: String) throws -> [String] {
    try text("Sources/ViewKernel/ViewKernel.docc/Previews.md").components(separatedBy: "```\(language)\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  func testItsCodeIsThatOfThePackage() throws {
    let package = root.appendingPathComponent("Tests/PreviewPackage")
    let files =
      try ["Package.swift"]
      + FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent("Sources").path)
      .filter { $0.hasSuffix(".swift") }.map { "Sources/\($0)" }
    let sources = try files.map { try text("Tests/PreviewPackage/\($0)") }
    XCTAssertEqual(sources.count, 4)
    let blocks = try blocks("swift")
    XCTAssertEqual(blocks.count, 8)
    for block in blocks {
      XCTAssertTrue(sources.contains { $0.contains(block) }, "this is in no file of the package:\n\(block)")
    }
  }

  func testItsListIsWhatTheGalleryPrints() throws {
    XCTAssertEqual(try blocks("text"), [try text(".ci/golden/previews.txt")])
  }

  func testItKnowsEachOption() async throws {
    let article = try text("Sources/ViewKernel/ViewKernel.docc/Previews.md")
    let output = Output()
    _ = await GalleryCommand(previews: [], write: { output.text += $0 }).run(["--help"])
    let options = output.text.split { " \n".contains($0) }.filter { $0.hasPrefix("--") && $0 != "--help" }
    XCTAssertEqual(options, ["--list", "--html", "--svg", "--check", "--at"])
    for option in options { XCTAssertTrue(article.contains("| `\(option)"), "\(option)") }
    for variant in PreviewVariant.allCases { XCTAssertTrue(article.contains("`-\(variant.rawValue)`"), "\(variant)") }
  }

  private final class Output {
    var text = ""
  }
}
