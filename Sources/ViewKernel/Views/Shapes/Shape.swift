public import Foundation
public import HostTree

/// An outline that depends on the rectangle it is drawn in.
///
/// A shape is a view as well: it takes all the room that it is offered, 10 points where nothing is, and is filled with
/// the foreground style. Shapes of one's own need only ``path(in:)``, and `animatableData` to be animated:
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
/// ```
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, whose origin need not be zero.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is for: its inside, its outline, or a line between contents. The inside unless told.
  nonisolated static var role: ShapeRole { get }

  /// The size that the shape chooses for a proposal; all of it, and 10 points where nothing is proposed, unless told.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  /// Its inside is painted.
  case fill
  /// Its outline is painted.
  case stroke
  /// It is a line between contents.
  case separator
}

extension Shape {
  /// Its inside is painted.
  nonisolated public static var role: ShapeRole { .fill }

  /// All that is proposed, and 10 points where nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape, filled with the foreground style.
  @MainActor @preconcurrency
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

  /// The shape as hosts know it.
  nonisolated var host: HostShape {
    let run = LateCode()
    return HostShape(
      hostName, sizeThatFits: { proposal in run { sizeThatFits(proposal) } }, path: { rect in run { path(in: rect) } })
  }

  /// What the shape is called in printed trees: its type, unless it says more.
  nonisolated var hostName: String { (self as? any NamedShape)?.name ?? "\(Self.self)" }
}

/// A shape that tells more of itself in printed trees than its type.
nonisolated protocol NamedShape: Shape {
  /// What it is called, such as `Circle.trim(0, 0.5)`.
  var name: String { get }
}

/// A shape that can be drawn smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, `amount` points smaller on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
