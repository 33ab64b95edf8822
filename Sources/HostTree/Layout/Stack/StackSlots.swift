// Tests: `StackLayoutTests`, `StackArrangementTests`.

import Foundation

/// The facts about a child while the stack is arranged, and in a ``StackArrangement`` beyond that.
// In an order that leaves no space unused: long stacks keep several for each child.
struct StackSlot {
  /// How many children were waiting for their share when the child was offered its own, itself included.
  var waiting: Int32 = 1
  /// The index of the child that is served when it is this slot's turn.
  var served: Int32
  /// The length that the child is offered along the axis; nil asks for its ideal length.
  var offered: CGFloat? {
    get { plainOffer < 0 ? nil : plainOffer }
    set { plainOffer = newValue ?? -1 }
  }
  /// The same as a number, which is negative where the length is left open.
  private(set) var plainOffer: CGFloat = -1
  var length: CGFloat = 0
  var breadth: CGFloat = 0
  /// Where the child's guide lies across the axis.
  var guide: CGFloat = 0
  /// Where the child begins along the axis.
  var position: CGFloat = 0
  var priority = 0.0
  /// The distance to the child before.
  var gap: CGFloat = 0
  var minimum: CGFloat = 0
  var flexibility: CGFloat = 0
  /// The lengths along the axis, and across it, for which the child answers the same.
  var along = LengthRange.none
  /// Whether the child's size for what it is offered is current.
  var knowsSize = false
  /// Whether its smallest and largest lengths are current.
  var knowsFlexibility = false
  var across = LengthRange.all
  /// Whether its priority and the gap are current. The gap depends on two neighbours.
  var knowsGap = false
  /// Whether its guide is current.
  var knowsGuide = false

  init(served: Int32) { self.served = served }
}

/// Memory for slots, which is used again and again.
///
/// Stacks nest, so what was taken last is given back first.
///
/// Temporary allocations would do, but their closures need so much call stack that trees could only nest half as deep.
enum StackSlots {
  typealias Slots = UnsafeMutableBufferPointer<StackSlot>

  // Layouts run on the main thread, and nothing in here calls other code.
  @exclusivity(unchecked) private nonisolated(unsafe) static var chunks: [Slots] = []
  /// How much of each chunk is taken; chunks after the last one in use are empty.
  @exclusivity(unchecked) private nonisolated(unsafe) static var taken: [Int] = []
  @exclusivity(unchecked) private nonisolated(unsafe) static var current = 0

  static func take(_ count: Int) -> Slots {
    while current < chunks.count, taken[current] + count > chunks[current].count {
      if taken[current] == 0 {  // too small even when empty
        chunks[current].deallocate()
        chunks[current] = makeChunk(count)
      } else {
        current += 1
      }
    }
    if current == chunks.count {
      chunks.append(makeChunk(max(count, 256)))
      taken.append(0)
    }
    let start = taken[current]
    taken[current] += count
    let slots = Slots(rebasing: chunks[current][start..<(start + count)])
    // The rest is set before it is read.
    for index in slots.indices {
      slots[index].forgetAnswers()
      slots[index].waiting = 1
      slots[index].served = Int32(truncatingIfNeeded: index)
    }
    return slots
  }

  private static func makeChunk(_ count: Int) -> Slots {
    let chunk = Slots.allocate(capacity: count)
    chunk.initialize(repeating: StackSlot(served: 0))
    return chunk
  }

  static func giveBack(_ slots: Slots) {
    while taken[current] == 0, current > 0 { current -= 1 }
    taken[current] -= slots.count
  }
}
