import Foundation

extension HostView {
  /// How far in front of its siblings this view is drawn and hit; 0 unless told.
  ///
  /// Siblings of the same index are drawn in the order of ``subviews``, which the index does not change: neither
  /// layout nor identity look at it. A container around one view, such as padding, hands on the view's. Not-a-number
  /// counts as 0.
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

  /// The subviews in the order in which they are drawn, from back to front: by ``zIndex``, then as in ``subviews``.
  ///
  /// Renderers and hit tests go by it.
  /// - Complexity: O(1) where no index was ever set, else O(*n* log *n*).
  public final var subviewsInDrawingOrder: [HostView] {
    guard flags.contains(.sortsSubviews) else { return subviews }
    let indices = subviews.map(\.effectiveZIndex)
    if zip(indices, indices.dropFirst()).allSatisfy({ $0 <= $1 }) { return subviews }
    return subviews.indices.sorted { indices[$0] != indices[$1] ? indices[$0] < indices[$1] : $0 < $1 }
      .map { subviews[$0] }
  }

  /// Its own index, or that of the view which it is around.
  private var effectiveZIndex: Double {
    var view = self
    while view.zIndex == 0, view.flags.isSuperset(of: [.hasZIndex, .passesTraits]), let source = view.traitsSource {
      view = source
    }
    return view.zIndex
  }

  /// The views above must look at the order in which they draw.
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
