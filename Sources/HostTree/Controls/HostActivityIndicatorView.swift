public import Foundation

/// A spinner that shows indeterminate progress, as `UIActivityIndicatorView`.
///
/// Hidden until ``startAnimating()`` and again after ``stopAnimating()``, unless ``hidesWhenStopped`` is false. It
/// keeps its size in the layout, hidden or not, and takes no touches.
///
/// ```swift
/// let spinner = HostActivityIndicatorView(style: .large)
/// spinner.startAnimating()
/// ```
public final class HostActivityIndicatorView: HostView {
  /// The size of the spinner.
  public enum Style: Hashable, Sendable {
    /// 20 points.
    case medium
    /// 37 points.
    case large
  }

  private var storedHidesWhenStopped = true

  /// The size of the spinner. Defaults to `.medium`.
  public var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the spokes; nil, the default, draws them in gray.
  public var color: HostColor? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  /// Whether the spinner is animating: between ``startAnimating()`` and ``stopAnimating()``.
  public private(set) var isAnimating = false

  /// Whether the view hides itself while it is not animating. Defaults to true.
  ///
  /// Setting it hides or shows the view at once.
  public var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set {
      guard newValue != storedHidesWhenStopped else { return }
      storedHidesWhenStopped = newValue
      isHidden = newValue && !isAnimating
    }
  }

  /// Creates a stopped, hidden spinner of the medium style with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isAccessibilityElement = true
  }

  /// Creates a stopped, hidden spinner at the origin, with the size of its style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    frame.size = intrinsicContentSize
  }

  /// Starts the animation, and shows the view if ``hidesWhenStopped``.
  ///
  /// Does nothing while it is animating.
  public func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if storedHidesWhenStopped { isHidden = false }
    setNeedsDisplay()
  }

  /// Stops the animation, and hides the view if ``hidesWhenStopped``.
  ///
  /// Does nothing while it is stopped.
  public func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if storedHidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }

  /// 20 x 20 points; 37 x 37 for the large style.
  public override var intrinsicContentSize: CGSize {
    switch style {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }

  /// False: hit testing skips the spinner, so touches reach the views behind it.
  public override var takesHitsItself: Bool { false }

  /// Draws eight spokes, fading around the circle while animating and all opaque while stopped.
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
        spoke, with: base.faded(by: share),
        style: StrokeStyle(lineWidth: radius * 0.2, lineCap: .round))
    }
  }

  /// Adds `large`, `animating` and the colour where they apply.
  public override func describe(into description: inout HostDescription) {
    if style == .large { description.add("large") }
    if isAnimating { description.add("animating") }
    if let color { description.add("color", color) }
    super.describe(into: &description)
  }
}
