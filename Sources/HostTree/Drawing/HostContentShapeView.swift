public import Foundation

/// Says where a pointer hits its content: within a shape, and nowhere else; changes nothing about layout.
///
/// Within the shape it takes hits itself, so that gestures around it see pointers between its subviews as well.
open class HostContentShapeView: HostContainerView {
  /// Where it can be hit, drawn in this view's bounds; nil leaves it to the content.
  public final var shape: HostShape? {
    didSet { setNeedsDisplay() }
  }

  /// Whether what an even number of outlines goes round is outside.
  public final var isEOFilled = false {
    didSet { if isEOFilled != oldValue { setNeedsDisplay() } }
  }

  /// Makes a container that is hit within `shape`.
  public convenience init(_ shape: HostShape?, eoFill: Bool = false) {
    self.init(frame: .zero)
    self.shape = shape
    isEOFilled = eoFill
  }

  /// Whether it is hit itself between its subviews: if there is a shape.
  open override var takesHitsItself: Bool { shape != nil }

  /// Whether the shape contains a point.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool {
    guard let shape else { return super.point(inside: point, with: event) }
    return shape.path(in: bounds).contains(point, eoFill: isEOFilled)
  }

  /// Adds the shape to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let shape { description.add("shape", Words(shape.name)) }
    if isEOFilled { description.add("evenOdd") }
  }
}
