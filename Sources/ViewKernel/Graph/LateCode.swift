/// Connects user code that hosts run in layout or in drawing with the node that gave it to them: what the code reads
/// becomes a dependency of the node, which updates its hosts when that changes.
///
/// A host may outlive the node, for example while it departs with a transition. The code still runs then, but its reads
/// are not tracked.
struct LateCode {
  // The node is isolated to the main actor, and so is the code; the closures that hosts keep are not all marked so.
  nonisolated(unsafe) private weak var node: ReaderNode?

  /// Creates a connection with `node`. Defaults to the node whose code is running.
  init(of node: ReaderNode? = ReaderNode.current) { self.node = node }

  /// Runs user code, and tracks what it reads. Off the main actor, or when the node is gone, it only runs the code.
  func callAsFunction<Result>(_ body: () -> Result) -> Result {
    guard isOnMainActor, let node else { return body() }
    return withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      return withoutIsolation { node.trackLate(body) }()
    }
  }
}
