public import Foundation

/// A control for a value within a range, as `UISlider`.
///
/// Dragging the thumb sends `valueChanged` and `primaryActionTriggered` for each new value; setting properties sends no
/// events.
///
/// Properties may be set in any order: they are stored as set, and clamped to each other when read. An inverted range
/// is reported to ``HostDiagnostics`` when the window settles; NaN and infinite numbers are reported and ignored at
/// once.
///
/// ```swift
/// let slider = HostSlider()
/// slider.maximumValue = 10
/// slider.step = 1
/// slider.addAction(for: .valueChanged) { print($0.value) }
/// ```
public final class HostSlider: HostControl {
  private var wantedValue = 0.0
  private var wantedMinimum = 0.0
  private var wantedMaximum = 1.0
  private var storedStep = 0.0

  /// The ticks of the track, and where its tint begins; nil, the default, for none, and at the beginning.
  public var trackConfiguration: TrackConfiguration? {
    didSet { if trackConfiguration != oldValue { setNeedsDisplay() } }
  }

  /// Whether the slider has a thumb. Defaults to `default`: it has.
  public var sliderStyle = Style.default {
    didSet { if sliderStyle != oldValue { setNeedsDisplay() } }
  }

  /// The value at the leading end. Defaults to 0.
  public var minimumValue: Float {
    get { Float(exactMinimum) }
    set { exactMinimum = Double(shortest: newValue) }
  }

  /// The value at the trailing end. Defaults to 1; reads as at least ``minimumValue``.
  public var maximumValue: Float {
    get { Float(exactMaximum) }
    set { exactMaximum = Double(shortest: newValue) }
  }

  /// The distance between values, counted from ``minimumValue``. Defaults to 0: continuous.
  ///
  /// A negative number is reported to ``HostDiagnostics`` and ignored.
  public var step: Double {
    get { storedStep }
    set {
      guard newValue >= 0 else {
        return HostDiagnostics.report(
          "\(type(of: self)) was given the step \(newValue); use 0 or more. It keeps its step.")
      }
      set(\.storedStep, to: newValue, "step")
    }
  }

  /// The current value, clamped to the range and rounded to the nearest step. Defaults to 0.
  ///
  /// Setting it sends no events.
  public var value: Float {
    get { Float(exactValue) }
    set { exactValue = Double(shortest: newValue) }
  }

  /// Sets ``value`` without sending events.
  ///
  /// Changes it at once, without animation, whatever `animated` says.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }

  // SwiftUI's sliders have the precision of their bindings, UIKit's the precision of `Float`.

  /// ``minimumValue`` in full precision.
  package var exactMinimum: Double {
    get { wantedMinimum }
    set { set(\.wantedMinimum, to: newValue, "minimumValue") }
  }

  /// ``maximumValue`` in full precision.
  package var exactMaximum: Double {
    get { max(wantedMinimum, wantedMaximum) }
    set { set(\.wantedMaximum, to: newValue, "maximumValue") }
  }

  /// ``value`` in full precision.
  package var exactValue: Double {
    get { sound(wantedValue) }
    set { set(\.wantedValue, to: newValue, "value") }
  }

  private func set(_ property: ReferenceWritableKeyPath<HostSlider, Double>, to new: Double, _ name: String) {
    guard new.isFinite else {
      return HostDiagnostics.report(
        "\(type(of: self)) was given \(new) as its \(name); use a finite number. It keeps its \(name).")
    }
    guard new != self[keyPath: property] else { return }
    self[keyPath: property] = new
    if wantedMinimum > wantedMaximum { setNeedsUpdateProperties() }
    setNeedsDisplay()
  }

  /// Reports an inverted range.
  public override func updateProperties() {
    super.updateProperties()
    guard wantedMinimum > wantedMaximum else { return }
    HostDiagnostics.report(
      "\(type(of: self)) goes from \(wantedMinimum) to \(wantedMaximum), which is upside down; set minimumValue and "
        + "maximumValue the other way round. Until then its value is \(wantedMinimum).")
  }

  /// The value clamped to the range and rounded to the nearest step within it.
  private func sound(_ value: Double) -> Double {
    let minimum = exactMinimum
    let maximum = exactMaximum
    let clamped = min(max(value, minimum), maximum)
    guard storedStep > 0 else { return clamped }
    let stepped = minimum + ((clamped - minimum) / storedStep).rounded() * storedStep
    return stepped > maximum ? stepped - storedStep : stepped
  }

  // MARK: Dragging as a user

  /// Drags the thumb to a value, as a user does: clamps and rounds it, and sends the events if the value changes.
  ///
  /// `touchDown` and `touchUpInside` are sent in any case. Does not settle the window.
  ///
  /// - Returns: Whether the value is finite and the slider is enabled and reachable by a touch, see ``HostView/tap()``.
  ///   If false, nothing has changed.
  @discardableResult
  public func drag(to value: Double) -> Bool {
    guard value.isFinite, isEnabled, isReachable(at: CGPoint(x: bounds.midX, y: bounds.midY)) else { return false }
    sendActions(for: .touchDown)
    take(value)
    sendActions(for: .touchUpInside)
    return true
  }

