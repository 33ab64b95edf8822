import Foundation

/// The controllers of a container that shows one of them at a time, and which one that is.
struct ControllerSelection {
  private(set) var controllers: [HostViewController] = []
  /// The place of the selected controller; `NSNotFound` without controllers.
  var index = NSNotFound

  @MainActor var selected: HostViewController? { controllers.indices.contains(index) ? controllers[index] : nil }

  /// Takes other controllers. The selected one stays selected if it is among them; else the one in its place is, or the first.
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
  /// Exchanges the children of a container.
  ///
  /// - Parameters:
  ///   - old: Those that it has.
  ///   - new: Those that it is to have; one that stands there twice counts once.
  ///   - show: Shows those that are children now, in between of what the children are told. Not called if nothing changes.
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
    // A controller that could not become a child (it is around this one) was reported, and does not count.
    show(new.filter { $0.parent === self })
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in come { controller.didMove(toParent: self) }
  }
}
