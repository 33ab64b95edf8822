import XCTest

final class NewInstanceMacroTests: XCTestCase {
  func testItIsAClosure() throws {
    XCTAssertEqual(try Compiler.expression("#_newInstance()", of: "NewInstanceMacro"), "{ .init() }")
  }
}
