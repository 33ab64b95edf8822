import Foundation

/// Drives a window: settles it when it needs that, frame by frame while something moves, and when a timer or a gesture
/// is due. In between it is silent: nothing wakes up the process.
///
/// A window does nothing by itself (see ``HostWindow``). A program that runs has one link for each of its windows:
///
/// ```swift
/// final class ManualScheduler: HostFrameScheduler {
///   var action: (@MainActor () -> Void)?
///
///   func schedule(after delay: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
///     self.action = delay == nil ? nil : action
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480), clock: HostManualClock())
/// window.makeKeyAndVisible()
/// let scheduler = ManualScheduler()
/// let link = HostDisplayLink(window: window, scheduler: scheduler)
/// link.onFrame = { print("frame") }
/// scheduler.action?()
/// // Prints "frame"
/// print("waits: \(scheduler.action != nil)")
/// // Prints "waits: false"
/// window.backgroundColor = .yellow
/// print("waits: \(scheduler.action != nil)")
/// // Prints "waits: true"
/// ```
///
/// Touches and keys are sent to the window as before; call ``setNeedsFrame()`` afterwards, as they may be all that has
/// happened. Several of them before a frame are shown by one frame.
///
/// The link takes over ``HostWindow/onNeedsSettle`` and ``HostWindow/onNeedsFrame``. Tests drive a link by hand, with a
/// manual clock and a ``HostFrameScheduler`` of their own.
@MainActor @preconcurrency
public final class HostDisplayLink {
  /// The window that is driven; nil once it is gone. The link does not retain it.
  public private(set) weak var window: HostWindow?

  /// Called after each frame: the window was settled, and may show something else.
  public var onFrame: (@MainActor () -> Void)?

  /// The most frames in a second; 60 by default. Numbers that are not positive count as 1, those over 1,000 as 1,000.
  public var preferredFramesPerSecond = 60 {
    didSet { preferredFramesPerSecond = min(max(preferredFramesPerSecond, 1), 1_000) }
  }

  /// Whether no frames are made, as while the window is not visible; false by default. Pending updates follow
  /// afterwards.
  public var isPaused = false {
    didSet { if isPaused != oldValue { reschedule() } }
  }

  private let scheduler: any HostFrameScheduler
  /// Whether a frame is due as soon as the last one is old enough.
  private var needsFrame = false
  /// The time of the last frame by the window's clock.
  private var lastFrame = -TimeInterval.infinity
  private var isInFrame = false

  private static var links: [LinkReference] = []

  /// Creates a link, and makes the first frame soon.
  ///
  /// - Parameters:
  ///   - window: The window. Its clock is the time of the frames.
  ///   - scheduler: Calls the link when time has passed. Defaults to one on the main queue, which needs a run loop that
  ///     serves it, such as `RunLoop.main.run()` or `dispatchMain()`.
  public init(window: HostWindow, scheduler: any HostFrameScheduler = HostMainQueueScheduler()) {
    self.window = window
    self.scheduler = scheduler
    HostDisplayLink.links.removeAll { $0.link == nil }
    HostDisplayLink.links.append(LinkReference(link: self))
    HostTimer.didStart = HostDisplayLink.timersDidStart
    window.onNeedsSettle = { [weak self] in self?.setNeedsFrame() }
    // Also if other code settles the window.
    window.onNeedsFrame = { [weak self] in self?.setNeedsFrame() }
    setNeedsFrame()
  }

  /// Stops driving the window, for good.
  public func invalidate() {
    window?.onNeedsSettle = nil
    window?.onNeedsFrame = nil
    window = nil
    scheduler.schedule(after: nil) {}
  }

  /// Makes a frame soon: at once if the last one is older than a frame takes, otherwise when it is.
  ///
  /// Call it after the user's input was sent to the window.
  public func setNeedsFrame() {
    guard !needsFrame else { return }
    needsFrame = true
    reschedule()
  }

  /// Schedules all links again, as a new timer may be due earlier than what they wait for.
  private static func timersDidStart() {
    for reference in links { reference.link?.reschedule() }
  }

  private func makeFrame() {
    guard let window, !isPaused else { return }
    // A frame may be made by the scheduler of a nested run loop, while a settle waits for something.
    guard !window.isSettling else { return reschedule() }
    isInFrame = true
    lastFrame = window.clock.now
    needsFrame = false
    window.settle()
    onFrame?()
    isInFrame = false
    reschedule()
  }

  private func reschedule() {
    guard let window, !isInFrame else { return }
    scheduler.schedule(after: isPaused ? nil : delay(of: window)) { [weak self] in self?.makeFrame() }
  }

  /// The seconds until the next frame; nil if there is nothing to wait for.
  private func delay(of window: HostWindow) -> TimeInterval? {
    let now = window.clock.now
    let next = lastFrame + 1 / TimeInterval(preferredFramesPerSecond)
    // A settle that gave up leaves work, which is tried again like a frame.
    var due = needsFrame || window.needsSettle || window.isAnimating ? next : TimeInterval.infinity
    for time in [window.nextGestureDeadline, HostTimer.nextFireTime(by: window.clock)] {
      if let time { due = min(due, max(time, next)) }
    }
    return due < .infinity ? max(due - now, 0) : nil
  }
}

private struct LinkReference {
  weak var link: HostDisplayLink?
}
