import Foundation

/// The children of a container controller that shows one at a time, and the selected one.
struct ControllerSelection {
  private(set) var controllers: [HostViewController] = []
  /// The index of the selected controller; `NSNotFound` without controllers.
  var index = NSNotFound

  @MainActor var selected: HostViewController? { controllers.indices.contains(index) ? controllers[index] : nil }

  /// Replaces the controllers.
  ///
  /// The selection stays if it is among them; else it moves to the controller at its index, or the first.
  @MainActor mutating func take(_ new: [HostViewController]) {
    let former = selected
    controllers = new
    if controllers.isEmpty {
      index = NSNotFound
    } else if let place = controllers.firstIndex(where: { $0 === former }) {
      index = place
    } else if !controllers.indices.contains(index) {
      index = 0
    }
  }
}

extension HostViewController {
  /// Replaces the children of a container, with UIKit's order of containment calls.
  ///
  /// - Parameters:
  ///   - old: The current children.
  ///   - new: The new children; duplicates count once.
  ///   - show: Updates the container for the accepted children, after the `willMove` and before the `didMove` calls.
  ///     Not called if nothing changes.
  final func exchangeChildren(
    _ old: [HostViewController], for new: [HostViewController], show: ([HostViewController]) -> Void
  ) {
    var seen: Set<ObjectIdentifier> = []
    let new = new.filter { seen.insert(ObjectIdentifier($0)).inserted }
    guard !new.elementsEqual(old, by: ===) else { return }
    let gone = old.filter { !seen.contains(ObjectIdentifier($0)) }
    for controller in new where controller.parent !== self { addChild(controller) }
    let come = new.filter { controller in !old.contains { $0 === controller } && controller.parent === self }
    for controller in gone { controller.willMove(toParent: nil) }
    // A controller that could not become a child (it contains this one) was reported, and is left out.
    show(new.filter { $0.parent === self })
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in come { controller.didMove(toParent: self) }
  }
}
