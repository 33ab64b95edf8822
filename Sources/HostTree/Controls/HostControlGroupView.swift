// Tests: `ControlGroupTests`.

import Foundation

/// A row of controls of the same width on one background, with lines between them. It looks like SwiftUI's
/// `ControlGroup`, and like a `UISegmentedControl` without a selection.
package final class HostControlGroupView: HostContainerView {
  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(ControlGroupLayout()) }

  /// Draws the background, and the lines between the controls.
  package override func draw(into drawing: inout HostDrawing) {
    let count = subviews.count { !$0.isOutsideLayout }
    guard count > 0 else { return }
    drawing.fill(bounds, cornerRadius: 8, with: .tertiarySystemFill)
    for index in 1..<count {
      drawing.fillSegmentDivider(at: CGFloat(index) * bounds.width / CGFloat(count), in: bounds)
    }
  }
}

/// Children side by side in equal shares of the proposed width, but of no less than the widest one needs.
private struct ControlGroupLayout: Layout {
  private static let height: CGFloat = 32
  private static let padding: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let least = CGFloat(subviews.count) * (widest + 2 * Self.padding)
    let offered = proposal.width ?? least
    return CGSize(
      width: offered.isFinite ? max(offered, least) : least, height: max(sizes.map(\.height).max() ?? 0, Self.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {
    let width = bounds.width / CGFloat(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
