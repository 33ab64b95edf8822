public import Foundation

#if !canImport(CoreGraphics)
  /// A distance with a direction, in points.
  ///
  /// The same as Core Graphics' type, for systems without it.
  public struct CGVector: Hashable, Codable, Sendable {
    /// How far to the right.
    public var dx: CGFloat
    /// How far downwards.
    public var dy: CGFloat

    /// Makes a vector of no length.
    public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

    /// Makes a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Makes a vector.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Makes a vector.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The vector of no length.
    public static let zero = CGVector()
  }

  /// What the two ends of a stroke look like.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Cut off half a line's width beyond the end.
    case square
  }

  /// What a stroke looks like where two segments meet.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges go on until they meet, or are cut off where that is too far away.
    case miter
    /// A part of a circle.
    case round
    /// Cut off straight.
    case bevel
  }
#endif
