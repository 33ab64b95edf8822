import Foundation
import Introspection
import TestSupport
import ViewKernel
import XCTest

// The example of the article "How it works", word for word; a test compares.
// Article {
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

/// The README, and the article "How it works", show what the code does.
@MainActor
final class ReadmeTests: HostTestCase {
  // Article {
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

  /// The blocks of code in the README that begin with a fence of this language.
  private func blocks(_ language: String) throws -> [String] { try Article("README.md").blocks(language) }

  private func howItWorks() throws -> Article { try Article("Sources/ViewKernel/ViewKernel.docc/HowItWorks.md") }

  func testItIsShort() throws {
    let lines = try Article("README.md").text.components(separatedBy: "\n").dropLast()
    XCTAssertLessThanOrEqual(lines.count, 150)
  }

  func testTheExcerptIsOfTheDemo() throws {
    func lines(_ text: String) -> String {
      text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
    let excerpt = try XCTUnwrap(blocks("swift").first)
    XCTAssertTrue(
      lines(try Article("Sources/Demo/Programs/WeatherProgram.swift").text).contains(lines(excerpt)), excerpt)
  }

  func testTheNumberOfFormsIsThatOfTheList() throws {
    let list = try Article("Sources/ViewKernel/ViewKernel.docc/Names.md").text
    let numbers = try XCTUnwrap(list.firstMatch(of: /with (\d+) forms, (\d+) forms are here/))
    let readme = try Article("README.md").text.replacing(",", with: "")
    XCTAssertTrue(readme.contains("[\(numbers.2) of \(numbers.1) forms]"), "\(numbers.0)")
  }

  func testTheExampleIsThisCode() throws {
    var pieces: [String] = []
    var isInside = false
    for line in try Article("Tests/IntrospectionTests/ReadmeTests.swift").text.components(separatedBy: "\n") {
      let word = line.trimmingCharacters(in: .whitespaces)
      if word == "// Article {" {
        isInside = true
        pieces.append("")
      } else if word == "// }" {
        isInside = false
      } else if isInside {
        pieces[pieces.count - 1] += line + "\n"
      }
    }
    let example = try XCTUnwrap(howItWorks().blocks("swift").first)
    XCTAssertEqual(pieces.count, 2)
    let body = pieces[1].components(separatedBy: "\n").dropFirst().dropLast(2)
      .map { $0.isEmpty ? $0 : String($0.dropFirst(4)) }.joined(separator: "\n")
    assertText(example, "import Introspection\nimport ViewKernel\n\n" + pieces[0] + "\n" + body)
  }

  func testTheOutputIsWhatIsPrinted() throws {
    demonstrate()
    let output = try XCTUnwrap(howItWorks().blocks("text").first)
    assertText(output, printed.joined(separator: "\n\n"))
    printed = []
  }

  /// `.ci/newcomer` makes and runs the package.
  func testTheFirstAppIsTheArticlesOwn() throws {
    let article = try Article("Sources/ViewKernel/ViewKernel.docc/YourFirstApp.md")
    XCTAssertEqual(Array(article.blocks("swift").dropFirst()), try Array(blocks("swift")[1...2]))
    XCTAssertEqual(article.blocks("text").first, try blocks("text").first)
  }

  func testTheIntrospectionIsTheArticlesOwn() throws {
    let article = try Article(named: "Introspection")
    let code = try XCTUnwrap(article.blocks("swift").first)
    let output = try XCTUnwrap(article.blocks("text").first)
    XCTAssertTrue(try blocks("swift").contains(code))
    XCTAssertTrue(try blocks("text").contains(output))
  }

  /// `FoldersTests` compares the folders of each module.
  func testTheMapInContributingNamesFoldersThatAreThere() throws {
    let map = try XCTUnwrap(Article("CONTRIBUTING.md").blocks("").first { $0.hasPrefix("Sources/") })
    let folders = map.components(separatedBy: "\n").filter { !$0.hasPrefix(" ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    XCTAssertGreaterThan(folders.count, 5)
    for folder in folders {
      var isFolder: ObjCBool = false
      let path = Article.package.appendingPathComponent(folder).path
      XCTAssertTrue(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue, folder)
    }
  }
}
