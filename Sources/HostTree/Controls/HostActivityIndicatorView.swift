public import Foundation

/// A turning wheel: something is going on, and nobody knows for how long.
///
/// It is hidden until ``startAnimating()`` and again after ``stopAnimating()``, unless ``hidesWhenStopped`` is false. It
/// keeps its size, hidden or not, and takes no touches.
public final class HostActivityIndicatorView: HostView {
  /// How large the wheel is.
  public enum Style: Hashable, Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large
  }

  private var storedHidesWhenStopped = true

  /// How large the wheel is; medium unless told.
  public var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the wheel; nil takes the usual one.
  public var color: HostColor? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  /// Whether the wheel is shown only while it turns; true unless told.
  public var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set {
      guard newValue != storedHidesWhenStopped else { return }
      storedHidesWhenStopped = newValue
      isHidden = newValue && !isAnimating
    }
  }

  /// Makes a wheel that stands still, with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isAccessibilityElement = true
  }

  /// Makes a wheel of its own size that stands still.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// Lets the wheel turn, and shows it.
  ///
  /// Does nothing if it turns already.
  public func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if storedHidesWhenStopped { isHidden = false }
    setNeedsDisplay()
  }

  /// Stops the wheel, and hides it if ``hidesWhenStopped``.
  ///
  /// Does nothing if it stands still already.
  public func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if storedHidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  /// 20 x 20 points, 37 x 37 if it is large.
  public override var intrinsicContentSize: CGSize {
    switch style {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }

  /// False: touches pass through.
  public override var takesHitsItself: Bool { false }

  /// Draws eight spokes, one paler than the next.
  public override func draw(into drawing: inout HostDrawing) {
    let radius = min(bounds.width, bounds.height) / 2
    let base = drawing.resolved(color ?? .gray)
    for index in 0..<8 {
      let angle = CGFloat(index) * .pi / 4
      let spoke = Path { path in
        for reach in [radius * 0.5, radius * 0.9] {
          let point = CGPoint(x: bounds.midX + reach * sin(angle), y: bounds.midY - reach * cos(angle))
          if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      let share = isAnimating ? 1 - Double((8 - index) % 8) * 0.1 : 1
      drawing.stroke(
        spoke, with: base.withAlphaComponent(base.alpha * share),
        style: StrokeStyle(lineWidth: radius * 0.2, lineCap: .round))
    }
  }

  /// Adds the style if it is large, and whether the wheel turns.
  public override func describe(into description: inout HostDescription) {
    if style == .large { description.add("large") }
    if isAnimating { description.add("animating") }
    if let color { description.add("color", color) }
    super.describe(into: &description)
  }
}
