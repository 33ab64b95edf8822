public import Foundation

/// Recognizes a gesture in the touches on a view and its descendants; the base class, as `UIGestureRecognizer`.
///
/// Its life: it is added to a view (``HostView/addGestureRecognizer(_:)``); for each touch there,
/// ``touchesBegan(_:with:)`` and the methods that follow are called, in which a subclass sets ``state``; when that
/// becomes `began`, `changed`, `ended` or `cancelled`, the actions are called; after the touch ``reset()`` is called
/// and the state is `possible` again.
///
/// Of all recognizers that receive a touch only one wins: the innermost view's. A control inside the view wins over the
/// recognizer, and so does a control that has the recognizer itself. A recognizer can opt out of both rules with
/// ``hasHighPriority`` and ``recognizesSimultaneously``; its ``delegate`` decides about single touches and recognizers.
///
/// ```swift
/// let outer = HostView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
/// let inner = HostView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
/// for (view, name) in [(outer, "outer"), (inner, "inner")] {
///   let tap = HostTapGestureRecognizer()
///   tap.addAction { print("tapped \(name)") }
///   view.addGestureRecognizer(tap)
/// }
/// outer.addSubview(inner)
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(outer)
/// window.makeKeyAndVisible()
/// window.tap(at: CGPoint(x: 50, y: 50))
/// // Prints "tapped inner"
/// ```
@MainActor @preconcurrency
open class HostGestureRecognizer: HostActionSender, HostEditable {
  /// The phases of recognition, as `UIGestureRecognizer.State`.
  public enum State: Hashable, Sendable {
    /// Not recognized yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture is complete.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touch is not this gesture: the recognizer ignores the rest of it.
    case failed

    /// The gesture is recognized: another name of ``ended``, for gestures that are not continuous.
    public static let recognized = State.ended
  }

  /// The phase of recognition.
  ///
  /// Only subclasses set it, in their touch methods. The ``delegate`` is asked before a gesture begins, and may make it
  /// `failed`.
  public final var state = State.possible {
    didSet {
      let begins = oldValue == .possible && (state == .began || state == .ended)
      if begins, delegate?.gestureRecognizerShouldBegin(self) == false {
        state = .failed
      } else if state != .possible && state != .failed {
        hasNews = true
      }
    }
  }

  /// Whether the state changed so that the actions have to be called.
  private(set) final var hasNews = false

  /// Whether the actions were called since the gesture began.
  private var isAnnounced = false

  /// Decides whether gestures begin, and which are recognized together. Nil by default; not retained.
  public final var delegate: (any HostGestureRecognizerDelegate)? {
    get { rare?.delegate }
    set { if newValue != nil || rare != nil { rare.made().delegate = newValue } }
  }

  /// Whether the recognizer receives touches. Defaults to true.
  public final var isEnabled = true

  /// Whether the view that was given the recognizer is enabled, for recognizers whose ``isEnabled`` is the user's.
  package final var isViewEnabled = true

  final var receivesTouches: Bool { isEnabled && isViewEnabled }

  /// Whether it precedes recognizers of descendants, and controls. Defaults to false.
  ///
  /// As SwiftUI's `highPriorityGesture`.
  public final var hasHighPriority = false

  /// Whether it recognizes its gesture along with others, without preventing theirs. Defaults to false.
  public final var recognizesSimultaneously = false

  /// Whether recognition cancels the touch for the view that was hit. Defaults to true.
  public final var cancelsTouchesInView = true

  /// A name for the use of the recognizer's owner; nil by default.
  public final var name: String?

  /// The edits applied to this recognizer; private to the library. Nil until there is one.
  public final var editStack: HostEditStack? {
    get { rare?.editStack }
    set { if newValue != nil || rare != nil { rare.made().editStack = newValue } }
  }

  /// The view that the recognizer is attached to; nil for none. Not retained.
  public final var view: HostView? { watched }

  // The view clears it before it is released. A weak reference would give the view a side table, which doubles the
  // price of each retain and release.
  nonisolated(unsafe) final unowned(unsafe) var watched: HostView?

  /// The actions that are called when the gesture is recognized, for the event `primaryActionTriggered`.
  @exclusivity(unchecked) public final var actions = HostActionList()
  /// Properties that few recognizers need before a touch comes.
  @exclusivity(unchecked) private var rare: Rare?

  private final class Rare: RareBox {
    weak var delegate: (any HostGestureRecognizerDelegate)?
    var editStack: HostEditStack?
    /// The place of the last touch in the window.
    var place: CGPoint?
  }

  // For other modules, which would check `actions` for exclusivity.
  /// Removes all actions.
  package final func removeAllActions() { actions = HostActionList() }
  /// Adds an object, which is not retained, and which removes all actions before it is freed.
  package final func addReceiver(_ receiver: any HostActionReceiver) {
    actions.add(receiver, for: .primaryActionTriggered)
  }

