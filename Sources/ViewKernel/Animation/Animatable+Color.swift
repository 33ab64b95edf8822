import HostTree

/// The parts of a colour, multiplied by its opacity: so what fades in from nothing has its own colour all the way.
typealias ColorParts = AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>

extension HostColor {
  /// The parts in sRGB, for animations.
  var parts: ColorParts {
    get { AnimatablePair(red * alpha, AnimatablePair(green * alpha, AnimatablePair(blue * alpha, alpha))) }
    set {
      let alpha = newValue.second.second.second
      guard alpha > 0 else {
        self = .clear
        return
      }
      self = HostColor(
        red: newValue.first / alpha, green: newValue.second.first / alpha, blue: newValue.second.second.first / alpha,
        alpha: alpha)
    }
  }
}

extension Color: Animatable {
  /// The parts of the colour on a light and on a dark ground, in sRGB.
  nonisolated public var animatableData:
    AnimatablePair<
      AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>,
      AnimatablePair<Double, AnimatablePair<Double, AnimatablePair<Double, Double>>>
    >
  {
    get { AnimatablePair(light.parts, dark.parts) }
    set {
      light.parts = newValue.first
      dark.parts = newValue.second
    }
  }
}
