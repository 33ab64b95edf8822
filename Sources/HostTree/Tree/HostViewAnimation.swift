import Foundation

/// An animation of view properties: one call of `HostView.animate`.
///
/// While the changes are made, ``current`` records each view before it changes; then start and end values are known,
/// and the window retains the animation until all have arrived. The window calls ``HostWindow/advanceViewAnimations()``
/// at the beginning of each frame.
///
/// As a ``HostMover`` it also animates what layout moves: `layoutIfNeeded()` inside of the changes makes this animation
/// the window's mover, and each view that the layout places elsewhere is recorded with its former frame.
@MainActor
final class HostViewAnimation: HostMover {
  /// The animation whose changes are being made.
  // Exclusivity is unchecked, as each setter reads it.
  @exclusivity(unchecked) static var current: HostViewAnimation?

  /// One view's start and end values.
  fileprivate struct Way {
    let view: HostView
    var from: Values
    var to: Values
  }

  /// The animatable properties of a view.
  fileprivate struct Values {
    var frame: CGRect
    var alpha: CGFloat
    var transform: CGAffineTransform
    var backgroundColor: HostColor?

    @MainActor
    init(of view: HostView) {
      frame = view.storedFrame
      alpha = view.rare?.alpha ?? 1
      transform = view.transform
      backgroundColor = view.backgroundColor
    }
  }

  private let duration: TimeInterval
  private let delay: TimeInterval
  private let options: HostView.AnimationOptions
  private var completion: ((Bool) -> Void)?
  /// The damping ratio and the velocity of a spring; nil for a curve.
  var spring: (damping: CGFloat, velocity: CGFloat)?
  private var ways: [Way] = []
  private var start: TimeInterval = 0
  private var isFinished = true

  init(
    duration: TimeInterval, delay: TimeInterval, options: HostView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.delay = delay.isFinite ? max(delay, 0) : 0
    self.options = options
    self.completion = completion
  }

  // MARK: Recording

  func record(_ changes: () -> Void) {
    let outer = HostViewAnimation.current
    HostViewAnimation.current = duration > 0 && HostView.areAnimationsEnabled ? self : nil
    changes()
    HostViewAnimation.current = outer
    for index in ways.indices { ways[index].to = Values(of: ways[index].view) }
    ways.removeAll { $0.view.root == nil || !$0.isAnyWay }
    begin()
  }

  private func begin() {
    guard let window = ways.first?.view.root else {
      completion?(true)
      return
    }
    let elsewhere = ways.filter { $0.view.root !== window }
    if !elsewhere.isEmpty { splitOff(elsewhere) }
    start = window.animationTime + delay
    for way in ways { window.stopAnimating(way.view, for: self) }
    window.viewAnimations.append(self)
    show(at: window.animationTime)
    window.setNeedsSettle()
  }

  /// Leaves the views of other windows, which have their own clocks, to another animation; the completion is called
  /// when both have ended.
  private func splitOff(_ elsewhere: [Way]) {
    ways.removeAll { way in elsewhere.contains { $0.view === way.view } }
    let whole = completion
    var results: [Bool] = []
    let partEnded = { (isFinished: Bool) in
      results.append(isFinished)
      if results.count == 2 { whole?(!results.contains(false)) }
    }
    completion = partEnded
    let rest = HostViewAnimation(duration: duration, delay: delay, options: options, completion: partEnded)
    rest.spring = spring
    rest.ways = elsewhere
    rest.begin()
  }

  /// Records a view's values before they change.
  func willChange(_ view: HostView) {
    guard view.root != nil, !ways.contains(where: { $0.view === view }) else { return }
    var from = Values(of: view)
    if let shown = view.animatedValues {
      from.frame = shown.frame ?? from.frame
      from.alpha = shown.alpha ?? from.alpha
      from.transform = shown.transform ?? from.transform
      from.backgroundColor = shown.backgroundColor ?? from.backgroundColor
    }
    ways.append(Way(view: view, from: from, to: from))
  }

  /// Records a view that a layout inside of the changes places.
  func frame(of view: HostView, from former: CGRect, to goal: CGRect) -> CGRect? {
    willChange(view)
    return nil
  }

  // MARK: Frames

  var isEmpty: Bool { ways.isEmpty }

  /// Removes a view that another animation took over, or that has left the window.
  func forget(_ view: HostView) {
    guard let index = ways.firstIndex(where: { $0.view === view }) else { return }
    ways.remove(at: index)
    isFinished = false
  }

