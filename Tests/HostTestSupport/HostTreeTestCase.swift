public import HostTree
public import XCTest

/// A test case of hosts alone: its tests run on the main actor, and every host must have died after each, and every
/// reported sentence must have been expected.
///
/// Texts have the widths and heights of the test typeface, which later versions keep. For tests of views see
/// `HostTestCase` in TestSupport.
@MainActor @preconcurrency
open class HostTreeTestCase: XCTestCase {
  private var sentences: [String] = []

  private var usualHandler: @MainActor @Sendable (String) -> Void = HostDiagnostics.handler
  private var hostsBefore = 0

  open nonisolated override func invokeTest() {
    MainActor.assumeIsolated { begin() }
    HostTypeface.withTest { super.invokeTest() }
    MainActor.assumeIsolated { end() }
  }

  private func begin() {
    usualHandler = HostDiagnostics.handler
    hostsBefore = HostView.liveCount
    HostDiagnostics.handler = { [unowned self] in sentences.append($0) }
  }

  private func end() {
    HostDiagnostics.handler = usualHandler
    XCTAssertEqual(sentences, [], "The test did not expect what was reported; takeSentences() returns it.")
    XCTAssertLessThanOrEqual(HostView.liveCount, hostsBefore, "Hosts are still alive after the test.")
  }

  /// The sentences that were reported since the last call; the test fails if some are left at its end.
  public final func takeSentences() -> [String] {
    defer { sentences = [] }
    return sentences
  }
}

/// A test case without hosts: texts have the widths and heights of the test typeface.
open class TypefaceTestCase: XCTestCase {
  open override func invokeTest() { HostTypeface.withTest { super.invokeTest() } }
}

extension HostTypeface {
  /// Calls `body` while the typeface is the test typeface.
  public static func withTest(_ body: () -> Void) {
    current = .test
    defer { current = .system }
    body()
  }
}
