/// One of the two sides at which a line of text begins and ends.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  /// The side where text begins.
  case leading
  /// The side where text ends.
  case trailing

  /// Any combination of the two sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// Only the side where text begins.
    public static let leading = Set(.leading)
    /// Only the side where text ends.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}
