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
