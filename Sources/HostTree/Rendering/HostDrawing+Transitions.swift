import Foundation

extension HostDrawing {
  /// Adds the drawing of what has gone, on its way.
  ///
  /// - Parameters:
  ///   - place: The origin of the coordinates of its frame.
  ///   - presence: From 1, in its place, to 0.
  @MainActor
  mutating func add(_ former: HostViewTransition.Former, at place: CGPoint, presence: Double) {
    origin = .zero
    let bounds = CGRect(origin: .zero, size: former.frame.size)
    let move = CGAffineTransform(translationX: place.x + former.frame.minX, y: place.y + former.frame.minY)
    let effects = former.motion.effects(at: presence, in: bounds, origin: former.originInWindow)
    group([.transform(move)] + effects) {
      if let color = former.motion.background { $0.fill(bounds, with: color) }
      $0.append(former.drawing)
      let dimming = former.motion.dimming(at: presence)
      if dimming > 0 { $0.fill(bounds, with: HostColor(white: 0, alpha: dimming)) }
    }
  }
}

extension HostViewTransition {
  /// The effects on the view that comes.
  func effects(on view: HostView) -> [HostDrawing.Effect] {
    var origin = CGPoint.zero
    if case .zoom = motion { origin = view.convert(view.bounds.origin, to: nil) }
    return motion.effects(at: progress, in: view.bounds, origin: origin)
  }
}
