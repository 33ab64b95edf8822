import HostTree
import ViewKernel

/// A search from a marker for what a key stands for.
///
/// It visits hosts until it has as many as the choice needs, and counts them in ``Introspect/visitedHosts``.
@MainActor
struct IntrospectionSearch<Target> {
  let marker: IntrospectionHostView
  let match: @MainActor (HostView) -> Target?
  let strategy: IntrospectionStrategy

  /// The first `limit` targets in the scope, or all; those of the receiver if it has any, else those around it.
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

  /// Visits a host, then what is inside it; answers whether that was enough.
  private func visit(_ host: HostView, _ found: inout Found<Target>) -> Bool {
    Introspect.visitedHosts += 1
    if found.take(match(host)) { return true }
    if host.subviews.isEmpty { return false }
    var isEnough = false
    Introspect.walk(below: host, children: { $0.subviews }, isSkipped: { $0.isMarker || $0.isDeparting }) { view in
      isEnough = found.take(match(view))
      return isEnough
    }
    return isEnough
  }

  /// Visits, in the order of the tree, what comes after the anchor and before the marker.
  private func visitBetweenMarkers(_ found: inout Found<Target>) {
    guard let anchor = marker.anchor, let common = anchor.commonAncestor(with: marker) else {
      return
    }
    var isInside = false
    Introspect.walk(below: common, children: { $0.subviews }, isSkipped: { _ in false }) { view in
      if view === anchor { isInside = true }
      if view === marker { return true }
      return isInside && !view.isMarker && found.take(match(view))
    }
  }

  // MARK: Around the receiver

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

/// What a search has found, each object once.
private struct Found<Target> {
  private(set) var targets: [Target] = []
  let limit: Int?

  init(limit: Int?) { self.limit = limit }

  /// Takes a target; answers whether there are enough.
  mutating func take(_ target: Target?) -> Bool {
    guard let target else { return false }
    // Several hosts may lead to one object. The last one is the likely one, and mostly there is no other.
    let object = target as AnyObject
    if !targets.isEmpty, targets.reversed().contains(where: { $0 as AnyObject === object }) { return false }
    targets.append(target)
    return targets.count == limit
  }
}

extension HostView {
  /// The nearest host around both this one and `other`; nil if they are in different trees.
  fileprivate func commonAncestor(with other: HostView) -> HostView? {
    var candidate = superview
    while let current = candidate, !other.isDescendant(of: current) { candidate = current.superview }
    return candidate
  }
}
