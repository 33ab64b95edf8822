public import Foundation

extension Path {
  /// The part of this path between two fractions of its length, from 0 (start) to 1 (end).
  ///
  /// Fractions are measured by length over all subpaths in order. Values out of range are clamped, not-a-number counts
  /// as 0; if `from` is not less than `to`, the result is empty.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    // Not-a-number is not > 0 either.
    let low = from > 0 ? min(from, 1) : 0
    let high = to > 0 ? min(to, 1) : 0
    if low == 0 && high == 1 { return self }
    guard low < high else { return Path() }
    let subpaths = subpaths
    let measures = subpaths.map { $0.segments.map(SegmentMeasure.init) }
    let total = measures.joined().reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var path = Path()
    var walked: CGFloat = 0
    for (subpath, measures) in zip(subpaths, measures) {
      path.addPart(of: subpath, measures, from: low * total - walked, to: high * total - walked)
      walked += measures.reduce(0) { $0 + $1.length }
    }
    return path
  }

  /// Adds the part of a subpath between two lengths along it.
  mutating func addPart(of subpath: Subpath, _ measures: [SegmentMeasure], from low: CGFloat, to high: CGFloat) {
    let total = measures.reduce(0) { $0 + $1.length }
    if low <= 0, high >= total, subpath.isClosed {
      move(to: subpath.start)
      // The last line back is drawn by closing.
      for measure in measures where measure.segment.end != subpath.start || !measure.segment.isLine {
        append(measure.segment)
      }
      return closeSubpath()
    }
    var walked: CGFloat = 0
    var isFirst = true
    for measure in measures {
      let from = max(low - walked, 0)
      let to = min(high - walked, measure.length)
      walked += measure.length
      guard from < to else { continue }
      let part = measure.segment.part(from: measure.parameter(at: from), to: measure.parameter(at: to))
      if isFirst { move(to: part.start) }
      isFirst = false
      append(part)
    }
  }

  private mutating func append(_ segment: PathSegment) {
    switch segment.element {
    case .line(let end): addLine(to: end)
    case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
    case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
    case .move, .closeSubpath: break
    }
  }
}

/// A segment with its length and a table from lengths to parameters.
struct SegmentMeasure {
  let segment: PathSegment
  /// Parameters in ascending order, each with the length up to it.
  private let table: [(parameter: CGFloat, length: CGFloat)]

  package init(_ segment: PathSegment) {
    self.segment = segment
    var table: [(parameter: CGFloat, length: CGFloat)] = [(0, 0)]
    var pen = segment.start
    var length: CGFloat = 0
    for t in segment.steps(tolerance: 0.001) {
      let next = segment.isLine ? segment.end : segment.point(at: t)
      length += CGVector(dx: next.x - pen.x, dy: next.y - pen.y).length
      table.append((t, length))
      pen = next
    }
    self.table = table
  }

  var length: CGFloat { table[table.count - 1].length }

  /// The parameter at a length from the segment's start.
  func parameter(at length: CGFloat) -> CGFloat {
    guard length < self.length else { return 1 }
    guard length > 0, let index = table.firstIndex(where: { $0.length >= length }), index > 0 else { return 0 }
    let (before, after) = (table[index - 1], table[index])
    let share = (length - before.length) / (after.length - before.length)
    return before.parameter + (after.parameter - before.parameter) * share
  }
}
