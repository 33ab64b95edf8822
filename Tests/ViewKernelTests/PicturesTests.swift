import Foundation
import XCTest

/// The pictures in the documentation are what the demo draws.
///
/// After a change that is meant to look different: `swift run Demo --svg Sources/ViewKernel/ViewKernel.docc/Resources`
/// and the names of the scenes whose pictures are there, then look at them.
final class PicturesTests: XCTestCase {
  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/ViewKernel/ViewKernel.docc/Resources")

  func testCommittedPicturesAreWhatTheDemoDraws() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }
      .sorted()
    func scenes(_ isMoving: Bool) -> [String] {
      let shown = files.filter { $0.hasSuffix("-moving.svg") == isMoving }
      return Set(shown.compactMap { $0.components(separatedBy: "-").first }).sorted()
    }
    XCTAssertGreaterThanOrEqual(scenes(false).count, 3)

    let drawn = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: drawn) }
    _ = try runDemo(["--svg", drawn.path] + scenes(false))
    _ = try runDemo(["--moving", drawn.path] + scenes(true))

    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: drawn.path).sorted(), files)
    for file in files {
      let (committed, new) = try (
        String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8),
        String(contentsOf: drawn.appendingPathComponent(file), encoding: .utf8)
      )
      let isMoving = file.hasSuffix("-moving.svg")
      XCTAssertTrue(
        committed == new,
        "\(file) looks different now. Draw it anew: swift run Demo \(isMoving ? "--moving" : "--svg") "
          + "Sources/ViewKernel/ViewKernel.docc/Resources \(scenes(isMoving).joined(separator: " "))")
    }
  }

  func testTheReadmeShowsPicturesThatAreThere() throws {
    let readme = try String(
      contentsOf: folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
    let shown = readme.components(separatedBy: "ViewKernel.docc/Resources/").dropFirst().map { text in
      String(text.prefix { $0 != "\"" && $0 != ")" })
    }
    XCTAssertGreaterThanOrEqual(shown.count, 3)
    for file in shown {
      XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path), file)
    }
  }
}
