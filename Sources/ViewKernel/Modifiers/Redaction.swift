/// Why the content of views is not shown for what it is.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// One bit for each reason.
  public let rawValue: Int

  /// Makes reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not there yet: texts and pictures are placeholders.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// Others may be looking: texts and pictures inside of `privacySensitive(_:)` are placeholders.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date; views that care read `EnvironmentValues.redactionReasons`.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Why content is not shown for what it is; empty where it is shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set { self[PrivacySensitiveKey.self] = newValue }
  }

  /// Whether texts and pictures are placeholders here.
  var redactsContent: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Shows placeholders instead of the texts and pictures in this view, of the same sizes.
  ///
  /// Reasons add up on the way down.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows this view for what it is, whatever reasons not to do so there are around.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says whether this view shows what is not for everyone to see: it is redacted where the reason is privacy.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
