public import Foundation
public import HostTree

// The animatable data of effects: one extension each.

extension _RotationEffect: Animatable {
  /// The angle (as `Angle.animatableData`, in 1/128 radians) and the anchor.
  nonisolated public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension _ScaleEffect: Animatable {
  /// The scale factors and the anchor.
  nonisolated public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension _Rotation3DEffect: Animatable {
  /// The angle (as `Angle.animatableData`), the axis, the anchor with its z, and the perspective.
  nonisolated public var animatableData:
    AnimatablePair<
      Double,
      AnimatablePair<
        AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
        AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
      >
    >
  {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let (newAxis, rest) = (newValue.second.first, newValue.second.second)
      axis = (newAxis.first, newAxis.second.first, newAxis.second.second)
      anchor.animatableData = rest.first
      (anchorZ, perspective) = (rest.second.first, rest.second.second)
    }
  }
}

extension _BlurEffect: Animatable {
  /// The radius in points.
  nonisolated public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension _BrightnessEffect: Animatable {
  /// The amount of brightness.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _ContrastEffect: Animatable {
  /// The amount of contrast.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _SaturationEffect: Animatable {
  /// The amount of saturation.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _GrayscaleEffect: Animatable {
  /// The amount of grayscale.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _HueRotationEffect: Animatable {
  /// The angle (as `Angle.animatableData`).
  nonisolated public var animatableData: Double {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }
}

extension _ColorMultiplyEffect: Animatable {
  /// The colour that multiplies.
  nonisolated public var animatableData: AnimatableColor {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }
}

extension _ShadowEffect: Animatable {
  /// The colour, the radius and the offset.
  nonisolated public var animatableData:
    AnimatablePair<
      AnimatableColor, AnimatablePair<CGFloat, CGSize.AnimatableData>
    >
  {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}

extension GeometryEffectHosts: Animatable {
  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

extension _IgnoredByLayoutEffect {
  /// The animatable data of the base effect.
  @MainActor
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
