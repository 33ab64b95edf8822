public import Foundation

#if !canImport(Darwin)
  /// A two-dimensional vector, in points.
  ///
  /// The same as Core Graphics' type, for systems without it.
  public struct CGVector: Hashable, Codable, Sendable {
    /// The distance to the right; negative to the left.
    public var dx: CGFloat
    /// The distance downwards; negative upwards.
    public var dy: CGFloat

    /// Creates a zero vector.
    public init() { self.init(dx: CGFloat(0), dy: CGFloat(0)) }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector from its components.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Creates a vector from its components.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// The zero vector.
    public static let zero = CGVector()
  }

  /// The shape of the ends of a stroked line.
  ///
  /// The same as Core Graphics' type, for systems without it.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// Ends squarely at the end point.
    case butt
    /// A semicircle beyond the end point.
    case round
    /// Ends squarely half a line width beyond the end point.
    case square
  }

  /// The shape of the corners of a stroked line.
  ///
  /// The same as Core Graphics' type, for systems without it.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// The outer edges are extended until they meet; bevelled where that exceeds the miter limit.
    case miter
    /// A circular arc.
    case round
    /// A straight edge between the two outer corners.
    case bevel
  }
#endif
