public import Foundation
public import HostTree

/// A change of how a view looks or where it is shown that does not change its layout, made by calls on an
/// ``EmptyVisualEffect``.
///
/// Each call returns an effect on what the former calls have made, as the modifiers of the same names do for views.
/// Conforming types of one's own have no effect.
public protocol VisualEffect: Sendable, Animatable {}

/// The effect that changes nothing, which `visualEffect(_:)` and `scrollTransition` hand to their closure.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates an effect that changes nothing.
  public init() {}
}

/// One change of a view's picture.
enum EffectOperation: Equatable, Sendable {
  case offset(CGSize)
  case opacity(Double)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case rotation3D(Angle, axis: HostTransform.Axis3D, anchor: UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
  case projection(ProjectionTransform)
  case blur(CGFloat, isOpaque: Bool)
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
}

/// An effect of several operations, the first of which is applied first.
struct ComposedVisualEffect: VisualEffect {
  var operations: [EffectOperation]

  @MainActor var animatableData: EffectNumbers {
    get { EffectNumbers(operations) }
    set { operations = newValue.replacingNumbers(of: operations) }
  }
}

extension VisualEffect {
  /// The operations of an effect of these modules.
  var operations: [EffectOperation] { (self as? ComposedVisualEffect)?.operations ?? [] }

  private func adding(_ operation: EffectOperation) -> ComposedVisualEffect {
    ComposedVisualEffect(operations: operations + [operation])
  }

  /// Moves the view by a distance in points; siblings are laid out as if it were not moved.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(offset.sound("The offset of an effect")))
  }

  /// Moves the view by distances in points; siblings are laid out as if it were not moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }

  /// Sets the opacity of the view as a whole, from 0 to 1. Greater values count as 1; negative ones as 0 and NaN as 1,
  /// which are reported.
  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(
      .opacity((opacity.isFinite ? min(opacity, 1) : opacity).sound(from: 0, else: 1, "The opacity of an effect")))
  }

  /// Scales the view about a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale.sound(else: 1, "The scale of an effect"), anchor: anchor.sound("The anchor of an effect")))
  }

  /// Scales the view by one factor about a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Scales the view by a factor for each axis about a point.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Rotates the view clockwise about a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle.sound("The angle of an effect"), anchor: anchor.sound("The anchor of an effect")))
  }

  /// Rotates the view about an axis in space.
  ///
  /// - Parameters:
  ///   - angle: The rotation about the axis.
  ///   - axis: The direction of the axis: x to the right, y downwards, z towards the viewer.
  ///   - anchor: The point through which the axis passes, as a fraction of the view's size.
  ///   - anchorZ: The distance of the axis from the view towards the viewer, in points.
  ///   - perspective: The strength of the perspective: 0 is a parallel projection.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    func sound(_ part: CGFloat) -> CGFloat { part.sound(else: 0, "A part of the axis of an effect") }
    return adding(
      .rotation3D(
        angle.sound("The angle of an effect"),
        axis: HostTransform.Axis3D(x: sound(axis.x), y: sound(axis.y), z: sound(axis.z)),
        anchor: anchor.sound("The anchor of an effect"),
        anchorZ: anchorZ.sound(else: 0, "The height of the anchor of an effect"),
        perspective: perspective.sound(else: 1, "The perspective of an effect")))
  }

  /// Shows the view through an affine transform about its upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }

  /// Shows the view through a projection about its upper left corner. It is not animated.
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding(.projection(transform))
  }

  /// Applies a Gaussian blur.
  ///
  /// - Parameters:
  ///   - radius: How far each point spreads, in points; negative and non-finite radii count as 0 and are reported.
  ///   - opaque: Whether the edges stay opaque instead of fading out.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(radius.sound(from: 0, else: 0, "The radius of a blur"), isOpaque: opaque))
  }

  /// Adds `amount` to the components of all colours: 0 changes nothing, 1 makes all white, -1 all black.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.brightness(amount.sound(else: 0, "The amount of brightness")))
  }

  /// Multiplies the contrast by `amount`: 1 changes nothing, 0 makes all one grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.contrast(amount.sound(else: 1, "The amount of contrast")))
  }

  /// Multiplies the saturation by `amount`: 1 changes nothing, 0 leaves greys.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.saturation(amount.sound(else: 1, "The amount of saturation")))
  }

  /// Removes colour: 0 changes nothing, 1 leaves greys.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.grayscale(amount.sound(else: 0, "The amount of grayscale")))
  }

  /// Rotates the hue of all colours by an angle on the colour wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.hueRotation(angle.sound("The angle of a hue rotation")))
  }
}
