import Foundation

/// A ``StackLayout`` of few subviews that keeps where they lie until they are placed.
struct RecordedStackLayout: Layout {
  let layout: StackLayout
  /// The stack, which runs this layout.
  let stack: Unmanaged<HostStackView>

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if let child = layout.onlyChild(of: subviews) { return layout.size(ofOnly: child, proposal) }
    let slots = StackSlots.take(subviews.count)
    defer { StackSlots.giveBack(slots) }
    layout.measure(slots, subviews, for: proposal)
    return finish(slots, subviews, proposal)
  }

  // A function of its own, to keep its locals off the stack while children are measured.
  @inline(never)
  private func finish(_ slots: StackSlots.Slots, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    let extent = layout.lineUp(slots, subviews, proposal)
    let number = StackRecords.keep(slots, guide: extent.guide, for: proposal, of: stack.toOpaque())
    inLayout((stack, number)) { stack, number in stack.inPlace { $0.record = number } }
    return layout.answer(slots, extent, proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    // The stack's own properties may have changed since, which its sizes do not show yet.
    let number = inLayout(stack) { $0.inPlace { $0.flags.contains(.needsMeasure) ? 0 : $0.record } }
    guard layout.onlyChild(of: subviews) == nil,
      StackRecords.holds(number, of: stack.toOpaque(), subviews.count, for: proposal)
    else { return layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
    for index in 0..<subviews.count {
      // A child may measure views as it is placed, or even lay out another window.
      guard let place = StackRecords.place(index, in: number) else {
        return layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
      let origin =
        layout.axis == .horizontal
        ? CGPoint(x: bounds.minX + place.position, y: bounds.minY + place.across)
        : CGPoint(x: bounds.minX + place.across, y: bounds.minY + place.position)
      let offered = place.offered < 0 ? nil : place.offered
      subviews.child(index).place(at: origin, proposal: layout.offer(offered, in: proposal))
    }
  }

  func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    layout.explicitAlignment(
      of: guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
