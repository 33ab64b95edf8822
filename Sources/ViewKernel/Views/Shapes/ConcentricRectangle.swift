public import Foundation
public import HostTree

extension Edge {
  /// A corner of a rectangle, and how round it is.
  public enum Corner {
    /// How round a corner is.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat
      /// Whether the corner follows the container's.
      let isConcentric: Bool

      /// A corner with a radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius.sound(from: 0, else: 0, "The radius of a corner"), isConcentric: false)
      }
      /// A corner with the radius of the container's shape.
      public static var concentric: Style { Style(radius: 0, isConcentric: true) }
      /// A corner with the radius of the container's shape, but at least some points.
      public static func concentric(minimum: Style = .fixed(0)) -> Style {
        Style(radius: minimum.radius, isConcentric: true)
      }
      /// A corner with the radius of the container's shape, but at least some points.
      public static func concentric(minimum: CGFloat) -> Style { concentric(minimum: .fixed(minimum)) }
    }
  }
}

/// A rectangle whose corners have the radius of the shape that `containerShape(_:)` sets, or radii of their own.
///
/// Unlike SwiftUI's, the corners are the container's, whatever the distance to its edge.
public struct ConcentricRectangle: Hashable {
  var topLeading: Edge.Corner.Style
  var topTrailing: Edge.Corner.Style
  var bottomLeading: Edge.Corner.Style
  var bottomTrailing: Edge.Corner.Style

  /// Creates a rectangle whose corners are the container's.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with one style for all corners. `isUniform` says that all get the largest radius of the four;
  /// with one container they are equal here.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners, bottomTrailingCorner: corners
    )
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    topLeading = topLeadingCorner
    topTrailing = topTrailingCorner
    bottomLeading = bottomLeadingCorner
    bottomTrailing = bottomTrailingCorner
  }
}

extension ConcentricRectangle: InsettableShape {
  /// The rectangle with the radii of its own: the stand-in where the container's shape is not known.
  public func path(in rect: CGRect) -> Path { uneven(0).path(in: rect) }

  /// The shape inset by `amount` points on all sides.
  public func inset(by amount: CGFloat) -> InsetShapeOf<ConcentricRectangle> {
    InsetShapeOf(shape: self, amount: amount)
  }

  private func uneven(_ container: CGFloat) -> UnevenRoundedRectangle {
    func radius(_ style: Edge.Corner.Style) -> CGFloat {
      style.isConcentric ? max(container, style.radius) : style.radius
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(topLeading), bottomLeadingRadius: radius(bottomLeading),
      bottomTrailingRadius: radius(bottomTrailing), topTrailingRadius: radius(topTrailing))
  }
}

extension ConcentricRectangle: EnvironmentShape {
  func resolved(in environment: EnvironmentValues) -> any Shape {
    switch environment.containerShape?.shape {
    case let shape as RoundedRectangle: uneven(max(shape.cornerSize.width, shape.cornerSize.height))
    case let shape as UnevenRoundedRectangle: uneven(shape.cornerRadii.topLeading)
    case is Capsule where topLeading.isConcentric: Capsule()
    case is Circle where topLeading.isConcentric: Circle()
    default: uneven(0)
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style for all corners.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .fixed(0), topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0), bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}

extension ButtonBorderShape: EnvironmentShape {
  func resolved(in environment: EnvironmentValues) -> any Shape {
    self == .automatic ? environment.buttonBorderShape : self
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The outline that `buttonBorderShape(_:)` sets for buttons with a border.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
