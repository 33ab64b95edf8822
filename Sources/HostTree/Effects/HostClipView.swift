import Foundation

/// A container that clips its content to a shape; layout is not affected.
///
/// As in SwiftUI, hit testing is not affected either: use ``HostContentShapeView`` for that.
open class HostClipView: HostContainerView {
  /// The clip shape, drawn in this view's bounds.
  public final var shape: HostShape {
    didSet { setNeedsDisplay() }
  }

  /// The fill rule that decides which points are inside of the shape; non-zero by default.
  public final var style: FillStyle {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// Creates a container that clips its content to `shape`.
  public init(_ shape: HostShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    super.init(frame: .zero)
  }

  /// Clips the content to the shape.
  open override var drawingEffects: [HostDrawing.Effect] { [.clip(shape.path(in: bounds), style)] }

  /// Adds the shape and its fill rule to this view's line in a printed tree.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("shape", Words(shape.name))
    if style.isEOFilled { description.add("evenOdd") }
  }
}
