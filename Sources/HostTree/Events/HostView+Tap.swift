import Foundation

extension HostView {
  /// Taps the middle of this view, if a finger there reaches it.
  ///
  /// The tap arrives only if the view is in a visible window; neither it nor a view around it is hidden, nearly
  /// transparent (alpha below 0.01), without interaction or a disabled control; its middle is not cut off by a view
  /// around it; and nothing covers it there. A tap on a label inside a button is the button's. Nothing is settled:
  /// what the tap changed is seen after ``HostWindow/settle()``.
  ///
  /// - Returns: Whether somebody took the tap. If it does not arrive, nothing has changed.
  @discardableResult
  public final func tap() -> Bool {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let window = root, isReachable(at: middle), !isDisabled else { return false }
    return window.tap(at: convert(middle, to: nil))
  }

  /// Whether a finger at `point`, in this view's coordinates, touches this view: the topmost view there is this one, one
  /// inside it, or one around it that keeps touches for itself.
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

  /// Whether this view or one around it is a control that was disabled.
  private var isDisabled: Bool {
    var view: HostView? = self
    while let current = view {
      if let control = current as? HostControl, !control.isEnabled { return true }
      view = current.superview
    }
    return false
  }
}
