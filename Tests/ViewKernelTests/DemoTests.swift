import XCTest

/// The demo has a scene for each thing that the library must be able to do.
final class DemoTests: XCTestCase {
  /// How many scenarios there are by subject: A introspection, B hosts in views and views in hosts, C values and
  /// updates, D a menu over a list, E data across the tree. Programs (P) are there, too, that were written for SwiftUI.
  private let scenarios: KeyValuePairs = ["A": 17, "B": 6, "C": 13, "D": 6, "E": 9, "P": 6]

  func testWhatIsNoPortIsSaid() {
    for line in ["--serve --port", "--serve --port x", "--port 8000", "--serve --prt 1"] {
      let arguments = line.components(separatedBy: " ")
      XCTAssertThrowsError(try runDemo(arguments), "\(arguments)") { error in
        XCTAssertTrue("\(error)".hasPrefix("Demo ended with 64"), "\(error)")
      }
    }
  }

  func testEachScenarioHasAScene() throws {
    let lines = try runDemo("--list").split(separator: "\n").map(String.init)
    let ids = lines.compactMap { $0.components(separatedBy: "  ").first }
    XCTAssertEqual(ids.count, Set(ids).count, "scenes with the same id")
    let expected = scenarios.flatMap { letter, count in (1...count).map { "\(letter)\($0)" } }
    XCTAssertEqual(expected.filter { !ids.contains($0) }, [], "scenarios without a scene")
    for line in lines { XCTAssertEqual(line.components(separatedBy: "  ").count, 3, line) }
  }

  func testTheOverviewIsShortAndNamesTheOthers() throws {
    let lines = try runDemo([]).components(separatedBy: "\n")
    XCTAssertLessThan(lines.count, 200)
    XCTAssertEqual(
      lines.filter { $0.hasPrefix("== ") }.map { $0.split(separator: " ")[1] }, ["C1", "A8", "E8", "C13", "B2"])
    XCTAssertTrue(lines.contains { $0.contains("Demo --list lists all") })
    XCTAssertTrue(try runDemo("all").contains("== P3"))
  }
}
