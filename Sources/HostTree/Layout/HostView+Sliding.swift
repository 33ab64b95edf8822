package import Foundation

/// Shows views on their way from where they were to where a layout places them.
@MainActor
package protocol HostMover: AnyObject {
  /// A layout places `view`, which it or another one has placed before, somewhere else.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - former: Where it was placed so far.
  ///   - goal: Where it is placed now.
  /// - Returns: Where to show it for now; nil shows it at once where it is placed.
  func frame(of view: HostView, from former: CGRect, to goal: CGRect) -> CGRect?
}

extension CGRect {
  /// This rectangle, with 0 for lengths that a spring has swung below 0.
  fileprivate var withoutSwing: CGRect {
    CGRect(origin: origin, size: CGSize(width: max(size.width, 0), height: max(size.height, 0)))
  }
}

/// While a view slides, its frame is where it is shown, and ``slideGoal`` where its superview's layout has placed it.
///
/// What is inside is laid out for the goal, and slides by itself: so all of a tree moves as one. Hence only views without
/// subviews change their size on the way.
extension HostView {
  /// Where the superview's layout has placed this view, while it is shown elsewhere; nil while it is not.
  package final var slideGoal: CGRect? { whereabouts?.slideGoal }

  /// How far from its place this view is shown, because it slides or because a transition moves it in or out.
  final var detour: CGSize {
    guard let goal = slideGoal else { return movedBySuperview }
    let moved = movedBySuperview
    return CGSize(
      width: storedFrame.minX - goal.minX + moved.width, height: storedFrame.minY - goal.minY + moved.height)
  }

  private var movedBySuperview: CGSize { parent?.subviewDistance ?? .zero }

  /// Whether the size of this view goes from the old to the new one on the way, rather than being the new one at once.
  ///
  /// Not if it finds out by its size what it contains.
  package final var resizesWhileSliding: Bool {
    subviews.isEmpty && !keepsSizeWhileSliding
  }

  /// Where to show this view, which a layout places at `goal`.
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

  /// Shows this view somewhere else on its way.
  package final func slideOn(to frame: CGRect) {
    guard flags.contains(.isSliding) else { return }
    storedFrame = frame.withoutSwing.sound(for: self)
    setNeedsDisplay()
  }

  /// Has the size that this view was placed with: the subtree is laid out for that now.
  final func takeGoalSize() {
    if let goal = whereabouts?.slideGoal, !resizesWhileSliding { storedFrame.size = goal.size }
  }

  /// Shows this view where it is placed.
  package final func finishSlide() {
    guard let goal = whereabouts?.slideGoal else { return }
    slideOn(to: goal)
    endSlide()
  }

  /// Lies where a view does that no layout has ever placed, and will have no place to slide from.
  final func forgetPlace() {
    endSlide()
    flags.remove(.hasPlace)
    frame = .zero
    // One that was empty there already was laid out for what it was offered.
    if placedProposal != .zero {
      placedProposal = .zero
      setNeedsLayout()
    }
  }

  private func endSlide() {
    guard flags.contains(.isSliding) else { return }
    flags.remove(.isSliding)
    whereabouts?.slideGoal = nil
    whereabouts?.mover = nil
  }
}
