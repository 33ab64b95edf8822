public import Foundation
public import HostTree

// What is animated of transforms and of effects upon pictures.

extension _RotationEffect: Animatable {
  /// How far the content is turned, and about what.
  nonisolated public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set {
      angle.radians = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension _ScaleEffect: Animatable {
  /// How much larger the content is drawn, and about what.
  nonisolated public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension _Rotation3DEffect: Animatable {
  /// How far the content is turned; the axis; the anchor; the axis' height and the perspective.
  nonisolated public var animatableData:
    AnimatablePair<
      AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(angle.radians, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
        AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective)))
    }
    set {
      angle.radians = newValue.first.first
      let direction = newValue.first.second
      axis = (direction.first, direction.second.first, direction.second.second)
      anchor.animatableData = newValue.second.first
      (anchorZ, perspective) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

extension GeometryEffectHosts: Animatable {
  /// What is animated of the effect.
  var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }
}

extension _IgnoredByLayoutEffect {
  /// What is animated of the effect.
  @MainActor
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

extension _BlurEffect: Animatable {
  /// How far each point spreads.
  nonisolated public var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

extension _BrightnessEffect: Animatable {
  /// What is added.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _ContrastEffect: Animatable {
  /// The factor.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _SaturationEffect: Animatable {
  /// The factor.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _GrayscaleEffect: Animatable {
  /// How much of the colours goes.
  nonisolated public var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }
}

extension _HueRotationEffect: Animatable {
  /// How far colours go on.
  nonisolated public var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }
}

extension _ColorMultiplyEffect: Animatable {
  /// The colour.
  nonisolated public var animatableData: Color.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }
}

extension _ShadowEffect: Animatable {
  /// The colour, how far it is blurred, and how far it is moved.
  nonisolated public var animatableData:
    AnimatablePair<Color.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get { AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData)) }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}
