public import Foundation

extension HostView {
  /// How an animation goes.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Slow at both ends, which is usual.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 0)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 1 << 1)
    /// As fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 1 << 2)
    /// Again and again, until one of the values is set anew.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Forth and back; together with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// From where the views are shown, which is so in any case.
    public static let beginFromCurrentState: AnimationOptions = []
    /// Views can be touched meanwhile, which is so in any case.
    public static let allowUserInteraction: AnimationOptions = []
  }

  /// Makes changes to views, and shows them on their way by the window's clock.
  ///
  /// ```swift
  /// HostView.animate(withDuration: 0.3) {
  ///   label.alpha = 0
  ///   card.frame.origin.y += 100
  /// }
  /// ```
  ///
  /// Of each view that is in a window its ``frame``, its ``alpha``, its ``transform`` and its ``backgroundColor`` are shown on their way,
  /// and frames that a layout sets in a ``layoutIfNeeded()`` inside of `animations`. The properties have their new values at once, as
  /// layout and touches do; only drawings show what is between. A value that is animated already goes on from where it is shown. A view
  /// that leaves its window is shown as it is.
  ///
  /// - Parameters:
  ///   - duration: How long it takes, in seconds; 0 or less shows the new values at once.
  ///   - delay: How long nothing moves before, in seconds.
  ///   - options: How it goes.
  ///   - animations: Makes the changes. It is called at once.
  ///   - completion: Called in the effects of the settle in which all has arrived, with true; with false where a value
  ///     was animated anew meanwhile. Where there is nothing to be shown on its way it is called before this method returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = HostViewAnimation(duration: duration, delay: delay, options: options, completion: completion)
    animation.record(animations)
  }

  /// The same with a spring in place of a curve.
  ///
  /// - Parameter dampingRatio: 1 for no swing at the end, less for more of it.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animation = HostViewAnimation(duration: duration, delay: delay, options: options, completion: completion)
    animation.spring = (dampingRatio.isFinite ? min(max(dampingRatio, 0.05), 1) : 1, velocity.isFinite ? velocity : 0)
    animation.record(animations)
  }

  /// Makes changes that are shown at once, in the middle of others that are animated.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let outer = HostViewAnimation.current
    HostViewAnimation.current = nil
    defer { HostViewAnimation.current = outer }
    actions()
  }

  /// What this view is shown with while it is animated; nil while it is shown as it is.
  final var animatedValues: HostViewPresentation? { rare?.looks?.animatedValues }
}

/// What a view is shown with on its way; nil for what is not animated.
struct HostViewPresentation {
  var frame: CGRect?
  var alpha: CGFloat?
  var transform: CGAffineTransform?
  var backgroundColor: HostColor?

  var isEmpty: Bool { frame == nil && alpha == nil && transform == nil && backgroundColor == nil }
}
