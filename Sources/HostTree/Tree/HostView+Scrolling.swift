// Tests: `NamedCoordinateSpaceTests`, `ScrollTargetTests`.

/// The name of a scroll view's coordinate space, which is the same for all scroll views: the nearest one around a view
/// counts.
package enum HostScrollSpace: Hashable, Sendable {
  /// The nearest scroll view, whatever it scrolls along.
  case any
  /// The nearest scroll view that scrolls along an axis.
  case along(Axis)
}

/// A view that moves its content.
@MainActor @preconcurrency
protocol ScrollingView: HostView {
  /// Whether the content moves along an axis.
  func isScrolled(along axis: Axis) -> Bool
}

/// The part of a view that can be scrolled to.
package enum ScrollTargetRole: Hashable, Sendable {
  /// The view itself.
  case target
  /// Each view that its outermost layout places.
  case layout
}

extension HostView {
  /// The part of this view that a scroll view around it can come to rest at; nil, the default, for nothing.
  package final var scrollTargetRole: ScrollTargetRole? {
    get { whereabouts?.scrollTargetRole }
    set { if newValue != scrollTargetRole { makeWhereabouts().scrollTargetRole = newValue } }
  }

  /// The nearest scroll view around this view that a name stands for; nil if there is none.
  final func scrollView(around space: HostScrollSpace) -> HostView? {
    var view = parent
    while let current = view {
      if let scroll = current as? any ScrollingView {
        switch space {
        case .any: return current
        case .along(let axis): if scroll.isScrolled(along: axis) { return current }
        }
      }
      view = current.parent
    }
    return nil
  }
}
