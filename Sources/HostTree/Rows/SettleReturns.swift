// Tests: `NestedRowsTests`, `RandomContainersTests`.

/// Tracks the rows of a container that left the viewport and came back in the same settle.
///
/// The content of a row can be the reason why the row is not visible: for example, it adds a toolbar that makes the
/// list smaller. Such a row would come and go without end, so one that comes back in the same settle stays. When the
/// window is at rest, the container tries once to release such rows: most of them were only visible in between.
@MainActor
struct SettleReturns {
  typealias Row = HostLazyElement

  private var settle = 0
  private var gone: Set<Row> = []
  private var back: Set<Row> = []
  /// Whether the container tries, or has tried, to release the rows in this settle.
  private var triesWithout = false

  nonisolated init() {}

  /// Records that a row was released because it is not visible.
  mutating func didLetGo(of row: Row, in window: HostWindow?) {
    guard let window, window.isSettling else { return }
    if settle != window.settleCount {
      forget()
      triesWithout = false
      settle = window.settleCount
    }
    gone.insert(row)
  }

  /// Records that a row was made because it is visible.
  mutating func didMake(_ row: Row, in window: HostWindow?) {
    if !gone.isEmpty, isUnderWay(in: window), gone.contains(row) { back.insert(row) }
  }

  /// Whether a row stays although it is not visible.
  ///
  /// - Parameter release: Called once in a settle when the window is at rest; calls ``release()`` and invalidates the
  ///   layout.
  mutating func keeps<Container: HostView>(
    _ row: Row, in container: Container, release: @escaping @MainActor (Container) -> Void
  ) -> Bool {
    guard !back.isEmpty, isUnderWay(in: container.root), back.contains(row) else { return false }
    if !triesWithout {
      triesWithout = true
      container.root?.enqueueEffect(.atRest, of: container) { [unowned container] in release(container) }
    }
    return true
  }

  /// Stops keeping rows; those that come back once more stay until the next settle.
  mutating func release() { back = [] }

  /// Forgets all rows, as their identities have changed.
  mutating func forget() {
    gone = []
    back = []
  }

  private func isUnderWay(in window: HostWindow?) -> Bool {
    guard let window else { return false }
    return window.isSettling && window.settleCount == settle
  }
}
