import TestSupport
import XCTest
import XcodeSourcesTool

/// Imports of modules that do not exist here.
@MainActor
final class MissingModulesTests: HostTestCase {
  private let modules: Set<String> = ["ViewKernel", "Foundation"]

  private func rewriter(_ source: String) -> SourceRewriter {
    SourceRewriter(source, at: "/App/File.swift", modules: modules)
  }

  private func warnings(_ sources: [String: String]) -> [String] {
    MissingModules(of: sources.sorted { $0.key < $1.key }.map { ($0.key, rewriter($0.value)) }, in: "Shop").warnings
  }

  func testAllAreListedWithTheirFiles() {
    XCTAssertEqual(
      warnings([
        "A.swift": "import SwiftUI\nimport MapKit\nimport struct Charts.Chart",
        "B.swift": "import Charts\nimport Charts", "C.swift": "import os",
      ]),
      [
        "Shop imports modules that neither its dependencies nor Swift on this system has: Charts (A.swift, B.swift), "
          + "MapKit (A.swift). These imports are left out. Let the target depend on what has the modules, or put the "
          + "code that needs them between #if canImport(Charts) and #endif.",
        "Shop imports os (C.swift), and does not depend on the module that takes their place. These imports are left "
          + "out. Add it to the target's dependencies: .product(name: \"UnifiedLogging\", package: \"ViewKernel\").",
      ])
    XCTAssertEqual(warnings(["A.swift": "import SwiftUI; import Foundation"]), [])
  }

  func testNamesOfUIKitNeedAModule() {
    XCTAssertEqual(
      warnings([
        "A.swift": "import SwiftUI", "B.swift": "import UIKit", "C.swift": "#if os(macOS)\nimport AppKit\n#endif",
      ]),
      [
        "Shop imports UIKit (B.swift), and does not depend on the module that has these names. Add it to the target's "
          + "dependencies: .product(name: \"UIKitCompatibility\", package: \"ViewKernel\")."
      ])
    let rewriter = SourceRewriter(
      "import UIKit\nimport struct SwiftUI.Text\nlet a = SwiftUI.Text(\"a\")", at: "/App/File.swift",
      modules: ["UIKitCompatibility", "ViewKernel"])
    XCTAssertEqual(rewriter.missingModules, [])
    assertText(
      rewriter.text,
      "#sourceLocation(file: \"/App/File.swift\", line: 1)\nimport UIKitCompatibility\nimport UIKitCompatibility \n"
        + "let a = UIKitCompatibility.Text(\"a\")")
  }

  func testTheirImportsAreOfAModuleThatExists() {
    assertText(
      rewriter("@preconcurrency import MapKit\nimport struct Charts.Chart\nimport os.log").text,
      "#sourceLocation(file: \"/App/File.swift\", line: 1)\n"
        + "@preconcurrency import ViewKernel\nimport ViewKernel         \nimport ViewKernel")
  }

  func testConditionsThatAskForThemDoSo() {
    let missing = [
      ("#if canImport(Charts)\nimport Charts\n#endif", []), ("#if os(macOS)\nimport Charts\n#endif", []),
      ("#if os(iOS)\nimport Charts\n#endif", ["Charts"]), ("#if os(macOS)\n#else\nimport Charts\n#endif", ["Charts"]),
      ("#if os(iOS)\n#else\nimport Charts\n#endif", []), ("#if canImport(Charts)\n#else\nimport Chart\n#endif", []),
    ]
    for (source, modules) in missing { XCTAssertEqual(rewriter(source).missingModules, modules, source) }
    let rewriter = SourceRewriter("import Charts", at: "/App/File.swift")
    XCTAssertEqual(rewriter.missingModules, [], "Which modules exist is not known.")
  }
}
