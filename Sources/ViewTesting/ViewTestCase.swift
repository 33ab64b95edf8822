public import XCTest

/// A test case of views: its tests run on the main actor, and clean up after themselves.
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
/// After each test, every host and every node of a view must have been freed, and each sentence that was reported to
/// ``/HostTree/HostDiagnostics`` must have been taken: see ``takeDiagnostics(fileID:file:line:column:)``. So keep screens in local
/// variables: what a property of a test case holds lives as long as the run.
///
/// Leave out `@MainActor`: a subclass has it from here. On Linux a class that says it itself stops the whole run with "Could not cast value
/// of type", because the list of tests that SwiftPM writes knows nothing of actors. Classes that can't be derived from this one write
/// `@MainActor @preconcurrency`, which works everywhere. To prepare something before each test, override `setUp() async throws`, which
/// runs on the main actor as well.
// Preconcurrency: in the list of tests, which is compiled in Swift 5 mode, methods have the types without actors that XCTest takes.
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
