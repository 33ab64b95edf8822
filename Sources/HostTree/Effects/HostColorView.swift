import Foundation

/// A paint that fills the offered room, and is 10 points long where nothing is offered.
///
/// A paint of one colour is its ``HostView/backgroundColor``.
public final class HostColorView: HostView {
  /// The paint; nil paints nothing.
  public var paint: HostPaint? {
    get { pattern ?? backgroundColor.map { .color($0) } }
    set {
      let color = newValue?.color
      if color != backgroundColor { backgroundColor = color }
      pattern = color == nil ? newValue : nil
    }
  }

  /// The colour that the view is filled with.
  public override var backgroundColor: HostColor? {
    get { ownColor }
    set {
      HostViewAnimation.current?.willChange(self)
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  // Here, not among the rare properties: a colour is what this view is for.
  private var ownColor: HostColor?

  /// The paint if it is no mere colour.
  private var pattern: HostPaint? {
    didSet { if pattern != oldValue { setNeedsDisplay() } }
  }

  /// Makes a view that fills the offered room with a colour.
  public convenience init(_ color: HostColor) {
    self.init(frame: .zero)
    backgroundColor = color
  }

  /// Whether there is anything to hit: a paint that is not fully clear.
  public override var takesHitsItself: Bool { paint.map { !$0.isClear } ?? false }

  /// Draws the paint if it is no mere colour, which is the background.
  public override func draw(into drawing: inout HostDrawing) {
    if let pattern { drawing.fill(Path(bounds), with: pattern, in: bounds) }
  }

  /// Adds the paint, if it is no mere colour, to the line that stands for this view.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let pattern { description.add("fill", pattern) }
  }
}
