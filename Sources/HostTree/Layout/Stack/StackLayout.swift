public import Foundation

/// Places children one after the other along an axis, as `HStack` and `VStack` do.
///
/// ```swift
/// let view = HostLayoutView(StackLayout(axis: .horizontal, spacing: 0))
/// view.addSubview(HostColorView(.red))
/// view.addSubview(HostFrameView(width: 100, height: 20))
/// view.addSubview(HostColorView(.blue))
/// view.frame.size = CGSize(width: 320, height: 40)
/// view.layoutIfNeeded()
/// print(view.treeDescription())
/// // Prints:
/// // HostLayoutView (0, 0, 320 x 40) layout=StackLayout
/// // ├─ HostColorView (0, 0, 110 x 40) background=red
/// // ├─ HostFrameView (110, 10, 100 x 20) width=100 height=20
/// // └─ HostColorView (210, 0, 110 x 40) background=blue
/// ```
///
/// Each child is offered a fair share of the room that is left, in this order: higher ``LayoutSubview/priority`` first,
/// after the smallest lengths of all lower priorities were set aside; within a priority the least flexible child first
/// (the one whose largest and smallest length lie closest together). Length that a child does not take is left for the
/// others. Across the axis each child is offered what the stack was offered. The stack is as large as what its children
/// took, be it more or less than the proposal.
///
/// Where no length is proposed along the axis, each child has its ideal length.
///
/// - Complexity: For *n* children at most 3 *n* measures, and O(*n*) comparisons where the flexibilities are in order
///   already, else O(*n* log *n*).
public struct StackLayout: Layout {
  /// The distance between neighbours that have no wish of their own: 8 points.
  public static let defaultSpacing: CGFloat = 8

  /// The direction in which the children follow each other.
  public var axis: Axis
  /// The distance between neighbours in points; nil takes what the neighbours want, see
  /// ``ViewSpacing``: ``defaultSpacing`` between most views, but none next to a ``HostSpacer``.
  public var spacing: CGFloat?
  /// The guides on which children are lined up; only the one across ``axis`` counts.
  public var alignment: Alignment

  /// Makes a stack.
  public init(axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    if let child = onlyChild(of: subviews) { return size(ofOnly: child, proposal) }
    let slots = StackSlots.take(subviews.count)
    defer { StackSlots.giveBack(slots) }
    measure(slots, subviews, for: proposal)
    return finish(slots, subviews, proposal)
  }

  /// Finds the size when all children are measured. A function of its own, to keep its locals off the caller's frame.
  @inline(never)
  private func finish(_ slots: StackSlots.Slots, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    answer(slots, lineUp(slots, subviews, proposal), proposal)
  }

  /// The stack's size, and the proposals for which it is the same.
  @inline(__always)
  func answer(_ slots: StackSlots.Slots, _ extent: Extent, _ proposal: ProposedViewSize) -> CGSize {
    ProposalRange.answered = slots.proposals(along: axis, proposal[axis])
    return size(extent)
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    if let child = onlyChild(of: subviews) {
      return child.place(at: bounds.origin, proposal: offerToOnlyChild(proposal))
    }
    let slots = StackSlots.take(subviews.count)
    defer { StackSlots.giveBack(slots) }
    let extent = arrange(slots, subviews, for: proposal)
    for index in slots.indices {
      subviews.child(index).place(
        at: origin(of: slots[index], in: bounds, extent), proposal: offer(slots[index].offered, in: proposal))
    }
  }

  /// The child of a stack of one, if no view in it gives guides: there is nothing to share, and nothing to line it up
  /// with, so the stack is as large as the child, for the same proposals.
  @inline(__always)
  func onlyChild(of subviews: LayoutSubviews) -> LayoutChild? {
    guard subviews.count == 1 else { return nil }
    let child = subviews.child(0)
    return child.givesGuides ? nil : child
  }

