import Foundation

extension HostView {
  /// Called after a layout pass or the effects if this view's rectangle in its window differs from that when the window looked
  /// last; nil, as at first, looks at nothing. What it changes is taken up by the same settle.
  ///
  /// For what depends on where a view lies, however it came to lie there: it was placed, scrolled or transformed. A window looks
  /// at each such view after each layout pass and after the effects.
  public final var onPlacementChange: (@MainActor (HostView) -> Void)? {
    get { whereabouts?.onPlacementChange }
    set {
      let wasWatched = whereabouts?.onPlacementChange != nil
      makeWhereabouts().onPlacementChange = newValue
      guard newValue != nil, !wasWatched, let root else { return }
      whereabouts?.lastPlacement = convert(bounds, to: nil)
      root.placementWatchers.append(self)
    }
  }

  /// After a layout pass or the effects.
  fileprivate final func checkPlacement() {
    if let reader = self as? HostGeometryView, let isOther = reader.hasOtherPlacement {
      if isOther(reader) { onPlacementChange?(self) }
      return
    }
    let placement = convert(bounds, to: nil)
    guard let whereabouts, whereabouts.lastPlacement != placement else { return }
    whereabouts.lastPlacement = placement
    whereabouts.onPlacementChange?(self)
  }
}

extension HostWindow {
  /// After a layout pass or the effects.
  final func checkPlacements() {
    checkSafeAreaReaders()
    guard !placementWatchers.isEmpty else { return }
    placementWatchers.removeAll { $0.root !== self || $0.whereabouts?.onPlacementChange == nil }
    for view in placementWatchers { view.checkPlacement() }
  }
}
