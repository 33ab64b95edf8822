/// Why an introspection found nothing: what it was looking for, where, and what there was instead.
///
/// It is made when the window has come to rest, so nothing is missed that is only late.
public struct IntrospectionMiss: Hashable, Sendable, CustomStringConvertible {
  /// The name of the key.
  public var key: String
  /// The class that the key stands for.
  public var target: String
  /// Where was searched.
  public var scope: IntrospectionScope
  /// Which of several targets was meant.
  public var choice: IntrospectionChoice
  /// The hosts that were there, by class, in the order in which they were met; none if the receiver shows nothing.
  public var hosts: [HostCount]
  /// What comes close, each with what to do about it.
  public var hints: [String]
  /// Where the introspection is written.
  public var source: IntrospectionSource
  /// Whether there were several targets where only one may be.
  public var isAmbiguous = false

  /// How many hosts of a class there are.
  public struct HostCount: Hashable, Sendable, CustomStringConvertible {
    /// The name of the class.
    public var name: String
    /// How many.
    public var count: Int

    /// Such as `2 HostLabel`.
    public var description: String { "\(count) \(name)" }
  }

  /// A sentence that says it all, and how to mend it.
  public var description: String {
    let place =
      switch scope {
      case .receiver: "in its receiver"
      case .ancestor: "around its receiver"
      default: "in its receiver and around it"
      }
    let contents =
      hosts.isEmpty
      ? "which shows no host"
      : "where there are \(hosts.map(\.description).joined(separator: ", "))"
    let found = isAmbiguous ? "found more than one \(target)" : "found no \(target)"
    return (["introspect(.\(key)) at \(source) \(found) \(place), \(contents)."] + hints).joined(separator: " ")
  }
}
