// Tests: `ProposalRangeTests`.

import Foundation

extension StackSlot {
  /// Takes the size that the child chose for what it is offered, and the range of that answer.
  // Not inlined, here and below: what it needs would take stack on each level.
  @inline(never)
  mutating func take(_ size: CGSize, of offered: CGFloat?, along axis: Axis) {
    knowsSize = true
    knowsGuide = false
    self.offered = offered
    length = axis == .horizontal ? size.width : size.height
    breadth = axis == .horizontal ? size.height : size.width
    noteOrder(along: axis)
    along = ProposalRange.answered[axis]
  }

  /// Takes the range of the child's last answer: to a length that only the order depends on.
  @inline(never)
  mutating func noteOrder(along axis: Axis) { across.formIntersection(ProposalRange.answered[axis.cross]) }
}

extension StackSlots.Slots {
  /// The proposals for which all children of a stack answer the same as for a length.
  ///
  /// What a child is offered grows with the stack's length: by a share of it, as others wait. So the length may shrink as
  /// long as each offer stays in its child's range. The order in which children are served does not depend on it.
  func proposals(along axis: Axis, _ length: CGFloat?) -> ProposalRange {
    if isEmpty { return .none }
    var across = LengthRange.all
    // How much the length may shrink; the largest length that a child takes, or needs to be offered.
    var (shrinkage, need, gaps) = (CGFloat.infinity, CGFloat(0), CGFloat(0))
    var (growsFreely, includesUnspecified, hasOnePriority) = (true, true, true)
    for slot in self {
      gaps += slot.gap
      across.formIntersection(slot.across)
      growsFreely = growsFreely && slot.along.high == .infinity
      includesUnspecified = includesUnspecified && slot.along.includesUnspecified
      hasOnePriority = hasOnePriority && slot.priority == self[0].priority
      need = Swift.max(need, slot.length, CGFloat(slot.along.low))
      if let offered = slot.offered {
        let spare = slot.along.contains(offered) ? (offered - CGFloat(slot.along.low)) * CGFloat(slot.waiting) : 0
        shrinkage = Swift.min(shrinkage, spare)
      }
    }
    var result = ProposalRange.none
    result[axis.cross] = across
    // Sums are rounded.
    let slack: CGFloat = 0.001
    var low = CGFloat.infinity
    if let length, length < .infinity {
      // With nothing left to share, each is offered nothing.
      if length <= gaps { return result }
      low = Swift.min(length - shrinkage + slack, length)
    }
    // With this much, each is offered what it needs in any order.
    if hasOnePriority, growsFreely { low = Swift.min(low, gaps + CGFloat(count) * need + slack) }
    if growsFreely {
      result[axis] = LengthRange(from: Swift.max(low, 0), includesUnspecified: includesUnspecified)
    } else if let length, length < .infinity {
      result[axis] = LengthRange(from: Swift.max(low, 0), to: length, includesUnspecified: false)
    }
    return result
  }
}
