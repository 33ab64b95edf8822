import Foundation
import XCTest

/// Code of Swift 5 that is bound to no actor can use the classes of hosts, as it can use UIKit's: read off the sources.
///
/// That such code compiles is checked by `.ci/run`.
final class HostIsolationTests: XCTestCase {
  /// Types that stay bound for all code, and why.
  private static let boundForAReason = [
    "HostActionSender": "two of its methods differ in nothing else",
    "HostClock": "not UIKit's", "HostFrameScheduler": "not UIKit's", "HostDiagnostics": "not UIKit's",
  ]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func sources() throws -> [String] {
    let files = ["HostGeometry", "HostTree"].flatMap { module in
      let folder = Self.root.appendingPathComponent("Sources/\(module)")
      return FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    }
    return try files.filter { $0.pathExtension == "swift" && !$0.path.contains("/Layout/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  func testEachTypeThatIsBoundToTheMainActorCanBeUsedByCodeOfSwift5() throws {
    let head =
      /@MainActor(?<more>[^\n]*)\n(?: *@[^\n]*\n)* *(?:open|public final|public) (?:class|protocol|enum) (?<name>\w+)/
    var bound: Set<String> = []
    var seen = 0
    for text in try sources() {
      for match in text.matches(of: head) {
        seen += 1
        if !match.more.contains("@preconcurrency") { bound.insert(String(match.name)) }
      }
    }
    XCTAssertGreaterThan(seen, 60, "the sources are read")
    XCTAssertEqual(bound.subtracting(Self.boundForAReason.keys).sorted(), [], "say @preconcurrency")
    XCTAssertEqual(Set(Self.boundForAReason.keys).subtracting(bound).sorted(), [], "not bound: take them off the list")
  }

  /// Swift 6.3 names a method with such a closure two ways, depending on what it has read before, where a class says
  /// `@preconcurrency` and the method does not. In a debug build a subclass in another file does not link then.
  func testEachOverridableMemberWithAClosureOfTheMainActorSaysThatItselfToo() throws {
    let member = /\n +(?<words>[^\n]*)\bopen (?:func|var|init)(?<rest>[^{]*\(@MainActor[^{]*)\{/
    var seen = 0
    var bare: [String] = []
    for text in try sources() {
      for match in text.matches(of: member) where !match.rest.contains("\n\n") {
        seen += 1
        if !match.words.contains("@preconcurrency") { bare.append(String(match.rest)) }
      }
    }
    XCTAssertGreaterThan(seen, 1, "the sources are read")
    XCTAssertEqual(bare, [], "say @preconcurrency")
  }
}
