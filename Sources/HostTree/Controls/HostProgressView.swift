public import Foundation

/// A bar that fills up: how much of something is done.
public final class HostProgressView: HostView {
  private var storedProgress = 0.0

  /// How much is done, from 0 to 1; 0 unless told.
  ///
  /// Numbers outside count as the nearer end. Not-a-number is reported to ``HostDiagnostics`` and changes nothing.
  public var progress: Double {
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

  /// Whether the bar says how high something is, rather than how much of something is done; false unless told.
  ///
  /// It looks the same.
  public var showsLevel = false

  /// The colour of what is done; nil takes the tint colour.
  public var progressTintColor: HostColor? {
    didSet { if progressTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of what is still to do; nil takes the usual one.
  public var trackTintColor: HostColor? {
    didSet { if trackTintColor != oldValue { setNeedsDisplay() } }
  }

  /// Makes an empty bar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Sets ``progress``.
  ///
  /// The new value counts at once, animated or not.
  public func setProgress(_ progress: Double, animated: Bool) { self.progress = progress }

  /// 4 points high, without a width of its own.
  public override var intrinsicContentSize: CGSize { CGSize(width: HostView.noIntrinsicMetric, height: 4) }

  /// False: touches pass through.
  public override var takesHitsItself: Bool { false }

  override var mirrorsDrawing: Bool { true }

  /// Draws a track, coloured as far as the progress goes.
  public override func draw(into drawing: inout HostDrawing) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    drawing.fill(track, cornerRadius: 2, with: trackTintColor ?? .systemFill)
    var done = track
    done.size.width *= storedProgress
    drawing.fill(done, cornerRadius: 2, with: progressTintColor ?? drawing.tintColor)
  }

  /// Adds how much is done.
  public override func describe(into description: inout HostDescription) {
    description.add("progress", storedProgress)
    if let progressTintColor { description.add("tint", progressTintColor) }
    if let trackTintColor { description.add("track", trackTintColor) }
    super.describe(into: &description)
  }
}
