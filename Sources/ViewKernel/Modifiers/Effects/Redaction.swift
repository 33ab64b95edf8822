import HostGeometry

/// The reasons to replace content by placeholders; an option set.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is not loaded yet: texts and images are rendered as placeholders.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  /// The content is private, as on a locked screen: texts and images in `privacySensitive(_:)` are placeholders.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  /// The content is out of date. It is rendered as it is; views may read `EnvironmentValues.redactionReasons`.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacySensitiveKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The reasons to redact content here; empty by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacySensitiveKey.self] }
    set {
      self[PrivacySensitiveKey.self] = newValue
      if newValue { EnvironmentValues.privacyMark.withLock { $0 = true } }
    }
  }

  private static let privacyMark = Guarded(false)

  /// Whether any view of the process was ever private.
  static var hasPrivacySensitiveViews: Bool { privacyMark.withLock { $0 } }

  /// Whether texts and images are rendered as placeholders here.
  var redactsContent: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}

extension View {
  /// Replaces the texts and images in this view by placeholders of the same size.
  ///
  /// The reason is added to ancestors'.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Renders this view without redaction, whatever ancestors set.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks this view as private: it is redacted where the redaction reasons contain `.privacy`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}
