import Foundation

extension HostColor {
  /// Creates a dynamic colour from the results of `dynamicProvider` for a light and a dark appearance.
  ///
  /// It is called once for each, immediately, unlike `UIColor`'s. Up to 65,000 different pairs are kept for good; later
  /// ones use the light value only, which is reported to ``HostDiagnostics`` once.
  public init(dynamicProvider: (HostTraitCollection) -> HostColor) {
    let light = HostTraitCollection(userInterfaceStyle: .light)
    let dark = HostTraitCollection(userInterfaceStyle: .dark)
    self.init(
      light: dynamicProvider(light).resolvedColor(with: light), dark: dynamicProvider(dark).resolvedColor(with: dark))
  }

  /// Creates a colour with a light and a dark value; not dynamic if they are equal.
  init(light: HostColor, dark: HostColor) {
    let index = light == dark ? 0 : DynamicColors.index(of: light, dark)
    self.init(light: light, dynamicIndex: index)
  }

  /// Whether the colour may differ between light and dark appearances.
  public var isDynamic: Bool { dynamicIndex != 0 }

  /// The value of this colour in an appearance: a colour that is not dynamic.
  ///
  /// An unspecified appearance counts as light.
  public func resolvedColor(with traits: HostTraitCollection) -> HostColor {
    guard dynamicIndex != 0 else { return self }
    let values = DynamicColors.values(at: dynamicIndex)
    let alpha = alpha == values.light.alpha ? nil : alpha  // an opacity set later replaces both
    let value = traits.userInterfaceStyle == .dark ? values.dark : values.light
    return alpha.map { value.withAlphaComponent($0) } ?? value
  }

  /// Interpolates between this colour, at 0, and another one, at 1, linearly in each component.
  ///
  /// Fractions out of range are clamped. The light values are mixed; the result is not dynamic.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: The fraction of `other`.
  ///   - isPerceptual: Whether to interpolate in the perceptual space Oklab; false by default.
  public func mixed(with other: HostColor, by fraction: Double, isPerceptual: Bool = false) -> HostColor {
    let share = fraction > 0 ? min(fraction, 1) : 0
    func part(_ path: KeyPath<HostColor, Double>) -> Double {
      self[keyPath: path] * (1 - share) + other[keyPath: path] * share
    }
    if isPerceptual, share > 0, share < 1 {
      let (first, second) = (Oklab(self), Oklab(other))
      return Oklab(
        lightness: first.lightness * (1 - share) + second.lightness * share,
        a: first.a * (1 - share) + second.a * share, b: first.b * (1 - share) + second.b * share
      ).color(alpha: part(\.alpha))
    }
    return HostColor(red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }
}

/// The table of dark values of dynamic colours.
///
/// A colour holds its light value and the index of a pair in this table. So colours stay small, trivial and comparable;
/// custom pairs are few in any application and are kept for good.
enum DynamicColors {
  private struct Pair: Hashable {
    var light: HostColor
    var dark: HostColor
  }

  private struct Table {
    var pairs: [Pair] = []
    var indices: [Pair: UInt16] = [:]
    var hasReportedFull = false
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var table = Table()  // guarded by the lock

  /// The index of a custom pair; 0, which leaves a colour light in all appearances, once there are 65,000.
  static func index(of light: HostColor, _ dark: HostColor) -> UInt16 {
    lock.withLock {
      let pair = Pair(light: light, dark: dark)
      if let index = table.indices[pair] { return index }
      guard let index = UInt16(exactly: table.pairs.count + Int(HostColor.System.lastIndex) + 1) else {
        if !table.hasReportedFull { reportFull() }
        table.hasReportedFull = true
        return 0
      }
      table.pairs.append(pair)
      table.indices[pair] = index
      return index
    }
  }

  /// Colours are made on any thread: the sentence waits for the next settle.
  private static func reportFull() {
    MainActorInbox.add {
      HostDiagnostics.report(
        "There are 65,000 different pairs of a light and a dark colour, which is all there can be: further ones have "
          + "their light value only. Make few dynamic colours and keep them, instead of one for each value.")
    }
  }

  /// The values of the pair at an index.
  static func values(at index: UInt16) -> (light: HostColor, dark: HostColor) {
    if index <= HostColor.System.lastIndex { return HostColor.systemValues[Int(index) - 1] }
    return lock.withLock {
      let pair = table.pairs[Int(index - HostColor.System.lastIndex) - 1]
      return (pair.light, pair.dark)
    }
  }
}
