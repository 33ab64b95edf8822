public import Foundation
public import HostTree

/// A type-erased shape.
public struct AnyShape {
  private let shape: any Shape

  /// Creates a type-erased shape; an `AnyShape` is not wrapped again.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
}

extension AnyShape: Shape {
  /// The path of the wrapped shape.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the wrapped shape chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension AnyShape: NamedShape {
  var name: String { shape.hostName }
}
