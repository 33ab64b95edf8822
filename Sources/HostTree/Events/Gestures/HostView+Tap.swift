import Foundation

extension HostView {
  /// Taps the centre of this view, if a touch there reaches it.
  ///
  /// The tap arrives only if the view is in a visible window; neither it nor an ancestor is hidden, nearly transparent
  /// (alpha below 0.01), without user interaction or a disabled control; its centre is not clipped by an ancestor; and
  /// no other view covers it there. A tap on a label inside a button is the button's. Does not settle the window: call
  /// ``HostWindow/settle()`` to see the effects.
  ///
  /// - Returns: Whether the tap was handled. If it does not arrive, nothing has changed.
  @discardableResult
  public final func tap() -> Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let window = root, isReachable(at: middle), !isDisabled else { return false }
    return window.tap(at: convert(middle, to: nil))
  }

  /// Whether a touch at `point`, in this view's coordinates, hits this view.
  ///
  /// It does if hit testing finds the view, a descendant, or an ancestor that takes its subviews' touches.
  final func isReachable(at point: CGPoint) -> Bool {
    guard let window = root, let hit = window.hitTest(convert(point, to: nil), with: nil) else { return false }
    if hit.isDescendant(of: self) { return true }
    var view = self
    while view !== hit {
      let canOverflow = view !== self && !view.takesHitsItself && !view.clipsToBounds
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01,
        canOverflow || view.point(inside: view.convert(point, from: self), with: nil), let parent = view.superview
      else { return false }
      view = parent
    }
    return true
  }

  /// Whether this view or an ancestor is a disabled control.
  private var isDisabled: Bool {
    var view: HostView? = self
    while let current = view {
      if let control = current as? HostControl, !control.isEnabled { return true }
      view = current.superview
    }
    return false
  }
}
