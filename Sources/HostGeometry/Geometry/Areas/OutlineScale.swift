import Foundation

/// How coordinates of paths become those that areas are computed in, and back.
///
/// The largest coordinate becomes about 1, so that products neither overflow nor vanish; the factor is a power of two,
/// which loses nothing.
struct OutlineScale {
  /// Points that are no farther apart are one; so is a point that is no farther from an edge on that edge. Errors of
  /// rounding are thousands of times smaller, which is what makes all decisions about sides safe.
  let tolerance: Double
  /// How far the lines that stand for a curve may be from it.
  let flatness: Double

  private let factor: Double
  private let inverse: Double
  /// The largest coordinate that is taken as it is.
  private let largest: Double

  /// Coordinates beyond this one are infinitely far, such as the coordinates of `CGRect.infinite`: as they are, all
  /// others would be one point beside them.
  private static let limit = 1e100
  /// How far infinitely far is, in largest coordinates.
  private static let infinity = 256.0

  /// From where to where coordinates that are not infinitely far go.
  private struct Interval {
    var low = Double.infinity
    var high = -Double.infinity

    mutating func add(_ coordinate: Double) {
      guard abs(coordinate) < OutlineScale.limit else { return }
      low = min(low, coordinate)
      high = max(high, coordinate)
    }

    /// 0 without coordinates, as the two below.
    var length: Double { max(high - low, 0) }
    var largest: Double { low <= high ? max(abs(low), abs(high)) : 0 }
  }

  package init(_ paths: [Path]) {
    var (columns, rows) = (Interval(), Interval())
    for element in paths.lazy.flatMap(\.elements) {
      for point in element.points where point.x.isFinite && point.y.isFinite {
        columns.add(Double(point.x))
        rows.add(Double(point.y))
      }
    }
    var largest = max(columns.largest, rows.largest)
    if largest == 0 { largest = 1 }
    // The inverse of numbers below is infinite.
    let exponent = max(Int(largest.exponent), -1000)
    inverse = Double(sign: .plus, exponent: exponent, significand: 1)
    factor = 1 / inverse
    self.largest = largest
    let extent = max(columns.length, rows.length) * factor
    // Far from the origin, rounding in the coordinates themselves counts.
    tolerance = max(extent * 0x1p-38, largest * factor * 0x1p-47)
    flatness = max(min(0.01 * factor, extent / 10_000), tolerance)
  }

  /// The point that stands for a point of a path; nil if a coordinate is not finite.
  func inside(_ point: CGPoint) -> CGPoint? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return CGPoint(x: inside(Double(point.x)), y: inside(Double(point.y)))
  }

  private func inside(_ coordinate: Double) -> Double {
    let far = largest * Self.infinity
    if abs(coordinate) < Self.limit { return coordinate * factor }
    return (coordinate < 0 ? -far : far) * factor
  }

  /// The point of a path for a point that stands for it.
  func outside(_ point: CGPoint) -> CGPoint {
    CGPoint(x: outside(Double(point.x)), y: outside(Double(point.y)))
  }

  private func outside(_ coordinate: Double) -> Double {
    let result = coordinate * inverse
    if abs(result) < largest * Self.infinity { return result }
    return result < 0 ? -Double.greatestFiniteMagnitude / 2 : .greatestFiniteMagnitude / 2
  }
}

extension Path.Element {
  /// All its points, control points included.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .closeSubpath: []
    }
  }
}
