import Foundation

/// How far a drag is, as seen from the view that is dragged: see ``HostDragContainerView/onUpdate``.
public enum HostDragPhase: Hashable, Sendable {
  /// The drag begins.
  case initial
  /// It has moved.
  case active
  /// It is about to end.
  case ending(HostDropOperation)
  /// It has ended.
  case ended(HostDropOperation)
  /// All items that were dropped are loaded. Comes last, and only after a drop.
  case dataTransferCompleted
}

/// How far a drag is, as seen from a view that takes it: see ``HostDropContainerView/onUpdate``.
public enum HostDropPhase: Hashable, Sendable {
  /// The drag comes over the view.
  case entering
  /// It has moved there.
  case active
  /// It leaves the view, or is cancelled there.
  case exiting
  /// It was dropped.
  case ended(HostDropOperation)
  /// All items that were dropped are loaded. Comes last.
  case dataTransferCompleted
}

extension HostDragSession {
  /// Finds the containers around the view that is dragged, and takes what they say about the drag.
  func readContainers(around view: HostView) {
    let found = view.around(HostDragContainerView.self)
    dragContainers = WeakList(found)
    if let allowed = found.lazy.compactMap(\.allowedOperations).first { allowedOperations = allowed }
    if let chosen = found.lazy.compactMap(\.formation).first { formation = chosen }
  }

  func tellSource(_ phase: HostDragPhase) {
    for container in dragContainers.all { container.onUpdate?(self, phase) }
  }

  func tellTarget(_ phase: HostDropPhase) {
    for container in dropContainers.all { container.onUpdate?(dropSession, phase) }
  }

  // MARK: Loading

  /// Says that items are being loaded, until ``endTransfer()`` is called as often.
  package func beginTransfer() { transferCount += 1 }

  /// Says that items are loaded.
  package func endTransfer() {
    transferCount -= 1
    transfersMayBeOver()
  }

  func transfersMayBeOver() {
    guard awaitsTransfers, transferCount == 0 else { return }
    awaitsTransfers = false
    tellTarget(.dataTransferCompleted)
    tellSource(.dataTransferCompleted)
  }
}

/// Views in order, which it does not retain.
struct WeakList<Object: AnyObject> {
  private struct Reference { weak var object: Object? }
  private var references: [Reference] = []

  init(_ objects: [Object] = []) { references = objects.map { Reference(object: $0) } }

  /// The objects that are still there.
  var all: [Object] { references.compactMap(\.object) }

  func first(where condition: (Object) -> Bool) -> Object? { all.first(where: condition) }
}

extension HostView {
  /// The views of a type around this view, from the inside to the outside.
  func around<Container: HostView>(_ type: Container.Type) -> [Container] {
    var found: [Container] = []
    var view = superview
    while let current = view {
      if let container = current as? Container { found.append(container) }
      view = current.superview
    }
    return found
  }
}