  /// Creates a recognizer that is attached to no view; the base class recognizes nothing.
  public init() {}

  /// Creates a recognizer that calls a method of an object, which is not retained, when the gesture is recognized; nil
  /// for none.
  public init(target: Any?, action: HostSelector?) {
    if let action { addTarget(target, action: action) }
  }

  /// Called when a touch begins.
  ///
  /// The base class does nothing, also in the following methods. Override them to recognize a gesture.
  open func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) { touchesDidChange(touches, .began, event) }
  /// Called when a touch moves.
  open func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) { touchesDidChange(touches, .moved, event) }
  /// Called when a touch ends.
  open func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) { touchesDidChange(touches, .ended, event) }
  /// Called when a touch is cancelled.
  open func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) {
    touchesDidChange(touches, .cancelled, event)
  }
  /// Called by the four methods above, for subclasses here that do the same in all of them.
  func touchesDidChange(_ touches: Set<HostTouch>, _ phase: HostTouch.Phase, _ event: HostEvent) {}
  /// Called after a touch, before ``state`` becomes `possible` again.
  ///
  /// The default implementation does nothing. Override it to reset what was recorded of the touch.
  open func reset() {}

  /// The location of the finger, or the middle of several ones, in a view's coordinates; nil for the window's.
  ///
  /// The last one after the touch; zero before the first touch.
  public final func location(in view: HostView?) -> CGPoint {
    let touches = touches
    return convert(touches.count > 1 ? HostGestureRecognizer.middle(of: touches) : rare?.place ?? .zero, to: view)
  }

  /// The number of fingers of the gesture: those on the screen that the recognizer received.
  public final var numberOfTouches: Int { touches.count }

  /// The location of one of the fingers, in a view's coordinates; nil for the window's.
  ///
  /// The fingers are in the order in which they came down; an index that is not less than ``numberOfTouches`` gives
  /// zero.
  public final func location(ofTouch touchIndex: Int, in view: HostView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }

  /// The fingers on the screen, in the order in which they came down.
  final var touches: [HostTouch] { view?.window?.activeTouches(of: self) ?? [] }

  /// The middle of touches, in the window's coordinates; zero for none.
  static func middle(of touches: [HostTouch]) -> CGPoint {
    let places = touches.map { $0.location(in: nil) }
    let count = CGFloat(max(places.count, 1))
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  /// Converts a place in the window to a view's coordinates; nil for the window's.
  final func convert(_ place: CGPoint, to view: HostView?) -> CGPoint {
    guard let window = self.view?.window ?? view?.window else { return .zero }
    return window.convert(place, to: view)
  }

  /// The priority among the recognizers of one view: the highest receives a touch first.
  package var precedence: Int { numberOfTaps }
  /// The number of taps of the gesture, for subclasses in other modules that recognize taps.
  package final var numberOfTaps = 0

  // MARK: Time

  /// The time at which ``timeDidPass(with:)`` is to be called, in seconds by the window's clock; nil for none.
  ///
  /// Defaults to nil.
  open var deadline: TimeInterval? { nil }

  /// Called when the ``deadline`` has passed.
  ///
  /// In ``HostWindow/settle()`` while a touch is in progress, or at the touch's next event.
  ///
  /// The default implementation does nothing. Override it for gestures that depend on time.
  open func timeDidPass(with event: HostEvent) {}

  // MARK: For the window

  /// Whether it may take a touch from a control that permits that.
  package var takesTouchesOfButtons: Bool { hasHighPriority || recognizesSimultaneously }

  final func receive(_ touch: HostTouch, _ event: HostEvent) {
    guard receivesTouches, state != .failed, view?.window === touch.window else { return }
    passTime(event)
    guard state != .failed else { return }
    rare.made().place = touch.location(in: nil)
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }

  /// Calls ``timeDidPass(with:)`` if the deadline has passed.
  final func passTime(_ event: HostEvent) {
    if receivesTouches, state != .failed, let deadline, deadline <= event.timestamp { timeDidPass(with: event) }
  }

  final func endSequence() {
    reset()
    state = .possible
    hasNews = false
    isAnnounced = false
  }

  /// Calls the actions. A gesture that waited for others to fail begins only then.
  final func sendActions() {
    hasNews = false
    if !isAnnounced, state == .changed {
      state = .began
      hasNews = false
    }
    isAnnounced = true
    send(.primaryActionTriggered)
  }
}

extension HostGestureRecognizer: Hashable {
  /// Whether two recognizers are the same object.
  nonisolated public static func == (a: HostGestureRecognizer, b: HostGestureRecognizer) -> Bool { a === b }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
