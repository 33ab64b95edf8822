public import Foundation

extension HostView {
  /// Options of an animation: its timing curve and repetition.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Accelerates and decelerates; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Accelerates from a slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 0)
    /// Decelerates to a slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 1)
    /// A constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until one of the values is set again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs every second repetition backwards; has an effect only together with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Begins from the values shown; always the case, the option exists for ported code.
    public static let beginFromCurrentState: AnimationOptions = []
    /// Views can be touched during the animation; always the case, the option exists for ported code.
    public static let allowUserInteraction: AnimationOptions = []
    /// How a view changes in ``HostView/transition(with:duration:options:animations:completion:)``: there is no such
    /// transition here, the options exist for ported code.
    public static let transitionCrossDissolve: AnimationOptions = []
    /// See ``transitionCrossDissolve``.
    public static let transitionFlipFromLeft: AnimationOptions = []
    /// See ``transitionCrossDissolve``.
    public static let transitionFlipFromRight: AnimationOptions = []
  }

  /// Animates changes to views by the window's clock.
  ///
  /// ```swift
  /// let clock = HostManualClock()
  /// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
  /// let card = HostColorView(.blue)
  /// card.frame.size = CGSize(width: 100, height: 100)
  /// window.addSubview(card)
  /// window.makeKeyAndVisible()
  /// window.settle()
  /// HostView.animate(withDuration: 1, options: .curveLinear) { card.alpha = 0 } completion: { _ in print("done") }
  /// window.settle()
  /// clock.advance(by: 0.5)
  /// window.settle()
  /// print(card.alpha, window.isAnimating)  // the new value counts at once; drawings show the value between
  /// // Prints "0.0 true"
  /// clock.advance(by: 0.5)
  /// window.settle()
  /// // Prints "done"
  /// ```
  ///
  /// Animatable are ``frame``, ``alpha``, ``transform`` and ``backgroundColor`` of views in a window, and frames that a
  /// layout sets in a ``layoutIfNeeded()`` inside of `animations`. The model values change at once, and layout and hit
  /// testing use them; only drawings show the values between. A value that is being animated continues from where it is
  /// shown. A view that leaves its window shows its model values.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 or less shows the new values at once.
  ///   - delay: The delay before the first change is visible, in seconds; 0 by default.
  ///   - options: The timing curve and repetition; ease in and out by default.
  ///   - animations: Makes the changes. It is called at once.
  ///   - completion: Called with true in the effects of the settle in which all values have arrived; with false where a
  ///     value was animated again or a view left its window meanwhile. Without any animatable change it is called
  ///     before this method returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = HostViewAnimation(duration: duration, delay: delay, options: options, completion: completion)
    animation.record(animations)
  }

  /// Animates changes in a view. There is no transition of the whole view: properties change as in
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  public static func transition(
    with view: HostView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, options: options, animations: animations ?? {}, completion: completion)
  }

  /// Animates changes with a spring in place of a timing curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 or less shows the new values at once.
  ///   - delay: The delay before the first change is visible, in seconds; 0 by default.
  ///   - dampingRatio: 1 for no oscillation at the end, less for more of it; limited to 0.05...1.
  ///   - velocity: The speed at the beginning; 1 would cover the whole distance in the duration.
  ///   - options: The repetition; a timing curve has no effect.
  ///   - animations: Makes the changes. It is called at once.
  ///   - completion: Called like the completion of ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = HostViewAnimation(duration: duration, delay: delay, options: options, completion: completion)
    animation.spring = (dampingRatio.isFinite ? min(max(dampingRatio, 0.05), 1) : 1, velocity.isFinite ? velocity : 0)
    animation.record(animations)
  }

  /// Makes changes that are not animated, also inside of an animation closure.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let outer = (HostViewAnimation.current, areAnimationsEnabled)
    HostViewAnimation.current = nil
    areAnimationsEnabled = false
    defer { (HostViewAnimation.current, areAnimationsEnabled) = outer }
    actions()
  }

  /// Whether animations of host properties, and of controllers that come and go, are shown; true by default.
  ///
  /// Animations of views (`withAnimation`) do not follow it.
  @exclusivity(unchecked) public private(set) static var areAnimationsEnabled = true

  /// Switches ``areAnimationsEnabled``, for tests that look at drawings and want everything in its place at once.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// The values that this view is drawn with during an animation; nil while it shows its model values.
  final var animatedValues: HostViewPresentation? { rare?.looks?.animatedValues }
}

/// The presentation values of a view; nil for what is not animated.
struct HostViewPresentation {
  var frame: CGRect?
  var alpha: CGFloat?
  var transform: CGAffineTransform?
  var backgroundColor: HostColor?

  var isEmpty: Bool { frame == nil && alpha == nil && transform == nil && backgroundColor == nil }
}
