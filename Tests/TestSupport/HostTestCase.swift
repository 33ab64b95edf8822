@_exported public import HostTestSupport
import HostTree
@_exported public import ViewTesting

/// A test case after which every host and every node must have died and every reported sentence must have been
/// expected.
///
/// Texts have the widths and heights of the test typeface, which later versions keep.
open class HostTestCase: ViewTestCase {
  open nonisolated override func invokeTest() { HostTypeface.withTest { super.invokeTest() } }
}

extension ViewTestCase {
  /// The sentences that were reported since the last call; the test fails if some are left at its end.
  public final func takeSentences() -> [String] { takeDiagnostics() }
}
