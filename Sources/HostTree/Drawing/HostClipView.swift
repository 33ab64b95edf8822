import Foundation

/// Shows only what of its content lies within a shape; changes nothing about layout.
///
/// As in SwiftUI, it changes nothing about what a pointer hits either: ``HostContentShapeView`` does.
open class HostClipView: HostContainerView {
  /// What is shown, drawn in this view's bounds.
  public final var shape: HostShape {
    didSet { setNeedsDisplay() }
  }

  /// What counts as inside of the shape.
  public final var style: FillStyle {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  /// Makes a container that shows what lies within `shape`.
  public init(_ shape: HostShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    super.init(frame: .zero)
  }

  /// Leaves only what is inside of the shape.
  open override var drawingEffects: [HostDrawing.Effect] { [.clip(shape.path(in: bounds), style)] }

  /// Adds the shape to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("shape", Words(shape.name))
    if style.isEOFilled { description.add("evenOdd") }
  }
}
