public import Foundation
public import HostTree

/// The shape that `containerShape(_:)` has set for what is inside; a rectangle where nobody did.
///
/// It knows its shape where it is drawn: as a view, a background, a clip or a content shape. Unlike SwiftUI's, its corners
/// are those that were given, however far the container's edge is.
public struct ContainerRelativeShape: Hashable {
  /// Makes the shape.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// The rectangle that stands for the shape where no container is known.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape, `amount` points smaller on all sides.
  public func inset(by amount: CGFloat) -> InsetShapeOf<ContainerRelativeShape> {
    InsetShapeOf(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: AnyContainerShape? { nil } }

/// A container's shape of any type. Two are equal if both hold equal shapes of the same type.
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
  /// Sets what `ContainerRelativeShape` stands for in this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, AnyContainerShape(shape: shape))
  }
}

/// A shape that depends on the environment.
protocol EnvironmentShape: Shape {
  /// The shape where the environment is as given.
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
  /// The shape as hosts know it, where the environment is as given.
  @MainActor
  func host(in environment: EnvironmentValues) -> HostShape {
    ((self as? any EnvironmentShape)?.resolved(in: environment) ?? self).host
  }
}
