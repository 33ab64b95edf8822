// Tests: `SettleReportTests`.

/// A node for which a cause waits: its number, and the window in which it is.
struct WaitingNode {
  let number: UInt32
  let window: ObjectIdentifier?
}

/// Causes that wait for the body or the update that follows from them.
struct WaitingCauses {
  /// The latest, which is mostly the next to be taken.
  private var latest: (node: WaitingNode, causes: Causes)?
  private var others: [UInt32: (window: ObjectIdentifier?, causes: Causes)] = [:]

  var isEmpty: Bool { latest == nil && others.isEmpty }

  mutating func add(_ cause: Cause, for node: WaitingNode) {
    if latest?.node.number == node.number {
      latest?.causes.append(cause)
      return
    }
    if let latest { others[latest.node.number] = (latest.node.window, latest.causes) }
    let known = others.isEmpty ? nil : others.removeValue(forKey: node.number)
    var causes = known?.causes ?? Causes()
    causes.append(cause)
    latest = (known.map { WaitingNode(number: node.number, window: $0.window) } ?? node, causes)
  }

  /// Removes the causes of a node, and returns them.
  mutating func take(_ number: UInt32) -> Causes {
    if let latest, latest.node.number == number {
      self.latest = nil
      return latest.causes
    }
    return others.isEmpty ? Causes() : others.removeValue(forKey: number)?.causes ?? Causes()
  }

  /// Forgets the causes of all nodes in a window.
  mutating func removeAll(in window: ObjectIdentifier) {
    if latest?.node.window == window { latest = nil }
    if !others.isEmpty { others = others.filter { $0.value.window != window } }
  }
}
