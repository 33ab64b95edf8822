package import Foundation

/// What a view looks like only for a while, on its way in or out.
extension HostView {
  /// How much of this view a transition lets through, from 0 to 1, on top of its own ``alpha``.
  package final var fade: CGFloat {
    get { rare?.fade ?? 1 }
    set {
      guard newValue != fade else { return }
      makeRare().fade = min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }

  /// Whether this view has been removed by its owner, and is only shown until its transition has ended.
  ///
  /// Pointers pass through it. In its container it takes no part in layout, but unlike a marker it is shown.
  public package(set) final var isDeparting: Bool {
    get { flags.contains(.isDeparting) }
    set {
      guard newValue != isDeparting else { return }
      if newValue { flags.insert(.isDeparting) } else { flags.remove(.isDeparting) }
      if !newValue { isOutsideLayout = false }
    }
  }

  /// Makes `new` the subviews, as ``setSubviews(_:)`` does; those on their way out take no part in layout.
  package final func setContentSubviews(_ new: [HostView]) {
    setSubviews(new)
    for view in subviews where view.flags.contains(.isDeparting) { view.isOutsideLayout = true }
  }
}
