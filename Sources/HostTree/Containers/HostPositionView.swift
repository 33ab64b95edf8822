public import Foundation

/// A container that takes the whole proposal and centres its content at a point, by ``PositionLayout``.
open class HostPositionView: HostContainerView {
  /// The centre of the content, in this view's coordinates. Coordinates that are not finite are reported and count as
  /// 0.
  public final var position = CGPoint.zero {
    didSet {
      position = PositionLayout(position: position).position
      if position != oldValue { setNeedsLayout() }
    }
  }

  /// Creates a container that centres its content at `position`.
  public convenience init(position: CGPoint) {
    self.init(frame: .zero)
    self.position = PositionLayout(position: position).position
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(PositionLayout(position: position)) }

  /// Adds the layout's parameters to the description.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("position", position)
  }
}