  @inline(__always)
  func size(ofOnly child: LayoutChild, _ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(offerToOnlyChild(proposal))
  }

  private func offerToOnlyChild(_ proposal: ProposedViewSize) -> ProposedViewSize {
    offer(proposal[axis].map { $0 > 0 ? $0 : 0 }, in: proposal)
  }

  /// Where the children say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along guideAxis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    let slots = StackSlots.take(subviews.count)
    defer { StackSlots.giveBack(slots) }
    measure(slots, subviews, for: proposal)
    // Most stacks end here. Lining up would ask the children again, and nested stacks twice as often on each level.
    let isAnswered = slots.indices.contains {
      explicitGuide(guide, along: guideAxis, slots[$0], subviews.child($0), proposal) != nil
    }
    guard isAnswered else { return nil }
    let extent = lineUp(slots, subviews, proposal)
    if guideAxis != axis, guide == crossID { return bounds.origin[guideAxis] + extent.guide }  // all are lined up on it
    var combined = GuideCombination(guide)
    for index in slots.indices {
      let slot = slots[index]
      let position = guideAxis == axis ? slot.position : extent.guide - slot.guide
      combined.add(
        explicitGuide(guide, along: guideAxis, slot, subviews.child(index), proposal).map {
          bounds.origin[guideAxis] + position + $0
        })
    }
    return combined.value
  }

  /// The guide on which the children are lined up.
  private var crossID: any AlignmentID.Type { alignment[axis.cross] }

  func size(_ slot: StackSlot) -> CGSize {
    axis == .horizontal
      ? CGSize(width: slot.length, height: slot.breadth) : CGSize(width: slot.breadth, height: slot.length)
  }

  // MARK: The arrangement

  /// The stack's own measures; `guide` is where the children's guides lie across the axis.
  struct Extent {
    var length: CGFloat = 0
    var breadth: CGFloat = 0
    var guide: CGFloat = 0
  }

  /// The size of a stack.
  func size(_ extent: Extent) -> CGSize {
    axis == .horizontal
      ? CGSize(width: extent.length, height: extent.breadth) : CGSize(width: extent.breadth, height: extent.length)
  }

  /// Where a child lies.
  func origin(of slot: StackSlot, in bounds: CGRect, _ extent: Extent) -> CGPoint {
    let across = extent.guide - slot.guide
    return axis == .horizontal
      ? CGPoint(x: bounds.minX + slot.position, y: bounds.minY + across)
      : CGPoint(x: bounds.minX + across, y: bounds.minY + slot.position)
  }

  /// Asks the children what is not known of them yet, and finds where they lie.
  ///
  /// - Parameter slots: A slot for each child. The values known in them must be what the child would answer now.
  func arrange(_ slots: StackSlots.Slots, _ subviews: LayoutSubviews, for proposal: ProposedViewSize) -> Extent {
    measure(slots, subviews, for: proposal)
    return lineUp(slots, subviews, proposal)
  }

  /// The proposal for a child that is offered a length along the axis.
  func offer(_ length: CGFloat?, in proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }

  func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// The distance between neighbours that comes from what they want.
  @MainActor
  private static func gap(between first: HostView, and second: HostView, along axis: Axis) -> CGFloat {
    if first.flags.isDisjoint(with: [.isSpacer, .wantsSpacing, .isText]),
      second.flags.isDisjoint(with: [.isSpacer, .wantsSpacing])
    {
      return StackLayout.defaultSpacing
    }
    return wantedGap(between: first, and: second, along: axis)
  }

  // By itself, so that the usual case is inlined.
  @MainActor @inline(never)
  private static func wantedGap(between first: HostView, and second: HostView, along axis: Axis) -> CGFloat {
    spacing(of: first).distance(to: spacing(of: second), along: axis)
  }

  /// The spacing of a source. A text in a container, such as padding, is none for the stack around it.
  @MainActor
  private static func spacing(of source: HostView) -> ViewSpacing {
    let isInside = source.flags.contains(.isText) && source.parent?.flags.contains(.passesTraits) == true
    return isInside ? ViewSpacing() : source.layoutSpacing
  }

  /// Measures all children with what each is offered.
  func measure(_ slots: StackSlots.Slots, _ subviews: LayoutSubviews, for proposal: ProposedViewSize) {
    let (gaps, hasOnePriority) = findGaps(between: subviews, slots)
    if let total = proposal[axis] {
      let available = total - gaps
      if available > 0 && available < .infinity && slots.count > 1 {
        if hasOnePriority, slots.areFew, giveAll(available, subviews, proposal, slots) { return }
        share(available, subviews, proposal, slots, hasOnePriority: hasOnePriority)
      } else {
        // No child's share depends on the lengths that others take.
        let each = available > 0 ? available : 0
        for index in slots.indices { measure(subviews.child(index), offering: each, proposal, &slots[index]) }
      }
    } else {
      for index in slots.indices { measure(subviews.child(index), offering: nil, proposal, &slots[index]) }
    }
  }

  /// Finds the gap before each child and each one's priority. Returns the sum of the gaps, and whether all priorities
  /// are equal.
  ///
  /// A function of its own, so that its locals are off the stack while children are measured.
  @inline(never)
  private func findGaps(between subviews: LayoutSubviews, _ slots: StackSlots.Slots) -> (
    gaps: CGFloat, hasOnePriority: Bool
  ) {
    var gaps: CGFloat = 0
    var hasOnePriority = true
    var before: LayoutChild?
    for index in slots.indices {
      before = slots[index].knowsGap ? nil : askForGap(index, slots, subviews, before)
      gaps += slots[index].gap
      if slots[index].priority != slots[0].priority { hasOnePriority = false }
    }
    return (gaps, hasOnePriority)
  }

  /// Asks a child for its priority, and for its distance to the child before.
  ///
  /// - Parameter before: The source of the spacing of the child before, if that is known.
  /// - Returns: The source of the child's spacing.
  @inline(__always)
  private func askForGap(
    _ index: Int, _ slots: StackSlots.Slots, _ subviews: LayoutSubviews, _ before: LayoutChild?
  ) -> LayoutChild {
    let traits = subviews.child(index).stackTraits
    slots[index].priority = traits.priority
    slots[index].knowsGap = true
    if index == 0 {
      slots[index].gap = 0
    } else {
      slots[index].gap =
        spacing
        ?? inLayout((before ?? subviews.child(index - 1).stackTraits.source, traits.source, axis)) {
          StackLayout.gap(between: $0.host, and: $1.host, along: $2)
        }
    }
    return traits.source
  }

  func measure(
    _ child: LayoutChild, offering length: CGFloat?, _ proposal: ProposedViewSize, _ slot: inout StackSlot
  ) {
    if slot.knowsSize, slot.plainOffer == length ?? -1 { return }
    slot.take(child.sizeThatFits(offer(length, in: proposal)), of: length, along: axis)
  }

  /// Finds the positions along the axis, and the room the children need around their common guide.
  func lineUp(
    _ slots: StackSlots.Slots, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> Extent {
    let id = crossID
    // Where a side or middle lies by default follows from the size alone.
    let side = id.side
    var extent = GuideExtent()
    var end: CGFloat = 0
    for index in slots.indices {
      end += slots[index].gap
      if !slots[index].knowsGuide {
        slots[index].knowsGuide = true
        if let side, subviews.child(index).hasNoSideGuides {
          slots[index].guide = side.position(in: slots[index].breadth)
        } else {
          slots[index].guide = guide(id, side, of: subviews.child(index), slots[index], proposal)
        }
      }
      extent.add(length: slots[index].breadth, guide: slots[index].guide)
      slots[index].position = end
      end += slots[index].length
    }
    return Extent(length: end, breadth: extent.length, guide: extent.guide)
  }
}
