// Tests: `RepeatedInputTests`.

import Foundation
import HostTree

/// A window, and the elements of its last frame.
@MainActor
struct ShownWindow {
  let window: HostWindow
  let elements: AccessibleElements
}

/// Finds the hosts of one window in another one, which shows the same views in another variant.
///
/// Layouts differ, so coordinates do not help. A host is found by its accessibility identifier, or by its role and
/// name, if these are unique in both windows. Other hosts are found by the path from the nearest host around them that
/// is: each step is a class, and an index among the siblings of this class. The step to a row of a list is its index
/// path, as variants have different rows in view.
@MainActor
struct HostCounterparts {
  let source: ShownWindow
  let target: ShownWindow

  /// The counterpart of a host of the source; nil if there is none, or more than one.
  func host(for host: HostView) -> HostView? {
    var steps: [Step] = []
    var next = host
    while next !== source.window {
      if let start = named(next), let found = descend(from: start, steps) { return sound(found, for: host) }
      guard let around = next.superview, let step = Step(to: next, in: around) else { return nil }
      steps.append(step)
      next = around
    }
    return descend(from: target.window, steps).flatMap { sound($0, for: host) }
  }

  /// A path that leads to another name leads to another host.
  private func sound(_ found: HostView, for host: HostView) -> HostView? {
    found === target.window || found.spokenLabel == host.spokenLabel ? found : nil
  }

  private func descend(from start: HostView, _ steps: [Step]) -> HostView? {
    steps.reversed().reduce(start as HostView?) { host, step in host.flatMap { step.host(in: $0) } }
  }

  // MARK: Names

  private func named(_ host: HostView) -> HostView? {
    if let identifier = host.accessibilityIdentifier, !identifier.isEmpty,
      only(in: source.window, { $0.accessibilityIdentifier == identifier }) != nil,
      let found = only(in: target.window, { $0.accessibilityIdentifier == identifier })
    {
      return found
    }
    let elements = source.elements
    guard let own = elements.all.first(where: { elements.host($0.id) === host }), !own.name.isEmpty else { return nil }
    func isSame(_ other: AccessibleElement) -> Bool { other.role == own.role && other.name == own.name }
    guard elements.all.filter(isSame).count == 1 else { return nil }
    let found = target.elements.all.filter(isSame)
    if found.count == 1 { return target.elements.host(found[0].id) }
    // Elements are in view; the counterpart may be out of it.
    let type = ObjectIdentifier(type(of: host))
    return found.isEmpty
      ? only(in: target.window) { ObjectIdentifier(Swift.type(of: $0)) == type && $0.spokenLabel == own.name } : nil
  }

  /// The host with a property; nil if several have it.
  private func only(in window: HostWindow, _ isWanted: (HostView) -> Bool) -> HostView? {
    var found: HostView?
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      if isWanted(host) {
        guard found == nil else { return nil }
        found = host
      }
      rest += host.subviews
    }
    return found
  }

  // MARK: Paths

  /// The step from a host to one of its subviews.
  private enum Step {
    case row(IndexPath)
    case item(IndexPath)
    case subview(ObjectIdentifier, index: Int)

    @MainActor
    init?(to host: HostView, in around: HostView) {
      if let cell = host as? HostTableViewCell, let path = cell.indexPath {
        self = .row(path)
      } else if let cell = host as? HostCollectionViewCell,
        let path = (around as? HostCollectionView)?.indexPath(for: cell)
      {
        self = .item(path)
      } else {
        let type = ObjectIdentifier(type(of: host))
        guard let index = Step.subviews(of: around, type).firstIndex(where: { $0 === host }) else { return nil }
        self = .subview(type, index: index)
      }
    }

    @MainActor
    private static func subviews(of host: HostView, _ type: ObjectIdentifier) -> [HostView] {
      host.subviews.filter { ObjectIdentifier(Swift.type(of: $0)) == type }
    }

    @MainActor
    func host(in around: HostView) -> HostView? {
      switch self {
      case .row(let path): return (around as? HostTableView)?.cellForRow(at: path)
      case .item(let path): return (around as? HostCollectionView)?.cellForItem(at: path)
      case .subview(let type, let index):
        let all = Step.subviews(of: around, type)
        return all.indices.contains(index) ? all[index] : nil
      }
    }
  }
}
