public import Foundation

/// How a pointer looks, as `NSCursor`.
///
/// Views ask for it by ``HostGestureView/pointerStyle``; the display of the window reads ``HostWindow/pointerStyle``.
public enum HostPointerStyle: Hashable, Sendable {
  /// An arrow.
  case `default`
  /// A beam between the letters of a line.
  case horizontalText
  /// A beam between the letters of a column.
  case verticalText
  /// A cross, to drag a rectangle.
  case rectangleSelection
  /// An open hand: what can be dragged.
  case grabIdle
  /// A closed hand: what is being dragged.
  case grabActive
  /// A pointing hand.
  case link
  /// A magnifying glass with a plus.
  case zoomIn
  /// A magnifying glass with a minus.
  case zoomOut
  /// Arrows to both sides.
  case resizeLeftRight
  /// An arrow to the left.
  case resizeLeft
  /// An arrow to the right.
  case resizeRight
  /// Arrows up and down.
  case resizeUpDown
  /// An arrow up.
  case resizeUp
  /// An arrow down.
  case resizeDown
  /// Arrows to the upper left and the lower right.
  case resizeUpLeftDownRight
  /// Arrows to the upper right and the lower left.
  case resizeUpRightDownLeft
  /// An image; the place in it that points is a fraction of its size.
  case image(HostImage, hotSpot: CGPoint)
}

extension HostPointerStyle {
  /// The styles that the program wants, whatever view is under the pointer, the last one on top; a view's own wish
  /// comes first.
  @MainActor package static var ofProgram: [HostPointerStyle] = []
}

extension HostWindow {
  /// The look that the pointer should have where it is now: the style of the innermost view there, else the style that
  /// the program has set for all. Nil for the usual one, and while no pointer is over the window.
  public final var pointerStyle: HostPointerStyle? {
    guard pointerLocation != nil else { return nil }
    return areaUnderPointer { $0.pointerStyle } ?? HostPointerStyle.ofProgram.last
  }

  /// Whether the pointer should not be seen where it is now.
  public final var isPointerHidden: Bool { areaUnderPointer { $0.hidesPointer } ?? false }

  private func areaUnderPointer<Value>(_ value: (any HostGestureArea) -> Value?) -> Value? {
    var view = pointerLocation.flatMap { hitTest($0, with: nil) }
    while let current = view {
      if let found = (current as? any HostGestureArea).flatMap(value) { return found }
      view = current.superview
    }
    return nil
  }
}
