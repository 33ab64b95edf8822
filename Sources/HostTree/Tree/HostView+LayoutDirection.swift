public import Foundation

extension HostView {
  /// On which side reading begins in this view; set it by ``traitOverrides``.
  ///
  /// What the view's layout places is mirrored where reading begins on the right; natural text is aligned there, and controls that
  /// have a direction, such as sliders, begin there. Frames that are set are not changed.
  public final var effectiveUserInterfaceLayoutDirection: HostUserInterfaceLayoutDirection {
    flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight
  }

  /// A rectangle in this view's coordinates as it lies where reading begins on the right; itself elsewhere.
  ///
  /// For views that set the frames of their subviews: ``place(at:proposal:)`` does it by itself.
  public final func mirrored(_ rect: CGRect) -> CGRect {
    guard flags.contains(.isRightToLeft) else { return rect }
    let room = mirroredRange
    var rect = rect
    rect.origin.x = room.lowerBound + room.upperBound - rect.maxX
    return rect
  }

  /// Gives this view a direction of its own, or that of its superview.
  final func takeDirection(_ direction: HostTraitEnvironmentLayoutDirection) {
    if direction == .unspecified { flags.remove(.saysDirection) } else { flags.insert(.saysDirection) }
    let isRightToLeft =
      direction == .unspecified ? parent?.flags.contains(.isRightToLeft) == true : direction == .rightToLeft
    mirror(isRightToLeft)
  }

  /// Takes the direction of the superview that it came into, if it has none of its own.
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
