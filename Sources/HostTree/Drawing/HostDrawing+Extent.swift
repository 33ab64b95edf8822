import Foundation

extension HostDrawing {
  /// A rectangle that contains all that the commands draw, in the drawing's coordinates; infinite (`CGRect.infinite`)
  /// if an effect has no known limits. Null if nothing is drawn.
  ///
  /// Not the smallest one: lines of text count by the metrics of their font, strokes by the farthest that their joins
  /// can reach.
  /// - Complexity: O(n) in the number of commands and path elements.
  var extent: CGRect {
    var groups: [(effects: [Effect], extent: CGRect)] = [([], .null)]
    for command in commands {
      switch command {
      case .begin(let effects): groups.append((effects, .null))
      case .end:
        let (effects, extent) = groups.removeLast()
        // The last effect is applied first.
        groups[groups.count - 1].extent.unite(effects.reversed().reduce(extent) { $1.extent(of: $0) })
      default: groups[groups.count - 1].extent.unite(command.extent)
      }
    }
    return groups[0].extent
  }
}

extension HostDrawing.Command {
  /// A rectangle that contains what a single command draws; null for the ends of groups.
  var extent: CGRect {
    switch self {
    case .fill(let path, _, _): return path.boundingRect
    case .stroke(let path, _, let style): return path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach)
    case .text(let line):
      return CGRect(
        x: line.origin.x, y: line.origin.y - line.font.ascender, width: line.width, height: line.font.lineHeight)
    case .image(_, let rect, _): return rect
    case .begin, .end: return .null
    }
  }
}

extension StrokeStyle {
  /// How far a stroke can reach from its path, in points: a square cap by 0.71 widths, a miter by its limit.
  var reach: CGFloat { lineWidth / 2 * (lineJoin == .miter ? max(miterLimit, 1.5) : 1.5) }
}

extension HostDrawing.Effect {
  /// Whether the effect draws where its content does not.
  var drawsBeyondContent: Bool {
    switch self {
    case .opacity, .clip, .mask, .cutOut, .symbol: false
    case .transform: true
    case .filter(let effect): effect.drawsBeyondContent
    }
  }

  /// Where content may be drawn after this effect.
  fileprivate func extent(of content: CGRect) -> CGRect {
    if content.isNull || content.isInfinite { return content }
    switch self {
    case .opacity, .mask, .cutOut, .symbol: return content
    case .clip(let path, _): return content.intersection(path.boundingRect)
    case .transform(let transform): return content.applying(transform)
    case .filter(let effect): return effect.drawsBeyondContent ? .infinite : content
    }
  }

  /// The part of the content that decides what is visible in a rectangle; nil stands for everything.
  func contentVisible(in visible: CGRect?) -> CGRect? {
    switch self {
    case .opacity, .mask, .cutOut, .symbol: return visible
    case .clip(let path, _): return visible?.intersection(path.boundingRect) ?? path.boundingRect
    case .transform(let transform):
      let determinant = transform.a * transform.d - transform.b * transform.c
      return determinant == 0 ? nil : visible?.applying(transform.inverted())
    case .filter(let effect): return effect.drawsBeyondContent ? nil : visible
    }
  }
}

extension HostEffect {
  /// Whether the effect draws where its content does not, as a blur does.
  var drawsBeyondContent: Bool {
    switch self {
    case .blur, .shadow, .colorInvert, .luminanceToAlpha, .brightness, .drawingGroup: true
    case .contrast, .saturation, .grayscale, .hueRotation, .colorMultiply, .innerShadow, .blend, .compositingGroup:
      false
    case .colorMatrix(let matrix): matrix.factors.count > 19 && matrix.factors[19] != 0
    case .alphaThreshold(let min, _, _): min <= 0
    }
  }
}

extension CGRect {
  fileprivate mutating func unite(_ other: CGRect) { self = union(other) }
}
