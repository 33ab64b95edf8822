public import Foundation

extension HostWindow {
  /// Begins a touch at a point in the window's coordinates and sends the event.
  ///
  /// - Returns: The touch, to be moved and ended. It has no effect if there is no view at the point.
  @discardableResult
  public final func beginTouch(at point: CGPoint) -> HostTouch {
    let hit = isTakenByMonitor(at: point) ? nil : hitTest(point, with: nil)
    touchedView = hit
    let touch = HostTouch(in: self, at: point, view: hit, tapCount: tapCount(at: point))
    touch.recognizers = (hit.map(HostWindow.recognizers) ?? []).filter { $0.receives(touch) }
    activeTouches.removeAll { $0.touch == nil }
    activeTouches.append(ActiveTouch(touch: touch))
    sendEvent(HostEvent([touch], timestamp: touch.timestamp))
    return touch
  }

  /// Taps a point in the window's coordinates: a touch that begins and ends there.
  ///
  /// Does not settle the window: call ``settle()`` to see the effects.
  ///
  /// - Returns: Whether the tap was handled: by a control, a gesture or a view that handles touches. If false, nothing
  ///   has changed.
  @discardableResult
  public final func tap(at point: CGPoint) -> Bool { beginTouch(at: point).end() }

  /// Dispatches an event to gesture recognizers and views.
  ///
  /// Each touch goes first to the gesture recognizers that receive it, then to the view that was hit, and from there up
  /// the responder chain until a responder handles it.
  ///
  /// Hit testing happens once, when a touch begins. The recognizers belong to the hit view and its ancestors, up to the
  /// first control: the innermost wins. When one recognizes its gesture, the others receive no more of the touch, and
  /// the view's touch is cancelled; so it is when the view leaves the window, and the recognizers around go on.
  /// Recognizers with high priority come first, the outermost before the others, and those that recognize
  /// simultaneously always receive the touch; controls limit neither. Delegates let single recognizers go on together,
  /// or wait for others.
  public final func sendEvent(_ event: HostEvent) {
    for touch in event.allTouches { send(touch, event) }
  }

  private func send(_ touch: HostTouch, _ event: HostEvent) {
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    offerToRecognizers(touch, event)
    if let view = touch.view, !touch.isTakenFromView {
      deliver(touch, event, to: view)
    }
    guard isOver else { return }
    let recognizers = touch.recognizers
    touch.recognizers = []
    activeTouches.removeAll { $0.touch == nil || $0.touch === touch }
    // A gesture of several fingers is over when the last one is lifted.
    for recognizer in recognizers where activeTouches(of: recognizer).isEmpty { recognizer.endSequence() }
    noteTap(touch)
  }

