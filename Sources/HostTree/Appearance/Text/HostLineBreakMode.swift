/// How text wraps and is truncated when it is wider or has more lines than its space, as `NSLineBreakMode`.
public enum HostLineBreakMode: UInt8, CaseIterable, Sendable {
  /// Lines break between words; lines beyond the limit are left out without an ellipsis.
  case byWordWrapping
  /// Lines break between any two characters; lines beyond the limit are left out without an ellipsis.
  case byCharWrapping
  /// Lines break between words; the last line allowed shows an ellipsis, then the text's end.
  case byTruncatingHead
  /// Lines break between words; the last line allowed ends with an ellipsis.
  case byTruncatingTail
  /// Lines break between words; the last line allowed shows the beginning and the end of the remaining text, with an
  /// ellipsis between them.
  case byTruncatingMiddle

  var truncates: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
