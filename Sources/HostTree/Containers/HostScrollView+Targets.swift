package import Foundation

/// A view, or a row that has none yet, at which scrolling can come to rest.
package struct HostScrollTarget {
  /// The view; nil for a row that has none.
  package let view: HostView?
  /// The rectangle in the coordinates of the content. It is estimated for rows without a view.
  package let rect: CGRect
}

extension HostScrollView {
  /// The targets in this view's content, in order, without those in scroll views inside.
  ///
  /// - Parameter range: The part of the content for which rows without views count, too; nil for none.
  /// - Complexity: O(*n*) in the number of views in the content, without what is inside of targets, and of rows in the
  ///   range.
  package final func scrollTargets(estimatedIn range: CGRect?) -> [HostScrollTarget] {
    var targets: [HostScrollTarget] = []
    // An explicit stack instead of recursion: trees may be very deep.
    var views: [HostView] = subviews.reversed()
    while let view = views.popLast() {
      switch view.scrollTargetRole {
      case .target: targets.append(target(view))
      case .layout: addTargets(of: view, estimatedIn: range, to: &targets)
      case nil: if !(view is HostScrollView) { views += view.subviews.reversed() }
      }
    }
    return targets
  }

  private func target(_ view: HostView) -> HostScrollTarget {
    HostScrollTarget(view: view, rect: view.convert(view.bounds, to: self))
  }

  private func addTargets(of view: HostView, estimatedIn range: CGRect?, to targets: inout [HostScrollTarget]) {
    var layout = view
    while let container = layout as? HostContainerView,
      !(container is HostStackView || container is HostLazyContainerView),
      let only = container.onlyLayoutChild
    {
      layout = only
    }
    guard let lazy = layout as? HostLazyContainerView, lazy.dataSource != nil else {
      for child in layout.subviews where !child.isOutsideLayout { targets.append(target(child)) }
      return
    }
    let axis = lazy.axis
    var own: [HostScrollTarget] = []
    var known: Set<Int> = []
    for element in lazy.existingElements where element.isItem {
      guard let line = lazy.rows.lines?.line(of: element), lazy.rows.places[element] != nil else { continue }
      known.insert(line)
      for view in lazy.views(of: element) ?? [] where !view.isOutsideLayout { own.append(target(view)) }
    }
    if let range, let lines = lazy.rows.lines, lines.count > 0 {
      let part = lazy.convert(range, from: self)
      let first = lazy.rows.line(at: max(axis == .vertical ? part.minY : part.minX, 0))
      let last = min(lazy.rows.line(at: max(axis == .vertical ? part.maxY : part.maxX, 0)), first + 1_000)
      for line in first...max(first, last) where !known.contains(line) && lines.hasItems(line) {
        let span = lazy.rows.span(of: line, in: lines, lazy)
        var rect = lazy.bounds
        rect.origin[axis] = span.start
        rect.size[axis] = span.end - span.start
        own.append(HostScrollTarget(view: nil, rect: lazy.convert(lazy.mirrored(rect), to: self)))
      }
      own.sort { ($0.rect.minY, $0.rect.minX) < ($1.rect.minY, $1.rect.minX) }
    }
    targets += own
  }
}

extension HostScrollView {
  /// Whether rows that are inserted before the visible ones move the content, so that these stay where they are.
  package final var movesContentItself: Bool {
    // An explicit stack instead of recursion: trees may be very deep.
    var views: [HostView] = subviews
    while let view = views.popLast() {
      if let lazy = view as? HostLazyContainerView, lazy.dataSource != nil, lazy.scrollView === self { return true }
      if view is HostContainerView, !(view is HostStackView) { views += view.subviews }
    }
    return false
  }
}

extension HostView {
  /// The nearest scroll view around this view that scrolls along an axis, or along any; nil if there is none.
  package final func enclosingScrollView(along axis: Axis?) -> HostScrollView? {
    scrollView(around: axis.map { .along($0) } ?? .any) as? HostScrollView
  }
}
