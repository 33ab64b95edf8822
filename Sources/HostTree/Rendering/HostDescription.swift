/// One line of a printed host tree: a type, then what matters of a host.
public struct HostDescription {
  /// What a user reads in the host, printed in quotation marks after the type; nil prints nothing.
  public var text: String?
  /// The properties that matter, in the order in which they are printed.
  public private(set) var properties: [(name: String, value: String?)] = []

  /// Adds a word, such as `hidden`.
  public mutating func add(_ name: String) { properties.append((name, nil)) }

  /// Adds a property, printed as `name=value`.
  public mutating func add(_ name: String, _ value: some Any) { properties.append((name, "\(value)")) }
}
