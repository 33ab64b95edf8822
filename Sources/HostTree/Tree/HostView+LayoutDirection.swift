public import Foundation

extension HostView {
  /// The layout direction of this view; set it by ``traitOverrides``.
  ///
  /// In a right-to-left view, placements by its layout are mirrored, text with natural alignment is aligned right, and
  /// controls that have a direction, such as sliders, begin on the right. Frames that are set by hand are not changed.
  public final var effectiveUserInterfaceLayoutDirection: HostUserInterfaceLayoutDirection {
    flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
  }

  /// Mirrors a rectangle in this view's coordinates in a right-to-left layout; returns it unchanged otherwise.
  ///
  /// For views that set the frames of their subviews by hand: ``place(at:proposal:)`` mirrors by itself.
  public final func mirrored(_ rect: CGRect) -> CGRect {
    guard flags.contains(.isRightToLeft) else { return rect }
    let room = mirroredRange
    var rect = rect
    rect.origin.x = room.lowerBound + room.upperBound - rect.maxX
    return rect
  }

  /// Sets this view's own layout direction; `.unspecified` inherits the superview's.
  final func takeDirection(_ direction: HostTraitEnvironmentLayoutDirection) {
    if direction == .unspecified { flags.remove(.saysDirection) } else { flags.insert(.saysDirection) }
    let isRightToLeft =
      direction == .unspecified ? parent?.flags.contains(.isRightToLeft) == true : direction == .rightToLeft
    mirror(isRightToLeft)
  }

  /// Inherits the direction of the superview that it was added to, unless it has its own.
  final func inheritDirection() {
    if !flags.contains(.saysDirection) { mirror(parent?.flags.contains(.isRightToLeft) == true) }
  }

  private func mirror(_ isRightToLeft: Bool) {
    guard isRightToLeft != flags.contains(.isRightToLeft) else { return }
    tellOfTraits(where: { !$0.flags.contains(.saysDirection) }) {
      var rest = [self]
      while let view = rest.popLast() {
        if isRightToLeft { view.flags.insert(.isRightToLeft) } else { view.flags.remove(.isRightToLeft) }
        view.setNeedsLayout()
        view.setNeedsDisplay()
        for child in view.subviews where !child.flags.contains(.saysDirection) { rest.append(child) }
      }
    }
  }
}
