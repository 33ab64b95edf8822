/// Where users keep what they have copied. It is shaped like `UIPasteboard`, and holds text.
///
/// It belongs to the program: whoever shows windows on a display hands it on to the system's, and takes that up.
@MainActor
public final class HostPasteboard {
  /// The one that copying and pasting use.
  public static let general = HostPasteboard()

  /// The text; nil if there is none.
  public var string: String? {
    didSet { changeCount += 1 }
  }

  /// How often the content has changed; for whoever hands it on.
  public private(set) var changeCount = 0

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  private init() {}
}
