import Foundation
import Introspection
import TestSupport
import ViewKernel
import XCTest

// The README's example, word for word; a test compares.
// README {
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add one") { count += 1 }
        .introspectButton { $0.backgroundColor = .yellow }
    }
    .padding()
  }
}
// }

/// What the README shows is what the code does.
@MainActor
final class ReadmeTests: HostTestCase {
  // README {
  func demonstrate() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.rootViewController = HostingController(rootView: Counter())
    window.makeKeyAndVisible()
    window.settle()
    print(window.treeDescription())

    let before = HostTreeSnapshot(window)
    window.tap(at: CGPoint(x: 160, y: 115))
    window.settle()
    print(HostTreeSnapshot(window).changes(since: before))
  }
  // }

  private var printed: [String] = []

  private func print(_ text: String) { printed.append(text) }

  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The blocks of code in a file, the README by default, that begin with a fence of this language.
  private func blocks(_ language: String, of path: String = "README.md") throws -> [String] {
    var blocks: [String] = []
    var block: [String]?
    for line in try lines(of: path) {
      if let current = block {
        if line == "```" {
          blocks.append(current.joined(separator: "\n"))
          block = nil
        } else {
          block = current + [line]
        }
      } else if line == "```" + language {
        block = []
      }
    }
    return blocks
  }

  func testTheExampleIsThisCode() throws {
    var pieces: [String] = []
    var isInside = false
    for line in try lines(of: "Tests/IntrospectionTests/ReadmeTests.swift") {
      let word = line.trimmingCharacters(in: .whitespaces)
      if word == "// README {" {
        isInside = true
        pieces.append("")
      } else if word == "// }" {
        isInside = false
      } else if isInside {
        pieces[pieces.count - 1] += line + "\n"
      }
    }
    let example = try XCTUnwrap(blocks("swift").first { $0.hasPrefix("import Introspection") })
    XCTAssertEqual(pieces.count, 2)
    let body = pieces[1].components(separatedBy: "\n").dropFirst().dropLast(2)
      .map { $0.isEmpty ? $0 : String($0.dropFirst(4)) }.joined(separator: "\n")
    assertText(example, "import Introspection\nimport ViewKernel\n\n" + pieces[0] + "\n" + body)
  }

  func testTheOutputIsWhatIsPrinted() throws {
    demonstrate()
    let output = try XCTUnwrap(blocks("text").first { $0.hasPrefix("HostWindow (0, 0, 320 x 200)") })
    assertText(output, printed.joined(separator: "\n\n"))
    printed = []
  }

  /// `.ci/newcomer` makes and runs the package.
  func testTheFirstAppIsTheArticlesOwn() throws {
    let article = "Sources/ViewKernel/ViewKernel.docc/YourFirstApp.md"
    XCTAssertEqual(try blocks("swift", of: article), try Array(blocks("swift").prefix(3)))
    XCTAssertEqual(try blocks("text", of: article).first, try blocks("text").first)
  }

  func testTheIntrospectionIsTheArticlesOwn() throws {
    let article = try Article(named: "Introspection")
    let code = try XCTUnwrap(article.blocks("swift").first)
    let output = try XCTUnwrap(article.blocks("text").first)
    XCTAssertTrue(try blocks("swift").contains(code))
    XCTAssertTrue(try blocks("text").contains(output))
  }

  func testTheFolderMapNamesFoldersThatAreThere() throws {
    let map = try XCTUnwrap(blocks("text").last)
    let folders = map.components(separatedBy: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0.hasSuffix("/") }
    XCTAssertGreaterThan(folders.count, 5)
    for folder in folders {
      var isFolder: ObjCBool = false
      let path = root.appendingPathComponent(folder).path
      XCTAssertTrue(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue, folder)
    }
  }
}
