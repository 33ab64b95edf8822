public import Foundation

/// A container that limits hit testing of its content to a shape, as SwiftUI's `contentShape(_:)`; layout is not
/// affected.
///
/// Within the shape it is hit itself, so that gestures around it receive touches between its subviews as well.
open class HostContentShapeView: HostContainerView {
  /// The hit-testing shape, drawn in this view's bounds; nil leaves hit testing to the content.
  public final var shape: HostShape? {
    didSet {
      outline = nil
      setNeedsDisplay()
    }
  }

  /// Whether the shape uses the even-odd fill rule; false by default (non-zero).
  public final var isEOFilled = false {
    didSet {
      guard isEOFilled != oldValue else { return }
      outline = nil
      setNeedsDisplay()
    }
  }

  /// The outline of the shape, in the bounds that hit testing last asked for.
  private final var outline: HitOutline?

  /// The shape of previews of drags that begin here, in this view's bounds; nil, the default, for a rectangle with
  /// round corners.
  public final var dragPreviewShape: HostShape?

  /// Creates a container that can be hit within `shape`.
  public convenience init(_ shape: HostShape?, eoFill: Bool = false) {
    self.init(frame: .zero)
    self.shape = shape
    isEOFilled = eoFill
  }

  /// Whether it is hit itself between its subviews: true if there is a shape.
  open override var takesHitsItself: Bool { shape != nil }

  /// Whether the shape contains a point; without a shape, whether the bounds do.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool {
    guard let shape else { return super.point(inside: point, with: event) }
    if outline?.rect != bounds { outline = HitOutline(shape, .fill(FillStyle(eoFill: isEOFilled)), in: bounds) }
    return outline?.contains(point) == true
  }

  override var hitsBeyondBounds: Bool {
    super.hitsBeyondBounds || shape.map { !bounds.contains($0.path(in: bounds).boundingRect) } ?? false
  }

  /// Adds the shape and its fill rule to this view's line in a printed tree.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let shape { description.add("shape", Words(shape.name)) }
    if isEOFilled { description.add("evenOdd") }
  }
}
