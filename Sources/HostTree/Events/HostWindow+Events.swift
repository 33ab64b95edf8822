public import Foundation

extension HostWindow {
  /// Puts a finger down at a point in the window's coordinates and sends the event.
  ///
  /// - Returns: The touch, to be moved and lifted. It does nothing if it is on no view.
  @discardableResult
  public final func beginTouch(at point: CGPoint) -> HostTouch {
    let hit = hitTest(point, with: nil)
    let touch = HostTouch(in: self, at: point, view: hit, tapCount: tapCount(at: point))
    touch.recognizers = hit.map(HostWindow.recognizers) ?? []
    activeTouches.removeAll { $0.touch == nil }
    activeTouches.append(ActiveTouch(touch: touch))
    sendEvent(HostEvent([touch], timestamp: touch.timestamp))
    return touch
  }

  /// Taps a point in the window's coordinates: a touch that begins and ends there.
  ///
  /// Nothing is settled: what the tap changed is seen after the next ``settle()``.
  ///
  /// - Returns: Whether somebody took the tap: a control, a gesture or a view that handles touches. If nobody did,
  ///   nothing has changed.
  @discardableResult
  public final func tap(at point: CGPoint) -> Bool { beginTouch(at: point).end() }

  /// Takes an event to the views: each touch first to the gesture recognisers that watch it, then to the view that was
  /// hit, and from there along the responder chain until somebody takes it.
  ///
  /// The view is found once, when a touch begins. The recognisers are those of the hit view and of its superviews, up
  /// to the first control: what is inside wins. If one of them recognises its gesture, the others see no more of the
  /// touch and the view's touch is cancelled. Those of a high priority are asked first, the outermost before the others,
  /// and those that recognise simultaneously are always asked; for both, controls are no limit.
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
      // The view left while it was touched.
      touch.phase = .cancelled
      touch.isTaken = false
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

  /// Shows the touch to those that watch it, until one has won.
  private func offerToRecognizers(_ touch: HostTouch, _ event: HostEvent) {
    for recognizer in touch.recognizers {
      recognizer.receive(touch, event)
      if takeNews(of: recognizer, touch, event) { return }
    }
  }

  /// Does what follows if a recogniser has come further; tells whether the others see no more of the touch.
  private func takeNews(of recognizer: HostGestureRecognizer, _ touch: HostTouch, _ event: HostEvent) -> Bool {
    guard recognizer.takeNews() else { return false }
    guard recognizer.recognizesSimultaneously else {
      win(recognizer, touch, event)
      return true
    }
    touch.isTaken = true
    recognizer.sendActions()
    return false
  }

  private func win(_ winner: HostGestureRecognizer, _ touch: HostTouch, _ event: HostEvent) {
    let others = touch.recognizers.filter { $0 !== winner }
    touch.recognizers = others.filter(\.recognizesSimultaneously) + [winner]
    for other in others where !other.recognizesSimultaneously { other.endSequence() }
    touch.isTaken = true
    if let view = touch.view, !touch.isTakenFromView, winner.cancelsTouchesInView {
      touch.isTakenFromView = true
      if touch.phase != .began { view.touchesCancelled([touch], with: event) }
    }
    winner.sendActions()
  }

  // MARK: Time

  /// When a gesture under way has something to do without a further event, in seconds by the window's clock; nil for
  /// never.
  ///
  /// An outside loop calls ``settle()`` then.
  public final var nextGestureDeadline: TimeInterval? {
    activeTouches.lazy.compactMap { $0.touch?.recognizers.lazy.filter(\.isEnabled).compactMap(\.deadline).min() }.min()
  }

  /// Lets gestures under way do what is due by the clock.
  final func passTimeForGestures() {
    guard !activeTouches.isEmpty else { return }
    for active in activeTouches {
      guard let touch = active.touch else { continue }
      let event = HostEvent([touch], timestamp: clock.now)
      for recognizer in touch.recognizers {
        recognizer.passTime(event)
        if takeNews(of: recognizer, touch, event) { break }
      }
    }
  }

  /// The recognisers that see a touch on `view`, innermost first.
  private static func recognizers(for view: HostView) -> [HostGestureRecognizer] {
    var first: [HostGestureRecognizer] = []
    var simultaneous: [HostGestureRecognizer] = []
    var others: [HostGestureRecognizer] = []
    // Which controls stand between the view that was hit and the one that is looked at.
    var isInControl = false
    var isInTightControl = false
    var current: HostView? = view
    while let candidate = current {
      if candidate.winsOverOuterGestures {
        isInControl = true
        if !candidate.letsOuterGesturesTakeTouches { isInTightControl = true }
      }
      if (candidate as? HostGestureView)?.silencesInnerGestures == true {
        first = []
        simultaneous = []
        others = []
      }
      if let own = candidate.gestureRecognizers {
        // A double tap would never come about if a single tap of the same view were asked first.
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

  // MARK: Taps in quick succession

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

  /// How much time may pass between two taps that count as a double tap: 0.35 seconds.
  public static let maximumTapInterval: TimeInterval = 0.35

  /// How far apart two taps that count as a double tap may be in each direction: 20 points.
  public static let maximumTapDistance: CGFloat = 20
}

/// The last tap on a window: what a double tap is told by.
struct TapRecord {
  var time: TimeInterval
  var point: CGPoint
  var count: Int
}

/// A touch under way, which the window does not keep alive.
struct ActiveTouch {
  weak var touch: HostTouch?
}
