/// Which rows of a container came back in a settle in which they had gone before.
///
/// What a row shows may be why it is not visible: a toolbar that takes room from the list around the row, say. Such a row would come and
/// go without end, so one that comes back in the same settle stays. Once all is at rest, the container tries once to do without such
/// rows: most of them were only visible on the way.
@MainActor
struct SettleReturns {
  typealias Row = HostLazyElement

  private var settle = 0
  private var gone: Set<Row> = []
  private var back: Set<Row> = []
  /// Whether the container does without them in this settle, or has tried to.
  private var triesWithout = false

  nonisolated init() {}

  /// A row that is not visible was let go of.
  mutating func didLetGo(of row: Row, in window: HostWindow?) {
    guard let window, window.isSettling else { return }
    if settle != window.settleCount {
      forget()
      triesWithout = false
      settle = window.settleCount
    }
    gone.insert(row)
  }

  /// A row was made, because it is visible.
  mutating func didMake(_ row: Row, in window: HostWindow?) {
    if !gone.isEmpty, isUnderWay(in: window), gone.contains(row) { back.insert(row) }
  }

  /// Whether a row that is not visible stays nevertheless.
  ///
  /// - Parameter release: Called when all is at rest, once in a settle; calls ``release()`` and asks for layout.
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

  /// Lets rows go that stay; those that come back once more stay until the next settle.
  mutating func release() { back = [] }

  /// Rows stand for something else from now on.
  mutating func forget() {
    gone = []
    back = []
  }

  private func isUnderWay(in window: HostWindow?) -> Bool {
    guard let window else { return false }
    return window.isSettling && window.settleCount == settle
  }
}
