/// Decides about the gestures of a recognizer; shaped like `UIGestureRecognizerDelegate`. All methods have a default
/// implementation.
///
/// ```swift
/// final class Sideways: HostGestureRecognizerDelegate {
///   func gestureRecognizerShouldBegin(_ gestureRecognizer: HostGestureRecognizer) -> Bool {
///     guard let pan = gestureRecognizer as? HostPanGestureRecognizer else { return true }
///     let translation = pan.translation(in: pan.view)
///     return abs(translation.x) > abs(translation.y)
///   }
/// }
///
/// let card = HostView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
/// let (pan, delegate) = (HostPanGestureRecognizer(), Sideways())
/// pan.delegate = delegate
/// pan.addAction { print("dragged by \(pan.translation(in: card).x)") }
/// card.addGestureRecognizer(pan)
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(card)
/// window.makeKeyAndVisible()
/// for place in [CGPoint(x: 50, y: 150), CGPoint(x: 150, y: 50)] {
///   let touch = window.beginTouch(at: CGPoint(x: 50, y: 50))
///   touch.move(to: place)
///   touch.cancel()
/// }
/// // Prints:
/// // dragged by 100.0
/// // dragged by 100.0
/// ```
///
/// A recognizer's ``HostGestureRecognizer/delegate`` is not retained.
@MainActor @preconcurrency
public protocol HostGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture that is recognized may begin, or a tap end. Defaults to true; false makes it fail.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: HostGestureRecognizer) -> Bool

  /// Whether a recognizer receives a touch that begins. Defaults to true.
  func gestureRecognizer(_ gestureRecognizer: HostGestureRecognizer, shouldReceive touch: HostTouch) -> Bool

  /// Whether two recognizers, of which one recognizes its gesture, both go on. Defaults to false: only one wins.
  ///
  /// The delegates of both are asked, and one that says so suffices.
  func gestureRecognizer(
    _ gestureRecognizer: HostGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: HostGestureRecognizer
  ) -> Bool

  /// Whether a recognizer waits until another one has failed, or until the touch is over. Defaults to false.
  func gestureRecognizer(
    _ gestureRecognizer: HostGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: HostGestureRecognizer
  ) -> Bool

  /// Whether another recognizer waits until this one has failed, or until the touch is over. Defaults to false.
  func gestureRecognizer(
    _ gestureRecognizer: HostGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: HostGestureRecognizer
  ) -> Bool
}

extension HostGestureRecognizerDelegate {
  /// The default implementation returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: HostGestureRecognizer) -> Bool { true }

  /// The default implementation returns true.
  public func gestureRecognizer(_ gestureRecognizer: HostGestureRecognizer, shouldReceive touch: HostTouch) -> Bool {
    true
  }

  /// The default implementation returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: HostGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: HostGestureRecognizer
  ) -> Bool { false }

  /// The default implementation returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: HostGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: HostGestureRecognizer
  ) -> Bool { false }

  /// The default implementation returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: HostGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: HostGestureRecognizer
  ) -> Bool { false }
}

extension HostGestureRecognizer {
  /// Whether this recognizer receives a touch that begins.
  final func receives(_ touch: HostTouch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether this recognizer and another one may both recognize their gestures.
  final func recognizesTogether(with other: HostGestureRecognizer) -> Bool {
    other.recognizesSimultaneously
      || delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
  }

  /// Whether this recognizer waits for another one, which may still recognize its gesture.
  final func waits(for other: HostGestureRecognizer) -> Bool {
    other !== self && other.receivesTouches && other.state == .possible
      && (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true)
  }
}
