import Foundation

/// A point where edges end.
struct Vertex: Equatable {
  var x: Double
  var y: Double

  var point: CGPoint { CGPoint(x: x, y: y) }

  /// The vector to another point.
  func vector(to other: Vertex) -> Vertex { Vertex(x: other.x - x, y: other.y - y) }

  /// Twice the area between two vectors: positive if the shorter way from this one to the other is from x to y.
  func cross(_ other: Vertex) -> Double { x * other.y - y * other.x }
  func dot(_ other: Vertex) -> Double { x * other.x + y * other.y }
  var length: Double { dot(self).squareRoot() }
}

extension Vertex {
  package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

/// The vertices of an outline, no two of which are closer than the tolerance.
struct VertexPool {
  private(set) var vertices: [Vertex] = []
  private let tolerance: Double
  private let cell: Double
  /// The newest vertex of each square cell by a number of the cell; other cells may have the same number, which costs a
  /// comparison.
  private var newest: [Int64: Int32] = [:]
  /// For each vertex the one before it in its cell, or -1.
  private var before: [Int32] = []

  package init(tolerance: Double) {
    self.tolerance = tolerance
    cell = max(tolerance, .leastNormalMagnitude) * 8
  }

  subscript(_ index: Int32) -> Vertex { vertices[Int(index)] }

  /// The vertex at a point, or close to it, which is made if there is none.
  mutating func index(at point: Vertex) -> Int32 {
    let left = column(point.x - tolerance)
    let right = column(point.x + tolerance)
    let top = column(point.y - tolerance)
    let bottom = column(point.y + tolerance)
    for x in left...right {
      for y in top...bottom {
        var index = newest[number(x, y)] ?? -1
        while index >= 0 {
          if self[index].vector(to: point).length <= tolerance { return index }
          index = before[Int(index)]
        }
      }
    }
    let result = Int32(vertices.count)
    let home = number(column(point.x), column(point.y))
    vertices.append(point)
    before.append(newest[home] ?? -1)
    newest[home] = result
    return result
  }

  private func column(_ coordinate: Double) -> Int64 { Int64((coordinate / cell).rounded(.down)) }
  private func number(_ x: Int64, _ y: Int64) -> Int64 { x &* 0x9E37_79B9 &+ y }
}
