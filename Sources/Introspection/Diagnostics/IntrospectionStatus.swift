/// What has come of an introspection.
public enum IntrospectionStatus: Hashable, Sendable, CustomStringConvertible {
  /// It has not looked yet: its view was in no window so far, or the window has not come to rest. What has come of a lookup
  /// stays when the view leaves its window.
  case pending
  /// It customises that many targets; none only if it is for all that there are.
  case found(Int)
  /// There is no target.
  case missed(IntrospectionMiss)
  /// It does not look, because its condition says so.
  case skipped

  /// In a few words.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .found(let count): "found \(count)"
    case .missed(let miss): miss.isAmbiguous ? "ambiguous" : "missed"
    case .skipped: "skipped"
    }
  }
}
