/// Numbers the transactions of writes to state, so that writes with different ones become separate updates.
///
/// A write joins the transaction of the previous write if both are equal; else it begins the next one. Dependents of an
/// earlier transaction are updated, laid out and presented in a step of their own, with the values of that time:
///
/// ```
/// x = 100
/// withAnimation(.linear(duration: 1)) { x = 200 }  // moves from 100 to 200, wherever it was before
/// ```
///
/// Calls come from three places. ``StateLocation`` calls ``noteWrite()`` before it stores a value, and keeps the former
/// one (``PastValues``) if ``mayShowValue(of:)``. `ReaderNode.invalidate` calls it, too, and hands the reader to its
/// graph (``ViewGraph/invalidateReader(_:)``). The graph reports when it begins to wait for an update and when it has
/// none left. The two writes of the example, if `x` was 0 and a body reads it, in the order of time:
///
/// ```
///                     x = 100   x = 200   1st flush   layout   2nd flush   end
/// number                 1         2          2          2         2        2     newest write
/// waitingNumber          1         1          1          2         2        0     next update of the graph
/// laterUpdates           -        [2]        [2]         -         -        -     updates after that
/// shownNumber          newest      1          1       newest    newest   newest   whose values are read
/// former values of x     -     100 until 2  the same  the same  the same    -
/// the body reads                             100                  200
/// ```
///
/// This is SwiftUI's behaviour for `State` and bindings to it. Objects keep no former values: their readers are updated
/// in both steps, and see the newest values in both.
@MainActor
enum WriteTransactions {
  /// The number of the newest write's transaction. Without exclusivity checks, as each change of state reads it.
  @exclusivity(unchecked) private(set) static var number = 1
  /// The transaction of the newest write, and whether there is anything in it. If not, a write outside of any
  /// transaction has the same one, which is all that most writes have to check.
  private static var last = Transaction()
  private static var lastIsNotEmpty = false
  /// The count of transactions set by the time of the newest write, for the same purpose inside of a transaction.
  private static var lastSetting = 0

  /// The number of graphs that wait for an update.
  private static var waitingGraphs = 0
  /// The newest number when the first of them began to wait: no older values are needed.
  private static var oldestNumber = 0
  /// The states with former values, which are dropped when no graph waits any more.
  private static var keepers: [any PastKeeping] = []

  /// Called before a state is written, or when an object has changed.
  @inline(__always)
  static func noteWrite() { if Transaction.isAnyInForce || lastIsNotEmpty { noteUnusualWrite() } }

  @inline(never)
  private static func noteUnusualWrite() {
    guard lastSetting != Transaction.settingCount else { return }
    lastSetting = Transaction.settingCount
    let now = Transaction.inForce
    guard !now.isEqual(to: last) else { return }
    last = now
    lastIsNotEmpty = !now.isEmpty
    number += 1
  }

  /// Whether a value that an earlier transaction has written may still have to be presented.
  static func mayShowValue(of earlier: Int) -> Bool {
    waitingGraphs > 0 && oldestNumber < number && earlier < number
  }

  /// Keeps a former value until no graph waits for it.
  static func keepUntilShown(_ keeper: any PastKeeping) { keepers.append(keeper) }

  static func graphDidBeginToWait() {
    if waitingGraphs == 0 { oldestNumber = number }
    waitingGraphs += 1
  }

  static func graphDidStopWaiting() {
    waitingGraphs -= 1
    guard waitingGraphs == 0, !keepers.isEmpty else { return }
    let all = keepers
    keepers = []
    for keeper in all { keeper.forgetPast() }
  }
}

/// An object that keeps former values for updates that are still to come.
@MainActor
protocol PastKeeping: AnyObject {
  func forgetPast()
}

/// Former values of a state, the oldest first, each with the number of the transaction that replaced it.
final class PastValues<Value> {
  private var values: [(until: Int, value: Value)] = []

  func append(_ value: Value, until number: Int) { values.append((number, value)) }

  /// The value for the update that presents a transaction; nil if no later one has written the state.
  func value(at number: Int) -> Value? { values.first { $0.until > number }?.value }
}
