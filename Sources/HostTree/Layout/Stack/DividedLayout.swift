// Tests: `HSplitViewTests`.

public import Foundation

/// A layout that shares a length among children with dividers between them, which a user moves, as SwiftUI's
/// `HSplitView`.
///
/// Children get equal shares, as far as their smallest and largest lengths allow. It takes the proposed size, and at
/// least as much as its children need.
public struct DividedLayout: Layout, Equatable {
  /// The direction in which the children follow each other.
  public var axis: Axis
  /// How far the user has moved each divider, in points; dividers without a number stay where they are.
  public var shifts: [CGFloat]

  /// The thickness of a divider, in points.
  public static let thickness: CGFloat = 1

  /// Creates a layout.
  public init(axis: Axis, shifts: [CGFloat] = []) {
    self.axis = axis
    self.shifts = shifts
  }

  /// Where one child has its length.
  private struct Share {
    let child: LayoutChild
    let least: CGFloat
    let most: CGFloat
    var length: CGFloat = 0
  }

  private func shares(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [Share] {
    let children = Array(subviews.children)
    func length(of child: LayoutChild, in length: CGFloat?) -> CGFloat {
      var offer = proposal
      offer[axis] = length
      return child.sizeThatFits(offer)[axis]
    }
    var shares = children.map { child in
      Share(child: child, least: length(of: child, in: 0), most: length(of: child, in: .infinity))
    }
    guard let whole = proposal[axis], whole.isFinite else {
      for index in shares.indices { shares[index].length = length(of: shares[index].child, in: nil) }
      return shares
    }
    // The least flexible ones choose first, and the others share the rest.
    var rest = max(whole - Self.thickness * CGFloat(max(shares.count - 1, 0)), 0)
    let order = shares.indices.sorted {
      let (first, second) = (shares[$0].most - shares[$0].least, shares[$1].most - shares[$1].least)
      return first != second ? first < second : $0 < $1
    }
    for (place, index) in order.enumerated() {
      let share = rest / CGFloat(order.count - place)
      shares[index].length = min(max(share, shares[index].least), shares[index].most)
      rest = max(rest - shares[index].length, 0)
    }
    for (index, shift) in shifts.enumerated() where index + 1 < shares.count { move(index, by: shift, &shares) }
    return shares
  }

  /// Moves a divider as far as the children on both sides allow.
  private func move(_ divider: Int, by distance: CGFloat, _ shares: inout [Share]) {
    let (before, after) = (shares[divider], shares[divider + 1])
    let most = min(max(after.length - after.least, 0), max(before.most - before.length, 0))
    let least = -min(max(before.length - before.least, 0), max(after.most - after.length, 0))
    let distance = min(max(distance, least), most)
    shares[divider].length += distance
    shares[divider + 1].length -= distance
  }

  /// The proposed length, or what the children take together; as broad as the broadest child.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    let shares = shares(proposal, subviews)
    var size = CGSize.zero
    for share in shares {
      var offer = proposal
      offer[axis] = share.length
      size[axis] += share.length
      size[axis.cross] = max(size[axis.cross], share.child.sizeThatFits(offer)[axis.cross])
    }
    size[axis] += Self.thickness * CGFloat(max(shares.count - 1, 0))
    if let whole = proposal[axis], whole.isFinite { size[axis] = max(size[axis], whole) }
    return size
  }

  /// Places the children one after the other, each in the middle of the breadth.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var offer = ProposedViewSize(bounds.size)
    var place = bounds.origin[axis]
    for share in shares(offer, subviews) {
      offer[axis] = share.length
      var point = CGPoint.zero
      point[axis] = place
      point[axis.cross] = axis == .horizontal ? bounds.midY : bounds.midX
      share.child.place(
        at: point, anchor: axis == .horizontal ? .leading : .top, proposal: offer)
      place += share.length + Self.thickness
    }
  }
}
