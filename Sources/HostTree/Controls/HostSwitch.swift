public import Foundation

/// A control that is on or off, as `UISwitch`.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let sound = HostSwitch()
/// sound.addAction(for: .valueChanged) { print("sound: \($0.isOn)") }
/// window.addSubview(sound)
/// window.makeKeyAndVisible()
/// sound.sizeToFit()
/// sound.isOn = true  // sends nothing
/// sound.tap()
/// // Prints "sound: false"
/// ```
///
/// A tap toggles it and sends `valueChanged` and `primaryActionTriggered`.
public final class HostSwitch: HostControl {
  private var storedIsOn = false

  /// Whether the switch is on. Defaults to false.
  ///
  /// Setting it sends no events.
  public var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets ``isOn`` without sending events.
  ///
  /// Changes it at once, without animation, whatever `animated` says.
  public func setOn(_ isOn: Bool, animated: Bool) {
    guard isOn != storedIsOn else { return }
    storedIsOn = isOn
    setNeedsDisplay()
  }

  /// The colour of the track while the switch is on; nil, the default, for green.
  public var onTintColor: HostColor? {
    didSet { if onTintColor != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the knob; nil, the default, for white.
  public var thumbTintColor: HostColor? {
    didSet { if thumbTintColor != oldValue { setNeedsDisplay() } }
  }

  /// 49 x 31 points: 2 points of the drawing lie beyond the trailing edge, as on iOS.
  public override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

  /// Toggles the switch if the touch ended inside, then sends the events.
  public override func endTracking(_ touch: HostTouch, isInside: Bool) {
    guard isInside else { return super.endTracking(touch, isInside: isInside) }
    setOn(!storedIsOn, animated: true)
    sendActions(for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
  }

  override var mirrorsDrawing: Bool { true }

  /// Draws the track, coloured while the switch is on, and the knob.
  public override func draw(into drawing: inout HostDrawing) {
    let left = max(bounds.midX - 25.5, bounds.minX)
    let groove = CGRect(x: left, y: bounds.midY - 15.5, width: 51, height: 31)
    drawing.fill(
      groove, cornerRadius: 15.5, with: storedIsOn ? onTintColor ?? .green : .secondarySystemFill)
    let knob = CGRect(x: storedIsOn ? groove.maxX - 29 : groove.minX + 2, y: groove.minY + 2, width: 27, height: 27)
    drawing.group([.shadow(HostColor(white: 0, alpha: 0.2), radius: 2, offset: CGSize(width: 0, height: 2))]) {
      $0.fill(knob, cornerRadius: 13.5, with: thumbTintColor ?? .white)
    }
  }

  /// Adds `isOn`, and ``onTintColor`` if set.
  public override func describe(into description: inout HostDescription) {
    description.add("isOn", storedIsOn)
    if let onTintColor { description.add("tint", onTintColor) }
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("isOn", \HostSwitch.isOn)]
  }
}
