import Foundation

extension HostView {
  /// Violated structural invariants of this tree, one sentence each; empty if there are none.
  ///
  /// Tests call this after every step, since layouts and hosts of one's own can break them. Always: each view's
  /// superview and window are those that contain it, no view occurs twice, frames are finite, and dirty views are in
  /// the window's lists. After a settle that came to rest the lists are empty.
  /// - Complexity: O(n) for n hosts.
  public final func checkInvariants() -> [String] {
    var sentences: [String] = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    let waiting = root.map(WaitingViews.init(of:))
    if let root, root === self, !root.needsSettle,
      !root.updates.isEmpty || !root.measurement.isEmpty || !root.layout.isEmpty
    {
      sentences.append("\(type(of: root)) has settled, but views stand in its lists.")
    }
    var rest = [self]
    while let view = rest.popLast() {
      view.check(waiting, &sentences)
      for child in view.subviews {
        if child.parent !== view {
          sentences.append("\(type(of: child)) is a subview of \(type(of: view)), but has another superview.")
        }
        if child.root !== view.root {
          sentences.append("\(type(of: child)) is not in the window of its superview, \(type(of: view)).")
        }
        if child.isOutsideLayout && !view.flags.contains(.hasSubviewsOutsideLayout) {
          sentences.append("\(type(of: view)) does not know that \(type(of: child)) in it is outside layout.")
        }
        guard seen.insert(ObjectIdentifier(child)).inserted else {
          sentences.append("\(type(of: child)) stands in the tree twice, the second time in \(type(of: view)).")
          continue
        }
        rest.append(child)
      }
    }
    return sentences
  }

  private func check(_ waiting: WaitingViews?, _ sentences: inout [String]) {
    let numbers = [storedFrame.minX, storedFrame.minY, storedFrame.width, storedFrame.height]
    if !numbers.allSatisfy(\.isFinite) || storedFrame.size.width < 0 || storedFrame.size.height < 0 {
      sentences.append("\(type(of: self)) has the frame \(storedFrame.printed).")
    }
    if let controller = viewController, controller.viewIfLoaded !== self {
      sentences.append("\(type(of: controller)) has another view than \(type(of: self)), which says it is its view.")
    }
    if let difference = overflowDifference { sentences.append(difference) }
    if !flags.isDisjoint(with: [.isLeaving, .isArriving, .wasUpdated]) {
      sentences.append("\(type(of: self)) has a mark that should have been taken away.")
    }
    guard let waiting, root !== self else { return }  // a window's flags say alone what it needs
    for (flag, name, list) in [
      (HostFlags.needsUpdate, "update", waiting.updates), (.needsMeasure, "measurement", waiting.measurement),
      (.needsLayout, "layout", waiting.layout),
    ] where flags.contains(flag) && !list.contains(ObjectIdentifier(self)) {
      sentences.append("\(type(of: self)) needs \(name), but does not stand in its window's list.")
    }
  }
}

/// The views in a window's work lists.
@MainActor
private struct WaitingViews {
  let updates: Set<ObjectIdentifier>
  let measurement: Set<ObjectIdentifier>
  let layout: Set<ObjectIdentifier>

  init(of window: HostWindow) {
    updates = Set(window.updates.map(ObjectIdentifier.init))
    measurement = Set(window.measurement.map(ObjectIdentifier.init))
    layout = Set((window.layout.objects + window.placed.objects).map(ObjectIdentifier.init))
  }
}
