// Tests: `ContainerLayoutTests`.

public import Foundation

/// A layout of secondary children in front of or behind a primary one, as SwiftUI's `overlay` and `background`.
///
/// The primary child receives the container's proposal, and its size is the container's. Each secondary child is
/// proposed the primary's size and aligned with it; it has no effect on the container's size, even if it is larger.
@MainActor
public struct OverlayLayout: @MainActor Layout {
  /// The alignment of secondary children with the primary one.
  public var alignment: Alignment
  /// The index of the primary child; an index out of range stands for the last one.
  public var primaryIndex: Int

  /// Creates a layout; the first child is the primary one by default.
  public init(alignment: Alignment = .center, primaryIndex: Int = 0) {
    self.alignment = alignment
    self.primaryIndex = primaryIndex
  }

  /// The primary child's size; zero without children.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    primary(in: subviews)?.sizeThatFits(proposal) ?? .zero
  }

  /// Places the primary child at the origin of the bounds and the secondary ones aligned with it.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let primary = primary(in: subviews) else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    if subviews.count == 1 { return }
    let dimensions = primary.dimensions(in: proposal)
    let offer = ProposedViewSize(width: dimensions.width, height: dimensions.height)
    let guideX = bounds.minX + dimensions[alignment.horizontal]
    let guideY = bounds.minY + dimensions[alignment.vertical]
    for child in subviews.children where child.host !== primary.host {
      let secondary = child.dimensions(in: offer)
      child.place(
        at: CGPoint(x: guideX - secondary[alignment.horizontal], y: guideY - secondary[alignment.vertical]),
        proposal: offer)
    }
  }

  /// The primary child's explicit position of a guide; nil if there is none.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    primary(in: subviews)?.dimensions(in: proposal).explicitValue(of: guide, along: axis)
      .map { bounds.origin[axis] + $0 }
  }

  private func primary(in subviews: LayoutSubviews) -> LayoutChild? {
    subviews.isEmpty
      ? nil : subviews.child(primaryIndex >= 0 ? Swift.min(primaryIndex, subviews.count - 1) : subviews.count - 1)
  }
}
