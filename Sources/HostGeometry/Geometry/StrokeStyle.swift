public import Foundation

/// The attributes of a stroke along a path.
///
/// ```swift
/// let dashes = StrokeStyle(lineWidth: 2, lineCap: .round, dash: [6, 4])
/// ```
public struct StrokeStyle: Hashable, Sendable {
  /// The line width in points, centred on the path.
  public var lineWidth: CGFloat
  /// The shape of the ends of open subpaths and dashes.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The maximum ratio of a ``CGLineJoin/miter`` corner's length to the line width; a longer one is bevelled.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps in points, repeated; empty for a solid line.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a style; the defaults are a solid line of 1 point with butt caps and miter joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The attributes of a fill of a path.
public struct FillStyle: Hashable, Sendable {
  /// Whether to use the even-odd fill rule; otherwise the non-zero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a style; defaults to the non-zero rule with antialiasing.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// Which parts of a path are inside, as `CGPathFillRule`.
public enum HostPathFillRule: Int32, Sendable {
  /// The areas that the path winds around.
  case winding
  /// Those from which a line to the outside crosses the path an odd number of times.
  case evenOdd
}
