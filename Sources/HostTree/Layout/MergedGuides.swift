import Foundation

/// Where a layout would place its children, found out without moving them.
///
/// That is how the guides of a layout that says nothing of its own come about: it is asked to place its children while
/// ``LayoutSubview/place(at:anchor:proposal:)`` only writes down where.
struct PlacementRecord {
  /// A child's place.
  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }
  private var places: [ObjectIdentifier: Place] = [:]

  /// The record that places go to; nil while children are really placed. Layouts run on the main thread.
  // Not checked, as each placement looks whether there is one.
  @exclusivity(unchecked) nonisolated(unsafe) static var current: PlacementRecord?

  mutating func add(_ child: LayoutChild, at origin: CGPoint, _ proposal: ProposedViewSize) {
    places[ObjectIdentifier(child.host)] = Place(origin: origin, proposal: proposal)
  }

  func place(of child: LayoutChild) -> Place? { places[ObjectIdentifier(child.host)] }

  /// What `body` places.
  static func record(_ body: () -> Void) -> PlacementRecord {
    let outer = current
    current = PlacementRecord()
    defer { current = outer }
    body()
    return current ?? PlacementRecord()
  }
}

extension HostLayout {
  /// Where the children, placed by this layout, say that a guide lies; nil if none does.
  func mergedGuide(
    _ id: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    // Nobody inside was told where a side or middle lies, so nobody has to be asked.
    if id.isSideOrMiddle, !subviews.children.contains(where: \.givesGuides) { return nil }
    let record = PlacementRecord.record {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    var combined = GuideCombination(id)
    for child in subviews.children {
      let place = record.place(of: child) ?? child.placeInTheMiddle(of: bounds)
      let value = child.dimensions(in: place.proposal).explicitValue(of: id, along: axis)
      combined.add(value.map { place.origin[axis] + $0 })
    }
    return combined.value
  }
}

extension LayoutChild {
  fileprivate var givesGuides: Bool {
    inLayout(self) { $0.host.flags.contains(.givesGuides) }
  }

  /// Where a child lies that its layout did not place.
  func placeInTheMiddle(of bounds: CGRect) -> PlacementRecord.Place {
    let proposal = ProposedViewSize(bounds.size)
    let size = sizeThatFits(proposal)
    return PlacementRecord.Place(
      origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
  }
}
