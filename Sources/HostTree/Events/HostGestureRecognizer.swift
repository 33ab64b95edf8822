public import Foundation

/// Watches the touches on a view, and on all inside it, for a gesture.
///
/// It lives like this: added to a view (``HostView/addGestureRecognizer(_:)``); for each touch there,
/// ``touchesBegan(_:with:)`` and so on, in which a subclass sets ``state``; when that becomes `began`, `changed`,
/// `ended` or `cancelled` the actions are called; after the touch ``reset()``, and the state is `possible` again.
///
/// Of all recognisers that watch a touch only one wins: that of the innermost view. A control inside the view wins over
/// the recogniser, and so does a control that has the recogniser itself. Both rules have exceptions, which the
/// recogniser asks for: ``hasHighPriority`` and ``recognizesSimultaneously``.
@MainActor
open class HostGestureRecognizer: HostActionSender, HostEditable {
  /// How far a gesture has come.
  public enum State: Hashable, Sendable {
    /// Not recognised yet.
    case possible
    /// A gesture that lasts has begun.
    case began
    /// A gesture that lasts has changed.
    case changed
    /// The gesture is complete.
    case ended
    /// The gesture was broken off.
    case cancelled
    /// The touch is not this gesture.
    case failed
  }

  /// How far the gesture has come.
  ///
  /// Subclasses set it from their touch methods; nobody else does.
  public final var state = State.possible {
    didSet { if state != .possible && state != .failed { hasNews = true } }
  }

  /// Whether there is something to call the actions for.
  private var hasNews = false

  /// Whether it watches; true unless told.
  public final var isEnabled = true

  /// Whether it comes before the recognisers further inside, and before controls; false unless told.
  public final var hasHighPriority = false

  /// Whether it recognises its gesture whoever else does, and keeps nobody else from theirs; false unless told.
  public final var recognizesSimultaneously = false

  /// Whether the view is told that its touch is cancelled when the gesture is recognised; true unless told.
  public final var cancelsTouchesInView = true

  /// The edits of this recogniser; opaque. Nil until there is one.
  public final var editStack: HostEditStack?

  /// The view that it watches.
  public final var view: HostView? { watched }

  // Cleared by the view before it goes. A weak reference would have the view counted in a table of its own, at twice
  // the price for each retain and release.
  nonisolated(unsafe) final unowned(unsafe) var watched: HostView?

  /// What is called when the gesture is recognised, as `primaryActionTriggered`.
  public final var actions = HostActionList()
  private var place: CGPoint?

  /// Makes a recogniser that recognises nothing by itself.
  public init() {}

  /// A touch came down.
  ///
  /// The standard implementation does nothing, as do the following ones.
  open func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {}
  /// A touch moved.
  open func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {}
  /// A touch was lifted.
  open func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {}
  /// A touch was taken away.
  open func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) {}
  /// Called when a touch is over, before ``state`` becomes `possible` again: forget what was seen.
  open func reset() {}

  /// Where the gesture is, in a view's coordinates (nil stands for the window).
  ///
  /// Zero before the first touch.
  public final func location(in view: HostView?) -> CGPoint {
    guard let window = self.view?.window ?? view?.window else { return .zero }
    return window.convert(place ?? .zero, to: view)
  }

  /// Among the recognisers of one view, those with more of it are asked first.
  package var precedence: Int { numberOfTaps }
  /// How many taps the gesture takes, where a subclass in another module recognises taps.
  package final var numberOfTaps = 0

  // MARK: Time

  /// When ``timeDidPass(with:)`` has something to do, in seconds by the window's clock; nil for never.
  ///
  /// The standard answer is nil.
  open var deadline: TimeInterval? { nil }

  /// The time has come that ``deadline`` named.
  ///
  /// Called in ``HostWindow/settle()`` while a touch is under way. The standard implementation does nothing.
  open func timeDidPass(with event: HostEvent) {}

  // MARK: For the window

  /// Whether it may take a touch from a control of a kind that lets it.
  package var takesTouchesOfButtons: Bool { hasHighPriority || recognizesSimultaneously }

  final func receive(_ touch: HostTouch, _ event: HostEvent) {
    guard isEnabled, state != .failed, view?.window === touch.window else { return }
    passTime(event)
    guard state != .failed else { return }
    place = touch.location(in: nil)
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    }
  }

  /// Does what is due.
  final func passTime(_ event: HostEvent) {
    if isEnabled, state != .failed, let deadline, deadline <= event.timestamp { timeDidPass(with: event) }
  }

  /// Whether the gesture has come further since this was asked last.
  final func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  final func endSequence() {
    reset()
    state = .possible
  }

  final func sendActions() { send(.primaryActionTriggered) }
}

extension HostView {
  /// The recognisers that watch this view, in the order in which they were added; nil for none.
  public final var gestureRecognizers: [HostGestureRecognizer]? {
    guard let all = rare?.gestureRecognizers, !all.isEmpty else { return nil }
    return all
  }

  /// Lets `recognizer` watch this view and all inside it.
  ///
  /// A recogniser watches one view: it leaves the former one.
  public final func addGestureRecognizer(_ recognizer: HostGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    makeRare().gestureRecognizers.append(recognizer)
    recognizer.watched = self
  }

  /// Lets `recognizer` watch this view no more; does nothing if it did not.
  public final func removeGestureRecognizer(_ recognizer: HostGestureRecognizer) {
    guard recognizer.view === self else { return }
    rare?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.watched = nil
  }
}
