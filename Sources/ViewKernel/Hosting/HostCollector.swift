// Tests: `TransitionTraitNodeTests`, `PickerTests`.

import HostTree

/// Gathers the hosts that a subtree shows, in order from back to front.
final class HostCollector: Gathering {
  // In memory of its own: to append to an array, and to make it empty, takes four times as many instructions. Without
  // exclusivity checks: each host that is appended would need one, and no user code runs meanwhile.
  @exclusivity(unchecked) nonisolated(unsafe) private var first = UnsafeMutablePointer<HostView>.allocate(capacity: 4)
  @exclusivity(unchecked) private var capacity = 4
  /// The number of hosts.
  @exclusivity(unchecked) private(set) var count = 0
  /// The values for which hosts stand: their tags, or the identities of the elements that they show. Nil if not
  /// collected.
  @exclusivity(unchecked) private(set) var tags: [ObjectIdentifier: HostTag]?
  /// Whether the hosts are only read: nodes do not set properties of the hosts that pass through them. A reader sees a
  /// part of the tree only, and the modifiers around it would be missed.
  let isReading: Bool

  /// - Parameters:
  ///   - collectsTags: Whether tags and identities are collected, too; see `tag(_:)`.
  ///   - isReading: Whether the hosts are only read.
  init(collectsTags: Bool = false, isReading: Bool = false) {
    self.isReading = isReading
    if collectsTags { tags = [:] }
    super.init()
  }

  deinit {
    first.deinitialize(count: count)
    first.deallocate()
  }

  /// The hosts, to be read until the next one is gathered.
  var hostsInPlace: UnsafeBufferPointer<HostView> { UnsafeBufferPointer(start: first, count: count) }

  /// The hosts.
  var hosts: [HostView] { Array(hostsInPlace) }

  /// The only host; nil if there are none or several.
  var only: HostView? { count == 1 ? first.pointee : nil }

  /// Departing content can't be selected any more, so it has no part in collecting tags.
  override var ofDepartures: Gathering? { collectsTags ? nil : self }

  @inline(__always)
  func append(_ host: consuming HostView) {
    if count == capacity { grow() }
    (first + count).initialize(to: host)
    count += 1
  }

  @inline(never)
  private func grow() {
    let former = first
    capacity *= 2
    first = .allocate(capacity: capacity)
    first.moveInitialize(from: former, count: count)
    former.deallocate()
  }

  /// Inserts a host at an index, behind the hosts from there on.
  func insert(_ host: HostView, at index: Int) {
    append(host)
    var place = count - 1
    while place > index {
      swap(&first[place], &first[place - 1])
      place -= 1
    }
  }

  /// The hosts gathered from the index `start` on, to be read until the next one is gathered.
  func hosts(since start: Int) -> UnsafeBufferPointer<HostView> {
    UnsafeBufferPointer(start: first + start, count: count - start)
  }

  /// Keeps the capacity.
  func removeAll() {
    // The storage before the objects: what is released may gather hosts itself.
    let former = count
    count = 0
    // One by one, as nearly always there are few.
    for index in 0..<former { _ = (first + index).move() }
  }

  var collectsTags: Bool { tags != nil }

  /// Tags the hosts gathered from the index `start` on. Hosts that have a tag from a descendant keep it.
  ///
  /// - Parameter isDefault: Whether the tag is the identity of an element, which any explicit tag replaces.
  func tag(_ tag: AnyHashable, since start: Int, isDefault: Bool = false) {
    for host in hosts(since: start) {
      let former = tags?[ObjectIdentifier(host)]
      if former.map({ $0.isDefault && !isDefault }) ?? true {
        tags?[ObjectIdentifier(host)] = HostTag(value: tag, isDefault: isDefault)
      }
    }
  }

  /// Tags one host.
  func tag(_ tag: HostTag, host: HostView) { tags?[ObjectIdentifier(host)] = tag }
}

/// The value for which a host stands, for selection.
struct HostTag {
  let value: AnyHashable
  /// Whether the value is the identity of an element, which any explicit tag replaces.
  let isDefault: Bool
}

/// A recycled collector, so that collecting allocates nothing but the result.
@MainActor
private enum HostStack {
  @exclusivity(unchecked) private static var spare: HostCollector?

  static func take() -> HostCollector { spare.take() ?? HostCollector() }

  static func giveBack(_ collector: HostCollector) {
    collector.removeAll()
    spare = collector
  }
}

extension ViewNode {
  /// Calls `body` with the hosts that the children show, in order. The collector is recycled afterwards.
  @inline(__always)
  final func collectContentHosts<Result>(_ body: @MainActor (HostCollector) -> Result) -> Result {
    let collector = HostStack.take()
    contributeContent(to: collector)
    let result = body(collector)
    HostStack.giveBack(collector)
    return result
  }

  /// The hosts that the children show, with their tags.
  final func collectTaggedHosts() -> HostCollector {
    let collector = HostCollector(collectsTags: true)
    contributeContent(to: collector)
    return collector
  }

  /// The hosts that the children show, in order, without setting any properties of them.
  final func readContentHosts() -> [HostView] {
    let collector = HostCollector(isReading: true)
    contributeContent(to: collector)
    return collector.hosts
  }

  /// The hosts that this node contributes to its ancestor's host.
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

  /// Begins with another node.
  func removeAll() { hosts.removeAll(keepingCapacity: true) }
}
