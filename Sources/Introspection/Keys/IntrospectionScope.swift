/// Where an introspection searches: in the receiver's hosts, among its ancestors, or both.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: ScrollView {
///     Text("News").introspect(.scrollView, scope: .ancestor) { $0.bounces = false }
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// print(try window.find(HostScrollView.self).bounces)
/// // Prints "false"
/// ```
///
/// If both are given, the receiver is searched first; the ancestors only if the receiver has no match.
public struct IntrospectionScope: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits of the option set.
  public let rawValue: Int

  /// Creates a scope from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The hosts of the introspected view and their subtrees: outer hosts before inner ones, from back to front.
  public static let receiver = IntrospectionScope(rawValue: 1 << 0)
  /// The ancestors of the introspected view's hosts, the nearest first, up to and including the window.
  public static let ancestor = IntrospectionScope(rawValue: 1 << 1)

  /// The scopes as they are written, in the order in which they are searched.
  public var description: String {
    let names = [(IntrospectionScope.receiver, ".receiver"), (.ancestor, ".ancestor")]
      .filter { contains($0.0) }.map(\.1)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}
