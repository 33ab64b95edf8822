import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class GalleryCommandTests: HostTestCase {
  private func preview(_ name: String, line: Int = 1, _ preview: Preview = Preview { Text("a") }) -> FoundPreview {
    FoundPreview(name: name, module: "App", file: "Views.swift", line: line, preview: preview)
  }

  /// What a gallery of previews prints, with `!` before what went wrong, and its exit code.
  private func run(
    _ arguments: String..., previews: [FoundPreview], isOptimized: Bool = false
  ) async -> (lines: [String], code: Int32) {
    let output = Output()
    let command = GalleryCommand(
      previews: previews, isOptimized: isOptimized, write: { output.lines.append($0) },
      complain: { output.lines.append("! \($0)") })
    let code = await command.run(arguments)
    return (output.lines, code)
  }

  private final class Output {
    var lines: [String] = []
  }

  func testTheListHasALineForEach() async {
    let (lines, code) = await run("--list", previews: [preview("A\tb\nc"), preview("Ü", line: 20)])
    XCTAssertEqual(lines, ["A b c\tApp\tViews.swift:1", "Ü\tApp\tViews.swift:20"])
    XCTAssertEqual(code, 0)
  }

  func testACheckNamesThoseThatReport() async {
    let bad = Preview { Text("a").frame(width: -1) }
    var (lines, code) = await run("--check", previews: [preview("Good"), preview("Bad", line: 2, bad)])
    XCTAssertEqual(lines.first, "Bad\tApp\tViews.swift:2")
    XCTAssertEqual(lines.count, 3, "the sentence once, though each variant reports it: \(lines)")
    XCTAssertEqual(lines.last, "2 previews, 1 with reports")
    XCTAssertEqual(code, 1)
    (lines, code) = await run("--check", previews: [preview("Good")])
    XCTAssertEqual(lines, ["1 preview, nothing reported"])
    XCTAssertEqual(code, 0)
    for (isOptimized, reason) in [
      (true, "Optimised builds leave them out: use a debug build."),
      (
        false,
        "It has those of the modules that are linked into it, and SwiftPM does not link an executable into another "
          + "one. Previews of an executable are shown by itself: run it with --previews."
      ),
    ] {
      (lines, code) = await run("--check", previews: [], isOptimized: isOptimized)
      XCTAssertEqual(lines, ["! There are no previews in this program. \(reason)"])
      XCTAssertEqual(code, 1)
    }
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("previews-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  func testEachVariantIsAPicture() async throws {
    let host = Preview {
      let label = HostLabel()
      label.text = "Host"
      return label
    }
    try await withFolder { folder in
      let pictures = folder.appendingPathComponent("new/pictures")
      let (lines, code) = await run(
        "--svg", pictures.path, previews: [preview("A name/of: two", line: 1, host), preview("Views", line: 2)])
      XCTAssertEqual(
        lines,
        [
          "App-Views-A-name-of-two-light.svg", "App-Views-A-name-of-two-dark.svg", "App-Views-light.svg",
          "App-Views-dark.svg", "App-Views-small-type.svg", "App-Views-large-type.svg", "App-Views-right-to-left.svg",
        ])
      XCTAssertEqual(code, 0)
      let picture = try String(contentsOf: pictures.appendingPathComponent(lines[1]), encoding: .utf8)
      XCTAssertTrue(picture.contains(">Host</text>") && picture.contains("fill=\"#000000\""), picture)
    }
  }

  func testPreviewsOfOneNameHavePicturesOfTheirOwn() async throws {
    try await withFolder { folder in
      let (lines, _) = await run(
        "--svg", folder.path, previews: [preview("a"), preview("A"), preview("?"), preview("a")])
      XCTAssertEqual(
        lines.filter { $0.hasSuffix("-light.svg") },
        ["App-Views-a-light.svg", "App-Views-A-2-light.svg", "App-Views--light.svg", "App-Views-a-3-light.svg"])
    }
  }

  func testTheIndexIsOnePageWithNothingFromOutside() async throws {
    try await withFolder { folder in
      let file = folder.appendingPathComponent("index.html")
      let (lines, code) = await run("--html", file.path, previews: [preview("<A> & \"b\"")])
      XCTAssertEqual(lines, [file.path])
      XCTAssertEqual(code, 0)
      let page = try String(contentsOf: file, encoding: .utf8)
      XCTAssertTrue(page.contains("<h2>App, Views.swift</h2>"), page)
      XCTAssertTrue(page.contains("<h3>&lt;A&gt; &amp; &quot;b&quot; <small>Views.swift:1</small></h3>"), page)
      XCTAssertEqual(page.components(separatedBy: "<img src=\"data:image/svg+xml;base64,").count, 6)
      XCTAssertFalse(page.contains("http://") || page.contains("https://"), page)
    }
  }

  func testWhatCantBeWrittenIsTold() async {
    for option in ["--html", "--svg"] {
      let (lines, code) = await run(option, "/dev/null/gallery", previews: [preview("a")])
      XCTAssertEqual(lines.count, 1)
      XCTAssertTrue(lines[0].contains("could not be written"), lines[0])
      XCTAssertEqual(code, 1)
    }
  }

  func testPicturesAreMadeAtADate() async throws {
    let clock = Preview { Text(Date(timeIntervalSince1970: 0), style: .offset) }
    try await withFolder { folder in
      let arguments = ["--svg", folder.path, "--at", "1970-01-01T02:00:00Z"]
      let command = GalleryCommand(previews: [preview("Clock", clock)], write: { _ in })
      let code = await command.run(arguments)
      XCTAssertEqual(code, 0)
      let picture = try String(contentsOf: folder.appendingPathComponent("App-Views-Clock-light.svg"), encoding: .utf8)
      XCTAssertTrue(picture.contains("-2 hours"), picture)
    }
    let (lines, code) = await run("--check", "--at", "noon", previews: [])
    XCTAssertEqual(lines, ["! --at needs a date such as 2026-11-29 or 2026-11-29T09:41:00Z, not noon."])
    XCTAssertEqual(code, 64)
  }

  func testAnythingElseGivesTheUsage() async {
    for arguments in [["--lst"], ["--list", "a"], ["--svg"], ["--html", "a", "b"], ["--check", "--list"]] {
      let command = GalleryCommand(previews: [], write: { XCTFail($0) }, complain: { _ in })
      let code = await command.run(arguments)
      XCTAssertEqual(code, 64, "\(arguments)")
    }
    // Without an argument all are shown in a browser; here there are none.
    let none = GalleryCommand(previews: [], write: { XCTFail($0) }, complain: { _ in })
    let failed = await none.run([])
    XCTAssertEqual(failed, 1)
    let (lines, code) = await run("--help", previews: [])
    XCTAssertTrue(lines.joined().contains("--check"))
    XCTAssertEqual(code, 0)
  }
}
