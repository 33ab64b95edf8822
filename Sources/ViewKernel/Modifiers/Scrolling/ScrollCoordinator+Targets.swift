import Foundation
import HostTree

/// A view at which scrolling can come to rest, with the identities by which programs know it.
struct IdentifiedScrollTarget {
  /// The rectangle in the coordinates of the content.
  let rect: CGRect
  /// From the outermost to the innermost.
  let ids: [AnyHashable]

  /// The outermost identity of a type; nil if there is none.
  func id<ID: Hashable>(as type: ID.Type) -> ID? {
    for id in ids { if let id = id.base as? ID { return id } }
    return nil
  }
}

extension ScrollCoordinator {
  /// The views at which scrolling can come to rest, in the order of the content; rows without views are left out.
  ///
  /// - Complexity: O(n) in the number of nodes in the scroll view, without what is inside of rows with one host.
  func targets() -> [IdentifiedScrollTarget] {
    guard let host, let node else { return [] }
    let targets = host.scrollTargets(estimatedIn: nil)
    if targets.isEmpty { return [] }
    var ids: [ObjectIdentifier: [AnyHashable]] = [:]
    node.forEachChild { $0.collectIdentities(into: &ids) }
    return targets.map { target in
      var found: [AnyHashable] = []
      // A modifier around a `ForEach` has put hosts around the elements'.
      var view = target.view
      while let current = view, found.isEmpty {
        found = ids[ObjectIdentifier(current)] ?? []
        let inside = current.subviews.filter { !$0.isOutsideLayout }
        view = inside.count == 1 ? inside[0] : nil
      }
      return IdentifiedScrollTarget(rect: target.rect, ids: found)
    }
  }

  /// Scrolls to the view with an identity; returns false if there is none.
  @discardableResult
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool { node?.scroll(to: id, anchor) ?? false }
}

extension ViewNode {
  /// Adds the identities of the hosts in this subtree, from the outermost to the innermost.
  fileprivate final func collectIdentities(into ids: inout [ObjectIdentifier: [AnyHashable]]) {
    if self is any ScrollingNode { return }
    if let node = self as? any IdentityNode { _ = add(node.identity, to: &ids) }
    guard let elements = self as? any ElementNodes else {
      return forEachChild { $0.collectIdentities(into: &ids) }
    }
    forEachChild { child in
      if let index = elements.elementIndex(of: child),
        child.add(AnyHashable(unwrapping: elements.elementID(at: index)), to: &ids) == 1
      {
        // A view inside of an element with one host is no target of its own, but may have another identity.
        child.forEachChild { if let node = $0 as? any IdentityNode { _ = node.add(node.identity, to: &ids) } }
      } else {
        child.collectIdentities(into: &ids)
      }
    }
  }

  /// Adds an identity of this node's hosts; returns how many these are.
  private func add(_ id: AnyHashable, to ids: inout [ObjectIdentifier: [AnyHashable]]) -> Int {
    let hosts = collectHosts().filter { !$0.isOutsideLayout }
    for host in hosts { ids[ObjectIdentifier(host), default: []].append(id) }
    return hosts.count
  }
}
