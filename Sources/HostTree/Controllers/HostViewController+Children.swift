extension HostViewController {
  final func insertChild(_ child: HostViewController) {
    guard child.parent !== self else { return }
    guard !isInside(child) else {
      return HostDiagnostics.report(
        "\(type(of: child)) can't be a child of \(type(of: self)), which is "
          + (child === self ? "itself" : "inside it") + ": a controller can't contain itself. Nothing was changed.")
    }
    if child.presentation?.presenting != nil || child.isBehind(self) {
      return HostDiagnostics.report(
        "\(type(of: child)) can't be a child of \(type(of: self)): it is "
          + (child.presentation?.presenting != nil ? "presented" : "behind it") + ". Dismiss "
          + (child.presentation?.presenting != nil ? "it" : "what is in front of it") + " first. Nothing was changed.")
    }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.viewIfLoaded?.root?.appearanceMayChange(of: child)
  }

  final func detachFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    viewIfLoaded?.root?.appearanceMayChange(of: self)
    didMove(toParent: nil)
  }

  /// Whether this controller is `other` or a descendant of it.
  final func isInside(_ other: HostViewController) -> Bool {
    var current: HostViewController? = self
    while let candidate = current {
      if candidate === other { return true }
      current = candidate.parent
    }
    return false
  }
}
