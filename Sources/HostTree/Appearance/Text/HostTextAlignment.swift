import Foundation

/// The horizontal alignment of lines, as `NSTextAlignment`.
public enum HostTextAlignment: UInt8, CaseIterable, Sendable {
  /// Aligned with the left edge.
  case left
  /// Centred.
  case center
  /// Aligned with the right edge.
  case right
  /// Aligned with both edges; drawn as `natural`, as spaces are not widened.
  case justified
  /// Aligned with the leading edge: right in a right-to-left view, otherwise left.
  case natural
}

extension HostTextAlignment {
  /// How far right of the left edge a line begins that leaves `rest` points free.
  func left(of rest: CGFloat, isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .natural, .justified: isRightToLeft ? rest : 0
    case .left: 0
    case .center: rest / 2
    case .right: rest
    }
  }

  /// The left edge of a caret 2 points wide, which stays in `room`, in a line that is `width` points wide.
  ///
  /// - Parameter before: The width of the characters before the caret.
  func caret(after before: CGFloat, in width: CGFloat, room: CGRect, isRightToLeft: Bool) -> CGFloat {
    let width = min(width, room.width)
    let start = room.minX + left(of: room.width - width, isRightToLeft: isRightToLeft)
    let place = isRightToLeft ? start + width - before - 2 : start + before
    return max(min(place, room.maxX - 2), room.minX)
  }
}
