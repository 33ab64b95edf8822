// Tests: `HostSymbolTests`.

/// The colours of a drawing's fields in the multicolour look; nil for the colour of the symbol. The lines have one for
/// each of their fields.
package struct SymbolInks: Sendable {
  var body: HostColor?
  var lines: [HostColor?] = []
  var solid: HostColor?
}

/// The symbols that have colours of their own, as far as Apple's are well known: by the name of the drawing.
package enum SymbolColors {
  private static let sun = HostColor.systemYellow
  private static let water = HostColor.systemCyan
  private static let bolt = HostColor.systemYellow
  private static let cloud = HostColor.white

  package static let inks: [String: SymbolInks] = {
    var all: [String: SymbolInks] = [
      "cloud": SymbolInks(body: cloud), "cloud.fog": SymbolInks(body: cloud, lines: [cloud]),
      "cloud.snow": SymbolInks(body: cloud, solid: cloud), "cloud.hail": SymbolInks(body: cloud, solid: cloud),
      "cloud.sleet": SymbolInks(body: cloud, lines: [water], solid: cloud),
      "cloud.bolt": SymbolInks(body: cloud, solid: bolt),
      "cloud.bolt.rain": SymbolInks(body: cloud, lines: [water], solid: bolt),
      "cloud.sun": SymbolInks(body: cloud, lines: [sun]),
      "cloud.sun.rain": SymbolInks(body: cloud, lines: [sun, water]),
      "cloud.sun.bolt": SymbolInks(body: cloud, lines: [sun], solid: bolt),
      "cloud.moon": SymbolInks(body: cloud, lines: [cloud]),
      "cloud.moon.rain": SymbolInks(body: cloud, lines: [cloud, water]),
      "moon": SymbolInks(body: cloud), "moon.stars": SymbolInks(body: cloud, solid: cloud),
      "heart": SymbolInks(body: .systemRed), "star": SymbolInks(body: .systemYellow),
      "bolt": SymbolInks(body: bolt), "trash": SymbolInks(body: .systemRed, lines: [.systemRed]),
    ]
    for name in ["cloud.rain", "cloud.heavyrain", "cloud.drizzle"] {
      all[name] = SymbolInks(body: cloud, lines: [water])
    }
    for name in ["sun.max", "sun.min", "sunrise", "sunset", "sun.horizon", "sun.haze"] {
      all[name] = SymbolInks(body: sun, lines: [sun], solid: sun)
    }
    return all
  }()

  /// The colour of a badge by its sign; nil for the symbol's.
  static func badge(_ sign: String) -> HostColor? {
    switch sign {
    case "plus", "checkmark": .systemGreen
    case "minus", "xmark": .systemRed
    default: nil
    }
  }
}
