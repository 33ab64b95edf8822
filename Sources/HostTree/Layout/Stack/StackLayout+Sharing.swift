// Tests: `StackLayoutTests`, `ProposalRangeTests`.

import Foundation

// The shares of a finite length that children are offered.
extension StackLayout {
  /// Gives each child of a few as much as it would take of an endless length, if there is so much in whatever order
  /// they are served. Then no child is asked how flexible it is.
  ///
  /// - Returns: Whether there is.
  func giveAll(
    _ available: CGFloat, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize, _ slots: StackSlots.Slots
  ) -> Bool {
    for index in slots.indices {
      let size = subviews.child(index).sizeThatFits(offer(.infinity, in: proposal))
      slots[index].take(size, of: .infinity, along: axis)
      // It may take more of more.
      if slots[index].along.high < .infinity { break }
    }
    if available >= slots.lengthForAll {
      for index in slots.indices { slots[index].offerAll(sharing: available, among: slots.count) }
      return true
    }
    for index in slots.indices { slots[index].forgetAnswers() }
    return false
  }

  /// Offers each child its share of a finite length.
  func share(
    _ available: CGFloat, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize,
    _ slots: StackSlots.Slots, hasOnePriority: Bool
  ) {
    for index in slots.indices {
      slots[index].served = Int32(truncatingIfNeeded: index)
      if slots[index].knowsFlexibility { continue }
      slots[index].knowsFlexibility = true
      let child = subviews.child(index)
      let minimum = length(of: child.sizeThatFits(offer(0, in: proposal)))
      slots[index].noteOrder(along: axis)
      slots[index].minimum = minimum
      slots[index].flexibility = length(of: child.sizeThatFits(offer(.infinity, in: proposal))) - minimum
      slots[index].noteOrder(along: axis)
    }
    sortByService(slots)

    var remaining = available
    if !hasOnePriority { for slot in slots { remaining -= slot.minimum } }
    var start = 0
    while start < slots.count {
      var end = start + 1
      while end < slots.count, slots[Int(slots[end].served)].priority == slots[Int(slots[start].served)].priority {
        end += 1
      }
      if !hasOnePriority { for place in start..<end { remaining += slots[Int(slots[place].served)].minimum } }
      for place in start..<end {
        let index = Int(slots[place].served)
        slots[index].waiting = Int32(truncatingIfNeeded: end - place)
        measure(subviews.child(index), offering: max(remaining / CGFloat(end - place), 0), proposal, &slots[index])
        remaining -= slots[index].length
      }
      start = end
    }
  }

  private func sortByService(_ slots: StackSlots.Slots) {
    func comesBefore(_ first: Int, _ second: Int) -> Bool {
      let (a, b) = (slots[first], slots[second])
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      return first < second
    }
    // Rows of one kind are in order already.
    var isSorted = true
    for place in 1..<slots.count where isSorted { isSorted = comesBefore(place - 1, place) }
    if isSorted { return }
    if slots.count > 16 {
      for (place, index) in slots.indices.sorted(by: comesBefore).enumerated() {
        slots[place].served = Int32(truncatingIfNeeded: index)
      }
      return
    }
    for start in 1..<slots.count {
      var place = start
      while place > 0, comesBefore(Int(slots[place].served), Int(slots[place - 1].served)) {
        (slots[place].served, slots[place - 1].served) = (slots[place - 1].served, slots[place].served)
        place -= 1
      }
    }
  }
}

// The guides of the children.
extension StackLayout {
  func explicitGuide(
    _ id: any AlignmentID.Type, along guideAxis: Axis, _ slot: StackSlot, _ child: LayoutChild,
    _ proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitGuide(id, along: guideAxis, in: size(slot), proposal: offer(slot.offered, in: proposal))
  }

  // By itself, as it copies the slot.
  @inline(never)
  func guide(
    _ id: any AlignmentID.Type, _ side: AlignmentSide?, of child: LayoutChild, _ slot: StackSlot,
    _ proposal: ProposedViewSize
  ) -> CGFloat {
    explicitGuide(id, along: axis.cross, slot, child, proposal) ?? side?.position(in: slot.breadth)
      ?? id.defaultValue(
        in: ViewDimensions(size: size(slot), host: child.host, proposal: offer(slot.offered, in: proposal)))
  }
}
