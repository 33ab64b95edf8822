public import Foundation

/// A control that shows a colour and lets the user pick another, as `UIColorWell`.
///
/// It is drawn as a filled circle in a ring of all hues.
///
/// When the user picks a different colour it sends `valueChanged` and `primaryActionTriggered`; setting properties
/// sends no events. It presents no colour picker itself: a renderer shows one and calls ``pick(_:)`` with the result.
public final class HostColorWell: HostControl {
  /// The current colour; nil, the default, while none is selected.
  public var selectedColor: HostColor? {
    didSet { if selectedColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether the user can pick translucent colours. Defaults to true. Does not change ``selectedColor``.
  public var supportsAlpha = true {
    didSet { if supportsAlpha != oldValue { setNeedsDisplay() } }
  }

  /// The title of the colour picker; nil for none. Not drawn by the well itself.
  public var title: String? {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  // MARK: Picking as a user

  /// Picks a colour as a user does; it is made opaque unless ``supportsAlpha``. Sends the events if the colour changes.
  ///
  /// Does not settle the window.
  ///
  /// - Returns: Whether the well is enabled and reachable by a touch, see ``HostView/tap()``. If false, nothing has
  ///   changed.
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

  /// Draws the ring of hues around the selected colour; a red diagonal stroke if there is none.
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

  /// Adds the colour, the title, and `opaque` unless ``supportsAlpha``.
  public override func describe(into description: inout HostDescription) {
    if let selectedColor { description.add("color", selectedColor) }
    if let title { description.add("title", title) }
    if !supportsAlpha { description.add("opaque") }
    super.describe(into: &description)
  }
}
