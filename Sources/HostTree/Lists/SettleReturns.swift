/// Which rows of a container came back in a settle in which they had gone before.
///
/// What a row shows may be why it is not visible: a toolbar that takes room from the list around the row, say. Such a row would come and
/// go without end, so one that comes back in the same settle stays until the next.
@MainActor
struct SettleReturns<Row: Hashable> {
  private var settle = 0
  private var gone: Set<Row> = []
  private var back: Set<Row> = []

  nonisolated init() {}

  /// A row that is not visible was let go of.
  mutating func didLetGo(of row: Row, in window: HostWindow?) {
    guard let window, window.isSettling else { return }
    if settle != window.settleCount {
      forget()
      settle = window.settleCount
    }
    gone.insert(row)
  }

  /// A row was made, because it is visible.
  mutating func didMake(_ row: Row, in window: HostWindow?) {
    if !gone.isEmpty, isUnderWay(in: window), gone.contains(row) { back.insert(row) }
  }

  /// Whether a row that is not visible stays until the next settle.
  func keeps(_ row: Row, in window: HostWindow?) -> Bool {
    !back.isEmpty && isUnderWay(in: window) && back.contains(row)
  }

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
