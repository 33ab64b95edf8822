// Tests: `ConstraintTests`.

public import Foundation
public import HostTree

extension HostView: HostLayoutItem {
  /// The view itself.
  public final var layoutView: HostView? { self }

  /// The class, with the identifier or the text by which it is recognized.
  public final var layoutItemName: String {
    let name = accessibilityIdentifier ?? (self as? HostLabel)?.text
    return "\(type(of: self))" + (name.map { " \"\($0)\"" } ?? "")
  }

  /// Whether the view keeps the frame that it is given; true by default. With false its constraints say where it lies.
  ///
  /// It has no effect on the subviews of views that place them: of stacks of SwiftUI's kind, lists and the like.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !isPlacedByConstraints }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      constraintsDidChange()
      isPlacedByConstraints = !newValue
      passOnConstraints()
      constraintsDidChange()
    }
  }

  /// Asks for new solutions where this view, which has a frame of its own, is an item.
  final func itemDidMove() {
    var view = superview
    while let current = view {
      if current.record?.constraints.isEmpty == false { current.constraintsDidChange() }
      view = current.superview
    }
  }

  // MARK: Constraints

  final var record: ConstraintRecord? { constraintRecord as? ConstraintRecord }

  final func makeConstraintRecord() -> ConstraintRecord {
    if let record { return record }
    let record = ConstraintRecord()
    constraintRecord = record
    return record
  }

  /// Notes that this view has constraints. The first view that has any sets the engine.
  final func beginConstraints() {
    if HostView.constraintEngine == nil { HostView.constraintEngine = Constraints() }
    noteConstraints()
  }

  /// The active constraints whose nearest common ancestor this view is.
  public final var constraints: [HostLayoutConstraint] { record?.constraints ?? [] }

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
    beginConstraints()
    passOnConstraints()
    for item in constraint.memberViews { item.constraintRoot.beginConstraints() }
    solutionsMayChange(by: constraint)
  }

  /// Asks for new solutions in the trees of a constraint's items: one of them may lie in a view with a frame of its
  /// own.
  final func solutionsMayChange(by constraint: HostLayoutConstraint) {
    constraintsDidChange()
    for item in constraint.memberViews { item.constraintsDidChange() }
  }

  final func forget(_ constraint: HostLayoutConstraint) {
    record?.constraints.removeAll { $0 === constraint }
    constraint.didLeave()
    solutionsMayChange(by: constraint)
  }

  /// Deactivates the constraints between this subtree and the ancestors that it leaves.
  final func leaveConstraints() {
    var view = superview
    while let current = view {
      for constraint in current.constraints where constraint.touches(self) { current.forget(constraint) }
      view = current.superview
    }
  }

  // MARK: Sizes

  /// How strongly the view refuses to be larger than its content where constraints place it;
  /// ``HostLayoutPriority/defaultLow`` by default.
  public final func contentHuggingPriority(for axis: ConstraintAxis) -> HostLayoutPriority {
    record?.hugging[axis] ?? .defaultLow
  }

  /// Says how strongly the view refuses to be larger than its content. It matters where constraints place the view;
  /// other layouts propose sizes, for which ``/HostTree/HostView/measure(_:)`` gives the answer.
  public final func setContentHuggingPriority(_ priority: HostLayoutPriority, for axis: ConstraintAxis) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    makeConstraintRecord().hugging[axis] = priority
    constraintsDidChange()
  }

  /// How strongly the view refuses to be smaller than its content where constraints place it;
  /// ``HostLayoutPriority/defaultHigh`` by default.
  public final func contentCompressionResistancePriority(for axis: ConstraintAxis) -> HostLayoutPriority {
    record?.resistance[axis] ?? .defaultHigh
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

  /// ``/HostTree/HostView/measure(_:)`` of a view that has constraints.
  final func sizeByConstraints(for proposal: ProposedViewSize) -> CGSize {
    func priority(_ length: CGFloat?) -> HostLayoutPriority {
      length == nil ? .fittingSizeLevel : fitsProposal ? .required : .sceneSizeStayPut
    }
    var system = ConstraintSystem(
      fitting: ConstraintTarget(
        width: proposal.width ?? 0, height: proposal.height ?? 0, horizontal: priority(proposal.width),
        vertical: priority(proposal.height), isProposal: true),
      root: self)
    return system.solve()
  }

  /// Asks for ``/HostTree/HostView/updateConstraints()`` in the next layout.
  public final func setNeedsUpdateConstraints() {
    makeConstraintRecord().needsUpdate = true
    beginConstraints()
    passOnConstraints()
    constraintsDidChange()
  }

  /// Calls ``/HostTree/HostView/updateConstraints()`` now, in this view and those inside it that asked for it.
  public final func updateConstraintsIfNeeded() {
    for child in subviews where child.hasConstraints { child.updateConstraintsIfNeeded() }
    guard let record, record.needsUpdate else { return }
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

/// The moments of a view's life at which constraints act.
private struct Constraints: ConstraintEngine {
  func solve(_ root: HostView) { root.solveConstraints() }
  func measure(_ view: HostView, _ proposal: ProposedViewSize) -> CGSize { view.sizeByConstraints(for: proposal) }
  func itemDidMove(_ view: HostView) { view.itemDidMove() }
  func didScroll(_ view: HostView) { if view.record?.followsOffset == true { view.constraintsDidChange() } }
  func willLeave(_ view: HostView) { view.leaveConstraints() }
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
  /// Whether ``/HostTree/HostView/updateConstraints()`` is to be called; at first it is.
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
