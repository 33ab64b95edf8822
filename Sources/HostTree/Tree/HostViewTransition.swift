// Tests: `ScreenTransitionTests`.

import Foundation

/// How a view comes in place of others: what drawings show until the window's clock has moved on.
///
/// The tree has changed at once, so what has gone is kept as a drawing. Layout and hit testing know nothing of it.
@MainActor
final class HostViewTransition {
  /// How something comes or goes. Its presence is 1 while it is in its place, and 0 where it comes from or goes to.
  enum Motion {
    /// Stays in its place.
    case stay
    /// Comes from a distance, in points, and is darker there.
    case slide(CGVector, dimming: Double = 0)
    /// Comes and goes by its opacity.
    case dissolve
    /// Comes a bit larger, by its opacity, as alerts do.
    case settle
    /// Comes out of another view.
    case zoom(HostZoomSource)
  }

  /// The appearance of a host that has gone.
  @MainActor
  struct Former {
    let drawing: HostDrawing
    /// The frame that it had, in the coordinates of the superview of the view in transition.
    let frame: CGRect
    /// Where its upper left corner was in the window.
    let originInWindow: CGPoint
    var motion: Motion

    /// Draws a view that is about to leave its superview, or its window.
    ///
    /// - Parameter container: The superview of the view in transition; nil if that is the window.
    init(_ view: HostView, in container: HostView?, _ motion: Motion) {
      drawing = HostDrawing(of: view)
      frame = view.superview?.convert(view.frame, to: container) ?? view.frame
      originInWindow = view.convert(view.bounds.origin, to: nil)
      self.motion = motion
    }
  }

  /// How the view itself comes.
  let motion: Motion
  let formers: [Former]
  /// Whether what has gone is seen in front of the view.
  let showsFormersInFront: Bool
  let duration: TimeInterval
  /// Whether a large sheet goes, from behind which the views come back.
  var endsBackdrop = false
  /// How far they still are behind it, from 0 to 1.
  var backdropPresence: Double { endsBackdrop ? min(max(1 - progress, 0), 1) : 0 }
  fileprivate var start: TimeInterval = 0
  /// How much of the way is done, from 0 to 1.
  fileprivate(set) var progress = 0.0

  init(_ motion: Motion, from formers: [Former] = [], inFront: Bool = false, duration: TimeInterval) {
    self.motion = motion
    self.formers = formers
    showsFormersInFront = inFront
    self.duration = duration
  }

  /// Moves on.
  ///
  /// - Returns: Whether it goes on.
  fileprivate func advance(to time: TimeInterval) -> Bool {
    let share = (time - start) / duration
    progress = HostViewAnimation.spring(max(share, 0), 1, 0)
    return share < 1
  }
}

/// The view that another one zooms out of, and how its picture looks meanwhile.
@MainActor
struct HostZoomSource {
  /// The view, as long as it is in the window: its place may change.
  weak var view: HostView?
  /// The view's frame at the beginning, in the window's coordinates.
  let frame: CGRect
  var cornerRadius: CGFloat
  var background: HostColor?
  var shadow: HostShadow?

  /// The place of the source in the coordinates of a view, whose frame's origin in the window is given.
  func place(from origin: CGPoint) -> CGRect {
    let frame = view.flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: nil) } ?? frame
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension HostViewTransition.Motion {
  /// The effects at a presence, on what fills `bounds`.
  ///
  /// - Parameter origin: Where the upper left corner of the bounds is in the window.
  @MainActor
  func effects(at presence: Double, in bounds: CGRect, origin: CGPoint) -> [HostDrawing.Effect] {
    let rest = 1 - presence
    switch self {
    case .stay: return []
    case .slide(let way, _):
      return [.transform(CGAffineTransform(translationX: way.dx * rest, y: way.dy * rest))]
    case .dissolve: return [.opacity(min(max(presence, 0), 1))]
    case .settle:
      let scale = CGAffineTransform(scaleX: 1 + 0.2 * rest, y: 1 + 0.2 * rest)
      return [
        .transform(HostView.about(CGPoint(x: bounds.midX, y: bounds.midY), scale)), .opacity(min(max(presence, 0), 1)),
      ]
    case .zoom(let source):
      var place = source.place(from: origin)
      place = place.offsetBy(dx: bounds.minX, dy: bounds.minY)
      guard place.width > 0, place.height > 0, bounds.width > 0, bounds.height > 0 else {
        return [.opacity(min(max(presence, 0), 1))]
      }
      func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * presence }
      let scale = mixed(place.width, bounds.width) / bounds.width
      let corner = CGPoint(x: mixed(place.minX, bounds.minX), y: mixed(place.minY, bounds.minY))
      let seen = CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width,
        height: min(mixed(place.height, bounds.height) / scale, bounds.height))
      let move = CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: corner.x - bounds.minX * scale, ty: corner.y - bounds.minY * scale)
      let outline = Path(roundedRect: seen, cornerRadius: source.cornerRadius * rest / scale, style: .circular)
      var effects: [HostDrawing.Effect] = [.transform(move)]
      if let shadow = source.shadow { effects.append(.filter(shadow.opacity(rest).effect)) }
      effects.append(.clip(outline, FillStyle()))
      // The source is seen through it at the beginning.
      effects.append(.opacity(min(max(presence * 3, 0), 1)))
      return effects
    }
  }

  /// How dark it is at a presence: the opacity of black on it.
  func dimming(at presence: Double) -> Double {
    guard case .slide(_, let dimming) = self else { return 0 }
    return dimming * min(max(1 - presence, 0), 1)
  }

  /// The colour behind what zooms.
  var background: HostColor? {
    guard case .zoom(let source) = self else { return nil }
    return source.background
  }
}

extension HostView {
  /// The transition that drawings show; nil for none.
  final var transition: HostViewTransition? { rare?.looks?.transition }

  /// Begins to show a transition of this view, in place of a former one; does nothing outside of a window.
  final func begin(_ transition: HostViewTransition) {
    guard let root, root.showsTransitions, HostView.areAnimationsEnabled else { return }
    transition.start = root.animationTime
    root.viewTransitions.removeAll { $0.view === self || $0.view == nil }
    root.viewTransitions.append(HostWindow.ViewInTransition(view: self))
    show(transition)
    root.setNeedsSettle()
  }

  fileprivate final func show(_ transition: HostViewTransition?) {
    makeRareLooks().transition = transition
    overflowMayChange()
    setNeedsDisplay()
  }
}

extension HostWindow {
  /// A view with a transition, which the window does not retain.
  struct ViewInTransition {
    weak var view: HostView?
  }

  /// Shows all transitions at the time of the current frame.
  final func advanceViewTransitions() {
    let all = viewTransitions
    viewTransitions = all.filter { entry in
      guard let view = entry.view, let transition = view.transition else { return false }
      let goesOn = view.root === self && transition.advance(to: frameTime)
      view.show(goesOn ? transition : nil)
      return goesOn
    }
  }
}
