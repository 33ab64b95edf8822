public import Foundation

/// An outline that depends on the rectangle it is drawn in.
///
/// It is a function with a name: the name stands for it in printed trees.
public struct HostShape: Sendable {
  /// What the shape is called in printed trees.
  public let name: String
  private let outline: @Sendable (CGRect) -> Path
  private let measure: @Sendable (ProposedViewSize) -> CGSize

  /// Makes a shape of a function that gives its outline in a rectangle.
  ///
  /// - Parameters:
  ///   - name: What it is called in printed trees.
  ///   - sizeThatFits: The size it chooses for a proposal; all of it, and 10 points where nothing is proposed, unless told.
  ///   - path: Its outline in a rectangle.
  public init(
    _ name: String,
    sizeThatFits: @escaping @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() },
    path: @escaping @Sendable (CGRect) -> Path
  ) {
    self.name = name
    outline = path
    measure = sizeThatFits
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { outline(rect) }

  /// The size that the shape chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

  /// The rectangle itself.
  public static let rectangle = HostShape("Rectangle") { Path($0) }
}

/// One coat of paint on a shape: on what is inside, or along its outline.
public struct HostShapeLayer: Sendable {
  /// Where the paint goes.
  public enum Area: Hashable, Sendable {
    /// On what is inside the outline.
    case fill(FillStyle)
    /// Along the outline.
    case stroke(StrokeStyle)
  }

  /// The outline.
  public var shape: HostShape
  /// Where the paint goes.
  public var area: Area
  /// The paint.
  public var paint: HostPaint

  /// Makes a layer.
  public init(_ shape: HostShape, _ area: Area = .fill(FillStyle()), paint: HostPaint) {
    self.shape = shape
    self.area = area
    self.paint = paint
  }

  /// Whether there is paint at a point, in the coordinates of the rectangle that the shape is drawn in.
  public func contains(_ point: CGPoint, in rect: CGRect) -> Bool {
    guard !paint.isClear else { return false }
    let path = shape.path(in: rect)
    switch area {
    case .fill(let style): return path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style): return path.strokedPath(style).contains(point)
    }
  }
}
