// Tests: `WriteTransactionsTests`.

/// The nodes of a graph that are dirty for an update after the next one.
struct LaterUpdate {
  let number: Int
  let transaction: Transaction
  var nodes: [ReaderNode]
}

/// Updates by the transactions of writes, in steps: see ``WriteTransactions``, which numbers them, and has a picture.
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
    WriteTransactions.graphDidStopWaiting()
  }
}
