public import Foundation
public import HostTree

/// A shape of any type.
public struct AnyShape {
  private let shape: any Shape

  /// Makes a shape that is drawn as `shape` is.
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
}

extension AnyShape: Shape {
  /// The outline of the shape within.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape within chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension AnyShape: NamedShape {
  var name: String { shape.hostName }
}
