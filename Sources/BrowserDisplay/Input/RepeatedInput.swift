import Foundation
import HostTree

/// Repeats in one window what is done in another one, which shows the same views in another variant.
///
/// An input acts on the counterpart of the host that it acted on: see ``HostCounterparts``.
@MainActor
struct RepeatedInput {
  /// A touch under way: the frames in the two windows when it began. Fingers that scroll move their hosts.
  private struct Touch {
    var from: CGRect
    var to: CGRect
    /// Whether one of them is laid out from right to left, and the other is not.
    var isMirrored: Bool

    func place(for place: CGPoint) -> CGPoint {
      var x = from.width > 0 ? (place.x - from.minX) / from.width : 0.5
      let y = from.height > 0 ? (place.y - from.minY) / from.height : 0.5
      if isMirrored { x = 1 - x }
      return CGPoint(x: to.minX + x * to.width, y: to.minY + y * to.height)
    }
  }

  private var touches: [Int: Touch] = [:]

  /// Repeats a message.
  ///
  /// - Parameters:
  ///   - message: The message, which the source has not handled yet.
  ///   - source: The window that gets the message.
  ///   - target: The window that repeats it.
  ///   - input: The input of the target.
  /// - Returns: A sentence if the target has nothing to act on; nil for success.
  mutating func send(
    _ message: InputMessage, from source: ShownWindow, to target: ShownWindow, _ input: inout WindowInput
  ) -> String? {
    let counterparts = HostCounterparts(source: source, target: target)
    switch message {
    case .began(let touch, let place): return begin(touch, place, counterparts, &input)
    case .moved(let touch, let place):
      if let known = touches[touch] { input.send(.moved(touch: touch, to: known.place(for: place)), target.elements) }
    case .ended(let touch, let place):
      let known = touches.removeValue(forKey: touch)
      if let known { input.send(.ended(touch: touch, at: known.place(for: place)), target.elements) }
    case .cancelled(let touch):
      if touches.removeValue(forKey: touch) != nil { input.send(message, target.elements) }
    case .scrolled(let place, let distance): return scroll(at: place, by: distance, counterparts)
    case .acted(let element, let action): return act(element, action, counterparts, input)
    case .edited: return edit(message, counterparts, &input)
    case .key, .modifiers: input.send(message, target.elements)
    case .hovered, .surroundings, .visible, .requestedWindow, .inspected: break
    }
    return nil
  }

  // MARK: Touches

  private mutating func begin(
    _ number: Int, _ place: CGPoint, _ counterparts: HostCounterparts, _ input: inout WindowInput
  ) -> String? {
    touches[number] = nil
    let (source, target) = (counterparts.source.window, counterparts.target.window)
    let host = source.hitTest(place, with: nil) ?? source
    guard let other = counterparts.host(for: host) else { return Self.sentence(host, "not in this variant") }
    if !other.convert(other.bounds, to: nil).intersects(target.bounds) { WindowInput.reveal(other) }
    var touch = Touch(
      from: host.convert(host.bounds, to: nil), to: other.convert(other.bounds, to: nil),
      isMirrored: host.effectiveUserInterfaceLayoutDirection != other.effectiveUserInterfaceLayoutDirection)
    // Something else may lie over the same place of it, or the place may be out of view.
    func isFree(_ place: CGPoint) -> Bool { (target.hitTest(place, with: nil) ?? target) === other }
    var start = touch.place(for: place)
    if !isFree(start) {
      let middle = CGPoint(x: touch.to.midX, y: touch.to.midY)
      guard isFree(middle) else { return Self.sentence(host, "covered or out of view in this variant") }
      touch.to = touch.to.offsetBy(dx: middle.x - start.x, dy: middle.y - start.y)
      start = middle
    }
    touches[number] = touch
    input.send(.began(touch: number, at: start), counterparts.target.elements)
    return nil
  }

  // MARK: Others

  /// Scrolls by the same share of the content, so that both windows reach the end at the same time.
  private func scroll(at place: CGPoint, by distance: CGPoint, _ counterparts: HostCounterparts) -> String? {
    guard abs(distance.x) < 1e5, abs(distance.y) < 1e5 else { return nil }
    var next = counterparts.source.window.hitTest(place, with: nil)
    while let host = next {
      next = host.superview
      guard let scroll = host as? HostScrollView, scroll.canScroll(by: distance) else { continue }
      guard let other = counterparts.host(for: scroll) as? HostScrollView else {
        return Self.sentence(scroll, "not in this variant")
      }
      let (own, others) = (scroll.scrollRange, other.scrollRange)
      let isMirrored = scroll.effectiveUserInterfaceLayoutDirection != other.effectiveUserInterfaceLayoutDirection
      let across = own.x > 0 ? distance.x * others.x / own.x : distance.x
      let down = own.y > 0 ? distance.y * others.y / own.y : distance.y
      _ = other.scroll(by: CGPoint(x: isMirrored ? -across : across, y: down))
      return nil
    }
    return nil
  }

  private func act(
    _ element: Int, _ action: String, _ counterparts: HostCounterparts, _ input: WindowInput
  ) -> String? {
    guard let host = counterparts.source.elements.host(element) else { return nil }
    guard let other = counterparts.host(for: host) else { return Self.sentence(host, "not in this variant") }
    input.act(other, action, counterparts.source.elements.part(element))
    return nil
  }

  private func edit(
    _ message: InputMessage, _ counterparts: HostCounterparts, _ input: inout WindowInput
  ) -> String? {
    let target = counterparts.target.window
    guard let field = counterparts.source.window.firstResponder as? HostView else { return nil }
    guard let other = counterparts.host(for: field) else { return Self.sentence(field, "not in this variant") }
    if target.firstResponder !== other { other.becomeFirstResponder() }
    input.send(message, counterparts.target.elements)
    return nil
  }

  private static func sentence(_ host: HostView, _ end: String) -> String {
    let name = sequence(first: host, next: \.superview).lazy.compactMap(\.spokenLabel).first
    return (name.map { "“\($0)”" } ?? "The view that was used") + " is \(end)."
  }
}

extension HostScrollView {
  /// The distance between the least and the greatest offset.
  fileprivate var scrollRange: CGPoint {
    let (least, greatest) = (limited(CGPoint(x: -1e9, y: -1e9)), limited(CGPoint(x: 1e9, y: 1e9)))
    return CGPoint(x: max(greatest.x - least.x, 0), y: max(greatest.y - least.y, 0))
  }

  fileprivate func canScroll(by distance: CGPoint) -> Bool {
    let range = scrollRange
    return isScrollEnabled && (distance.x != 0 && range.x > 0 || distance.y != 0 && range.y > 0)
  }
}
