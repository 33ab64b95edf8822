/// Where an introspection searches.
///
/// With several, the receiver comes first; the ancestors count only if the receiver has nothing.
public struct IntrospectionScope: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: Int

  /// Makes a scope of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The hosts of the view that is introspected, and what is inside them, outer hosts before inner ones, from back to front.
  public static let receiver = IntrospectionScope(rawValue: 1 << 0)
  /// What is around the view that is introspected, the nearest first, up to the window.
  public static let ancestor = IntrospectionScope(rawValue: 1 << 1)

  /// The scopes in the order in which they are searched, as they are written.
  public var description: String {
    let names = [(IntrospectionScope.receiver, ".receiver"), (.ancestor, ".ancestor")]
      .filter { contains($0.0) }.map(\.1)
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}
