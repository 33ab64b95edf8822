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

  /// What a handler does may be worth a sentence, too: that does not come to the handler, which would never end.
  func testAHandlerThatSettles() {
    let usual = HostDiagnostics.handler
    defer { HostDiagnostics.handler = usual }
    let window = makeWindow()
    var heard: [String] = []
    HostDiagnostics.handler = { message in
      heard.append(message)
      window.settle()
      HostDiagnostics.report("what the handler says itself")
      XCTAssertEqual(HostDiagnostics.collect { HostDiagnostics.report("collected") }, ["collected"])
    }
    window.enqueueEffect { HostDiagnostics.report("in a settle") }
    window.settle()
    HostDiagnostics.report("after it")
    XCTAssertEqual(heard, ["in a settle", "after it"])
  }

  func testNamesNearALongOne() {
    let long = String(repeating: "star", count: 50_000)
    XCTAssertEqual(HostDiagnostics.namesNear(long, among: ["moon", "star"]).last, "star")
    XCTAssertNil(HostSymbol(named: long))
  }
}
