import Foundation

/// A stack's record of many subviews between layouts: the place and the answers of each, so that only subviews that
/// have changed are asked again, and only subviews whose place changed are placed.
///
/// It holds for as long as the stack is notified of each change (``Change``). All else is arithmetic on numbers that
/// lie one after the other, in the same order as in a first layout: the frames are the same to the bit.
@MainActor
package final class StackArrangement {
  /// A change that a stack with an arrangement is notified of.
  enum Change {
    /// A value that a layout reads of a subview has changed: a size, a priority, a guide, its spacing.
    case measures(of: HostView)
    /// A subview was moved by other code.
    case place(of: HostView)
    /// A subview leaves. It may be freed, and another view be made at its address.
    case departure(of: HostView)
    /// Subviews came, went, or take part in layout from now on.
    case subviews
    /// All subviews are to be placed, wherever they lie.
    case places
    /// Anything may be different.
    case everything
  }

  /// How many subviews make an arrangement worth its memory. Fewer are as quickly asked again. The fuzzer lowers it, so
  /// that stacks of all sizes are compared with fresh ones.
  @exclusivity(unchecked) package static var minimumCount = 16
  /// For how many proposals slots are kept. A stack that is given finite lengths is asked for the smallest, the largest
  /// and the final one.
  private static let proposalCount = 3

  /// The slots for one proposal.
  private struct Kept {
    let proposal: ProposedViewSize
    var slots: StackSlots.Slots
    /// For how many slots there is room.
    var capacity: Int
    /// The stack's measures; nil if subviews have changed since.
    var extent: StackLayout.Extent?

    /// Slots of which nothing is known. The caller deallocates them.
    init(_ proposal: ProposedViewSize, _ count: Int) {
      self.proposal = proposal
      slots = .allocate(capacity: count)
      capacity = count
      for index in slots.indices { slots.initializeElement(at: index, to: .unknown) }
    }

    /// Replaces some slots: for each new one `sources` has the index of the slot that it had, or -1.
    mutating func replace(_ former: Range<Int>, by sources: [Int]) {
      // The slot that followed the one before; nil after a new one.
      var following: Int? = former.lowerBound
      var new: [StackSlot] = []
      for source in sources {
        var slot = source < 0 ? .unknown : slots[source]
        // The distance to the one before depends on both.
        if source != following { slot.knowsGap = false }
        following = source < 0 ? nil : source + 1
        new.append(slot)
      }
      let rest = Slots(rebasing: slots[former.upperBound...])
      let end = former.lowerBound + new.count
      let first = reserve(end + rest.count, keeping: former.lowerBound, rest)
      for (offset, slot) in new.enumerated() { (first + former.lowerBound + offset).initialize(to: slot) }
      slots = Slots(start: first, count: end + rest.count)
      if end < slots.count { slots[end].knowsGap = false }
      extent = nil
    }

    /// Makes room for a number of slots, and moves the last ones to the end.
    private mutating func reserve(
      _ count: Int, keeping prefix: Int, _ rest: Slots
    ) -> UnsafeMutablePointer<StackSlot> {
      let start = count - rest.count
      if count <= capacity, let first = slots.baseAddress {
        if let last = rest.baseAddress { (first + start).update(from: last, count: rest.count) }
        return first
      }
      capacity = count + count / 8
      let first = UnsafeMutablePointer<StackSlot>.allocate(capacity: capacity)
      if let former = slots.baseAddress { first.initialize(from: former, count: prefix) }
      if let last = rest.baseAddress { (first + start).initialize(from: last, count: rest.count) }
      slots.deallocate()
      return first
    }

    private typealias Slots = StackSlots.Slots
  }

  // Without exclusivity checks, here and below: one for each subview would take as long as the arithmetic.
  @exclusivity(unchecked) private var kept: [Kept] = []
  /// The subviews that the slots stand for, in order. Subviews that have left are nil.
  @exclusivity(unchecked) private var children: ContiguousArray<Unretained<HostView>> = []
  /// Where each subview was placed, and what it was offered there; not-a-number if it must be placed.
  @exclusivity(unchecked) private var places: ContiguousArray<Place> = []
  /// The proposal for the stack when it placed its subviews.
  private var placedProposal: ProposedViewSize?
  private var hasOtherSubviews = true
  /// Whether a layout is using the slots. One within it uses others.
  private var isInUse = false
  /// Whether all is to be forgotten when that layout has ended.
  private var isStale = false

  private struct Place {
    var origin = CGPoint(x: CGFloat.nan, y: 0)
    /// Negative if the length was left open.
    var offered: CGFloat = -1
  }

  isolated deinit { for entry in kept { entry.slots.deallocate() } }

  // MARK: Changes

  func take(_ change: Change) {
    switch change {
    case .measures(let child): if let index = index(of: child) { askAgain(index) }
    case .place(let child): if let index = index(of: child) { places[index] = Place() }
    case .departure(let child):
      if let index = index(of: child) { children[index] = Unretained() }
      hasOtherSubviews = true
    case .subviews: hasOtherSubviews = true
    case .places: placedProposal = nil
    case .everything: forget()
    }
  }

  private func forget() {
    isStale = isInUse
    if isInUse { return }
    for entry in kept { entry.slots.deallocate() }
    kept = []
    children = []
    places = []
    placedProposal = nil
    hasOtherSubviews = true
  }

  private func index(of child: HostView) -> Int? {
    let hint = Int(child.indexInArrangement)
    if hint < children.count, children[hint] === child { return hint }
    // Where others came or went before it, it is not far from there.
    var below = min(hint, children.count) - 1
    var above = hint + 1
    while below >= 0 || above < children.count {
      let isAbove = above < children.count && children[above] === child
      if isAbove || below >= 0 && children[below] === child {
        child.indexInArrangement = UInt32(truncatingIfNeeded: isAbove ? above : below)
        return isAbove ? above : below
      }
      below -= 1
      above += 1
    }
    return nil
  }

  private func askAgain(_ index: Int) {
    places[index] = Place()
    for entry in kept.indices {
      let slots = kept[entry].slots
      slots[index].forgetAnswers()
      // The distance to the next depends on both.
      if index + 1 < slots.count { slots[index + 1].knowsGap = false }
      kept[entry].extent = nil
    }
  }

  // MARK: Layout

  /// The stack's size for a proposal.
  func sizeThatFits(_ layout: StackLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize? {
    arranged(layout, proposal, subviews) { layout.size($1) }
  }

  /// Places the subviews that are to lie elsewhere, or all. Returns false if a layout is under way already.
  func place(
    _ layout: StackLayout, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, all: Bool
  ) -> Bool {
    let placesAll = all || placedProposal != proposal
    let isDone: Void? = arranged(layout, proposal, subviews) { slots, extent in
      for index in slots.indices {
        let place = Place(
          origin: layout.origin(of: slots[index], in: bounds, extent), offered: slots[index].plainOffer)
        if !placesAll, places[index].origin == place.origin, places[index].offered == place.offered { continue }
        places[index] = place
        subviews.child(index).placeAtOnce(at: place.origin, proposal: layout.offer(slots[index].offered, in: proposal))
      }
    }
    // A subview that is placed may ask at once to be placed again.
    if isDone != nil, placesAll { placedProposal = proposal }
    return isDone != nil
  }

  /// Lends the slots for a proposal, arranged; nil if they are in use.
  private func arranged<Result>(
    _ layout: StackLayout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ body: (StackSlots.Slots, StackLayout.Extent) -> Result
  ) -> Result? {
    if isInUse { return nil }
    isInUse = true
    defer {
      isInUse = false
      if isStale { forget() }
    }
    if hasOtherSubviews { takeSubviews(subviews) }
    let entry = slots(for: proposal)
    let extent = kept[entry].extent ?? layout.arrange(kept[entry].slots, subviews, for: proposal)
    if !isStale { kept[entry].extent = extent }
    return body(kept[entry].slots, extent)
  }

  /// The index of the slots for a proposal, the latest used last.
  private func slots(for proposal: ProposedViewSize) -> Int {
    if let index = kept.firstIndex(where: { $0.proposal == proposal }) {
      if index + 1 < kept.count { kept.append(kept.remove(at: index)) }
    } else {
      if kept.count == StackArrangement.proposalCount { kept.removeFirst().slots.deallocate() }
      kept.append(Kept(proposal, children.count))
    }
    return kept.count - 1
  }

  /// Moves the records of subviews that stay to their new indices.
  private func takeSubviews(_ subviews: LayoutSubviews) {
    hasOtherSubviews = false
    var new = subviews.children
    let (prefix, suffix) = new.ends(sharedWith: children)
    let former = prefix..<(children.count - suffix)
    new = new.dropFirst(prefix).dropLast(suffix)
    let sources = formerIndices(of: new, in: former)
    for entry in kept.indices { kept[entry].replace(former, by: sources) }
    // Loops without closures, here and below: each call of one would check that it runs on the main actor.
    var newPlaces: ContiguousArray<Place> = []
    var newChildren: ContiguousArray<Unretained<HostView>> = []
    newPlaces.reserveCapacity(new.count)
    newChildren.reserveCapacity(new.count)
    for (offset, child) in new.enumerated() {
      let source = sources[offset]
      newPlaces.append(source < 0 ? Place() : places[source])
      newChildren.append(Unretained(child.host))
      child.host.indexInArrangement = UInt32(truncatingIfNeeded: prefix + offset)
    }
    places.replaceSubrange(former, with: newPlaces)
    children.replaceSubrange(former, with: newChildren)
  }

  /// For each of some subviews the index that it had before among `indices`, or -1.
  private func formerIndices(of new: LayoutChildren, in indices: Range<Int>) -> [Int] {
    var result = [Int](repeating: -1, count: new.count)
    if indices.isEmpty { return result }
    var known: [ObjectIdentifier: Int]?
    for (offset, child) in new.enumerated() {
      let host = child.host
      let hint = Int(host.indexInArrangement)
      if indices.contains(hint), children[hint] === host {
        result[offset] = hint
      } else {
        if known == nil { known = knownIndices(in: indices) }
        result[offset] = known?[ObjectIdentifier(host)] ?? -1
      }
    }
    return result
  }

  private func knownIndices(in indices: Range<Int>) -> [ObjectIdentifier: Int] {
    var result: [ObjectIdentifier: Int] = [:]
    for index in indices {
      if let child = children[index].object { result[ObjectIdentifier(child)] = index }
    }
    return result
  }
}

extension StackSlot {
  /// A slot of which nothing is known.
  fileprivate static var unknown: StackSlot { StackSlot(served: 0) }
}
