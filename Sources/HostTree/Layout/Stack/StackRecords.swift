// Tests: `StackRecordsTests`.

import Foundation

/// Where stacks of few subviews lined these up when they were last measured, so that they are not asked again to be
/// placed.
///
/// Most stacks are placed for the proposal for which they were measured, in the same layout pass. So the records lie
/// one after the other, and all are forgotten at the end of the pass. A stack forgets its own as soon as anything that
/// it depends on may have changed: see ``HostView/measuresMayChange()``.
enum StackRecords {
  /// Stands for a record; 0 for none.
  typealias Number = UInt32

  /// Where a child lies.
  struct Place {
    /// The length that it is offered along the axis; negative asks for its ideal length.
    var offered: CGFloat
    /// Where it begins along the axis.
    var position: CGFloat
    /// Where it begins across the axis.
    var across: CGFloat
  }

  /// How many places there is always room for, and for how many at most.
  private static let (least, most) = (1 << 10, 1 << 16)
  private nonisolated(unsafe) static let leastRoom = UnsafeMutablePointer<Place>.allocate(capacity: least)

  // Layouts run on the main thread, and nothing in here calls other code. A record is two places, which say whose it is
  // and what was proposed, and one for each child.
  @exclusivity(unchecked) private nonisolated(unsafe) static var places = leastRoom
  @exclusivity(unchecked) private nonisolated(unsafe) static var capacity = least
  @exclusivity(unchecked) private nonisolated(unsafe) static var count = 0
  /// The number of a record at the beginning of the memory.
  @exclusivity(unchecked) private nonisolated(unsafe) static var firstNumber: Number = 1

  /// Keeps where the children of a stack lie for a proposal; returns 0 if there is no room.
  ///
  /// - Parameter owner: The address of the stack, which is only compared.
  static func keep(
    _ slots: StackSlots.Slots, guide: CGFloat, for proposal: ProposedViewSize, of owner: UnsafeMutableRawPointer
  ) -> Number {
    let end = count + 2 + slots.count
    if end > capacity { grow(to: end) }
    guard end <= capacity else { return 0 }
    let number = firstNumber &+ Number(truncatingIfNeeded: count)
    let plain = PlainProposal(proposal)
    places[count] = Place(offered: plain.width, position: plain.height, across: CGFloat(slots.count))
    places[count + 1] = Place(offered: bits(of: owner), position: 0, across: 0)
    for index in slots.indices {
      places[count + 2 + index] = Place(
        offered: slots[index].plainOffer, position: slots[index].position, across: guide - slots[index].guide)
    }
    count = end
    return number
  }

  @inline(never)
  private static func grow(to end: Int) {
    guard end <= most else { return }
    let former = places
    // Each time by so much that little is copied.
    capacity *= 4
    places = .allocate(capacity: capacity)
    places.moveInitialize(from: former, count: count)
    if former != leastRoom { former.deallocate() }
  }

  /// Whether a record is still there, is of this stack with so many children, and for this proposal.
  static func holds(
    _ number: Number, of owner: UnsafeMutableRawPointer, _ children: Int, for proposal: ProposedViewSize
  ) -> Bool {
    guard number != 0 else { return false }
    let index = Int(number &- firstNumber)
    // The last records have places of children behind them.
    guard index + 1 < count else { return false }
    let (head, next) = (places[index], places[index + 1])
    return head.across == CGFloat(children) && next.offered.bitPattern == bits(of: owner).bitPattern
      && PlainProposal(proposal).isSame(as: PlainProposal(width: head.offered, height: head.position))
  }

  /// The place of a child in a record that is still there.
  static func place(_ child: Int, in number: Number) -> Place? {
    let index = Int(number &- firstNumber) + 2 + child
    return index < count ? places[index] : nil
  }

  /// Forgets all records: what is placed later is measured again, or asked again.
  static func forgetAll() {
    if count == 0 { return }
    firstNumber &+= Number(truncatingIfNeeded: count)
    count = 0
    if capacity == least { return }
    places.deallocate()
    places = leastRoom
    capacity = least
  }

  private static func bits(of owner: UnsafeMutableRawPointer) -> CGFloat {
    CGFloat(bitPattern: UInt(bitPattern: owner))
  }
}
