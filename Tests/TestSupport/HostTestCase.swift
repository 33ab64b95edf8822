import HostTree
import ViewKernel
public import XCTest

/// A test case after which every host and every node must have died and every reported sentence must have been expected.
///
/// Make hosts inside of test methods only: what a stored property holds lives longer than the check.
@MainActor
open class HostTestCase: XCTestCase {
  private var sentences: [String] = []
  private var usualHandler: @MainActor @Sendable (String) -> Void = { _ in }
  private var liveCountBefore = 0
  private var liveNodesBefore = 0

  // XCTest calls this on the main thread, but its declaration does not say so.
  open nonisolated override func invokeTest() {
    nonisolated(unsafe) let test = self
    MainActor.assumeIsolated { test.begin() }
    super.invokeTest()
    MainActor.assumeIsolated { test.end() }
  }

  private func begin() {
    usualHandler = HostDiagnostics.handler
    HostDiagnostics.handler = { [unowned self] in sentences.append($0) }
    liveCountBefore = HostView.liveCount
    liveNodesBefore = ViewNode.liveCount
  }

  private func end() {
    HostDiagnostics.handler = usualHandler
    XCTAssertEqual(takeSentences(), [], "reported sentences that the test did not expect")
    XCTAssertEqual(HostView.liveCount - liveCountBefore, 0, "hosts that are still alive after the test")
    XCTAssertEqual(ViewNode.liveCount - liveNodesBefore, 0, "nodes that are still alive after the test")
  }

  /// The sentences that were reported since the last call; the test fails if some are left at its end.
  public final func takeSentences() -> [String] {
    defer { sentences = [] }
    return sentences
  }
}
