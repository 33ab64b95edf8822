public import Foundation

/// A control with two halves that decrement and increment a value, as `UIStepper`.
///
/// A tap changes the value by ``stepValue`` and sends `valueChanged` and `primaryActionTriggered`. At the end of the
/// range it does nothing, or continues at the other end if it ``wraps``. Setting properties sends no events.
///
/// Properties may be set in any order: they are stored as set, and clamped to each other when read. An inverted range
/// is reported to ``HostDiagnostics`` when the window settles; NaN is reported and ignored at once.
public final class HostStepper: HostControl {
  private var wantedValue = 0.0
  private var wantedMinimum = 0.0
  private var wantedMaximum = 100.0
  private var storedStep = 1.0

  /// The smallest value. Defaults to 0; may be infinite.
  public var minimumValue: Double {
    get { wantedMinimum }
    set { set(\.wantedMinimum, to: newValue, "minimumValue") }
  }

  /// The largest value. Defaults to 100 and reads as at least ``minimumValue``; may be infinite.
  public var maximumValue: Double {
    get { max(wantedMaximum, wantedMinimum) }
    set { set(\.wantedMaximum, to: newValue, "maximumValue") }
  }

  /// The amount of one step. Defaults to 1.
  ///
  /// A number that is not finite and above 0 is reported to ``HostDiagnostics`` and ignored.
  public var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0, newValue.isFinite else {
        return HostDiagnostics.report(
          "A HostStepper was given the step \(newValue); use a finite number above 0. It keeps its step.")
      }
      set(\.storedStep, to: newValue, "stepValue")
    }
  }

  /// The current value, clamped to the range. Defaults to 0.
  public var value: Double {
    get { min(max(wantedValue, minimumValue), maximumValue) }
    set { set(\.wantedValue, to: newValue, "value") }
  }

  /// Whether a step past an end of the range continues at the other end. Defaults to false. Not past an infinite end.
  public var wraps = false

  private func set(_ property: ReferenceWritableKeyPath<HostStepper, Double>, to new: Double, _ name: String) {
    guard !new.isNaN else {
      return HostDiagnostics.report(
        "A HostStepper was given not-a-number as its \(name); use a number. It keeps its \(name).")
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
      "HostStepper goes from \(wantedMinimum) to \(wantedMaximum), which is upside down; set minimumValue and "
        + "maximumValue the other way round. Until then its value is \(wantedMinimum).")
  }

  // MARK: Stepping

  /// Taps the right half, as a user does.
  ///
  /// Does not settle the window.
  ///
  /// - Returns: Whether the tap arrived: see ``HostView/tap()``.
  @discardableResult
  public func increment() -> Bool { tapHalf(at: 0.75) }

  /// Taps the left half, as a user does.
  ///
  /// Does not settle the window.
  ///
  /// - Returns: Whether the tap arrived: see ``HostView/tap()``.
  @discardableResult
  public func decrement() -> Bool { tapHalf(at: 0.25) }

  private func tapHalf(at share: CGFloat) -> Bool {
    let point = CGPoint(x: bounds.width * share, y: bounds.midY)
    guard isEnabled, let window = root, isReachable(at: point) else { return false }
    return window.tap(at: convert(point, to: nil))
  }

  /// Increments for a touch that ended in the right half, decrements for the left half.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    super.endTracking(touch, isInside: isInside)
    guard isInside else { return }
    step(isUp: touch.location(in: self).x >= bounds.midX)
  }

  /// Increments, unless a custom adjustable action is set; returns false while disabled.
  public override func accessibilityIncrement() -> Bool {
    if super.accessibilityIncrement() { return true }
    if isEnabled { step(isUp: true) }
    return isEnabled
  }

  /// Decrements, unless a custom adjustable action is set; returns false while disabled.
  public override func accessibilityDecrement() -> Bool {
    if super.accessibilityDecrement() { return true }
    if isEnabled { step(isUp: false) }
    return isEnabled
  }

  private func step(isUp: Bool) {
    let former = value
    var new = former + (isUp ? storedStep : -storedStep)
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    guard new != former, new.isFinite else { return }
    value = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Size and printing

  /// 94 x 32 points.
  public override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }

  /// Draws the background with a minus and a plus, paler at the end of the range.
  public override func draw(into drawing: inout HostDrawing) {
    drawing.fill(bounds, cornerRadius: 8, with: .tertiarySystemFill)
    drawing.fill(CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18), with: .separator)
    let side: CGFloat = 18
    for (name, share) in [("minus", 0.25), ("plus", 0.75)] {
      let middle = bounds.minX + bounds.width * CGFloat(share)
      let isAtEnd = !wraps && (name == "minus" ? value <= minimumValue : value >= maximumValue)
      drawing.symbol(
        name, in: CGRect(x: middle - side / 2, y: bounds.midY - side / 2, width: side, height: side),
        color: isAtEnd ? .tertiaryLabel : .label)
    }
  }

  /// Adds the value, and the range and step where they differ from the defaults.
  public override func describe(into description: inout HostDescription) {
    description.add("value", value)
    if minimumValue != 0 { description.add("minimum", minimumValue) }
    if maximumValue != 100 { description.add("maximum", maximumValue) }
    if storedStep != 1 { description.add("step", storedStep) }
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [
      ("stepValue", \HostStepper.stepValue),
      ("value", \HostStepper.value),
      ("minimumValue", \HostStepper.minimumValue),
      ("maximumValue", \HostStepper.maximumValue),
    ]
  }
}
