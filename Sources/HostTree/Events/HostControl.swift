public import Foundation

/// The base class of interactive views: tracks a touch, turns it into events and calls the actions added for them.
///
/// A control takes the touches that hit it; its ancestors and their gesture recognizers don't receive them. A disabled
/// control sends no events but still blocks the views behind it, as in UIKit.
///
/// Subclasses override the tracking methods (``beginTracking(_:)`` and those that follow) and call
/// ``sendActions(for:)``.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let control = HostControl(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
/// control.addAction(for: .touchDown) { print("down") }
/// control.addAction(for: .touchUpInside) { print("up inside") }
/// window.addSubview(control)
/// window.makeKeyAndVisible()
/// window.tap(at: CGPoint(x: 50, y: 30))
/// // Prints:
/// // down
/// // up inside
/// ```
open class HostControl: HostView, HostActionSender {
  /// The events of a control; an option set, because an action may be added for several.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt16
    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A touch began on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The touch ended inside the bounds of the control.
    public static let touchUpInside = Event(rawValue: 1 << 1)
    /// The touch began on the control and ended outside its bounds.
    public static let touchUpOutside = Event(rawValue: 1 << 2)
    /// The touch was cancelled, or the control was disabled during it.
    public static let touchCancel = Event(rawValue: 1 << 3)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 4)
    /// The user performed the main action of the control: pressed a button, changed a value, pressed return in a field.
    public static let primaryActionTriggered = Event(rawValue: 1 << 5)
    /// A text field became the first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 6)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 7)
    /// A text field resigned first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 8)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 9)
    /// Every event.
    public static let allEvents = Event(rawValue: .max)
  }

  /// The states of a control, which decide its appearance; an option set, because several may apply at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The empty set: enabled, and none of the other states.
    public static let normal: State = []
    /// A touch that began on the control is inside its bounds.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// ``HostControl/isSelected`` is true.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is the first responder.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The registered targets and closures; its content is private to the library.
  @exclusivity(unchecked) public final var actions = HostActionList()

  // Exclusivity is unchecked: a plain value, never accessed through a long-lived reference.
  @exclusivity(unchecked) private var ownState: State = .normal
  private var isTracked = false

  /// Creates an enabled control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.isAccessibilityElement)
  }

  // MARK: State

  /// The states that apply now.
  public final var state: State { isFirstResponder ? ownState.union(.focused) : ownState }

  /// Whether the control reacts to touches. Defaults to true.
  ///
  /// Disabling it cancels a touch that it is tracking and resigns first responder.
  public final var isEnabled: Bool {
    get { !ownState.contains(.disabled) }
    set {
      guard newValue != isEnabled else { return }
      set(.disabled, to: !newValue)
      if !newValue {
        cancelTouch()
        if isFirstResponder { resignFirstResponder() }
      }
    }
  }

  /// Whether the control is in the selected state. Defaults to false.
  ///
  /// The control itself never changes it.
  public final var isSelected: Bool {
    get { ownState.contains(.selected) }
    set { set(.selected, to: newValue) }
  }

  /// Whether the control is drawn as pressed; set while a tracked touch is inside its bounds.
  public final var isHighlighted: Bool {
    get { ownState.contains(.highlighted) }
    set { set(.highlighted, to: newValue) }
  }

  /// Whether the control is tracking a touch that began on it.
  public final var isTracking: Bool { isTracked }

  /// Called after ``isEnabled``, ``isSelected`` or ``isHighlighted`` changed ``state``.
  ///
  /// The default implementation does nothing. Override it to update the appearance.
  open func stateDidChange() {}

  private func set(_ part: State, to isOn: Bool) {
    guard ownState.contains(part) != isOn else { return }
    ownState.formSymmetricDifference(part)
    setNeedsDisplay()
    stateDidChange()
  }

  // MARK: Actions

  /// Calls each action that was added for any of `events` once, even if the control is disabled.
  public final func sendActions(for events: Event) { send(events) }

  // For other modules, which would check `actions` for exclusivity.
  /// Removes all actions.
  package final func removeAllActions() { actions = HostActionList() }
  package final override func removeActionsOfControl() { removeAllActions() }
  /// Adds an object, which is not retained, and which removes all actions before it is freed.
  package final func addReceiver(_ receiver: any HostActionReceiver) {
    actions.add(receiver, for: .primaryActionTriggered)
  }

  // MARK: Touch tracking

  /// Called when a touch begins on the control, after `touchDown` was sent.
  ///
  /// Return false to ignore the rest of the touch. The default implementation returns true.
  open func beginTracking(_ touch: HostTouch) -> Bool { true }

  /// Called when the tracked touch moves.
  ///
  /// Return false to stop tracking: no further tracking method is called. The default implementation returns true.
  open func continueTracking(_ touch: HostTouch) -> Bool { true }

  /// Called when the tracked touch ends, inside the bounds or not.
  ///
  /// The default implementation sends `touchUpInside` or `touchUpOutside`.
  open func endTracking(_ touch: HostTouch, isInside: Bool) {
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  /// Called when the tracked touch is cancelled or the control is disabled, before `touchCancel` is sent.
  ///
  /// The default implementation does nothing. Override it to undo what the touch began.
  open func cancelTracking() {}

  /// Begins tracking the touch if the control is enabled; otherwise leaves it to others.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isEnabled, !isTracked, let touch = touches.first else {
      event?.isTaken = false
      return
    }
    isTracked = true
    isHighlighted = true
    sendActions(for: .touchDown)
    if isTracked, !beginTracking(touch) { stopTracking() }
  }

  /// Continues tracking: updates ``isHighlighted`` and calls ``continueTracking(_:)``.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isTracked, let touch = touches.first else { return }
    isHighlighted = isInside(touch, event)
    if !continueTracking(touch) { stopTracking() }
  }

  /// Stops tracking and calls ``endTracking(_:isInside:)``.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isTracked, let touch = touches.first else { return }
    stopTracking()
    endTracking(touch, isInside: isInside(touch, event))
  }

  /// Whether a touch is inside the bounds, or where the hit test of the superview leads to this control.
  private func isInside(_ touch: HostTouch, _ event: HostEvent?) -> Bool {
    if point(inside: touch.location(in: self), with: event) { return true }
    return superview?.hitTest(touch.location(in: superview), with: event) === self
  }

  /// Stops tracking, calls ``cancelTracking()`` and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent?) { cancelTouch() }

  private func cancelTouch() {
    guard isTracked else { return }
    stopTracking()
    cancelTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracked = false
    isHighlighted = false
  }

  package override var winsOverOuterGestures: Bool { isEnabled }

  // MARK: Drawing and printing

  /// 40 % opacity while disabled.
  open override var drawingEffects: [HostDrawing.Effect] { isEnabled ? [] : [.opacity(0.4)] }

  /// Adds `disabled`, `selected` and `focused` where they apply.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if !isEnabled { description.add("disabled") }
    if isSelected { description.add("selected") }
    if isFirstResponder { description.add("focused") }
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [
      ("isEnabled", \HostControl.isEnabled),
      ("isHighlighted", \HostControl.isHighlighted),
      ("isSelected", \HostControl.isSelected),
    ]
  }
}
