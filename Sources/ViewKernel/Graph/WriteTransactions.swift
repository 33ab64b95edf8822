/// Numbers the transactions of writes to state, so that writes with different ones become separate updates.
///
/// A write joins the transaction of the previous write if both are equal; else it begins the next one. What depends on
/// an earlier transaction is updated, laid out and presented in a step of its own, with the values of that time:
///
/// ```
/// x = 100
/// withAnimation(.linear(duration: 1)) { x = 200 }  // moves from 100 to 200, wherever it was before
/// ```
///
/// This is SwiftUI's behaviour for `State` and bindings to it. Objects keep no former values: their readers are updated
/// in both steps, and see the newest values in both.
@MainActor
enum WriteTransactions {
  /// The number of the newest write's transaction. Without exclusivity checks, as each change of state reads it.
  @exclusivity(unchecked) private(set) static var number = 1
  private static var isAnySaid = false
  private static var last = Transaction()
  private static var lastSetting = 0

  /// The number of graphs with dirty nodes, and the transaction for which the first of them waits.
  private static var waitingGraphs = 0
  private static var oldestNumber = 0
  private static var keepers: [any PastKeeping] = []

  /// Called before a state is written, or when an object has changed.
  @inline(__always)
  static func noteWrite() { if Transaction.isAnyInForce || isAnySaid { noteUnusualWrite() } }

  @inline(never)
  private static func noteUnusualWrite() {
    guard lastSetting != Transaction.settingCount else { return }
    lastSetting = Transaction.settingCount
    let now = Transaction.inForce
    guard !now.isEqual(to: last) else { return }
    last = now
    isAnySaid = !now.isEmpty
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

  static func graphDidEndToWait() {
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

/// The nodes of a graph that are dirty for an update after the next one.
struct LaterUpdate {
  let number: Int
  let transaction: Transaction
  var nodes: [ReaderNode]
}

extension ViewGraph {
  /// Puts a node into the dirty queue for the update of the newest transaction, as something that it has read has
  /// changed.
  func invalidateReader(_ node: ReaderNode) {
    let number = WriteTransactions.number
    if waitingNumber != number, !isAtWork {
      if waitingNumber == 0 {
        waitingNumber = number
        WriteTransactions.graphDidBeginToWait()
      } else {
        return waitForLaterUpdate(node, number)
      }
    }
    invalidate(node)
  }

  private func waitForLaterUpdate(_ node: ReaderNode, _ number: Int) {
    if laterUpdates.last?.number != number {
      let transaction = Transaction.inForce
      for listener in transaction.listeners { listener.begin() }
      laterUpdates.append(LaterUpdate(number: number, transaction: transaction, nodes: []))
      if shownNumber == .max { shownNumber = waitingNumber }
    }
    laterUpdates[laterUpdates.count - 1].nodes.append(node)
    owner.graphNeedsFlush()
  }

  /// Schedules the next pending update, if there is one, for after the layout pass.
  func updateDidEnd() {
    guard waitingNumber != 0 else { return }
    if laterUpdates.isEmpty { return endWaiting() }
    if isLaterUpdateDue { return }
    isLaterUpdateDue = true
    owner.enqueueAfterLayout { [weak self] in self?.beginLaterUpdate() }
  }

  private func beginLaterUpdate() {
    isLaterUpdateDue = false
    guard !laterUpdates.isEmpty else { return }
    let update = laterUpdates.removeFirst()
    shownNumber = laterUpdates.isEmpty ? .max : update.number
    waitingNumber = update.number
    for node in update.nodes where !node.flags.contains(.isUnmounted) { invalidate(node, by: update.transaction) }
    for listener in update.transaction.listeners { listener.end(in: self) }
    owner.graphNeedsFlush()
  }

  /// Ends the numbering of updates, as no nodes are dirty: views see the newest values again.
  func endWaiting() {
    guard waitingNumber != 0 else { return }
    waitingNumber = 0
    shownNumber = .max
    WriteTransactions.graphDidEndToWait()
  }
}
