public import Foundation
public import HostTree

/// A modifier that renders its content with a `HostTransform`, by a host of its own.
@MainActor
protocol TransformModifier: HostModifier where Host == HostTransformView {
  /// The transform of the content.
  var transform: HostTransform { get }
}

extension TransformModifier {
  func makeHost(context: HostModifierContext<Self>) -> HostTransformView { HostTransformView(transform) }
  func updateHost(_ host: HostTransformView, context: HostModifierContext<Self>) { host.contentTransform = transform }
}

/// The modifier behind `rotationEffect`. It has SwiftUI's name, as it appears in printed types.
public struct _RotationEffect: Equatable {
  /// The rotation, clockwise.
  public var angle: Angle
  /// The centre of rotation, as a fraction of the content's size.
  public var anchor: UnitPoint

  /// Creates the modifier that `rotationEffect(_:anchor:)` applies.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }
}

extension _RotationEffect: TransformModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  var transform: HostTransform { .rotation(angle, anchor: anchor) }
}

/// The modifier behind `scaleEffect`. It has SwiftUI's name, as it appears in printed types.
public struct _ScaleEffect: Equatable {
  /// The factors for width and height; negative ones mirror the content.
  public var scale: CGSize
  /// The point that stays in place, as a fraction of the content's size.
  public var anchor: UnitPoint

  /// Creates the modifier that `scaleEffect(_:anchor:)` applies.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension _ScaleEffect: TransformModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  var transform: HostTransform { .scale(scale, anchor: anchor) }
}

/// The modifier behind `transformEffect`. It has SwiftUI's name, as it appears in printed types.
public struct _TransformEffect: Equatable {
  /// The transform, about the top left corner of the content.
  public var affine: CGAffineTransform

  /// Creates the modifier that `transformEffect(_:)` applies.
  public init(transform: CGAffineTransform) { affine = transform }
}

extension _TransformEffect: TransformModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  var transform: HostTransform { .affine(affine) }
}

/// The modifier behind `rotation3DEffect`. It has SwiftUI's name, as it appears in printed types.
public struct _Rotation3DEffect {
  /// The rotation about the axis.
  public var angle: Angle
  /// The direction of the axis: x to the right, y downwards, z towards the viewer.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The point through which the axis passes, as a fraction of the content's size.
  public var anchor: UnitPoint
  /// The distance of the axis from the content towards the viewer, in points.
  public var anchorZ: CGFloat
  /// The strength of the perspective: 0 is a parallel projection.
  public var perspective: CGFloat

  /// Creates the modifier; axis components, `anchorZ` and `perspective` that are not finite are replaced and reported.
  public init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) {
    self.angle = angle
    func sound(_ part: CGFloat) -> CGFloat { part.sound(else: 0, "A part of the axis of a rotation") }
    self.axis = (x: sound(axis.x), y: sound(axis.y), z: sound(axis.z))
    self.anchor = anchor
    self.anchorZ = anchorZ.sound(else: 0, "The height of the anchor of a rotation")
    self.perspective = perspective.sound(else: 1, "The perspective of a rotation")
  }
}

extension _Rotation3DEffect: TransformModifier {
  /// `Never`: the library handles this modifier itself and calls no `body`.
  public typealias Body = Never

  var transform: HostTransform {
    .rotation3D(
      angle, axis: HostTransform.Axis3D(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
      perspective: perspective)
  }
}

extension View {
  /// Rotates the rendered view clockwise about a point; layout does not change.
  ///
  /// Touches hit the view where it is rendered.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Scales the rendered view about a point; layout does not change.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Scales the rendered view by one factor about a point; layout does not change.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the rendered view by a factor for each axis about a point; layout does not change.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Renders this view through an affine transform about its top left corner; layout does not change.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }

  /// Rotates the rendered view about an axis in space; layout does not change.
  ///
  /// - Parameters:
  ///   - angle: The rotation about the axis.
  ///   - axis: The direction of the axis: x to the right, y downwards, z towards the viewer.
  ///   - anchor: The point through which the axis passes, as a fraction of the view's size.
  ///   - anchorZ: The distance of the axis from the view towards the viewer, in points.
  ///   - perspective: The strength of the perspective: 0 is a parallel projection, 1 a viewer who is as far away as the
  ///     longer side of the view.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