  private func deliver(_ touch: HostTouch, _ event: HostEvent, to view: HostView) {
    if view.window !== self, touch.phase != .cancelled {
      // The view left the window during the touch, which goes on for the recognizers around it.
      touch.isTakenFromView = true
      touch.isTaken = false
      return view.touchesCancelled([touch], with: event)
    }
    switch touch.phase {
    case .began:
      event.isTaken = true
      view.touchesBegan([touch], with: event)
      touch.isTaken = event.isTaken
    case .moved: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
  }

  /// The touches in progress that a recognizer receives, in the order in which they began.
  final func activeTouches(of recognizer: HostGestureRecognizer) -> [HostTouch] {
    activeTouches.compactMap { active in
      active.touch.flatMap { $0.isReceived(by: recognizer) ? $0 : nil }
    }
  }

  /// Offers the touch to its recognizers until one has won.
  private func offerToRecognizers(_ touch: HostTouch, _ event: HostEvent) {
    // The view is notified that a touch began after the recognizers.
    let isDelivered = touch.phase != .began
    for recognizer in touch.recognizers where touch.isReceived(by: recognizer) {
      recognizer.receive(touch, event)
      takeNews(of: recognizer, touch, event, isDelivered: isDelivered)
    }
    takeNewsOfThoseThatWaited(touch, event, isDelivered: isDelivered)
  }

  /// Handles the changes of recognizers whose others have failed meanwhile, or can't recognize a touch that is over.
  private func takeNewsOfThoseThatWaited(_ touch: HostTouch, _ event: HostEvent, isDelivered: Bool) {
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    for recognizer in touch.recognizers where recognizer.hasNews && touch.isReceived(by: recognizer) {
      takeNews(of: recognizer, touch, event, isDelivered: isDelivered, waits: !isOver)
    }
  }

  /// Handles a recognizer's change of state, unless it waits for others to fail.
  ///
  /// - Parameter isDelivered: Whether the view that was hit has received the touch.
  private func takeNews(
    of recognizer: HostGestureRecognizer, _ touch: HostTouch, _ event: HostEvent, isDelivered: Bool, waits: Bool = true
  ) {
    guard recognizer.hasNews, !waits || !touch.recognizers.contains(where: recognizer.waits) else { return }
    guard recognizer.recognizesSimultaneously else {
      return win(recognizer, touch, event, isDelivered: isDelivered)
    }
    touch.isTaken = true
    recognizer.sendActions()
  }

  private func win(_ winner: HostGestureRecognizer, _ touch: HostTouch, _ event: HostEvent, isDelivered: Bool) {
    let others = touch.recognizers.filter { $0 !== winner && !winner.recognizesTogether(with: $0) }
    touch.recognizers.removeAll { recognizer in others.contains { $0 === recognizer } }
    for other in others { other.endSequence() }
    touch.isTaken = true
    if let view = touch.view, !touch.isTakenFromView, winner.cancelsTouchesInView {
      touch.isTakenFromView = true
      if isDelivered { view.touchesCancelled([touch], with: event) }
    }
    winner.sendActions()
  }

  /// Has one recognizer alone receive the rest of a touch; the others forget it.
  final func handOver(_ touch: HostTouch, to recognizer: HostGestureRecognizer) {
    for other in touch.recognizers where other !== recognizer { other.endSequence() }
    touch.recognizers = [recognizer]
    touch.isTaken = true
  }

  // MARK: Time

  /// The earliest deadline of the gestures in progress, in seconds by the window's clock; nil for none.
  ///
  /// An event loop calls ``settle()`` at that time.
  public final var nextGestureDeadline: TimeInterval? {
    activeTouches.lazy.compactMap { $0.touch?.recognizers.lazy.filter(\.receivesTouches).compactMap(\.deadline).min() }
      .min()
  }

  /// Lets the gestures in progress handle deadlines that have passed.
  final func passTimeForGestures() {
    guard !activeTouches.isEmpty else { return }
    for active in activeTouches {
      guard let touch = active.touch else { continue }
      let event = HostEvent([touch], timestamp: clock.now)
      for recognizer in touch.recognizers where touch.isReceived(by: recognizer) {
        recognizer.passTime(event)
        takeNews(of: recognizer, touch, event, isDelivered: true)
      }
      takeNewsOfThoseThatWaited(touch, event, isDelivered: true)
    }
  }

  /// The recognizers that receive a touch on `view`, in the order of their priority, else innermost first.
  private static func recognizers(for view: HostView) -> [HostGestureRecognizer] {
    var first: [HostGestureRecognizer] = []
    var simultaneous: [HostGestureRecognizer] = []
    var others: [HostGestureRecognizer] = []
    // Whether a control is between the view that was hit and the current ancestor.
    var isInControl = false
    var isInTightControl = false
    var current: HostView? = view
    while let candidate = current {
      if candidate.winsOverOuterGestures {
        isInControl = true
        if !candidate.letsOuterGesturesTakeTouches { isInTightControl = true }
      }
      if (candidate as? any HostGestureArea)?.silencesInnerGestures == true {
        first = []
        simultaneous = []
        others = []
      }
      if let own = candidate.gestureRecognizers {
        // A double tap must come before a single tap of the same view, which would always win.
        for recognizer in own.filter(\.receivesTouches).sorted(by: { $0.precedence > $1.precedence }) {
          if recognizer.recognizesSimultaneously {
            simultaneous.append(recognizer)
          } else if recognizer.hasHighPriority {
            first.append(recognizer)
          } else if !isInControl || !isInTightControl && recognizer.takesTouchesOfButtons {
            others.append(recognizer)
          }
        }
      }
      current = candidate.superview
    }
    return simultaneous + first.reversed() + others
  }

  // MARK: Multiple taps

  private func tapCount(at point: CGPoint) -> Int {
    guard let last = lastTap, clock.now - last.time <= HostWindow.maximumTapInterval,
      HostWindow.isTapDistance(from: last.point, to: point)
    else { return 1 }
    return last.count + 1
  }

  /// A touch that was a drag or held is no tap, and ends a sequence of taps.
  private func noteTap(_ touch: HostTouch) {
    lastTap =
      touch.phase == .ended && touch.isTap
      ? TapRecord(time: touch.timestamp, point: touch.location(in: nil), count: touch.tapCount) : nil
  }

  /// Whether two points are so near to each other that taps there count together.
  static func isTapDistance(from first: CGPoint, to second: CGPoint) -> Bool {
    abs(first.x - second.x) <= maximumTapDistance && abs(first.y - second.y) <= maximumTapDistance
  }

  /// The maximum duration of each tap of several: 0.75 seconds, as UIKit's.
  static let maximumTapDuration: TimeInterval = 0.75

  /// The maximum time between the taps of a double tap: 0.35 seconds.
  public static let maximumTapInterval: TimeInterval = 0.35

  /// The maximum distance between the taps of a double tap, in points in each direction: 20.
  public static let maximumTapDistance: CGFloat = 20
}

/// The last tap on a window, to recognize a double tap.
struct TapRecord {
  var time: TimeInterval
  var point: CGPoint
  var count: Int
}

/// A touch in progress, which the window does not retain.
struct ActiveTouch {
  weak var touch: HostTouch?
}
