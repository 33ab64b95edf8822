/// The way back from user code that hosts run, in layout or in drawing, to the node that gave it to them: what the code reads counts as
/// read by the node, which updates its hosts when that changes.
///
/// A host may outlive the node, while it leaves with a transition for example. The code still runs then, and nobody is told.
struct LateCode {
  // The node is bound to the main actor, and so is the code; the closures that hosts keep are not all marked so.
  nonisolated(unsafe) private weak var node: ReaderNode?

  /// The code belongs to `node`: to the one whose own code is running, unless told.
  init(of node: ReaderNode? = ReaderNode.current) { self.node = node }

  /// Runs user code.
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    guard isOnMainActor, let node else { return body() }
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      let track: @MainActor () -> Result = { node.trackLate(body) }
      // As `onMainActor` does: `assumeIsolated` would check once more.
      return unsafeBitCast(track, to: (() -> Result).self)()
    }
  }
}
