/// The priority of an edit: the one with the highest rank is in force, of equal ranks the latest.
public struct HostEditRank: RawRepresentable, Comparable, Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The rank as a number; higher numbers win.
  public let rawValue: Int

  /// Creates a rank from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates a rank from an integer literal.
  public init(integerLiteral value: Int) { rawValue = value }

  /// The default rank: 0.
  public static let standard: HostEditRank = 0

  /// The rank of a control's edits of its own parts: each other edit overrides them. They are not printed in trees.
  static let ownLook = HostEditRank(rawValue: .min)

  /// Whether `lhs` has the lower priority.
  public static func < (lhs: HostEditRank, rhs: HostEditRank) -> Bool { lhs.rawValue < rhs.rawValue }
}
