public import Foundation
public import HostTree

/// Calls a method of an object once a frame, as Core Animation's link.
///
/// The frames are the key window's: the method is called at the start of its `settle()`, at most as often
/// as wanted, and the window goes on making frames until the link is paused or invalid.
///
/// ```swift
/// @MainActor final class Spinner {
///   var frames = 0
///   func step(_ link: CADisplayLink) { frames += 1 }
/// }
///
/// let clock = HostManualClock()
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: clock)
/// window.makeKeyAndVisible()
/// let spinner = Spinner()
/// let link = CADisplayLink(target: spinner, selector: HostSelector("step(_:)", Spinner.step(_:)))
/// link.add(to: .main, forMode: .common)
/// for _ in 1...3 {
///   clock.advance(by: 0.02)
///   window.settle()
/// }
/// print(spinner.frames)
/// // Prints "3"
/// link.invalidate()
/// ```
@MainActor @preconcurrency
public final class CADisplayLink {
  /// The time of the current frame by the window's clock, in seconds; 0 before the first.
  public private(set) var timestamp: TimeInterval = 0
  /// The seconds between two frames.
  public var duration: TimeInterval { 1 / TimeInterval(preferredFramesPerSecond == 0 ? 60 : preferredFramesPerSecond) }
  /// When the next frame is due, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// The most frames in a second; 0, the default, for 60. Numbers that are not positive count as 0, those over 1,000 as
  /// 1,000.
  public var preferredFramesPerSecond = 0 {
    didSet {
      preferredFramesPerSecond = min(max(preferredFramesPerSecond, 0), 1_000)
      if preferredFramesPerSecond != oldValue { restart() }
    }
  }
  /// The frames in a second that are wanted; it has no effect here but for ``preferredFramesPerSecond``.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = preferredFrameRateRange.wanted }
  }
  /// Whether nothing is called meanwhile. Defaults to false.
  public var isPaused = false { didSet { if isPaused != oldValue { restart() } } }

  /// Nil once the link is invalid.
  private var target: AnyObject?
  private let selector: HostSelector
  private var timer: HostTimer?
  private var isAdded = false

  /// Creates a link that does nothing before it is added to a run loop.
  ///
  /// - Parameters:
  ///   - target: The object. It is retained until the link is invalid.
  ///   - selector: The method, which gets the link, if it takes it.
  public init(target: Any, selector: HostSelector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// Begins. The run loop and its mode do not matter: it is the window that makes frames.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    restart()
  }

  /// Pauses until it is added again.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    restart()
  }

  /// Ends, for good, and releases the target.
  public func invalidate() {
    target = nil
    restart()
  }

  private func restart() {
    timer?.invalidate()
    timer = nil
    guard let target, isAdded, !isPaused else { return }
    timer = HostTimer(interval: duration, repeats: true) { [self] _ in
      timestamp = HostTimer.currentClock?.now ?? timestamp + duration
      selector.perform(on: target, with: self)
    }
  }
}

/// How many frames in a second an animation wants, as Core Animation's.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The fewest.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// The best; nil for any in between.
  public var preferred: Float?

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The best, at least 1 frame; 0 for any.
  fileprivate var wanted: Int {
    guard let preferred, preferred > 0 else { return 0 }
    return max(Int(saturating: CGFloat(preferred)), 1)
  }

  /// As the system likes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
