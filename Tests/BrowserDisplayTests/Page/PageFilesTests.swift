import BrowserDisplay
import Foundation
import XCTest

/// The page as it is built into the executable.
final class PageFilesTests: XCTestCase {
  private func text(_ path: String) throws -> String {
    String(decoding: try XCTUnwrap(PageFiles.all[path]).bytes, as: UTF8.self)
  }

  func testThePageIsSmall() {
    let size = PageFiles.all.values.reduce(0) { $0 + $1.bytes.count }
    XCTAssertLessThan(size, 120_000)
  }

  func testTheBuiltInTextsAreThoseOfTheFiles() throws {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    folder.appendPathComponent("Sources/BrowserDisplay/Page")
    for (path, file) in PageFiles.all {
      let name = path == "/" ? "index.html" : String(path.dropFirst())
      XCTAssertEqual([UInt8](try Data(contentsOf: folder.appendingPathComponent(name))), file.bytes, name)
    }
    XCTAssertEqual(
      try String(contentsOf: folder.appendingPathComponent("recording.js"), encoding: .utf8), PageFiles.recordingScript)
  }

  func testWhatThePageNamesIsThere() throws {
    let page = try text("/")
    for file in ["page.css", "page.js", "elements.js", "workbench.js", "icon.svg"] {
      XCTAssertTrue(page.contains("\"\(file)\""), file)
      XCTAssertNotNil(PageFiles.all["/\(file)"], file)
    }
  }

  /// They are no modules: a name that is declared twice stops the second script.
  func testTheScriptsOfAPageShareTheirNames() throws {
    var declared: [Substring: String] = [:]
    for file in ["page.js", "elements.js", "workbench.js", "inspector.js", "tree.js", "details.js", "steps.js"] {
      for line in try text("/\(file)").split(separator: "\n") {
        guard let name = line.firstMatch(of: /^(?:let|const|async function|function) (\w+)/)?.1 else { continue }
        XCTAssertNil(declared.updateValue(file, forKey: name), "\(name) is declared twice, in \(file)")
      }
    }
    XCTAssertGreaterThan(declared.count, 100)
  }

  /// It works with the network unplugged, and its content security policy allows nothing from elsewhere.
  func testNothingIsAskedOfAnotherPlace() throws {
    for path in PageFiles.all.keys {
      let text = try text(path).replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      for word in ["http:", "https:", "//cdn", "import(", "eval(", "innerHTML"] {
        XCTAssertFalse(text.contains(word), "\(path) has \(word)")
      }
    }
  }
}
