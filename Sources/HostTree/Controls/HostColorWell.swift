public import Foundation

/// A control for a colour: a round well of it in a ring of all hues.
///
/// When a user picks another colour it sends `valueChanged` and `primaryActionTriggered`. Setting properties calls no
/// action. By what a user picks the colour is left to whoever draws; ``pick(_:)`` says the outcome.
public final class HostColorWell: HostControl {
  /// The colour; nil, as unless told, for none yet.
  public var selectedColor: HostColor? {
    didSet { if selectedColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether a user can pick colours that are not opaque; true unless told. The colour itself stays as it is.
  public var supportsAlpha = true {
    didSet { if supportsAlpha != oldValue { setNeedsDisplay() } }
  }

  /// What the colour is for, shown where a user picks it; nil for nothing.
  public var title: String? {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  // MARK: The user's hand

  /// Picks a colour, as a user does: without ``supportsAlpha`` it becomes opaque. The events are sent if it is another
  /// one than before.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether the user could: see ``HostView/tap()``. Else nothing has changed.
  @discardableResult
  public func pick(_ color: HostColor) -> Bool {
    guard isEnabled, root != nil, isReachable(at: CGPoint(x: bounds.midX, y: bounds.midY)) else { return false }
    let picked = supportsAlpha || color.alpha == 1 ? color : color.withAlphaComponent(1)
    guard picked != selectedColor else { return true }
    selectedColor = picked
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  // MARK: Size, drawing and printing

  /// 28 x 28 points.
  public override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }

  private static let hues = HostPaint.angularGradient(
    HostGradient(colors: (0...6).map { HostColor(hue: Double($0) / 6, saturation: 0.9, brightness: 1) }),
    center: .center, start: .zero, end: .degrees(360))

  /// Draws the ring and, in its middle, the colour; a stroke across where there is none.
  public override func draw(into drawing: inout HostDrawing) {
    let square = CGRect(x: bounds.midX - 14, y: bounds.midY - 14, width: 28, height: 28)
    let ring = square.insetBy(dx: 1.5, dy: 1.5)
    drawing.stroke(Path(ellipseIn: ring), with: HostColorWell.hues, in: square, style: StrokeStyle(lineWidth: 3))
    let well = square.insetBy(dx: 5, dy: 5)
    guard let selectedColor else {
      let stroke = Path { path in
        path.move(to: CGPoint(x: well.minX + 3, y: well.maxY - 3))
        path.addLine(to: CGPoint(x: well.maxX - 3, y: well.minY + 3))
      }
      return drawing.stroke(stroke, with: .red, lineWidth: 2)
    }
    drawing.fill(Path(ellipseIn: well), with: selectedColor)
  }

  /// Adds the colour, the title, and `opaque` where only such colours can be picked.
  public override func describe(into description: inout HostDescription) {
    if let selectedColor { description.add("color", selectedColor) }
    if let title { description.add("title", title) }
    if !supportsAlpha { description.add("opaque") }
    super.describe(into: &description)
  }
}
