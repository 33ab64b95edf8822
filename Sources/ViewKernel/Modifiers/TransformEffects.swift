public import Foundation
public import HostTree

/// A modifier that owns the host of a transform.
@MainActor
protocol TransformModifier: HostModifier where Host == HostTransformView {
  /// What is done to the content.
  var transform: HostTransform { get }
}

extension TransformModifier {
  func makeHost(context: HostModifierContext<Self>) -> HostTransformView { HostTransformView(transform) }
  func updateHost(_ host: HostTransformView, context: HostModifierContext<Self>) { host.contentTransform = transform }
}

/// The modifier behind `rotationEffect`. Its name is SwiftUI's, since it shows in printed types.
public struct _RotationEffect: Equatable {
  /// How far the content is turned, clockwise.
  public var angle: Angle
  /// The place that it is turned about, as parts of its size.
  public var anchor: UnitPoint

  /// Makes the modifier.
  public init(angle: Angle, anchor: UnitPoint = .center) {
    self.angle = angle
    self.anchor = anchor
  }
}

extension _RotationEffect: TransformModifier {
  /// There is no body.
  public typealias Body = Never

  var transform: HostTransform { .rotation(angle, anchor: anchor) }
}

/// The modifier behind `scaleEffect`. Its name is SwiftUI's, since it shows in printed types.
public struct _ScaleEffect: Equatable {
  /// How many times as wide and as high the content is drawn.
  public var scale: CGSize
  /// The place that stays where it is, as parts of its size.
  public var anchor: UnitPoint

  /// Makes the modifier.
  public init(scale: CGSize, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension _ScaleEffect: TransformModifier {
  /// There is no body.
  public typealias Body = Never

  var transform: HostTransform { .scale(scale, anchor: anchor) }
}

/// The modifier behind `transformEffect`. Its name is SwiftUI's, since it shows in printed types.
public struct _TransformEffect: Equatable {
  /// What is done to the content, about its upper left corner.
  public var affine: CGAffineTransform

  /// Makes the modifier.
  public init(transform: CGAffineTransform) { affine = transform }
}

extension _TransformEffect: TransformModifier {
  /// There is no body.
  public typealias Body = Never

  var transform: HostTransform { .affine(affine) }
}

/// The modifier behind `rotation3DEffect`. Its name is SwiftUI's, since it shows in printed types.
public struct _Rotation3DEffect {
  /// How far the content is turned.
  public var angle: Angle
  /// The direction of the axis: x to the right, y downwards, z towards the viewer.
  public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  /// The place that it is turned about, as parts of its size.
  public var anchor: UnitPoint
  /// How far above the content the axis lies, in points.
  public var anchorZ: CGFloat
  /// How much parallels run together.
  public var perspective: CGFloat

  /// Makes the modifier.
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
  /// There is no body.
  public typealias Body = Never

  var transform: HostTransform {
    .rotation3D(
      angle, axis: HostTransform.Axis3D(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
      perspective: perspective)
  }
}

extension View {
  /// Draws this view turned clockwise about a place in it. Nothing about layout changes.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _RotationEffect> {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }

  /// Draws this view larger or smaller about a place in it. Nothing about layout changes.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Draws this view larger or smaller about a place in it. Nothing about layout changes.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Draws this view wider or narrower, higher or lower about a place in it. Nothing about layout changes.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ModifiedContent<Self, _ScaleEffect> {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws this view through an affine transform about its upper left corner. Nothing about layout changes.
  nonisolated public func transformEffect(
    _ transform: CGAffineTransform
  ) -> ModifiedContent<Self, _TransformEffect> {
    modifier(_TransformEffect(transform: transform))
  }

  /// Draws this view as if it were turned in space. Nothing about layout changes.
  ///
  /// - Parameters:
  ///   - angle: How far it is turned.
  ///   - axis: The direction of the axis: x to the right, y downwards, z towards the viewer.
  ///   - anchor: The place that it is turned about, as parts of its size.
  ///   - anchorZ: How far above the view the axis lies, in points.
  ///   - perspective: How much parallels run together: 0 for not at all, 1 for a viewer who is as far away as the longer
  ///     side of the view.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> ModifiedContent<Self, _Rotation3DEffect> {
    modifier(
      _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
