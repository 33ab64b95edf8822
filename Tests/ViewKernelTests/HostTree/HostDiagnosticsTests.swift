import HostTree
import XCTest

@MainActor
final class HostDiagnosticsTests: HostTestCase {
  func testSentencesGoToTheHandler() {
    HostDiagnostics.report("one")
    HostDiagnostics.report("two")
    XCTAssertEqual(takeSentences(), ["one", "two"])
  }

  func testCollectingHidesThemFromTheHandlerAndEndsByItself() {
    struct Failure: Error {}
    let inner = HostDiagnostics.collect {
      HostDiagnostics.report("outer 1")
      let nested = HostDiagnostics.collect { HostDiagnostics.report("nested") }
      XCTAssertEqual(nested, ["nested"])
      HostDiagnostics.report("outer 2")
    }
    XCTAssertEqual(inner, ["outer 1", "outer 2"])
    XCTAssertThrowsError(
      try HostDiagnostics.collect {
        HostDiagnostics.report("lost")
        throw Failure()
      })
    HostDiagnostics.report("after")
    XCTAssertEqual(takeSentences(), ["after"])
  }
}
