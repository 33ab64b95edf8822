// Tests: `IdealSizeIdiomsTests`.

import Foundation

/// The ideal size of a scroll view with lazy content.
///
/// Lazy containers have two lengths: the one that is scrolled, which becomes exact as rows become visible, and the
/// ideal one, which depends on the first rows only. Both are answers to the same proposal, so the sizes cached between
/// the scroll view and its lazy containers are set aside while the ideal size is measured.
extension HostScrollView {
  /// Removes and returns the cached sizes of the lazy containers and of the views between them and this view.
  final func takeSizesAroundLazyContent() -> [ObjectIdentifier: SizeCache] {
    guard extent.hasLazyContent else { return [:] }
    var former: [ObjectIdentifier: SizeCache] = [:]
    forEachViewAroundLazyContent { view in
      former[ObjectIdentifier(view)] = view.sizes
      view.forgetMeasures()
    }
    return former
  }

  /// Puts back the cached sizes. Views that were made meanwhile are measured again.
  final func putBack(_ former: [ObjectIdentifier: SizeCache]) {
    guard extent.hasLazyContent else { return }
    forEachViewAroundLazyContent { view in
      view.forgetMeasures()
      if let sizes = former[ObjectIdentifier(view)] { view.sizes = sizes } else { view.setNeedsLayout() }
    }
  }

  /// Layout: once the view is not placed with its ideal size any more, parents are asked again, and lazy containers
  /// release the rows that the ideal size depended on.
  final func followOpenness(_ isOpen: Bool) {
    guard isOpen != extent.wasPlacedOpenly else { return }
    extent.wasPlacedOpenly = isOpen
    guard !isOpen, extent.hasLazyContent else { return }
    forgetSizes()
    forEachViewAroundLazyContent { $0.setNeedsLayout() }
  }

  private func forEachViewAroundLazyContent(_ body: (HostView) -> Void) {
    for child in subviews { _ = visitLazyContent(in: child, body) }
  }

  /// Visits a view and what is inside, descendants first, as far as there are lazy containers that this view scrolls.
  private func visitLazyContent(in view: HostView, _ body: (HostView) -> Void) -> Bool {
    var isAround = (view as? HostLazyContainerView)?.scrollView === self
    for child in view.subviews where visitLazyContent(in: child, body) { isAround = true }
    if isAround { body(view) }
    return isAround
  }
}

extension HostView {
  /// Forgets the cached sizes of this view, without invalidating anything.
  final func forgetMeasures() {
    measuresMayChange()
    if flags.contains(.keepsArrangement) { arrangementMayChange(.everything) }
    sizes.removeAll()
  }
}
