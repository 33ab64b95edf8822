public import Foundation

/// Takes all the room there is and shows its content at a point of it, as ``PositionLayout`` describes.
open class HostPositionView: HostContainerView {
  /// Where the middle of the content lies, in this view's coordinates.
  public final var position = CGPoint.zero {
    didSet {
      position = PositionLayout(position: position).position
      if position != oldValue { setNeedsLayout() }
    }
  }

  /// Makes a container that shows its content at `position`.
  public convenience init(position: CGPoint) {
    self.init(frame: .zero)
    self.position = PositionLayout(position: position).position
  }

  override func runLayout(_ call: inout LayoutCall) { call.run(PositionLayout(position: position)) }

  /// Adds the layout's parameters, as far as they differ from the defaults.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("position", position)
  }
}
