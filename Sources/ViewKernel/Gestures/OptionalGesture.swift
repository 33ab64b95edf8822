/// A gesture that may be missing: `isMovable ? drag : nil`. None recognizes nothing.
///
/// A gesture that comes starts with the next touch. When it goes, what is in progress is cancelled.
extension Optional: Gesture where Wrapped: Gesture {
  /// The value of the gesture.
  public typealias Value = Wrapped.Value
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// Creates a tracker that follows the gesture while there is one.
  public static func makeTracker(_ gesture: Self) -> GestureTracker<Wrapped.Value> { OptionalTracker(gesture) }

  /// Updates the tracker of the gesture; creates or drops it where the gesture comes or goes.
  public static func updateTracker(_ tracker: GestureTracker<Wrapped.Value>, with gesture: Self) {
    knownDowncast(tracker, to: OptionalTracker<Wrapped>.self).take(gesture)
  }
}

/// Forwards to the tracker of a gesture while there is one, and fails otherwise.
private final class OptionalTracker<G: Gesture>: GestureTracker<G.Value> {
  private var inner: GestureTracker<G.Value>?
  /// Whether the touches that are down have been seen by a gesture that is there no more, or not from the start.
  private var isLate = false
  private var isTouched = false

  init(_ gesture: G?) { inner = gesture.map { G.makeTracker($0) } }

  func take(_ gesture: G?) {
    switch (inner, gesture) {
    case (let inner?, let gesture?): G.updateTracker(inner, with: gesture)
    case (let former?, nil):
      former.resetAfterUpdate()
      inner = nil
      isLate = isTouched
    case (nil, let gesture?):
      inner = G.makeTracker(gesture)
      isLate = isTouched
    case (nil, nil): break
    }
  }

  override var deadline: TimeInterval? { isLate ? nil : inner?.deadline }
  override var numberOfTaps: Int { inner?.numberOfTaps ?? 0 }

  override func receive(_ input: GestureInput) {
    isTouched = true
    guard let inner, !isLate else { return phase = .failed }
    inner.receive(input)
    phase = inner.phase
  }

  override func reset() {
    (isTouched, isLate) = (false, false)
    inner?.reset()
    super.reset()
  }
}
