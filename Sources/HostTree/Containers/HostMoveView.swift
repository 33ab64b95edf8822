package import Foundation

/// A container that displaces its content by fractions of its own size, for transitions that move in from an edge.
package final class HostMoveView: HostContainerView {
  /// The displacement to the right and downwards, as multiples of the width and height.
  package var parts = CGSize.zero {
    didSet { if parts != oldValue { setNeedsLayout() } }
  }

  /// The displacement of the content, in points.
  override var subviewDistance: CGSize {
    CGSize(width: parts.width * bounds.width, height: parts.height * bounds.height)
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(OffsetLayout(offset: subviewDistance)) }

  /// True: the content takes part in hit testing where it is shown.
  package override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  override var hitsBeyondBounds: Bool { true }

  /// Adds the layout's parameters to the description.
  package override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if parts != .zero { description.add("parts", CGPoint(x: parts.width, y: parts.height)) }
  }
}
