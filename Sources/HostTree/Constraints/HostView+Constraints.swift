// Tests: `ConstraintTests`.

public import Foundation

extension HostView: HostLayoutItem {
  /// The view itself.
  public final var layoutView: HostView? { self }

  /// The class, with the identifier or the text by which it is recognized.
  public final var layoutItemName: String {
    let name = accessibilityIdentifier ?? (self as? HostLabel)?.text
    return "\(type(of: self))" + (name.map { " \"\($0)\"" } ?? "")
  }

  // MARK: Which views constraints place

  /// Whether the view keeps the frame that it is given; true by default. With false its constraints say where it lies.
  ///
  /// It has no effect on the subviews of views that place them: of stacks of SwiftUI's kind, lists and the like.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !flags.contains(.isPlacedByConstraints) }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      constraintsDidChange()
      if newValue { flags.remove(.isPlacedByConstraints) } else { flags.insert(.isPlacedByConstraints) }
      passOnConstraints()
      constraintsDidChange()
    }
  }

  /// Whether this view gets its frame from the constraints of the tree around it.
  final var isConstraintMember: Bool {
    guard flags.contains(.isPlacedByConstraints), !isOwnedBySuperview, let parent = parentLink.borrowed else {
      return false
    }
    return !parent.placesSubviews
  }

  /// The topmost view whose layout places this one, or its subviews, by constraints.
  final var constraintRoot: HostView {
    var view = self
    while view.isConstraintMember, let parent = view.parent { view = parent }
    return view
  }

  /// Lets the root know that there are constraints in its tree.
  final func passOnConstraints() {
    var view = self
    while view.flags.contains(.hasConstraints), view.isConstraintMember, let parent = view.parent {
      parent.flags.insert(.hasConstraints)
      view = parent
    }
  }

  /// Asks for a new solution.
  final func constraintsDidChange() {
    let root = constraintRoot
    guard root.flags.contains(.hasConstraints) else { return }
    root.invalidateIntrinsicContentSize()
    root.setNeedsLayout()
  }

  /// Asks for new solutions where this view, which has a frame of its own, is an item.
  final func itemDidMove() {
    var view = parent
    while let current = view {
      if current.constraintRecord?.constraints.isEmpty == false { current.constraintsDidChange() }
      view = current.parent
    }
  }

  // MARK: Constraints

  final var constraintRecord: ConstraintRecord? { rare?.whereabouts?.constraints as? ConstraintRecord }

  final func makeConstraintRecord() -> ConstraintRecord {
    if let constraintRecord { return constraintRecord }
    let record = ConstraintRecord()
    makeWhereabouts().constraints = record
    return record
  }

  /// The active constraints whose nearest common ancestor this view is.
  public final var constraints: [HostLayoutConstraint] { constraintRecord?.constraints ?? [] }

  /// Activates a constraint, as ``HostLayoutConstraint/isActive`` does.
  public final func addConstraint(_ constraint: HostLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public final func addConstraints(_ constraints: [HostLayoutConstraint]) { HostLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: HostLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public final func removeConstraints(_ constraints: [HostLayoutConstraint]) {
    HostLayoutConstraint.deactivate(constraints)
  }

  final func install(_ constraint: HostLayoutConstraint) {
    makeConstraintRecord().constraints.append(constraint)
    flags.insert(.hasConstraints)
    passOnConstraints()
    for item in constraint.memberViews { item.constraintRoot.flags.insert(.hasConstraints) }
    solutionsMayChange(by: constraint)
  }

  /// Asks for new solutions in the trees of a constraint's items: one of them may lie in a view with a frame of its
  /// own.
  final func solutionsMayChange(by constraint: HostLayoutConstraint) {
    constraintsDidChange()
    for item in constraint.memberViews { item.constraintsDidChange() }
  }

  final func forget(_ constraint: HostLayoutConstraint) {
    constraintRecord?.constraints.removeAll { $0 === constraint }
    constraint.didLeave()
    solutionsMayChange(by: constraint)
  }

  /// Deactivates the constraints between this subtree and the ancestors that it leaves.
  final func leaveConstraints() {
    guard flags.contains(.isInConstraints) else { return }
    var view = parent
    while let current = view {
      for constraint in current.constraints where constraint.touches(self) { current.forget(constraint) }
      view = current.parent
    }
  }

  // MARK: Sizes

  /// How strongly the view refuses to be larger than its content where constraints place it;
  /// ``HostLayoutPriority/defaultLow`` by default.
  public final func contentHuggingPriority(for axis: ConstraintAxis) -> HostLayoutPriority {
    constraintRecord?.hugging[axis] ?? .defaultLow
  }

  /// Says how strongly the view refuses to be larger than its content. It matters where constraints place the view;
  /// other layouts propose sizes, for which ``measure(_:)`` gives the answer.
  public final func setContentHuggingPriority(_ priority: HostLayoutPriority, for axis: ConstraintAxis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    makeConstraintRecord().hugging[axis] = priority
    constraintsDidChange()
  }

  /// How strongly the view refuses to be smaller than its content where constraints place it;
  /// ``HostLayoutPriority/defaultHigh`` by default.
  public final func contentCompressionResistancePriority(for axis: ConstraintAxis) -> HostLayoutPriority {
    constraintRecord?.resistance[axis] ?? .defaultHigh
  }

  /// Says how strongly the view refuses to be smaller than its content, as ``setContentHuggingPriority(_:for:)``.
  public final func setContentCompressionResistancePriority(
    _ priority: HostLayoutPriority, for axis: ConstraintAxis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    makeConstraintRecord().resistance[axis] = priority
    constraintsDidChange()
  }

  /// The target size for ``systemLayoutSizeFitting(_:)`` that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for ``systemLayoutSizeFitting(_:)`` that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The size that satisfies the constraints and is as near to a target as they allow; without constraints, the size
  /// that this view chooses for the target.
  public final func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that satisfies the constraints and, with the given priorities, is the target.
  ///
  /// - Parameters:
  ///   - targetSize: The size that is wished for, in points.
  ///   - horizontalFittingPriority: How important its width is.
  ///   - verticalFittingPriority: How important its height is.
  public final func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: HostLayoutPriority,
    verticalFittingPriority: HostLayoutPriority
  ) -> CGSize {
    var system = ConstraintSystem(
      fitting: ConstraintTarget(
        width: targetSize.width, height: targetSize.height, horizontal: horizontalFittingPriority,
        vertical: verticalFittingPriority, isProposal: false),
      root: self)
    return system.solve()
  }

  /// ``measure(_:)`` of a view that has constraints.
  final func measureByConstraints(_ proposal: ProposedViewSize) -> CGSize {
    func priority(_ length: CGFloat?) -> HostLayoutPriority { length == nil ? .fittingSizeLevel : proposalPriority }
    var system = ConstraintSystem(
      fitting: ConstraintTarget(
        width: proposal.width ?? 0, height: proposal.height ?? 0, horizontal: priority(proposal.width),
        vertical: priority(proposal.height), isProposal: true),
      root: self)
    let size = system.solve()
    ProposalRange.forgetAnnouncement()
    return size
  }

  /// Asks for ``updateConstraints()`` in the next layout.
  public final func setNeedsUpdateConstraints() {
    makeConstraintRecord().needsUpdate = true
    flags.insert(.hasConstraints)
    passOnConstraints()
    constraintsDidChange()
  }

  /// Calls ``updateConstraints()`` now, in this view and those inside it that asked for it.
  public final func updateConstraintsIfNeeded() {
    for child in subviews where child.flags.contains(.hasConstraints) { child.updateConstraintsIfNeeded() }
    guard let record = constraintRecord, record.needsUpdate else { return }
    record.needsUpdate = false
    updateConstraints()
  }

  /// Gives the views of this tree the frames that the constraints say.
  final func solveConstraints() {
    guard !isConstraintMember else { return }
    updateConstraintsIfNeeded()
    var system = ConstraintSystem(placingIn: self)
    system.place()
  }
}

/// A view's record of its constraints.
final class ConstraintRecord {
  /// The active constraints whose nearest common ancestor the view is.
  var constraints: [HostLayoutConstraint] = []
  var hugging: [HostView.ConstraintAxis: HostLayoutPriority] = [:]
  var resistance: [HostView.ConstraintAxis: HostLayoutPriority] = [:]
  /// Whether there is a constraint between the frame of a scroll view and its content, which changes as it is scrolled.
  var followsOffset = false
  var margins: EdgeInsets?
  /// Whether ``HostView/updateConstraints()`` is to be called; at first it is.
  var needsUpdate = true
  var guides: [HostLayoutGuide] = []
  var guidesOfItsOwn: [HostLayoutGuide.Role: HostLayoutGuide] = [:]
}

/// The size that is wished for the root of a tree of constraints.
struct ConstraintTarget {
  let width: CGFloat
  let height: CGFloat
  let horizontal: HostLayoutPriority
  let vertical: HostLayoutPriority
  /// Whether it is what a layout proposes: a view whose class has an answer to it has that size rather than the
  /// proposed one.
  let isProposal: Bool
}
