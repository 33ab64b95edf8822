public import Foundation

/// How a line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width in points, half of it on each side of the path.
  public var lineWidth: CGFloat
  /// What the ends look like.
  public var lineCap: CGLineCap
  /// What the line looks like where two segments meet.
  public var lineJoin: CGLineJoin
  /// How many times as long as the line is wide a sharp corner of ``CGLineJoin/miter`` may be; a longer one is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points, over and over again; empty draws the line through.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
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

/// How the inside of a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether what an even number of outlines goes round is outside; else what they go round as often one way as the
  /// other.
  public var isEOFilled: Bool
  /// Whether edges are drawn smoothly.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
