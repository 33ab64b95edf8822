public import Foundation

/// A horizontal progress bar, as `UIProgressView`; also shows a level, for gauges.
///
/// ```swift
/// let bar = HostProgressView()
/// bar.progress = 0.25
/// bar.frame.size = bar.sizeThatFits(CGSize(width: 200, height: 100))
/// print(bar.treeDescription())
/// // Prints "HostProgressView (0, 0, 200 x 4) progress=0.25"
/// ```
public final class HostProgressView: HostView {
  private var storedProgress = 0.0

  /// The completed fraction, from 0 to 1. Defaults to 0.
  ///
  /// Values outside are clamped. NaN is reported to ``HostDiagnostics`` and ignored.
  public var progress: Float {
    get { Float(storedProgress) }
    set { exactProgress = Double(shortest: newValue) }
  }

  /// ``progress`` in full precision, which SwiftUI's has.
  package var exactProgress: Double {
    get { storedProgress }
    set {
      guard !newValue.isNaN else {
        return HostDiagnostics.report(
          "A HostProgressView was given not-a-number as its progress; use 0 to 1. It stays at \(storedProgress).")
      }
      let progress = min(max(newValue, 0), 1)
      guard progress != storedProgress else { return }
      storedProgress = progress
      setNeedsDisplay()
    }
  }

  /// Whether the value is a level, as in a gauge, instead of the progress of a task. Defaults to false.
  ///
  /// The bar of a level is higher.
  public var showsLevel = false {
    didSet { if showsLevel != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var thickness: CGFloat { showsLevel ? 15 : 4 }

  /// The colour of the completed part; nil, the default, uses the tint colour.
  public var progressTintColor: HostColor? {
    didSet { if progressTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the track; nil, the default, for ``HostColor/systemFill``.
  public var trackTintColor: HostColor? {
    didSet { if trackTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The place of a bar, as `UIProgressView.Style`. Both look the same here.
  public enum Style: Int, Hashable, Sendable {
    /// Anywhere; in a bar.
    case `default`, bar
  }

  /// Creates an empty bar with a zero frame.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }

  /// Creates an empty bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Sets ``progress``.
  ///
  /// Changes it at once, without animation, whatever `animated` says.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// 4 points high, a level 15, with a flexible width (``HostView/noIntrinsicMetric``).
  public override var intrinsicContentSize: CGSize { CGSize(width: HostView.noIntrinsicMetric, height: thickness) }

  /// False: hit testing skips the bar, so touches reach the views behind it.
  public override var takesHitsItself: Bool { false }

  override var mirrorsDrawing: Bool { true }

  /// Draws the track and the completed part, from the leading edge.
  public override func draw(into drawing: inout HostDrawing) {
    let height = thickness
    let track = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    let ground: HostColor = showsLevel ? .tertiarySystemFill : .systemFill
    drawing.fill(track, cornerRadius: height / 2, with: trackTintColor ?? ground)
    var done = track
    done.size.width *= storedProgress
    drawing.fill(done, cornerRadius: height / 2, with: progressTintColor ?? drawing.tintColor)
  }

  /// Adds the progress and the colours that were set.
  public override func describe(into description: inout HostDescription) {
    description.add("progress", storedProgress)
    if let progressTintColor { description.add("tint", progressTintColor) }
    if let trackTintColor { description.add("track", trackTintColor) }
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("progress", \HostProgressView.progress)]
  }
}
