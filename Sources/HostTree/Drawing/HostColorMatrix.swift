import Foundation

/// A linear map of colours: each component of the result is a sum of the components of a colour, each with a factor,
/// and a constant.
public struct HostColorMatrix: Hashable, Sendable {
  /// The factors of red, green, blue and opacity, and the constant, for red, then for green, blue and opacity: 20
  /// numbers. Missing ones count as 0.
  public var factors: [Double]

  /// Creates a map.
  public init(_ factors: [Double]) { self.factors = factors }

  /// The map that changes nothing.
  public static let identity = HostColorMatrix(
    [1, 0, 0, 0, 0] + [0, 1, 0, 0, 0] + [0, 0, 1, 0, 0] + [0, 0, 0, 1, 0])
}

extension HostColorMatrix: CustomStringConvertible {
  /// The factors, row by row: `[1, 0, 0, 0, 0; ...]`.
  public var description: String {
    let rows = stride(from: 0, to: factors.count, by: 5).map { start in
      factors[start..<min(start + 5, factors.count)].map { CGFloat($0).printed }.joined(separator: ", ")
    }
    return "[\(rows.joined(separator: "; "))]"
  }
}
