// Tests: `MeshGradientTests`.

import Foundation

/// A grid of points with colours: between the points of a cell the colours flow into each other.
///
/// ```swift
/// let mesh = HostMesh(columns: 2, points: [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing],
///   colors: [.red, .yellow, .blue, .green])
/// print(HostPaint.mesh(mesh))
/// // Prints "mesh(2 x 2; red, yellow, blue, green)"
/// ```
public struct HostMesh: Hashable, Sendable {
  /// The points at which the edges of a point's cells leave it, as the control points of cubic curves.
  public struct Controls: Hashable, Sendable {
    /// Those towards the neighbours in the same row.
    public var leading, trailing: UnitPoint
    /// Those towards the neighbours in the same column.
    public var top, bottom: UnitPoint

    /// Creates the four points.
    public init(leading: UnitPoint, top: UnitPoint, trailing: UnitPoint, bottom: UnitPoint) {
      (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
  }

  /// The number of points in a row, 2 or more.
  public let columns: Int
  /// The points row by row, as unit points of the painted area.
  public let points: [UnitPoint]
  /// The control points of each point; nil for edges that are smooth curves through the points.
  public let controls: [Controls]?
  /// The colour of each point.
  public var colors: [HostColor]
  /// The colour of the area that the mesh does not cover.
  public var background: HostColor
  /// Whether colours have no edges along the lines of the grid.
  public let smoothsColors: Bool

  /// Creates a mesh. It paints nothing but its background unless there is a colour for each point, the rows have the
  /// same length, and there are two of them at least.
  public init(
    columns: Int, points: [UnitPoint], controls: [Controls]? = nil, colors: [HostColor],
    background: HostColor = .clear, smoothsColors: Bool = true
  ) {
    let isSound =
      columns > 1 && points.count >= 2 * columns && points.count % columns == 0 && colors.count == points.count
      && controls?.count ?? points.count == points.count
    self.columns = isSound ? columns : 2
    self.points = isSound ? points : []
    self.controls = isSound ? controls : nil
    self.colors = isSound ? colors : []
    self.background = background
    self.smoothsColors = smoothsColors
  }

  /// The number of points in a column.
  public var rows: Int { points.count / columns }

  /// The mesh with other colours.
  func map(_ change: (HostColor) -> HostColor) -> HostMesh {
    var result = self
    result.colors = colors.map(change)
    result.background = change(background)
    return result
  }
}

extension HostMesh {
  /// A small part of one colour.
  struct Tile {
    let corners: [UnitPoint]
    let color: HostColor
  }

  /// The mesh as tiles: about 1,000, or four for each cell of a fine grid.
  var tiles: [Tile] {
    let cells = max((columns - 1) * (rows - 1), 1)
    let count = min(max(Int((1_000 / Double(cells)).squareRoot()), 2), 16)
    var tiles: [Tile] = []
    for row in 0..<max(rows - 1, 0) {
      for column in 0..<(columns - 1) {
        for step in 0..<(count * count) {
          let (u, v) = (Double(step % count) / Double(count), Double(step / count) / Double(count))
          let size = 1 / Double(count)
          let corners = [(u, v), (u + size, v), (u + size, v + size), (u, v + size)]
          tiles.append(
            Tile(
              corners: corners.map { place(row, column, $0, $1) },
              color: color(row, column, u + size / 2, v + size / 2)))
        }
      }
    }
    return tiles
  }

  private func index(_ row: Int, _ column: Int) -> Int { row * columns + column }

  /// The colour at a place of a cell.
  private func color(_ row: Int, _ column: Int, _ u: Double, _ v: Double) -> HostColor {
    // Without a slope at the points, neighbouring cells meet without an edge.
    func eased(_ share: Double) -> Double { smoothsColors ? share * share * (3 - 2 * share) : share }
    func between(_ row: Int) -> ColorComponents {
      colors[index(row, column)].parts.mixed(with: colors[index(row, column + 1)].parts, by: eased(u))
    }
    return HostColor(between(row).mixed(with: between(row + 1), by: eased(v)))
  }

  /// The point at a place of a cell: a Coons patch, which fills the area between the four curves around it.
  private func place(_ row: Int, _ column: Int, _ u: Double, _ v: Double) -> UnitPoint {
    let (top, bottom) = (across(row, column, u), across(row + 1, column, u))
    let (left, right) = (down(row, column, v), down(row, column + 1, v))
    let corners = [
      points[index(row, column)] * ((1 - u) * (1 - v)), points[index(row, column + 1)] * (u * (1 - v)),
      points[index(row + 1, column)] * ((1 - u) * v), points[index(row + 1, column + 1)] * (u * v),
    ]
    return corners.reduce(top * (1 - v) + bottom * v + left * (1 - u) + right * u) { $0 + $1 * -1 }
  }

  /// The point on the curve from a point to the next one of its row.
  private func across(_ row: Int, _ column: Int, _ share: Double) -> UnitPoint {
    let (start, end) = (index(row, column), index(row, column + 1))
    if let controls {
      return curve(points[start], controls[start].trailing, controls[end].leading, points[end], share)
    }
    let before = points[index(row, max(column - 1, 0))]
    let after = points[index(row, min(column + 2, columns - 1))]
    return smooth(before, points[start], points[end], after, share)
  }

  /// The point on the curve from a point to the next one of its column.
  private func down(_ row: Int, _ column: Int, _ share: Double) -> UnitPoint {
    let (start, end) = (index(row, column), index(row + 1, column))
    if let controls {
      return curve(points[start], controls[start].bottom, controls[end].top, points[end], share)
    }
    let before = points[index(max(row - 1, 0), column)]
    let after = points[index(min(row + 2, rows - 1), column)]
    return smooth(before, points[start], points[end], after, share)
  }

  /// A curve through the points that leaves each in the direction of its neighbours: a Catmull-Rom spline.
  private func smooth(
    _ before: UnitPoint, _ start: UnitPoint, _ end: UnitPoint, _ after: UnitPoint, _ share: Double
  ) -> UnitPoint {
    let isFirst = before == start
    let isLast = after == end
    let leaving = (isFirst ? end + start * -1 : (end + before * -1) * 0.5) * (1.0 / 3)
    let arriving = (isLast ? end + start * -1 : (after + start * -1) * 0.5) * (1.0 / 3)
    return curve(start, start + leaving, end + arriving * -1, end, share)
  }

  private func curve(
    _ start: UnitPoint, _ first: UnitPoint, _ second: UnitPoint, _ end: UnitPoint, _ share: Double
  ) -> UnitPoint {
    let rest = 1 - share
    return start * (rest * rest * rest) + first * (3 * rest * rest * share) + second * (3 * rest * share * share)
      + end * (share * share * share)
  }
}

extension UnitPoint {
  fileprivate static func + (lhs: UnitPoint, rhs: UnitPoint) -> UnitPoint {
    UnitPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  fileprivate static func * (lhs: UnitPoint, rhs: Double) -> UnitPoint { UnitPoint(x: lhs.x * rhs, y: lhs.y * rhs) }
}

extension HostMesh: CustomStringConvertible {
  /// The size of the grid and its colours: `2 x 2; red, yellow, blue, green`.
  public var description: String { "\(columns) x \(rows); \(colors.map { "\($0)" }.joined(separator: ", "))" }
}
