public import HostTree

/// Why an introspection found nothing: what it was looking for, where, and what there was instead.
///
/// It is made when the window has come to rest, so nothing is missed that is only late.
public struct IntrospectionMiss: Hashable, Sendable, CustomStringConvertible {
  /// How the introspection is written: with the name of its key, or that it has a selector.
  public var introspection: String
  /// The class that the key stands for.
  public var target: String
  /// Where was searched; nil where a selector did.
  public var scope: IntrospectionScope?
  /// Which of several targets was meant.
  public var choice: IntrospectionChoice
  /// The hosts that were there, by class, in the order in which they were met; none if the receiver shows nothing.
  public var hosts: [HostCount]
  /// What comes close, each with what to do about it.
  public var hints: [String]
  /// Where the introspection is written; nil if that is not known.
  public var source: HostSource?
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
    let what =
      "\(introspection)\(source.map { " at \($0)" } ?? "") found \(isAmbiguous ? "more than one" : "no") \(target)"
    let contents = hosts.map(\.description).joined(separator: ", ")
    guard let scope else {
      return "\(what); its receiver \(hosts.isEmpty ? "shows no host" : "has \(contents)")."
    }
    let (place, relation) =
      switch scope {
      case .receiver: ("in its receiver", "which has")
      case .ancestor: ("around its receiver", "which is in")
      default: ("in its receiver and around it", "among")
      }
    let sentence = "\(what) \(place), \(hosts.isEmpty ? "which shows no host" : "\(relation) \(contents)")."
    return ([sentence] + hints).joined(separator: " ")
  }
}
