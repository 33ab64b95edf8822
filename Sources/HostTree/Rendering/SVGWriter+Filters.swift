import Foundation

extension SVGWriter {
  /// The attribute that applies an effect to a group; writes the definitions it refers to first.
  ///
  /// - Parameter region: The part of the plane that is filtered; nil for the usual one.
  mutating func attribute(for effect: HostEffect, in region: CGRect?) -> (String, String) {
    switch effect {
    case .blend(let mode): return ("style", "mix-blend-mode: \(mode.nameInSVG)")
    case .compositingGroup, .drawingGroup: return ("style", "isolation: isolate")
    default:
      let id = newID("filter")
      // Space for what extends beyond the group's bounding box.
      if let region {
        open("filter", [("id", id), ("filterUnits", "userSpaceOnUse")] + place(region))
      } else {
        open("filter", [("id", id), ("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")])
      }
      writeSteps(of: effect)
      close("filter")
      return ("filter", "url(#\(id))")
    }
  }

  private mutating func writeSteps(of effect: HostEffect) {
    switch effect {
    case .blur(let radius, _): element("feGaussianBlur", [("stdDeviation", number(radius))])
    case .brightness(let amount): writeLinear(factor: 1, added: amount)
    case .contrast(let amount): writeLinear(factor: amount, added: 0.5 - amount / 2)
    case .saturation(let amount): writeMatrix("saturate", number(amount))
    case .grayscale(let amount): writeMatrix("saturate", number(1 - amount))
    case .hueRotation(let angle): writeMatrix("hueRotate", number(angle.degrees))
    case .colorInvert: writeLinear(factor: -1, added: 1)
    case .luminanceToAlpha: element("feColorMatrix", [("type", "luminanceToAlpha")])
    case .colorMultiply(let color):
      let factors: [Double] = [color.red, color.green, color.blue, color.alpha]
      let rows = factors.enumerated().map { row, factor in
        (0..<5).map { $0 == row ? number(factor) : "0" }.joined(separator: " ")
      }
      writeMatrix("matrix", rows.joined(separator: " "))
    case .colorMatrix(let matrix):
      let factors = (0..<20).map { $0 < matrix.factors.count ? number(matrix.factors[$0]) : "0" }
      writeMatrix("matrix", factors.joined(separator: " "))
    case .alphaThreshold(let least, let most, let color): writeThreshold(least, most, color)
    case .shadow(let color, let radius, let offset): writeShadow(color, radius, offset)
    case .innerShadow(let color, let radius, let offset): writeInnerShadow(color, radius, offset)
    case .blend, .compositingGroup, .drawingGroup: break
    }
  }

  private mutating func writeThreshold(_ least: Double, _ most: Double, _ color: HostColor) {
    // Steep slopes instead of steps: each is 0 up to a limit, and 1 from there on.
    writeOpacity(slope: 255, intercept: 0.5 - 255 * least, from: "SourceAlpha", to: "least")
    if most < 1 { writeOpacity(slope: -255, intercept: 0.5 + 255 * most, from: "SourceAlpha", to: "most") }
    writeFlood(color)
    element("feComposite", [("in2", "least"), ("operator", "in")])
    if most < 1 { element("feComposite", [("in2", "most"), ("operator", "in")]) }
  }

  private mutating func writeShadow(_ color: HostColor, _ radius: CGFloat, _ offset: CGSize) {
    // As single primitives, for viewers without `feDropShadow`.
    element("feGaussianBlur", [("in", "SourceAlpha"), ("stdDeviation", number(radius))])
    element("feOffset", [("dx", number(offset.width)), ("dy", number(offset.height)), ("result", "blur")])
    writeFlood(color)
    element("feComposite", [("in2", "blur"), ("operator", "in")])
    open("feMerge")
    element("feMergeNode", [])
    element("feMergeNode", [("in", "SourceGraphic")])
    close("feMerge")
  }

  private mutating func writeInnerShadow(_ color: HostColor, _ radius: CGFloat, _ offset: CGSize) {
    // The surroundings of the content, blurred and moved, where the content is.
    writeFlood(color)
    element("feComposite", [("in2", "SourceAlpha"), ("operator", "out")])
    element("feGaussianBlur", [("stdDeviation", number(radius))])
    element("feOffset", [("dx", number(offset.width)), ("dy", number(offset.height))])
    element("feComposite", [("in2", "SourceAlpha"), ("operator", "in"), ("result", "inner")])
    open("feMerge")
    element("feMergeNode", [("in", "SourceGraphic")])
    element("feMergeNode", [("in", "inner")])
    close("feMerge")
  }

  private mutating func writeFlood(_ color: HostColor) {
    element("feFlood", paint("flood", color).map { ($0 == "flood" ? "flood-color" : $0, $1) })
  }

  private mutating func writeMatrix(_ type: String, _ values: String) {
    element(
      "feColorMatrix", [("type", type), ("values", values), ("color-interpolation-filters", "sRGB")])
  }

  private mutating func writeOpacity(slope: Double, intercept: Double, from source: String, to result: String) {
    open("feComponentTransfer", [("in", source), ("result", result)])
    element("feFuncA", [("type", "linear"), ("slope", number(slope)), ("intercept", number(intercept))])
    close("feComponentTransfer")
  }

  private mutating func writeLinear(factor: Double, added: Double) {
    open("feComponentTransfer", [("color-interpolation-filters", "sRGB")])
    for channel in ["feFuncR", "feFuncG", "feFuncB"] {
      element(channel, [("type", "linear"), ("slope", number(factor)), ("intercept", number(added))])
    }
    close("feComponentTransfer")
  }
}

extension BlendMode {
  /// The closest CSS blend mode.
  fileprivate var nameInSVG: String {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken, .plusDarker: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
