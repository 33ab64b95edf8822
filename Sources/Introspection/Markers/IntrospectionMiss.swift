public import HostTree

/// Describes an introspection that found no target: what it searched for, where, and which hosts were there instead.
/// A miss is recorded once the window is at rest, so a host that only arrives late in the same settle is not a miss.
///
/// ```swift
/// struct Notes: View {
///   var body: some View {
///     Text("Note")
///       .introspect(.scrollView, onMiss: { print("no \($0.target), but \($0.hosts)") }) { $0.bounces = false }
///   }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(rootView: Notes())
/// window.makeKeyAndVisible()
/// window.settle()
/// // Prints "no HostScrollView, but [1 HostLabel]"
/// ```
public struct IntrospectionMiss: Hashable, Sendable, CustomStringConvertible {
  /// The introspection as it is written, with the name of its key (`introspect(.list)`) or `introspect(selector:)`.
  public var introspection: String
  /// The name of the key's target class.
  public var target: String
  /// The scope that was searched; nil for an introspection by selector.
  public var scope: IntrospectionScope?
  /// The choice among several targets; `.first` for a selector.
  public var choice: IntrospectionChoice
  /// The hosts that were searched, counted by class in search order; empty if the receiver shows no host.
  public var hosts: [HostCount]
  /// Near misses, one sentence each, with a suggestion.
  public var hints: [String]
  /// The source location of the introspection; nil if unknown.
  public var source: HostSource?
  /// True if `.unique` found more than one target.
  public var isAmbiguous = false

  /// A class of hosts and its number of instances.
  public struct HostCount: Hashable, Sendable, CustomStringConvertible {
    /// The name of the class.
    public var name: String
    /// The number of hosts of the class.
    public var count: Int

    /// The count and the name, such as `2 HostLabel`.
    public var description: String { "\(count) \(name)" }
  }

  /// The whole miss as one diagnostic sentence, followed by the hints.
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
