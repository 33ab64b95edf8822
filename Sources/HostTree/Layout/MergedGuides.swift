// Tests: `LayoutGuidesTests`.

import Foundation

/// The placements of a layout's children, recorded without moving them.
///
/// That is how guides are merged for a layout that does not define its own: it places its children while
/// ``LayoutSubview/place(at:anchor:proposal:)`` only records the positions.
struct PlacementRecord {
  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }
  private var places: [ObjectIdentifier: Place] = [:]

  /// The current record; nil while children are really placed. Only used on the main thread.
  // Not checked for exclusivity, as each placement reads it.
  @exclusivity(unchecked) nonisolated(unsafe) static var current: PlacementRecord?

  mutating func add(_ child: LayoutChild, at origin: CGPoint, _ proposal: ProposedViewSize) {
    places[ObjectIdentifier(child.host)] = Place(origin: origin, proposal: proposal)
  }

  func place(of child: LayoutChild) -> Place? { places[ObjectIdentifier(child.host)] }

  /// Records the placements that `body` makes.
  static func record(_ body: () -> Void) -> PlacementRecord {
    let outer = current
    current = PlacementRecord()
    defer { current = outer }
    body()
    return current ?? PlacementRecord()
  }
}

extension Layout {
  /// The merged explicit guide of the children at their positions in this layout; nil if none has one.
  func mergedGuide(
    _ id: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    // No descendant has an explicit edge or centre guide, so there is nothing to merge.
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
  /// Whether the child or a descendant may have explicit guides.
  var givesGuides: Bool {
    inLayout(self) { $0.host.flags.contains(.givesGuides) }
  }

  /// The placement of a child that its layout did not place: the centre.
  func placeInTheMiddle(of bounds: CGRect) -> PlacementRecord.Place {
    let proposal = ProposedViewSize(bounds.size)
    let size = sizeThatFits(proposal)
    return PlacementRecord.Place(
      origin: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2), proposal: proposal)
  }
}
