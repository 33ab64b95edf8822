package import Foundation

/// How a view is shown during a transition.
extension HostView {
  /// The opacity that a transition applies on top of ``alpha``, from 0 to 1; values outside are clamped, NaN counts as
  /// 1.
  package final var fade: CGFloat {
    get { rare?.fade ?? 1 }
    set {
      guard newValue != fade else { return }
      makeRare().fade = newValue.isNaN ? 1 : min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }

  /// Whether this view's owner has removed it, and it is shown only until its removal transition has ended.
  ///
  /// Touches pass through it. It takes no part in its container's layout, but unlike a marker it is shown.
  public package(set) final var isDeparting: Bool {
    get { flags.contains(.isDeparting) }
    set {
      guard newValue != isDeparting else { return }
      if newValue { flags.insert(.isDeparting) } else { flags.remove(.isDeparting) }
      if !newValue { isOutsideLayout = false }
    }
  }
}
