public import Foundation

/// A size that a parent proposes to a child, in points; nil in a dimension asks for the ideal length.
///
/// A parent proposes, the child chooses its own size, and the parent places it: a proposal is never an order. Three
/// proposals have a meaning of their own: ``zero`` asks for the minimum size, ``infinity`` for the maximum, and
/// ``unspecified`` for the ideal size.
public struct ProposedViewSize: Hashable, Sendable {
  // swift-format-ignore: UseShorthandTypeNames
  // `CGFloat?` has an initial value, whose function other modules would call each time.
  /// The proposed width in points; nil asks for the ideal width.
  public var width: Optional<CGFloat>
  // swift-format-ignore: UseShorthandTypeNames
  /// The proposed height in points; nil asks for the ideal height.
  public var height: Optional<CGFloat>

  /// Proposes 0 x 0 points: asks for the minimum size.
  @inlinable public static var zero: ProposedViewSize { ProposedViewSize(width: 0, height: 0) }
  /// Proposes nothing: asks for the ideal size.
  @inlinable public static var unspecified: ProposedViewSize { ProposedViewSize(width: nil, height: nil) }
  /// Proposes infinite space: asks for the maximum size.
  @inlinable public static var infinity: ProposedViewSize { ProposedViewSize(width: .infinity, height: .infinity) }

  /// Creates a proposal from two dimensions, each of which may be nil.
  @inlinable
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Whether both dimensions are equal. Written out, as the compiler does not inline the generated function elsewhere.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.width == rhs.width && lhs.height == rhs.height }

  /// Creates a proposal of exactly `size`.
  @inlinable
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// This proposal with each unspecified dimension replaced by the dimension of `size`, which defaults to 10 x 10
  /// points.
  @inlinable
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// The length proposed along `axis`; nil where it is unspecified.
  @inlinable
  public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
