import Foundation

extension HostColor {
  /// Makes a dynamic colour of what `dynamicProvider` gives for a light and for a dark appearance.
  ///
  /// It is called once for each, at once.
  public init(dynamicProvider: (HostTraitCollection) -> HostColor) {
    let light = HostTraitCollection(userInterfaceStyle: .light)
    let dark = HostTraitCollection(userInterfaceStyle: .dark)
    self.init(
      light: dynamicProvider(light).resolvedColor(with: light), dark: dynamicProvider(dark).resolvedColor(with: dark))
  }

  /// Makes a colour that looks different in light and in dark appearances.
  init(light: HostColor, dark: HostColor) {
    let index = light == dark ? 0 : DynamicColors.index(of: light, dark)
    self.init(light: light, dynamicIndex: index)
  }

  /// Whether the colour may look different in another appearance.
  public var isDynamic: Bool { dynamicIndex != 0 }

  /// What this colour looks like in an appearance: a colour that is not dynamic.
  ///
  /// An appearance that is not specified counts as light.
  public func resolvedColor(with traits: HostTraitCollection) -> HostColor {
    guard dynamicIndex != 0 else { return self }
    let values = DynamicColors.values(at: dynamicIndex)
    let alpha = alpha == values.light.alpha ? nil : alpha  // somebody gave it another one, which counts for both
    let value = traits.userInterfaceStyle == .dark ? values.dark : values.light
    return alpha.map { value.withAlphaComponent($0) } ?? value
  }

  /// A colour between this one, at 0, and another one, at 1, in equal steps of each part.
  ///
  /// Fractions out of range count as the nearer end. The values for light appearances are mixed.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: How much there is of it.
  ///   - isPerceptual: Whether the steps look equal, by the space Oklab, instead of being equal in number.
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

/// The dark values of dynamic colours.
///
/// A colour holds its light value, and the number of a pair here. So colours stay small, plain and comparable; the pairs
/// of one's own are few in any application and stay for good.
enum DynamicColors {
  private struct Pair: Hashable {
    var light: HostColor
    var dark: HostColor
  }

  private struct Table {
    var pairs: [Pair] = []
    var indices: [Pair: UInt16] = [:]
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var table = Table()  // guarded by the lock

  /// The number of a pair of one's own; 0, which leaves a colour light in all appearances, once there are 65,000.
  static func index(of light: HostColor, _ dark: HostColor) -> UInt16 {
    lock.withLock {
      let pair = Pair(light: light, dark: dark)
      if let index = table.indices[pair] { return index }
      guard let index = UInt16(exactly: table.pairs.count + Int(HostColor.System.lastIndex) + 1) else { return 0 }
      table.pairs.append(pair)
      table.indices[pair] = index
      return index
    }
  }

  /// The values of the pair with a number.
  static func values(at index: UInt16) -> (light: HostColor, dark: HostColor) {
    if index <= HostColor.System.lastIndex { return HostColor.systemValues[Int(index) - 1] }
    return lock.withLock {
      let pair = table.pairs[Int(index - HostColor.System.lastIndex) - 1]
      return (pair.light, pair.dark)
    }
  }
}
