public import Foundation

/// Draws a border just inside its bounds; takes as much room as it is offered, so it goes over or behind something.
public final class HostBorderView: HostView {
  /// The border's paint.
  public var paint: HostPaint {
    didSet { if paint != oldValue { setNeedsDisplay() } }
  }

  /// The border's colour; clear if its paint has several.
  public var color: HostColor {
    get { paint.color ?? .clear }
    set { paint = .color(newValue) }
  }

  /// The border's width in points; negative and not finite widths are reported and count as 0.
  public var width: CGFloat {
    didSet {
      width = HostBorderView.sound(width)
      if width != oldValue { setNeedsDisplay() }
    }
  }

  /// Makes a border.
  public init(color: HostColor, width: CGFloat = 1) {
    paint = .color(color)
    self.width = HostBorderView.sound(width)
    super.init(frame: .zero)
  }

  /// Makes a black border 1 point wide.
  public convenience init() { self.init(color: .black) }

  /// False: a border is transparent to pointers.
  public override var takesHitsItself: Bool { false }

  /// Draws the line.
  public override func draw(into drawing: inout HostDrawing) {
    let inner = bounds.insetBy(dx: width / 2, dy: width / 2)
    guard inner.width > 0, inner.height > 0 else { return drawing.fill(Path(bounds), with: paint, in: bounds) }
    drawing.stroke(Path(inner), with: paint, in: bounds, style: StrokeStyle(lineWidth: width))
  }

  /// Adds its parameters to the line that stands for this view.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("color", paint)
    description.add("width", width)
  }

  private static func sound(_ width: CGFloat) -> CGFloat {
    guard !(width >= 0 && width < .infinity) else { return width }
    HostDiagnostics.report(
      "A border has the width \(width.printed), which is negative or not finite; it counts as 0.")
    return 0
  }
}
