// Tests: `ConstraintTests`, `ConstraintChangeTests`.

package import Foundation
package import HostGeometry

/// The layout by constraints of the module UIKitCompatibility, which no view needs.
///
/// It takes part once a view has constraints. Flags of the views say where there are any, so that other layouts pay for
/// the reading of a flag.
@MainActor
package protocol ConstraintEngine {
  /// Gives the views of a tree the frames that its constraints say. Called in the layout pass, before
  /// ``HostView/layoutSubviews()``.
  func solve(_ root: HostView)
  /// ``HostView/measure(_:)`` of a view that has constraints.
  func measure(_ view: HostView, _ proposal: ProposedViewSize) -> CGSize
  /// A view that is in constraints, and has a frame of its own, moves.
  func itemDidMove(_ view: HostView)
  /// A view with a record was scrolled.
  func didScroll(_ view: HostView)
  /// A view that is in constraints leaves its superview.
  func willLeave(_ view: HostView)
}

extension HostView {
  /// Set by the first view that has constraints.
  package static var constraintEngine: (any ConstraintEngine)?

  /// The record that the engine keeps of this view.
  package final var constraintRecord: AnyObject? {
    get { rare?.whereabouts?.constraints }
    set { makeWhereabouts().constraints = newValue }
  }

  /// Whether the view has, or had, constraints on itself or in the tree that it places by them.
  package final var hasConstraints: Bool { flags.contains(.hasConstraints) }

  /// Takes note of constraints on this view, or in the tree that it places by them.
  package final func noteConstraints() { flags.insert(.hasConstraints) }

  /// Whether this view or a descendant is, or was, in a constraint of an ancestor.
  package final var isInConstraints: Bool {
    get { flags.contains(.isInConstraints) }
    set { if newValue { flags.insert(.isInConstraints) } else { flags.remove(.isInConstraints) } }
  }

  /// Whether constraints say where the view lies.
  package final var isPlacedByConstraints: Bool {
    get { flags.contains(.isPlacedByConstraints) }
    set { if newValue { flags.insert(.isPlacedByConstraints) } else { flags.remove(.isPlacedByConstraints) } }
  }

  /// Whether this view gets its frame from the constraints of the tree around it.
  package final var isConstraintMember: Bool {
    guard flags.contains(.isPlacedByConstraints), !isOwnedBySuperview, let parent = parentLink.borrowed else {
      return false
    }
    return !parent.placesSubviews
  }

  /// The answer of the class to a proposal, whatever the constraints are. It is not kept: constraints change without
  /// notifying this view.
  package final func measureContent(_ proposal: ProposedViewSize) -> CGSize {
    let size = measure(proposal)
    ProposalRange.forgetAnnouncement()
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// ``measure(_:)`` of a view that has constraints.
  final func measureByConstraints(_ proposal: ProposedViewSize) -> CGSize {
    guard let engine = HostView.constraintEngine else { return measure(proposal) }
    let size = engine.measure(self, proposal)
    ProposalRange.forgetAnnouncement()
    return size
  }

  /// The topmost view whose layout places this one, or its subviews, by constraints.
  package final var constraintRoot: HostView {
    var view = self
    while view.isConstraintMember, let parent = view.parent { view = parent }
    return view
  }

  /// Lets the root know that there are constraints in its tree.
  package final func passOnConstraints() {
    var view = self
    while view.flags.contains(.hasConstraints), view.isConstraintMember, let parent = view.parent {
      parent.flags.insert(.hasConstraints)
      view = parent
    }
  }

  /// Asks for a new solution.
  package final func constraintsDidChange() {
    let root = constraintRoot
    guard root.flags.contains(.hasConstraints) else { return }
    root.invalidateIntrinsicContentSize()
    root.setNeedsLayout()
  }
}
