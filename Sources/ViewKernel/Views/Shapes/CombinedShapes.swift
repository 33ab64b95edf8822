import Foundation
import HostTree

/// The shape that two shapes make together; the result of `union(_:eoFill:)` and its like.
struct CombinedShape<First: Shape, Second: Shape> {
  var first: First
  var second: Second
  var operation: AreaOperation
  var eoFill: Bool
}

extension CombinedShape: Shape {
  func path(in rect: CGRect) -> Path {
    operation.path(first.path(in: rect), second.path(in: rect), eoFill: eoFill)
  }

  static var role: ShapeRole { First.role }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension CombinedShape {
  /// The data of both shapes.
  @MainActor
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension CombinedShape: NamedShape {
  var name: String { "\(first.hostName).\(operation.rawValue)(\(second.hostName)\(eoFill ? ", eoFill: true" : ""))" }
}

// Each is as large as this shape, and is animated with the data of both.
extension Shape {
  /// The area that both shapes fill.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether both shapes are filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that at least one of the shapes fills.
  ///
  /// ```swift
  /// let bubble = RoundedRectangle(cornerRadius: 8).union(Circle().offset(x: 20))
  /// let ring = Circle().subtracting(Circle().inset(by: 10))
  /// ```
  ///
  /// The result is as large as this shape, and is animated with the data of both. `Path.union(_:eoFill:)` says how
  /// exact its outline is.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether both shapes are filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area that this shape fills, and the other does not.
  ///
  /// - Parameters:
  ///   - other: The shape that is taken away, in the same rectangle.
  ///   - eoFill: Whether both shapes are filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// The area that exactly one of the shapes fills.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same rectangle.
  ///   - eoFill: Whether both shapes are filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's outline in the area of another shape, or on its border; to be stroked.
  ///
  /// - Parameters:
  ///   - other: The shape whose inside counts, in the same rectangle.
  ///   - eoFill: Whether `other` is filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's outline that are outside of another shape; to be stroked.
  ///
  /// - Parameters:
  ///   - other: The shape whose inside counts, in the same rectangle.
  ///   - eoFill: Whether `other` is filled by the even-odd rule; false by default, which uses the non-zero
  ///     winding rule.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
