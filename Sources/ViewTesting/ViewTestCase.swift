public import XCTest

/// A test case of views: its tests run on the main actor, with checks for leaks and diagnostics after each.
///
/// ```swift
/// import ViewTesting
/// import XCTest
///
/// final class CounterTests: ViewTestCase {
///   func testAdding() {
///     let screen = show(Counter())
///     screen.tap("Add one")
///     XCTAssertEqual(screen.texts, ["Count: 1", "Add one"])
///   }
/// }
/// ```
///
/// After each test, every host and every node of a view must be freed, and each diagnostic
/// (``/HostTree/HostDiagnostics``) must be taken: see ``takeDiagnostics(fileID:file:line:column:)``. So keep screens
/// in local variables: a property of a test case lives as long as the run.
///
/// Leave out `@MainActor`: a subclass inherits it. On Linux a class with the attribute stops the whole run with
/// "Could not cast value of type", because the list of tests that SwiftPM writes ignores actors. A class that cannot
/// be derived from this one is `@MainActor @preconcurrency`, which works everywhere. To prepare something before each
/// test, override `setUp() async throws`, which runs on the main actor as well.
// Preconcurrency: the list of tests is compiled in Swift 5 mode, where methods have the types without actors that
// XCTest takes.
@MainActor @preconcurrency
open class ViewTestCase: XCTestCase {
  /// Runs the test with the checks around it. XCTest calls it, on the main thread.
  open nonisolated override func invokeTest() {
    FailureObserver.start()
    MainActor.assumeIsolated { ViewChecks.begin() }
    super.invokeTest()
    for (message, place) in MainActor.assumeIsolated({ ViewChecks.end() }) {
      XCTFail(message, file: place?.file ?? #filePath, line: place?.line ?? #line)
    }
  }
}
