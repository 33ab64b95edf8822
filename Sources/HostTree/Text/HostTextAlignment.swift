/// How lines lie in the width of their text.
public enum HostTextAlignment: UInt8, CaseIterable, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides, by wider spaces.
  case justified
  /// Where the language begins.
  case natural
}
