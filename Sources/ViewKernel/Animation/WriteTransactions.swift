/// Numbers the transactions by which state is written, so that writes by different ones become updates of their own.
///
/// A write joins the transaction of the write before if both are equal; else it begins the next one. What waits for an earlier one is
/// brought up to date, laid out and shown as a step of its own, with the values of that time:
///
/// ```swift
/// x = 100
/// withAnimation(.linear(duration: 1)) { x = 200 }  // moves from 100 to 200, wherever it was before
/// ```
///
/// So it is in SwiftUI for `State`, and what is bound to it. What is in objects has no former values: their readers are updated in both
/// steps, and see the newest values in both.
@MainActor
enum WriteTransactions {
  /// The number of the newest write's transaction. Not checked, as each change of a state looks at it.
  @exclusivity(unchecked) private(set) static var number = 1
  private static var isAnySaid = false
  private static var last = Transaction()
  private static var lastSetting = 0

  /// How many graphs have nodes that wait, and for which transaction the first of them came to wait.
  private static var waitingGraphs = 0
  private static var oldestNumber = 0
  private static var keepers: [any PastKeeping] = []

  /// A state is about to be written, or an object has changed.
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

  /// Whether a value that was written by an earlier transaction than this one may yet have to be shown.
  static func mayShowValue(of earlier: Int) -> Bool {
    waitingGraphs > 0 && oldestNumber < number && earlier < number
  }

  /// Has a former value forgotten once nothing waits for it.
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

/// Keeps former values for updates that are still to come.
@MainActor
protocol PastKeeping: AnyObject {
  func forgetPast()
}

/// Former values of a state, the oldest first: each with the transaction of the write that took its place.
final class PastValues<Value> {
  private var values: [(until: Int, value: Value)] = []

  func append(_ value: Value, until number: Int) { values.append((number, value)) }

  /// The value while an update shows a transaction; nil if no later one has written since.
  func value(at number: Int) -> Value? { values.first { $0.until > number }?.value }
}

/// What waits in a graph for an update after the next one.
struct LaterUpdate {
  let number: Int
  let transaction: Transaction
  var nodes: [ReaderNode]
}

extension ViewGraph {
  /// Something that `node` read has changed, by the newest transaction: queues it for that transaction's update.
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

  /// An update is done: the next one follows when its hosts are laid out.
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

  /// Nothing waits any more.
  func endWaiting() {
    guard waitingNumber != 0 else { return }
    waitingNumber = 0
    shownNumber = .max
    WriteTransactions.graphDidEndToWait()
  }
}
