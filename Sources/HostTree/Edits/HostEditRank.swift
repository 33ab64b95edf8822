/// Says which of several edits of a property is in force: the one with the highest rank, of equal ranks the latest.
public struct HostEditRank: RawRepresentable, Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The higher, the stronger.
  public let rawValue: Int

  /// Makes a rank.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Makes a rank of its number.
  public init(integerLiteral value: Int) { rawValue = value }

  /// That of edits for which nobody names one: 0.
  public static let standard: HostEditRank = 0

  /// Whether `rhs` is stronger.
  public static func < (lhs: HostEditRank, rhs: HostEditRank) -> Bool { lhs.rawValue < rhs.rawValue }
}
