import HostTree
import ViewKernel

/// A search from a marker for the targets of a key.
///
/// It visits hosts until it has as many targets as the choice needs, and counts them in ``Introspect/visitedHosts``.
@MainActor
struct IntrospectionSearch<Target> {
  let marker: IntrospectionHostView
  let match: @MainActor (HostView) -> Target?
  let strategy: IntrospectionStrategy

  /// Returns the first `limit` targets in the scope, or all if `limit` is nil: those in the receiver, else those among
  /// its ancestors.
  func targets(in scope: IntrospectionScope, limit: Int?) -> [Target] {
    if scope.contains(.receiver) {
      let found = receiverTargets(limit: limit)
      if !found.isEmpty || !scope.contains(.ancestor) { return found }
    }
    return scope.contains(.ancestor) ? ancestorTargets(limit: limit) : []
  }

  // MARK: The receiver

  private func receiverTargets(limit: Int?) -> [Target] {
    var found = Found<Target>(limit: limit)
    switch strategy {
    case .exact:
      for host in marker.receiver?.hosts ?? [] where visit(host, &found) { break }
    case .previousSiblings:
      guard let (views, place) = Introspect.siblings(of: marker) else { return [] }
      for view in views[..<place].reversed() where !view.isMarker && visit(view, &found) { break }
    case .betweenMarkers:
      visitBetweenMarkers(&found)
    }
    return found.targets
  }

  /// Visits a host and its subtree in depth-first order, up to `end`; returns true if the search is over.
  private func visit(_ host: HostView, until end: HostView? = nil, _ found: inout Found<Target>) -> Bool {
    Introspect.visitedHosts += 1
    if found.take(match(host)) { return true }
    if host.subviews.isEmpty { return false }
    var isEnough = false
    let isSkipped: (HostView) -> Bool = { ($0.isMarker || $0.isDeparting) && $0 !== end }
    Introspect.walk(below: host, children: { $0.subviews }, isSkipped: isSkipped) { view in
      isEnough = view === end || found.take(match(view))
      return isEnough
    }
    return isEnough
  }

  /// Visits, in tree order, all hosts after the anchor and before the marker: the siblings in front of the anchor with
  /// their subtrees, then those of its superview, and so on, until the marker is met.
  private func visitBetweenMarkers(_ found: inout Found<Target>) {
    guard let anchor = marker.anchor, let common = anchor.commonAncestor(with: marker) else { return }
    var entry = anchor
    while entry !== common, let (siblings, place) = Introspect.siblings(of: entry), let around = entry.superview {
      for sibling in siblings[(place + 1)...] {
        if sibling === marker { return }
        if sibling.isMarker { continue }
        if visit(sibling, until: marker, &found) { return }
      }
      entry = around
    }
  }

  // MARK: Ancestors

  private func ancestorTargets(limit: Int?) -> [Target] {
    var found = Found<Target>(limit: limit)
    var view = marker.superview
    while let current = view {
      Introspect.visitedHosts += 1
      if !current.isMarker, found.take(match(current)) { break }
      view = current.superview
    }
    return found.targets
  }
}

/// The targets that a search has found, each object once.
private struct Found<Target> {
  private(set) var targets: [Target] = []
  private var seen: Set<ObjectIdentifier> = []
  let limit: Int?

  init(limit: Int?) { self.limit = limit }

  /// Adds a target; returns true if there are enough.
  mutating func take(_ target: Target?) -> Bool {
    guard let target else { return false }
    // Several hosts may lead to the same object. With a limit of one there is nothing to compare it with.
    if limit != 1, !seen.insert(ObjectIdentifier(target as AnyObject)).inserted { return false }
    targets.append(target)
    return targets.count == limit
  }
}

extension HostView {
  /// The nearest common ancestor of this host and `other`; nil if they are in different trees.
  fileprivate func commonAncestor(with other: HostView) -> HostView? {
    var candidate = superview
    while let current = candidate, !other.isDescendant(of: current) { candidate = current.superview }
    return candidate
  }
}
