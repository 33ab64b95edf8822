import HostTree

/// Gathers the hosts that a stretch of the node tree shows, in order from back to front.
final class HostCollector: Gathering {
  // Without exclusivity checks: each host that is appended would need one, and no user code runs meanwhile.
  @exclusivity(unchecked) private(set) var hosts: [HostView] = []
  /// What hosts stand for: their tags, or the identities of the elements that they show. Nil where nobody asks.
  @exclusivity(unchecked) private(set) var tags: [ObjectIdentifier: HostTag]?
  /// Whether somebody only looks at the hosts: nodes leave them as they are, instead of setting properties of what passes
  /// through. Who looks sees a part of the tree, and the modifiers around that would have no say.
  let isReading: Bool

  /// - Parameter collectsTags: Whether what hosts stand for is gathered, too; see `tag(_:)`.
  init(collectsTags: Bool = false, isReading: Bool = false) {
    self.isReading = isReading
    if collectsTags { tags = [:] }
    super.init()
  }

  /// What goes can't be picked any more.
  override var ofDepartures: Gathering? { collectsTags ? nil : self }

  func append(_ host: HostView) { hosts.append(host) }

  /// Puts a host behind those that were gathered since there were `index` of them.
  func insert(_ host: HostView, at index: Int) { hosts.insert(host, at: index) }

  /// The hosts gathered since there were `start` of them.
  func hosts(since start: Int) -> ArraySlice<HostView> { hosts[start...] }

  /// Keeps the room. One by one, because most have gathered one host to three, and `removeAll` takes 200 instructions.
  func removeAll() { while hosts.popLast() != nil {} }

  var collectsTags: Bool { tags != nil }

  /// Says what the hosts gathered since there were `start` of them stand for. What was said further inside counts.
  ///
  /// - Parameter isDefault: Whether it is the identity of an element, which any tag takes the place of.
  func tag(_ tag: AnyHashable, since start: Int, isDefault: Bool = false) {
    for host in hosts[start...] {
      let former = tags?[ObjectIdentifier(host)]
      if former.map({ $0.isDefault && !isDefault }) ?? true {
        tags?[ObjectIdentifier(host)] = HostTag(value: tag, isDefault: isDefault)
      }
    }
  }

  /// Says what one host stands for.
  func tag(_ tag: HostTag, host: HostView) { tags?[ObjectIdentifier(host)] = tag }
}

/// What a host stands for.
struct HostTag {
  let value: AnyHashable
  /// Whether it is the identity of an element, which any tag takes the place of.
  let isDefault: Bool
}

/// A collector that is used again and again, so that collecting allocates nothing but the result.
@MainActor
private enum HostStack {
  private static var spare: HostCollector?

  static func take() -> HostCollector { spare.take() ?? HostCollector() }

  static func giveBack(_ collector: HostCollector) {
    collector.removeAll()
    spare = collector
  }
}

extension ViewNode {
  /// The hosts that the children show, in order.
  final func collectContentHosts<Result>(_ body: @MainActor (HostCollector) -> Result) -> Result {
    let collector = HostStack.take()
    contributeContent(to: collector)
    let result = body(collector)
    HostStack.giveBack(collector)
    return result
  }

  /// The hosts that the children show, and what they stand for.
  final func collectTaggedHosts() -> HostCollector {
    let collector = HostCollector(collectsTags: true)
    contributeContent(to: collector)
    return collector
  }

  /// The hosts that the children show, in order, for somebody who only looks at them.
  final func readContentHosts() -> [HostView] {
    let collector = HostCollector(isReading: true)
    contributeContent(to: collector)
    return collector.hosts
  }

  /// The hosts that this node itself shows in the host around it.
  final func collectHosts() -> [HostView] {
    let collector = HostCollector()
    contribute(to: collector)
    return collector.hosts
  }
}

/// Gathers the hosts that one node owns.
final class OwnHosts: Gathering {
  @exclusivity(unchecked) private(set) var hosts: [HostView] = []

  init() { super.init(.itself) }

  func append(_ host: HostView) { hosts.append(host) }
}
