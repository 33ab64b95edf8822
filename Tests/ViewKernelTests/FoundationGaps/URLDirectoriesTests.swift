import Foundation
import XCTest

/// The directories of the user, which exist when a program asks for them.
final class URLDirectoriesTests: XCTestCase {
  private func run(_ arguments: String...) throws -> String {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent("home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = [
      "HOME": home.path, "CFFIXED_USER_HOME": home.path, "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "",
      "XDG_CACHE_HOME": "",
    ]
    return arguments.count == 1
      ? try runTestProgram(arguments[0], environment: environment)
      : try runTestProgram(arguments[0], arguments[1], environment: environment)
  }

  func testDataIsKeptInThem() throws {
    XCTAssertEqual(try run("directories", "asked"), "true true true true\n")
  }

  func testTheyExistOnceAnApplicationHasStarted() throws {
    XCTAssertEqual(try run("directories"), "documents true, support true, caches true\n")
  }
}
