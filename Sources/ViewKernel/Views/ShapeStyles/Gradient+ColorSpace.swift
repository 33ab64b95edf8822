// Tests: `GradientColorSpaceTests`.

extension Gradient {
  /// This gradient with its colours mixed in a colour space: in the one of the device, the default, by their
  /// components; in the perceptual one as they look, with neither grey nor dark stretches between.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension AnyGradient {
  /// This gradient with its colours mixed in a colour space: see ``Gradient/colorSpace(_:)``.
  ///
  /// - Complexity: O(*n*) in the number of stops; a perceptual gradient has eight times as many.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    guard space == .perceptual else { return self }
    // Renderers mix by components: so the stops are made denser, with colours that are mixed as they look.
    let steps = 8
    var stops: [Gradient.Stop] = []
    for (first, second) in zip(gradient.stops, gradient.stops.dropFirst()) {
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        let place = first.location + (second.location - first.location) * CGFloat(part)
        stops.append(
          Gradient.Stop(color: first.color.mix(with: second.color, by: part, in: space), location: place))
      }
    }
    if let last = gradient.stops.last { stops.append(last) }
    return AnyGradient(Gradient(stops: stops))
  }
}
