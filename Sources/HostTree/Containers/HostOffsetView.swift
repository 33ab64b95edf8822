public import Foundation

/// Shows its content elsewhere than where it is laid out, as ``OffsetLayout`` describes.
open class HostOffsetView: HostContainerView {
  /// How far the content lies to the right and downwards, in points.
  public final var offset = CGSize.zero {
    didSet {
      offset = OffsetLayout(offset: offset).offset
      if offset != oldValue { setNeedsLayout() }
    }
  }

  /// Makes a container that moves its content.
  public convenience init(offset: CGSize) {
    self.init(frame: .zero)
    self.offset = OffsetLayout(offset: offset).offset
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(OffsetLayout(offset: offset)) }

  /// The content takes hits where it is shown, which may be outside of this view's own bounds.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("offset", CGPoint(x: offset.width, y: offset.height))
  }
}
