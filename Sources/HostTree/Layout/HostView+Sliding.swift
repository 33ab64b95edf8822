// Tests: `HostAnimationsTests`.

package import Foundation

/// Animates views from their former frames to those that layouts place them at.
@MainActor @preconcurrency
package protocol HostMover: AnyObject {
  /// Called when a layout places a view that was placed before at another frame.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - former: The frame at which it was placed before.
  ///   - goal: The frame at which it is placed now.
  /// - Returns: The frame to show the view at for now; nil shows it at `goal` at once.
  func frame(of view: HostView, from former: CGRect, to goal: CGRect) -> CGRect?
}

extension CGRect {
  /// The rectangle with 0 for lengths that a spring animation has swung below 0.
  fileprivate var withoutSwing: CGRect {
    CGRect(origin: origin, size: CGSize(width: max(size.width, 0), height: max(size.height, 0)))
  }
}

/// While a view slides, its frame is the presented one, and ``slideGoal`` the one its superview's layout has set.
///
/// The subtree is laid out for the goal, and its views slide by themselves, so that a whole tree moves as one. Hence
/// only views without subviews animate their size.
extension HostView {
  /// The frame that the superview's layout has set while this view is sliding; nil if it is not.
  package final var slideGoal: CGRect? { whereabouts?.slideGoal }

  /// The offset of the presented position from the laid out one, because of a slide or a transition.
  final var detour: CGSize {
    guard let goal = slideGoal else { return movedBySuperview }
    let moved = movedBySuperview
    return CGSize(
      width: storedFrame.minX - goal.minX + moved.width, height: storedFrame.minY - goal.minY + moved.height)
  }

  private var movedBySuperview: CGSize { parent?.subviewDistance ?? .zero }

  /// Whether the size is animated as well; else the view has its new size at once.
  ///
  /// False for views whose content depends on their size.
  package final var resizesWhileSliding: Bool {
    subviews.isEmpty && !keepsSizeWhileSliding
  }

  /// The frame to present for a view that a layout places at `goal`; starts, redirects or ends a slide.
  final func slide(to goal: CGRect) -> CGRect {
    let former = whereabouts?.slideGoal ?? storedFrame
    if goal == former { return whereabouts?.slideGoal == nil ? goal : storedFrame }
    guard let mover = whereabouts?.mover ?? root?.mover, let shown = mover.frame(of: self, from: former, to: goal)
    else {
      endSlide()
      return goal
    }
    let whereabouts = makeWhereabouts()
    whereabouts.slideGoal = goal
    whereabouts.mover = mover
    flags.insert(.isSliding)
    return shown.withoutSwing
  }

  /// Presents this view at another frame of its slide.
  package final func slideOn(to frame: CGRect) {
    guard flags.contains(.isSliding) else { return }
    storedFrame = frame.withoutSwing.sound(for: self)
    setNeedsDisplay()
  }

  /// Gives a sliding view its final size, for which its subtree is laid out now.
  final func takeGoalSize() {
    guard let goal = whereabouts?.slideGoal, !resizesWhileSliding else { return }
    storedFrame.size = goal.size
    overflowMayChange()
  }

  /// Ends the slide at its goal.
  package final func finishSlide() {
    guard let goal = whereabouts?.slideGoal else { return }
    slideOn(to: goal)
    endSlide()
  }

  /// Ends the slides of this view and its subtree at their goals.
  final func finishSlides() {
    var rest = [self]
    while let view = rest.popLast() {
      view.finishSlide()
      rest += view.subviews
    }
  }

  /// Resets this view to the state of one that was never placed, so that it will not slide from its former position.
  final func forgetPlace() {
    endSlide()
    flags.remove(.hasPlace)
    frame = .zero
    // A view that was empty there already was laid out for its former proposal.
    if placedProposal != .zero {
      placedProposal = .zero
      setNeedsLayout()
    }
  }

  /// Forgets the slide and where it would have ended; the frame stays as it is.
  final func endSlide() {
    guard flags.contains(.isSliding) else { return }
    flags.remove(.isSliding)
    whereabouts?.slideGoal = nil
    whereabouts?.mover = nil
  }
}
