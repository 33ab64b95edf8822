// Tests: `LocalServerTests`.

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  import Dispatch

  /// A source of Dispatch that can be switched on and off. Dispatch counts suspensions, and traps if a suspended
  /// source is deallocated.
  final class SocketSource {
    private let source: any DispatchSourceProtocol
    private var isSuspended = true
    private var isCancelled = false

    init(_ source: any DispatchSourceProtocol) { self.source = source }

    /// Sets the action. Call it before the source runs for the first time.
    func handle(_ action: @escaping () -> Void) { source.setEventHandler(handler: action) }

    var isRunning: Bool {
      get { !isSuspended }
      set {
        guard !isCancelled, newValue == isSuspended else { return }
        isSuspended = !newValue
        if newValue { source.resume() } else { source.suspend() }
      }
    }

    /// Cancels the source: no action follows. Calls `done` when the socket may be closed.
    func cancel(_ done: @escaping () -> Void) {
      guard !isCancelled else { return }
      source.setCancelHandler(handler: done)
      source.cancel()
      isRunning = true
      isCancelled = true
    }
  }

#endif