  /// Increases the value by a step, or a tenth of the range if continuous, unless a custom adjustable action is set.
  public override func accessibilityIncrement() -> Bool { super.accessibilityIncrement() || move(by: 1) }

  /// Decreases the value by a step, or a tenth of the range if continuous, unless a custom adjustable action is set.
  public override func accessibilityDecrement() -> Bool { super.accessibilityDecrement() || move(by: -1) }

  private func move(by steps: Double) -> Bool {
    let wanted = exactValue + steps * (storedStep > 0 ? storedStep : (exactMaximum - exactMinimum) / 10)
    if isEnabled, wanted.isFinite { take(wanted) }
    return isEnabled
  }

  /// Sets a value chosen by the user, and sends the events if it differs.
  private func take(_ wanted: Double) {
    let former = exactValue
    exactValue = sound(allowed(wanted))
    if exactValue != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Moves the thumb to the touch.
  public override func beginTracking(_ touch: HostTouch) -> Bool { continueTracking(touch) }

  /// Moves the thumb to the touch.
  public override func continueTracking(_ touch: HostTouch) -> Bool {
    // The centre of the thumb travels the width without half a thumb at either end.
    let room = bounds.width - HostSlider.thumbWidth
    guard room > 0 else { return true }
    let way = (touch.location(in: self).x - HostSlider.thumbWidth / 2) / room
    let share = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - way : way
    // Interpolates between the ends: the difference of two finite ends may overflow to infinity.
    take(exactMinimum * (1 - share) + exactMaximum * share)
    return true
  }

  nonisolated package static let thumbWidth: CGFloat = 27

  // MARK: Drawing

  /// The colour of the track up to the thumb; nil, the default, for the tint colour.
  public var minimumTrackTintColor: HostColor? {
    didSet { if minimumTrackTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the track behind the thumb; nil, the default, for gray.
  public var maximumTrackTintColor: HostColor? {
    didSet { if maximumTrackTintColor != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the thumb; nil, the default, for white.
  public var thumbTintColor: HostColor? {
    didSet { if thumbTintColor != oldValue { setNeedsDisplay() } }
  }

  override var mirrorsDrawing: Bool { true }

  /// Draws the track, tinted up to the thumb, its ticks, and the thumb.
  public override func draw(into drawing: inout HostDrawing) {
    let width = HostSlider.thumbWidth
    let way = max(bounds.width - width, 0)
    let hasThumb = sliderStyle == .default
    let left = bounds.minX + way * share(of: exactValue)
    let height: CGFloat = hasThumb ? 4 : 8
    let track = CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
    drawing.fill(track, cornerRadius: height / 2, with: maximumTrackTintColor ?? .systemFill)
    let start = trackConfiguration?.neutralValue.map { bounds.minX + way * share(of: $0) + width / 2 } ?? bounds.minX
    let end = left + width / 2
    let done = CGRect(x: min(start, end), y: track.minY, width: abs(end - start), height: height)
    drawing.fill(done, cornerRadius: height / 2, with: minimumTrackTintColor ?? drawing.tintColor)
    drawTicks(into: &drawing, from: bounds.minX + width / 2, over: way)
    guard hasThumb else { return }
    let thumb = CGRect(x: left, y: bounds.midY - width / 2, width: width, height: width)
    drawing.group([.shadow(HostColor(white: 0, alpha: 0.2), radius: 2, offset: CGSize(width: 0, height: 2))]) {
      $0.fill(thumb, cornerRadius: width / 2, with: thumbTintColor ?? .white)
    }
  }

  /// The part of the way at which a value is.
  private func share(of value: Double) -> CGFloat {
    let span = exactMaximum - exactMinimum
    return span > 0 && span.isFinite ? min(max((value - exactMinimum) / span, 0), 1) : 0
  }

  // MARK: Size and printing

  /// 31 points high, with a flexible width (``HostView/noIntrinsicMetric``).
  public override var intrinsicContentSize: CGSize { CGSize(width: HostView.noIntrinsicMetric, height: 31) }

  /// Adds the value, and ends of the range other than 0 and 1.
  public override func describe(into description: inout HostDescription) {
    description.add("value", exactValue)
    if exactMinimum != 0 { description.add("minimum", exactMinimum) }
    if exactMaximum != 1 { description.add("maximum", exactMaximum) }
    describeTrack(into: &description)
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [
      ("step", \HostSlider.step),
      ("value", \HostSlider.value),
      ("minimumValue", \HostSlider.minimumValue),
      ("maximumValue", \HostSlider.maximumValue),
    ]
  }
}
