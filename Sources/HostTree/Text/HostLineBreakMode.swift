/// How text behaves that is wider than its place.
public enum HostLineBreakMode: UInt8, CaseIterable, Sendable {
  /// Lines break between words; lines beyond the limit are left out.
  case byWordWrapping
  /// Lines break between any two characters; lines beyond the limit are left out.
  case byCharWrapping
  /// Lines break between words; the last possible line shows the text's end after an ellipsis.
  case byTruncatingHead
  /// Lines break between words; the last possible line ends with an ellipsis.
  case byTruncatingTail
  /// Lines break between words; the last possible line shows the beginning and the end of the rest, and an ellipsis
  /// between them.
  case byTruncatingMiddle

  var truncates: Bool { self != .byWordWrapping && self != .byCharWrapping }
}
