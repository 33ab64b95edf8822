// Tests: `ConstraintTests`.

import Foundation

extension ConstraintSystem {
  mutating func add(_ constraint: HostLayoutConstraint) {
    guard let first = constraint.firstItem, !constraint.comparesItems || constraint.secondItem != nil else { return }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    // By the direction of reading, a distance has the other sign right to left.
    let isMirrored =
      first.layoutView?.flags.contains(.isRightToLeft) == true
      && attributes.contains { $0 == .leading || $0 == .trailing }
    let second = constraint.secondItem
    var difference = side(constraint.firstAttribute, of: first, besides: second, isMirrored)
    if let second {
      difference.add(
        side(constraint.secondAttribute, of: second, besides: first, isMirrored), times: -Double(constraint.multiplier))
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

  private mutating func side(
    _ attribute: HostLayoutConstraint.Attribute, of item: any HostLayoutItem, besides other: (any HostLayoutItem)?,
    _ isMirrored: Bool
  ) -> LinearExpression {
    // Sides in a scroll view are those of the content, lengths those of the view.
    let isLength = attribute == .width || attribute == .height
    let box = box(of: item, besides: isLength ? nil : other)
    let sign: Double = isMirrored ? -1 : 1
    return switch attribute {
    case .left: box.x * sign
    case .right: (box.x + box.width) * sign
    case .leading: isMirrored ? (box.x + box.width) * -1 : box.x
    case .trailing: isMirrored ? box.x * -1 : box.x + box.width
    case .centerX: (box.x + box.width * 0.5) * sign
    case .top: box.y
    case .bottom: box.y + box.height
    case .centerY: box.y + box.height * 0.5
    case .width: box.width
    case .height: box.height
    case .firstBaseline: box.y + LinearExpression(item.baselineInset(isFirst: true))
    case .lastBaseline: box.y + box.height - LinearExpression(item.baselineInset(isFirst: false))
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
  /// See ``HostView/baselineInset(isFirst:)``; a guide has no text.
  fileprivate func baselineInset(isFirst: Bool) -> CGFloat { (self as? HostView)?.baselineInset(isFirst: isFirst) ?? 0 }
}
