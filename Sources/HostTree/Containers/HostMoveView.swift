package import Foundation

/// Shows its content elsewhere than where it is laid out, by parts of its own size: what moves in from an edge.
package final class HostMoveView: HostContainerView {
  /// How many times its own width and height the content lies to the right and downwards.
  package var parts = CGSize.zero {
    didSet { if parts != oldValue { setNeedsLayout() } }
  }

  /// How far the content is from where it is laid out.
  override var subviewDistance: CGSize {
    CGSize(width: parts.width * bounds.width, height: parts.height * bounds.height)
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(OffsetLayout(offset: subviewDistance)) }

  /// The content takes hits where it is shown.
  package override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  package override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if parts != .zero { description.add("parts", CGPoint(x: parts.width, y: parts.height)) }
  }
}
