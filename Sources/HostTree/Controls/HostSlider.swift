public import Foundation

/// A control for a number within a range.
///
/// While the user drags the thumb it sends `valueChanged` and `primaryActionTriggered`.
///
/// The properties may be set in any order: what was asked for is kept, and what is read fits together. A range that is
/// still upside down when the window settles, and numbers that are none, are reported to ``HostDiagnostics``.
public final class HostSlider: HostControl {
  private var wantedValue = 0.0
  private var wantedMinimum = 0.0
  private var wantedMaximum = 1.0
  private var storedStep = 0.0

  /// The smallest value, on the left; 0 unless told.
  public var minimumValue: Double {
    get { wantedMinimum }
    set { set(\.wantedMinimum, to: newValue, "minimumValue") }
  }

  /// The largest value, on the right; 1 unless told, and never less than ``minimumValue``.
  public var maximumValue: Double {
    get { max(wantedMinimum, wantedMaximum) }
    set { set(\.wantedMaximum, to: newValue, "maximumValue") }
  }

  /// The distance between the values that the thumb can rest on, counted from ``minimumValue``; 0, which is so unless
  /// told, allows all values.
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

  /// The value, within the range and on a step.
  ///
  /// Setting it calls no action.
  public var value: Double {
    get { sound(wantedValue) }
    set { set(\.wantedValue, to: newValue, "value") }
  }

  /// Sets ``value`` without calling an action.
  ///
  /// The new value counts at once, animated or not.
  public func setValue(_ value: Double, animated: Bool) { self.value = value }

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

  /// Reports a range that is upside down.
  public override func updateProperties() {
    super.updateProperties()
    guard wantedMinimum > wantedMaximum else { return }
    HostDiagnostics.report(
      "\(type(of: self)) goes from \(wantedMinimum) to \(wantedMaximum), which is upside down; set minimumValue and "
        + "maximumValue the other way round. Until then its value is \(wantedMinimum).")
  }

  /// The nearest value that the slider can have.
  private func sound(_ value: Double) -> Double {
    let minimum = minimumValue
    let maximum = maximumValue
    let clamped = min(max(value, minimum), maximum)
    guard storedStep > 0 else { return clamped }
    let stepped = minimum + ((clamped - minimum) / storedStep).rounded() * storedStep
    return stepped > maximum ? stepped - storedStep : stepped
  }

  // MARK: The user's hand

  /// Drags the thumb to a value, as a user does: the value is brought into the range and onto a step, and the events
  /// are sent.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether the user could: see ``HostView/tap()``. Else nothing has changed.
  @discardableResult
  public func drag(to value: Double) -> Bool {
    guard value.isFinite, isEnabled, isReachable(at: CGPoint(x: bounds.midX, y: bounds.midY)) else { return false }
    sendActions(for: .touchDown)
    take(value)
    sendActions(for: .touchUpInside)
    return true
  }

  /// Moves on by a step, or a tenth of the range where there are none, unless there is an adjustment of its own.
  public override func accessibilityIncrement() -> Bool { super.accessibilityIncrement() || move(by: 1) }

  /// Moves back by a step, or a tenth of the range where there are none, unless there is an adjustment of its own.
  public override func accessibilityDecrement() -> Bool { super.accessibilityDecrement() || move(by: -1) }

  private func move(by steps: Double) -> Bool {
    let wanted = value + steps * (storedStep > 0 ? storedStep : (maximumValue - minimumValue) / 10)
    if isEnabled, wanted.isFinite { take(wanted) }
    return isEnabled
  }

  /// The user wants this value.
  private func take(_ wanted: Double) {
    let former = value
    value = sound(wanted)
    if value != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Brings the thumb under the finger.
  public override func beginTracking(_ touch: HostTouch) -> Bool { continueTracking(touch) }

  /// Brings the thumb under the finger.
  public override func continueTracking(_ touch: HostTouch) -> Bool {
    // The thumb is as wide as it is high, and stays within the slider.
    let room = bounds.width - HostSlider.thumbWidth
    guard room > 0 else { return true }
    let way = (touch.location(in: self).x - HostSlider.thumbWidth / 2) / room
    let share = effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - way : way
    // Not by the range's length, which may be infinite where its ends are not.
    take(minimumValue * (1 - share) + maximumValue * share)
    return true
  }

  private static let thumbWidth: CGFloat = 27

  // MARK: Drawing

  override var mirrorsDrawing: Bool { true }

  /// Draws a track, tinted up to the thumb, and the thumb.
  public override func draw(into drawing: inout HostDrawing) {
    let width = HostSlider.thumbWidth
    let span = maximumValue - minimumValue
    let share = span > 0 && span.isFinite ? (value - minimumValue) / span : 0
    let left = bounds.minX + max(bounds.width - width, 0) * share
    let track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    drawing.fill(track, cornerRadius: 2, with: .systemFill)
    var done = track
    done.size.width = left + width / 2 - bounds.minX
    drawing.fill(done, cornerRadius: 2, with: drawing.tintColor)
    let thumb = CGRect(x: left, y: bounds.midY - width / 2, width: width, height: width)
    drawing.group([.shadow(HostColor(white: 0, alpha: 0.2), radius: 2, offset: CGSize(width: 0, height: 2))]) {
      $0.fill(thumb, cornerRadius: width / 2, with: .white)
    }
  }

  // MARK: Size and printing

  /// 31 points high, without a width of its own.
  public override var intrinsicContentSize: CGSize { CGSize(width: HostView.noIntrinsicMetric, height: 31) }

  /// Adds the value, and the ends of the range that are not 0 and 1.
  public override func describe(into description: inout HostDescription) {
    description.add("value", value)
    if minimumValue != 0 { description.add("minimum", minimumValue) }
    if maximumValue != 1 { description.add("maximum", maximumValue) }
    super.describe(into: &description)
  }
}
