import Foundation

extension HostView {
  /// Called after a layout pass or the effects if this view's rectangle in its window has changed since the last check;
  /// nil, the default, checks nothing.
  ///
  /// For code that depends on the place of a view, whether it was placed, scrolled or transformed. Its changes are
  /// handled in the same settle. It is not called for the rectangle at the time when it is set, or when the view enters
  /// a window later: only once the view lies elsewhere than there.
  /// - Complexity: A window checks each such view after each layout pass and after the effects, in O(*d*), where *d* is
  ///   its depth.
  public final var onPlacementChange: (@MainActor (HostView) -> Void)? {
    get { whereabouts?.onPlacementChange }
    set {
      let wasWatched = whereabouts?.onPlacementChange != nil
      makeWhereabouts().onPlacementChange = newValue
      if newValue != nil, !wasWatched, let root { watchPlacement(in: root) }
    }
  }

  final func watchPlacement(in window: HostWindow) {
    whereabouts?.lastPlacement = convert(bounds, to: nil)
    window.placementWatchers.append(self)
  }

  /// Called after a layout pass or the effects.
  fileprivate final func checkPlacement() {
    if let isOther = isPlacedElsewhere {
      if isOther { onPlacementChange?(self) }
      return
    }
    let placement = convert(bounds, to: nil)
    guard let whereabouts, whereabouts.lastPlacement != placement else { return }
    whereabouts.lastPlacement = placement
    whereabouts.onPlacementChange?(self)
  }
}

extension HostWindow {
  /// Called after a layout pass or the effects.
  final func checkPlacements() {
    checkSafeAreaReaders()
    if geometryMatches != nil { _ = checkGeometryMatches() }
    guard !placementWatchers.isEmpty else { return }
    placementWatchers.removeAll { $0.root !== self || $0.whereabouts?.onPlacementChange == nil }
    for view in placementWatchers { view.checkPlacement() }
  }
}

/// A view whose owner reads where it lies, and is notified of another place.
package protocol HostPlacementReader: HostView {
  /// Whether the window checks at the end of each layout pass, and after scrolling, where the view lies.
  var watchesPlacement: Bool { get set }
  /// Whether the view lies so that its owner wants to know. Called at each such check.
  var hasOtherPlacement: (@MainActor (HostView) -> Bool)? { get set }
}
