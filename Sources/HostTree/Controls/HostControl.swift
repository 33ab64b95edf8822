public import Foundation

/// A view that a user acts on: it turns touches into events, and calls the actions that were added for them.
///
/// A control takes the touches that hit it; views and recognisers around it don't see them. A disabled control calls
/// nothing for touches but still covers what is behind it, as in UIKit.
open class HostControl: HostView, HostActionSender {
  /// What happened to a control; a set, because an action may wait for several.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt16
    /// Makes a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A finger came down on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted within the control.
    public static let touchUpInside = Event(rawValue: 1 << 1)
    /// A finger that came down on the control was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 2)
    /// A touch was taken away.
    public static let touchCancel = Event(rawValue: 1 << 3)
    /// The user gave the control another value.
    public static let valueChanged = Event(rawValue: 1 << 4)
    /// The user did what the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 5)
    /// A text field became the first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 6)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 7)
    /// A text field is no longer the first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 8)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 9)
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// How a control is to look; a set, because several may hold at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each state.
    public let rawValue: UInt8
    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control was marked as selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control is the first responder.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The targets and closures; opaque.
  public final var actions = HostActionList()

  // Not checked: a plain value that nobody holds on to.
  @exclusivity(unchecked) private var ownState: State = .normal
  private var isTracked = false

  /// Makes a control with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  // MARK: State

  /// All that holds of the control now.
  public final var state: State { isFirstResponder ? ownState.union(.focused) : ownState }

  /// Whether the control takes touches; true unless told.
  ///
  /// A touch under way is cancelled when it becomes false.
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

  /// Whether the control is marked as selected; false unless told.
  ///
  /// It is only a mark.
  public final var isSelected: Bool {
    get { ownState.contains(.selected) }
    set { set(.selected, to: newValue) }
  }

  /// Whether the control looks touched: true while a finger is on it.
  public final var isHighlighted: Bool {
    get { ownState.contains(.highlighted) }
    set { set(.highlighted, to: newValue) }
  }

  /// Whether a touch that began on this control is under way.
  public final var isTracking: Bool { isTracked }

  /// Called after ``state`` changed.
  ///
  /// The standard implementation does nothing.
  open func stateDidChange() {}

  private func set(_ part: State, to isOn: Bool) {
    guard ownState.contains(part) != isOn else { return }
    ownState.formSymmetricDifference(part)
    setNeedsDisplay()
    stateDidChange()
  }

  // MARK: Actions

  /// Calls once each action that was added for one of `events`, even if the control is disabled.
  public final func sendActions(for events: Event) { send(events) }

  // MARK: Following a touch

  /// A touch came down on the control.
  ///
  /// Returning false lets it be; the standard implementation returns true.
  open func beginTracking(_ touch: HostTouch) -> Bool { true }

  /// The touch moved.
  ///
  /// Returning false ends the tracking; the standard implementation returns true.
  open func continueTracking(_ touch: HostTouch) -> Bool { true }

  /// The touch was lifted, within the control or not.
  ///
  /// The standard implementation sends `touchUpInside` or `touchUpOutside`.
  open func endTracking(_ touch: HostTouch, isInside: Bool) {
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  /// The touch was taken away, or the control was disabled.
  ///
  /// The standard implementation does nothing.
  open func cancelTracking() {}

  /// Takes the touch.
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

  /// Follows the touch.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isTracked, let touch = touches.first else { return }
    isHighlighted = point(inside: touch.location(in: self), with: event)
    if !continueTracking(touch) { stopTracking() }
  }

  /// Ends the touch.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) {
    guard isTracked, let touch = touches.first else { return }
    stopTracking()
    endTracking(touch, isInside: point(inside: touch.location(in: self), with: event))
  }

  /// Lets go of the touch.
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

  /// A disabled control is drawn paler.
  open override var drawingEffects: [HostDrawing.Effect] { isEnabled ? [] : [.opacity(0.4)] }

  /// Adds `disabled`, `selected` and `focused` where they hold.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if !isEnabled { description.add("disabled") }
    if isSelected { description.add("selected") }
    if isFirstResponder { description.add("focused") }
  }
}
