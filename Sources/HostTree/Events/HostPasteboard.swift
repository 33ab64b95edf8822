/// The pasteboard for copied text, shaped like `UIPasteboard`.
///
/// It is local to the process; code that shows windows on a display synchronizes it with the system's pasteboard.
@MainActor
public final class HostPasteboard {
  /// The general pasteboard, the only one.
  public static let general = HostPasteboard()

  /// The text; nil while there is none.
  public var string: String? {
    didSet { changeCount += 1 }
  }

  /// The number of times the content was set, to notice changes.
  public private(set) var changeCount = 0

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  private init() {}
}
