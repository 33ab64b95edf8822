import HostTree

/// Gathers the hosts that a stretch of the node tree shows, in order from back to front.
@MainActor
struct HostCollector {
  private(set) var hosts: [HostView] = []

  mutating func append(_ host: HostView) { hosts.append(host) }

  /// The hosts gathered since there were `start` of them.
  func hosts(since start: Int) -> ArraySlice<HostView> { hosts[start...] }

  mutating func removeAll() { hosts.removeAll(keepingCapacity: true) }
}

/// A collector that a graph uses again and again, so that collecting allocates nothing but the result.
@MainActor
struct HostStack {
  private var spare: HostCollector?

  init() { spare = HostCollector() }

  mutating func take() -> HostCollector {
    defer { spare = nil }
    return spare ?? HostCollector()
  }

  /// Takes the collector's room back. It must not be used any more.
  mutating func giveBack(_ collector: consuming HostCollector) {
    collector.removeAll()
    spare = collector
  }
}

extension ViewNode {
  /// The hosts that the children show, in order.
  final func collectContentHosts<Result>(_ body: (inout HostCollector) -> Result) -> Result {
    var collector = graph.hostStack.take()
    var next = firstChild
    while let child = next {
      child.collectHosts(into: &collector)
      next = child.nextSibling
    }
    let result = body(&collector)
    graph.hostStack.giveBack(collector)
    return result
  }
}