  /// Shows the values of a point in time.
  ///
  /// - Returns: Whether the animation goes on.
  @discardableResult
  func show(at time: TimeInterval) -> Bool {
    for way in ways where way.view.root == nil {
      way.view.present(nil)
      forget(way.view)
    }
    let passed = (time - start) / duration
    guard passed < 1 || options.contains(.repeat), !ways.isEmpty else { return false }
    var share = max(passed, 0)
    if options.contains(.repeat) {
      let round = share.rounded(.down)
      share -= round
      if options.contains(.autoreverse), Int(saturating: round) % 2 == 1 { share = 1 - share }
    }
    let progress = curve(share)
    for way in ways { way.view.present(way.values(at: progress)) }
    return true
  }

  /// Ends the animation: views show their model values, and the completion is queued.
  func end(in window: HostWindow) {
    for way in ways { way.view.present(nil) }
    ways = []
    guard let completion else { return }
    let isFinished = isFinished
    window.enqueueEffect(.completion) { completion(isFinished) }
  }

  private func curve(_ x: Double) -> CGFloat {
    if let spring { return Self.spring(x, spring.damping, spring.velocity) }
    if options.contains(.curveLinear) { return x }
    let first = options.contains(.curveEaseOut) && !options.contains(.curveEaseIn) ? 0.0 : 0.42
    let second = options.contains(.curveEaseIn) && !options.contains(.curveEaseOut) ? 1.0 : 0.58
    return Self.bezier(x, first, second)
  }

  /// The value at `x` of the Bézier timing curve with the control points (`first`, 0) and (`second`, 1).
  private static func bezier(_ x: Double, _ first: Double, _ second: Double) -> CGFloat {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let t = (low + high) / 2
      let reached = 3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
      if reached < x { low = t } else { high = t }
    }
    let t = (low + high) / 2
    return 3 * (1 - t) * t * t + t * t * t
  }

  /// The position of a spring that is at rest, within a thousandth, at 1.
  static func spring(_ x: Double, _ damping: CGFloat, _ velocity: CGFloat) -> CGFloat {
    if x >= 1 { return 1 }
    let decay = 6.9
    if damping >= 1 { return 1 - (1 + (decay * 1.34 - velocity) * x) * exp(-decay * 1.34 * x) }
    let frequency = decay / damping * (1 - damping * damping).squareRoot()
    let swing = cos(frequency * x) + (decay - velocity) / frequency * sin(frequency * x)
    return 1 - exp(-decay * x) * swing
  }
}

extension HostViewAnimation.Way {
  /// Whether any property of the view changes.
  fileprivate var isAnyWay: Bool { !values(at: 0).isEmpty }

  /// The presentation values at a fraction of the animation.
  fileprivate func values(at progress: CGFloat) -> HostViewPresentation {
    func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    var shown = HostViewPresentation()
    if from.frame != to.frame {
      shown.frame = CGRect(
        x: mixed(from.frame.minX, to.frame.minX), y: mixed(from.frame.minY, to.frame.minY),
        width: max(mixed(from.frame.width, to.frame.width), 0),
        height: max(mixed(from.frame.height, to.frame.height), 0))
    }
    if from.alpha != to.alpha { shown.alpha = min(max(mixed(from.alpha, to.alpha), 0), 1) }
    if from.transform != to.transform {
      let (a, b) = (from.transform, to.transform)
      shown.transform = CGAffineTransform(
        a: mixed(a.a, b.a), b: mixed(a.b, b.b), c: mixed(a.c, b.c), d: mixed(a.d, b.d), tx: mixed(a.tx, b.tx),
        ty: mixed(a.ty, b.ty))
    }
    if from.backgroundColor != to.backgroundColor {
      let first = from.backgroundColor ?? (to.backgroundColor ?? .clear).withAlphaComponent(0)
      let second = to.backgroundColor ?? first.withAlphaComponent(0)
      shown.backgroundColor = first.mixed(with: second, by: Double(min(max(progress, 0), 1)))
    }
    return shown
  }
}

extension HostView {
  /// Sets the presentation values; nil shows the model values.
  final func present(_ presentation: HostViewPresentation?) {
    if animatedValues == nil, presentation == nil { return }
    makeRareLooks().animatedValues = presentation
    setNeedsDisplay()
  }
}

extension HostWindow {
  /// Removes a view from the animations before `new`.
  fileprivate func stopAnimating(_ view: HostView, for new: HostViewAnimation) {
    for animation in viewAnimations where animation !== new { animation.forget(view) }
  }

  /// Shows all animations at the time of the current frame.
  final func advanceViewAnimations() {
    for animation in viewAnimations where !animation.show(at: frameTime) {
      animation.end(in: self)
      viewAnimations.removeAll { $0 === animation }
    }
  }
}
