// Tests: `ConstraintTests`.

import Foundation
import HostTree

extension ConstraintSystem {
  mutating func add(_ constraint: HostLayoutConstraint) {
    guard let first = constraint.firstItem, !constraint.comparesItems || constraint.secondItem != nil else { return }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    // By the direction of reading, a distance has the other sign right to left.
    let isMirrored =
      first.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && attributes.contains { $0 == .leading || $0 == .trailing }
    let second = constraint.secondItem
    let owner = constraint.owner.map { box(of: $0) } ?? Box()
    var difference = side(constraint.firstAttribute, of: first, besides: second, in: owner, isMirrored)
    if let second {
      difference.add(
        side(constraint.secondAttribute, of: second, besides: first, in: owner, isMirrored),
        times: -Double(constraint.multiplier))
    }
    // Nothing of it is placed here: an item is a member of the tree in a view with a frame of its own, whose root takes
    // the constraint into its own solution, and has to solve again as what lies outside may have moved.
    if difference.terms.isEmpty, [first, second].contains(where: { $0?.layoutView?.isConstraintMember == true }) {
      for item in [first, second] where item?.layoutView?.isConstraintMember == true {
        item?.layoutView?.constraintRoot.setNeedsLayout()
      }
      return
    }
    difference.constant -= Double(constraint.constant)
    let relation: PrioritySolver.Requirement.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    require(difference, relation, constraint.priority, constraint)
  }

  /// A side, middle or length, in the coordinates of the view to which the constraint belongs, whose origin a
  /// multiplier counts from.
  private mutating func side(
    _ attribute: HostLayoutConstraint.Attribute, of item: any HostLayoutItem, besides other: (any HostLayoutItem)?,
    in owner: Box, _ isMirrored: Bool
  ) -> LinearExpression {
    // Sides in a scroll view are the content's, lengths the view's.
    let isLength = attribute == .width || attribute == .height
    let box = box(of: item, besides: isLength ? nil : other)
    let (left, top) = (box.x - owner.x, box.y - owner.y)
    func inReading(_ position: LinearExpression) -> LinearExpression { isMirrored ? owner.width - position : position }
    return switch attribute {
    case .left: inReading(left)
    case .right: inReading(left + box.width)
    case .leading: inReading(isMirrored ? left + box.width : left)
    case .trailing: inReading(isMirrored ? left : left + box.width)
    case .centerX: inReading(left + box.width * 0.5)
    case .top: top
    case .bottom: top + box.height
    case .centerY: top + box.height * 0.5
    case .width: box.width
    case .height: box.height
    case .firstBaseline: top + LinearExpression(item.baselineInset(isFirst: true))
    case .lastBaseline: top + box.height - LinearExpression(item.baselineInset(isFirst: false))
    case .notAnAttribute: LinearExpression()
    }
  }

  /// Requires a relation of an expression to a number.
  mutating func require(
    _ expression: LinearExpression, _ relation: PrioritySolver.Requirement.Relation, _ number: CGFloat = 0,
    priority: HostLayoutPriority
  ) {
    var difference = expression
    difference.constant -= Double(number)
    require(difference, relation, priority, nil)
  }

  mutating func require(
    _ difference: LinearExpression, _ relation: PrioritySolver.Requirement.Relation, _ priority: HostLayoutPriority,
    _ constraint: HostLayoutConstraint?
  ) {
    levels[priority.rawValue, default: []].append((.init(expression: difference, relation: relation), constraint))
  }
}

extension ConstraintSystem.Box {
  func inset(by insets: SideInsets) -> Self {
    Self(
      x: x + LinearExpression(insets.left), y: y + LinearExpression(insets.top),
      width: width - LinearExpression(insets.left + insets.right),
      height: height - LinearExpression(insets.top + insets.bottom))
  }
}

extension HostLayoutItem {
  /// See ``/HostTree/HostView/baselineInset(isFirst:)``; a guide has no text.
  fileprivate func baselineInset(isFirst: Bool) -> CGFloat { (self as? HostView)?.baselineInset(isFirst: isFirst) ?? 0 }
}
