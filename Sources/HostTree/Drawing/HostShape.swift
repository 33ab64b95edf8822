public import Foundation

/// A shape: a function from a rectangle to an outline, as SwiftUI's `Shape`.
///
/// It has a name, which stands for it in printed trees.
///
/// ```swift
/// let diamond = HostShape("Diamond") { rect in
///   Path { path in
///     path.addLines([
///       CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
///       CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
///     ])
///     path.closeSubpath()
///   }
/// }
/// ```
public struct HostShape: Sendable {
  /// The shape's name in printed trees.
  public let name: String
  private let outline: @Sendable (CGRect) -> Path
  private let measure: @Sendable (ProposedViewSize) -> CGSize

  /// Creates a shape from a function that returns its outline in a rectangle.
  ///
  /// - Parameters:
  ///   - name: The name in printed trees.
  ///   - sizeThatFits: The size for a proposal; defaults to the whole proposal, and 10 points where it is unspecified.
  ///   - path: The outline in a rectangle, in points.
  public init(
    _ name: String,
    sizeThatFits: @escaping @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    path: @escaping @Sendable (CGRect) -> Path
  ) {
    self.name = name
    outline = path
    measure = sizeThatFits
  }

  /// The outline of the shape in a rectangle, in the rectangle's coordinates.
  public func path(in rect: CGRect) -> Path { outline(rect) }

  /// The size that the shape chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

  /// A rectangle without rounded corners.
  public static let rectangle = HostShape("Rectangle") { Path($0) }
}

/// A layer of paint on a shape: a fill or a stroke.
public struct HostShapeLayer: Sendable {
  /// The area that is painted.
  public enum Area: Hashable, Sendable {
    /// The interior of the outline.
    case fill(FillStyle)
    /// A line along the outline.
    case stroke(StrokeStyle)
  }

  /// The shape that is painted.
  public var shape: HostShape
  /// The area that is painted: fill or stroke.
  public var area: Area
  /// The colour, gradient or material.
  public var paint: HostPaint

  /// Creates a layer; fills the shape by default.
  public init(_ shape: HostShape, _ area: Area = .fill(FillStyle()), paint: HostPaint) {
    self.shape = shape
    self.area = area
    self.paint = paint
  }

  /// Whether the layer paints a point, in the coordinates of the rectangle that the shape is drawn in.
  ///
  /// A fully transparent paint contains no point.
  public func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    guard !paint.isClear else { return false }
    var outline = HitOutline(shape, area, in: rect)
    return outline.contains(point)
  }
}
