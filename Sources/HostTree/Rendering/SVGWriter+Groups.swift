import Foundation

extension SVGWriter {
  /// Opens as few elements as possible: within one, SVG applies filter, clip, mask, opacity and transform in this
  /// order.
  ///
  /// - Parameter content: Where the group's content is; called if that matters.
  mutating func begin(_ effects: [HostDrawing.Effect], content: (() -> SVGFilterRegion)? = nil) {
    let regions = regions(of: effects, content)
    var count = 0
    var attributes: [(String, String)] = []
    var slot = 0
    func flush(_ writer: inout SVGWriter) {
      guard !attributes.isEmpty else { return }
      writer.open("g", attributes)
      attributes = []
      count += 1
    }
    for (index, effect) in effects.enumerated() {
      if effect.slot <= slot { flush(&self) }
      // Definitions are written before the element that uses them, which must not be open yet.
      slot = effect.slot
      attributes.append(attribute(for: effect, in: regions?[index]))
    }
    flush(&self)
    groups.append(count)
  }

  /// Closes the elements that ``begin(_:)`` opened.
  mutating func endGroup() { for _ in 0..<(groups.popLast() ?? 0) { close("g") } }

  /// The regions that each of the effects of a group is applied to; nil if none is a filter with a region.
  private func regions(
    of effects: [HostDrawing.Effect], _ content: (() -> SVGFilterRegion)?
  ) -> [SVGFilterRegion]? {
    guard let content, effects.contains(where: \.hasRegion) else { return nil }
    var region = content()
    let fromLast = effects.reversed().map { effect in
      defer { region.apply(effect) }
      return region
    }
    return fromLast.reversed()
  }

  private mutating func attribute(
    for effect: HostDrawing.Effect, in region: SVGFilterRegion?
  ) -> (String, String) {
    switch effect {
    case .transform(let value): return ("transform", transform(value))
    case .opacity(let value): return ("opacity", number(value))
    case .clip(let path, let style):
      let id = newID("clip")
      open("clipPath", [("id", id)])
      shape(path, rule("clip-rule", style))
      close("clipPath")
      return ("clip-path", "url(#\(id))")
    case .mask(let drawing): return ("mask", "url(#\(mask(drawing, isInverted: false)))")
    case .cutOut(let drawing): return ("mask", "url(#\(mask(drawing, isInverted: true)))")
    case .filter(let effect): return attribute(for: effect, in: region?.needed(for: effect))
    case .symbol(let symbol): return ("data-symbol", symbol.name)
    }
  }

  /// A mask by opacity, or by its inverse: SVG uses luminance, so all is drawn in white, or in black on white.
  private mutating func mask(_ drawing: HostDrawing, isInverted: Bool) -> String {
    let id = newID("mask")
    // Larger than any drawing: what is outside of a mask's area is left out.
    let everywhere = [("x", "-1000000"), ("y", "-1000000"), ("width", "2000000"), ("height", "2000000")]
    open("mask", [("id", id), ("maskUnits", "userSpaceOnUse")] + everywhere)
    if isInverted { element("rect", everywhere + [("fill", "#ffffff")]) }
    let outer = maskColor
    maskColor = isInverted ? "#000000" : "#ffffff"
    write(drawing)
    maskColor = outer
    close("mask")
    return id
  }
}

extension HostDrawing.Effect {
  /// Whether it is a filter of a part of the plane.
  fileprivate var hasRegion: Bool {
    switch self {
    case .filter(.blend), .filter(.compositingGroup), .filter(.drawingGroup): false
    case .filter: true
    default: false
    }
  }

  /// The position in the order in which an SVG element applies effects, from outside to inside.
  fileprivate var slot: Int {
    switch self {
    case .transform: 1
    case .opacity: 2
    case .mask, .cutOut: 3
    case .clip: 4
    case .filter: 5
    case .symbol: 6
    }
  }
}
