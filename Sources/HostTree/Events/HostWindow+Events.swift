public import Foundation

extension HostWindow {
  /// Begins a touch at a point in the window's coordinates and sends the event.
  ///
  /// - Returns: The touch, to be moved and ended. It has no effect if there is no view at the point.
  @discardableResult
  public final func beginTouch(at point: CGPoint) -> HostTouch {
    let hit = hitTest(point, with: nil)
    touchedView = hit
    let touch = HostTouch(in: self, at: point, view: hit, tapCount: tapCount(at: point))
    touch.recognizers = hit.map(HostWindow.recognizers) ?? []
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
  /// Hit testing happens once, when a touch begins. The recognizers are those of the hit view and its ancestors, up to
  /// the first control: the innermost wins. When one recognizes its gesture, the others receive no more of the touch,
  /// and the view's touch is cancelled; so it is when the view leaves the window, and the recognizers around go on.
  /// Recognizers with high priority come first, the outermost before the others, and those that recognize
  /// simultaneously always receive the touch; controls limit neither.
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
    for recognizer in touch.recognizers { recognizer.endSequence() }
    touch.recognizers = []
    activeTouches.removeAll { $0.touch == nil || $0.touch === touch }
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

  /// Offers the touch to its recognizers until one has won.
  private func offerToRecognizers(_ touch: HostTouch, _ event: HostEvent) {
    for recognizer in touch.recognizers {
      recognizer.receive(touch, event)
      // The view is told that a touch began after the recognizers.
      if takeNews(of: recognizer, touch, event, isDelivered: touch.phase != .began) { return }
    }
  }

  /// Handles a recognizer's change of state; returns whether the other recognizers receive no more of this event.
  ///
  /// - Parameter isDelivered: Whether the view that was hit knows of the touch.
  private func takeNews(
    of recognizer: HostGestureRecognizer, _ touch: HostTouch, _ event: HostEvent, isDelivered: Bool
  ) -> Bool {
    guard recognizer.takeNews() else { return false }
    guard recognizer.recognizesSimultaneously else {
      win(recognizer, touch, event, isDelivered: isDelivered)
      return true
    }
    touch.isTaken = true
    recognizer.sendActions()
    return false
  }

  private func win(_ winner: HostGestureRecognizer, _ touch: HostTouch, _ event: HostEvent, isDelivered: Bool) {
    let others = touch.recognizers.filter { $0 !== winner }
    touch.recognizers = others.filter(\.recognizesSimultaneously) + [winner]
    for other in others where !other.recognizesSimultaneously { other.endSequence() }
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
    activeTouches.lazy.compactMap { $0.touch?.recognizers.lazy.filter(\.isEnabled).compactMap(\.deadline).min() }.min()
  }

  /// Lets the gestures in progress handle deadlines that have passed.
  final func passTimeForGestures() {
    guard !activeTouches.isEmpty else { return }
    for active in activeTouches {
      guard let touch = active.touch else { continue }
      let event = HostEvent([touch], timestamp: clock.now)
      for recognizer in touch.recognizers {
        recognizer.passTime(event)
        if takeNews(of: recognizer, touch, event, isDelivered: true) { break }
      }
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
        for recognizer in own.filter(\.isEnabled).sorted(by: { $0.precedence > $1.precedence }) {
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
      abs(point.x - last.point.x) <= HostWindow.maximumTapDistance,
      abs(point.y - last.point.y) <= HostWindow.maximumTapDistance
    else { return 1 }
    return last.count + 1
  }

  private func noteTap(_ touch: HostTouch) {
    lastTap =
      touch.phase == .ended
      ? TapRecord(time: touch.timestamp, point: touch.location(in: nil), count: touch.tapCount) : nil
  }

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
