@_exported public import ViewTesting

/// A test case after which every host and every node must have died and every reported sentence must have been expected.
public typealias HostTestCase = ViewTestCase

extension ViewTestCase {
  /// The sentences that were reported since the last call; the test fails if some are left at its end.
  public final func takeSentences() -> [String] { takeDiagnostics() }
}
