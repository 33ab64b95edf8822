// Tests: `ProposalRangeTests`.

import Foundation

extension StackSlot {
  /// Takes the size that the child chose for what it is offered, and the range of that answer.
  // A function of its own, as below: in debug builds, what it needs would take stack on each level.
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
  mutating func noteOrder(along axis: Axis) { across.formIntersection(ProposalRange.answered[axis.cross]) }
}

extension StackSlot {
  /// Forgets all that the child was asked.
  mutating func forgetAnswers() {
    knowsSize = false
    knowsFlexibility = false
    knowsGap = false
    knowsGuide = false
    across = .all
  }

  /// Takes for granted that the child, which was asked for an endless length, is offered a share, or what it needs.
  mutating func offerAll(sharing available: CGFloat, among count: Int) {
    offered = Swift.max(available / CGFloat(count), length + StackSlot.slack, CGFloat(along.low))
    waiting = 0
  }

  /// The error that rounding may cause in the sum of some lengths, generously.
  static var slack: CGFloat { 0.001 }
}

extension StackSlots.Slots {
  /// Whether the children are so few that no ``StackArrangement`` keeps what they have answered.
  var areFew: Bool { inLayout(count) { $0 < StackArrangement.minimumCount } }

  /// The least length, without the gaps, of which each child is offered what it needs, in whatever order; infinite if
  /// there is none.
  ///
  /// The child that is served first is offered the same share as all others, so the greatest need of one decides. But
  /// where each child takes nothing when it is offered nothing, the shorter ones are served first, and the sum is
  /// enough.
  var lengthForAll: CGFloat {
    var (need, sum) = (CGFloat(0), CGFloat(0))
    var vanish = true
    // By index, here and below: a loop over the slots would copy each.
    for index in indices {
      let (along, length) = (self[index].along, self[index].length)
      if along.high < .infinity { return .infinity }
      let low = CGFloat(along.low)
      need = Swift.max(need, length, low)
      sum += length
      vanish = vanish && along.vanishes && low <= length + StackSlot.slack
    }
    let slack = CGFloat(count + 1) * StackSlot.slack
    return Swift.min(CGFloat(count) * need, vanish ? sum : .infinity) + slack
  }

  /// The proposals for which all children of a stack answer the same as for a length.
  ///
  /// The offer to a child grows with the stack's length: by a share of it, as others wait. So the length may shrink as
  /// long as each offer stays in its child's range. The order in which children are served does not depend on it.
  func proposals(along axis: Axis, _ length: CGFloat?) -> ProposalRange {
    if isEmpty { return .none }
    var across = LengthRange.all
    // How much the length may shrink.
    var (shrinkage, gaps) = (CGFloat.infinity, CGFloat(0))
    var (growsFreely, includesUnspecified, hasOnePriority) = (true, true, true)
    for index in indices {
      let along = self[index].along
      gaps += self[index].gap
      across.formIntersection(self[index].across)
      growsFreely = growsFreely && along.high == .infinity
      includesUnspecified = includesUnspecified && along.includesUnspecified
      hasOnePriority = hasOnePriority && self[index].priority == self[0].priority
      if let offered = self[index].offered {
        let spare = along.contains(offered) ? (offered - CGFloat(along.low)) * CGFloat(self[index].waiting) : 0
        shrinkage = Swift.min(shrinkage, spare)
      }
    }
    var result = ProposalRange.none
    result[axis.cross] = across
    var low = CGFloat.infinity
    if let length, length < .infinity {
      // With nothing left to share, each is offered nothing.
      if length <= gaps { return result }
      low = Swift.min(length - shrinkage + StackSlot.slack, length)
    }
    if hasOnePriority, growsFreely { low = Swift.min(low, gaps + lengthForAll) }
    if growsFreely {
      result[axis] = LengthRange(from: Swift.max(low, 0), includesUnspecified: includesUnspecified)
    } else if let length, length < .infinity {
      result[axis] = LengthRange(from: Swift.max(low, 0), to: length, includesUnspecified: false)
    }
    return result
  }
}
