public import Foundation
public import HostTree

/// An outline that depends on the rectangle it is drawn in.
///
/// A shape is also a view: it fills the proposed size, 10 points in a dimension without a proposal, and is filled with
/// the foreground style. Custom shapes need only ``path(in:)``, and `animatableData` to be animated:
///
/// ```swift
/// struct Triangle: Shape {
///   func path(in rect: CGRect) -> Path {
///     Path { path in
///       path.addLines([
///         CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
///         CGPoint(x: rect.minX, y: rect.maxY),
///       ])
///       path.closeSubpath()
///     }
///   }
/// }
///
/// print(Triangle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)))
/// // Prints "50 0 m 100 100 l 0 100 l h"
/// let host = HostingView(rootView: Triangle().fill(.yellow))
/// host.frame.size = CGSize(width: 100, height: 100)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints "HostShapeView (0, 0, 100 x 100) shape=Triangle fill=yellow"
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in the same coordinates; its origin need not be zero.
  nonisolated func path(in rect: CGRect) -> Path

  /// The role of the shape. Defaults to `fill`.
  nonisolated static var role: ShapeRole { get }

  /// In which layout direction the shape is mirrored where it is drawn. Defaults to `mirrors`: from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size that the shape chooses for a proposal. Defaults to all of it, and 10 points in a dimension without a
  /// proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The way in which a shape is painted.
public enum ShapeRole: Hashable, Sendable {
  /// The inside of the shape is painted.
  case fill
  /// The outline of the shape is painted.
  case stroke
  /// The shape is a separator between content.
  case separator
}

extension Shape {
  /// The inside is painted.
  nonisolated public static var role: ShapeRole { .fill }

  /// Mirrored from right to left.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The proposed size, with 10 points for each dimension without a proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape as a view, filled with the foreground style.
  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// The host's shape, which calls this one for its path and size.
  nonisolated var host: HostShape {
    let run = LateCode()
    return HostShape(
      hostName, sizeThatFits: { proposal in run { sizeThatFits(proposal) } }, path: { rect in run { path(in: rect) } })
  }

  /// The name of the shape in printed trees: its type, unless it is a `NamedShape`.
  nonisolated var hostName: String { (self as? any NamedShape)?.name ?? "\(Self.self)" }
}

/// A shape with a more precise name in printed trees than its type.
nonisolated protocol NamedShape: Shape {
  /// The name, such as `Circle.trim(0, 0.5)`.
  var name: String { get }
}

/// A shape that can be inset to produce another shape.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// The shape inset by `amount` points on all sides; a negative amount enlarges it.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
