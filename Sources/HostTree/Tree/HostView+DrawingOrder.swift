import Foundation

extension HostView {
  /// The drawing and hit-testing order of this view among its siblings: higher is in front; 0 by default.
  ///
  /// Siblings with equal indices are drawn in the order of ``subviews``, which the index does not change: neither
  /// layout nor identity depend on it. A wrapper of one view, such as padding, passes on its content's index.
  /// Not-a-number counts as 0.
  public final var zIndex: Double {
    get { rare?.zIndex ?? 0 }
    set {
      let value = newValue.isNaN ? 0 : newValue
      guard value != zIndex else { return }
      makeRare().zIndex = value
      flags.insert(.hasZIndex)
      noteZIndex()
      setNeedsDisplay()
    }
  }

  /// The subviews from back to front: by ``zIndex``, then as in ``subviews``.
  ///
  /// Renderers and hit testing use it.
  /// - Complexity: O(1) where no index was ever set, else O(*n* log *n*).
  public final var subviewsInDrawingOrder: [HostView] {
    guard flags.contains(.sortsSubviews) else { return subviews }
    let indices = subviews.map(\.effectiveZIndex)
    if zip(indices, indices.dropFirst()).allSatisfy({ $0 <= $1 }) { return subviews }
    return subviews.indices.sorted { indices[$0] != indices[$1] ? indices[$0] < indices[$1] : $0 < $1 }
      .map { subviews[$0] }
  }

  /// Its own index, or the index of the content it wraps.
  private var effectiveZIndex: Double {
    var view = self
    while view.zIndex == 0, view.flags.isSuperset(of: [.hasZIndex, .passesTraits]),
      let source = view.traitsSource.object
    {
      view = source
    }
    return view.zIndex
  }

  /// Marks the ancestors that must sort their subviews for drawing.
  final func noteZIndex() {
    var view = self
    while let parent = view.parent {
      parent.flags.insert(.sortsSubviews)
      guard parent.flags.contains(.passesTraits) else { return }
      parent.flags.insert(.hasZIndex)
      view = parent
    }
  }
}
