import Foundation

/// Where the content of a filter lies: SVG filters a part of the plane only.
///
/// By default that is the box of the content, without the widths of its lines, with half of its size on each side. A
/// straight line has a box without an area, and a small dot one that is too small for its shadow.
struct SVGFilterRegion {
  /// The box that SVG knows: outlines without line widths.
  private(set) var box = CGRect.null
  /// Everything that is painted.
  private(set) var ink = CGRect.null

  /// The content of a group, from the command behind its beginning on.
  init(of commands: ArraySlice<HostDrawing.Command>) {
    var groups: [(effects: [HostDrawing.Effect], region: SVGFilterRegion)] = [([], SVGFilterRegion())]
    for command in commands {
      switch command {
      case .begin(let effects): groups.append((effects, SVGFilterRegion()))
      case .end:
        var (effects, region) = groups.removeLast()
        guard !groups.isEmpty else {
          self = region
          return
        }
        for effect in effects.reversed() { region.apply(effect) }
        groups[groups.count - 1].region.add(region.box, region.ink)
      case .stroke(let path, _, _): groups[groups.count - 1].region.add(path.boundingRect, command.extent)
      default: groups[groups.count - 1].region.add(command.extent, command.extent)
      }
    }
    self = groups[0].region
  }

  private init() {}

  private mutating func add(_ box: CGRect, _ ink: CGRect) {
    // A line's box has no area, but a place.
    self.box = self.box.isNull ? box : box.isNull ? self.box : self.box.union(box)
    self.ink = self.ink.union(ink)
  }

  /// The region after an effect.
  mutating func apply(_ effect: HostDrawing.Effect) {
    switch effect {
    case .transform(let transform):
      if !box.isNull { box = box.applying(transform) }
      if !ink.isNull { ink = ink.applying(transform) }
    case .clip(let path, _): ink = ink.intersection(path.boundingRect)
    case .filter(let effect): if !ink.isNull { ink = ink.insetBy(dx: -effect.reach, dy: -effect.reach) }
    case .opacity, .mask, .cutOut, .symbol: break
    }
  }

  /// The part of the plane that an effect needs; nil if the default contains it, or if there is nothing to filter.
  func needed(for effect: HostEffect) -> CGRect? {
    guard !ink.isNull, !box.isNull, ink.minX.isFinite, ink.maxX.isFinite, ink.minY.isFinite, ink.maxY.isFinite else {
      return nil
    }
    let needed = ink.insetBy(dx: -effect.reach, dy: -effect.reach)
    let usual = box.insetBy(dx: -box.width / 2, dy: -box.height / 2)
    return usual.contains(needed) && box.width > 0 && box.height > 0 ? nil : needed
  }
}

extension HostEffect {
  /// How far the effect paints beyond its content, in points; what a blur leaves beyond three radii cannot be seen.
  fileprivate var reach: CGFloat {
    switch self {
    case .blur(let radius, _): 3 * radius
    case .shadow(_, let radius, let offset): 3 * radius + max(abs(offset.width), abs(offset.height))
    default: 0
    }
  }
}
