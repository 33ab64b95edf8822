public import Foundation
public import HostTree

/// The shape that `containerShape(_:)` sets for its content; a rectangle without one.
///
/// It is resolved where it is drawn: as a view, a background, a clip or a content shape. Unlike SwiftUI's, its corner
/// radii are those that were set, whatever the distance to the container's edge.
public struct ContainerRelativeShape: Hashable {
  /// Creates the shape; the same as `.containerRelative`.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// A rectangle: the stand-in where the container's shape is not known.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The container's shape inset by `amount` points on all sides.
  public func inset(by amount: CGFloat) -> InsetShapeOf<ContainerRelativeShape> {
    InsetShapeOf(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape that `containerShape(_:)` sets.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyContainerShape? { nil } }

/// A type-erased container shape. Two are equal if they hold equal shapes of the same type.
struct AnyContainerShape: Equatable {
  let shape: any InsettableShape

  static func == (first: Self, second: Self) -> Bool {
    func isEqual<S: Equatable>(_ shape: S) -> Bool { second.shape as? S == shape }
    guard let shape = first.shape as? any Equatable else { return false }
    return isEqual(shape)
  }
}

extension EnvironmentValues {
  /// The shape that `ContainerRelativeShape` stands for; nil for a rectangle.
  var containerShape: AnyContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` stands for in this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, AnyContainerShape(shape: shape))
  }
}

/// A shape that depends on the environment.
protocol EnvironmentShape: Shape {
  /// The shape to draw in an environment.
  @MainActor func resolved(in environment: EnvironmentValues) -> any Shape
}

extension ContainerRelativeShape: EnvironmentShape {
  func resolved(in environment: EnvironmentValues) -> any Shape {
    environment.containerShape.map { $0.shape } ?? Rectangle()
  }
}

extension InsetShapeOf: EnvironmentShape {
  func resolved(in environment: EnvironmentValues) -> any Shape {
    guard shape is ContainerRelativeShape, let container = environment.containerShape else { return self }
    return container.shape.inset(by: amount)
  }
}

extension Shape {
  /// The host's shape, resolved in an environment.
  @MainActor
  func host(in environment: EnvironmentValues) -> HostShape {
    ((self as? any EnvironmentShape)?.resolved(in: environment) ?? self).host
  }
}
