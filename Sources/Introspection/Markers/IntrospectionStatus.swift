/// The result of an introspection's last lookup.
public enum IntrospectionStatus: Hashable, Sendable, CustomStringConvertible {
  /// No result yet: the marker has never been in a window, or the window is not at rest. A result is kept when the view
  /// leaves its window.
  case pending
  /// The number of targets that are customised; 0 only with ``IntrospectionChoice/all``.
  case found(Int)
  /// No target was found, or more than one with ``IntrospectionChoice/unique``.
  case missed(IntrospectionMiss)
  /// The introspection is disabled (`isEnabled: false`).
  case skipped

  /// The status as printed trees show it: `pending`, `found 1`, `missed`, `ambiguous` or `skipped`.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .found(let count): "found \(count)"
    case .missed(let miss): miss.isAmbiguous ? "ambiguous" : "missed"
    case .skipped: "skipped"
    }
  }
}
