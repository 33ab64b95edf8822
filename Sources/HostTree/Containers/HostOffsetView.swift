public import Foundation

/// A container that displaces its content without changing the layout around it, by ``OffsetLayout``.
open class HostOffsetView: HostContainerView {
  /// The displacement to the right and downwards, in points. Coordinates that are not finite are reported and count as
  /// 0.
  public final var offset = CGSize.zero {
    didSet {
      offset = OffsetLayout(offset: offset).offset
      if offset != oldValue { setNeedsLayout() }
    }
  }

  /// Creates a container that displaces its content.
  public convenience init(offset: CGSize) {
    self.init(frame: .zero)
    self.offset = OffsetLayout(offset: offset).offset
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(OffsetLayout(offset: offset)) }

  /// True: the content takes part in hit testing where it is shown, also outside of this view's bounds.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  override var hitsBeyondBounds: Bool { true }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("offset", CGPoint(x: offset.width, y: offset.height))
  }
}
