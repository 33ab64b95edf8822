// Tests: `AssetCatalogTests`.

import Foundation

/// The traits that distinguish a variant in a set from the others.
struct AssetVariant: Decodable {
  private struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  private let idiom: String?
  private let appearances: [Appearance]?
  private let gamut: String?
  private let direction: String?
  /// Whether the variant is for a language, a class of sizes or a kind of hardware, which nothing here asks for.
  private let isSpecial: Bool

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case idiom, appearances, locale, subtype, memory
    case gamut = "display-gamut"
    case direction = "language-direction"
    case width = "width-class"
    case height = "height-class"
    case screenWidth = "screen-width"
    case graphics = "graphics-feature-set"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    idiom = try values.decodeIfPresent(String.self, forKey: .idiom)
    appearances = try values.decodeIfPresent([Appearance].self, forKey: .appearances)
    gamut = try values.decodeIfPresent(String.self, forKey: .gamut)
    direction = try values.decodeIfPresent(String.self, forKey: .direction)
    isSpecial = [.locale, .subtype, .memory, .width, .height, .screenWidth, .graphics].contains { values.contains($0) }
  }

  /// How well it suits an appearance on a phone: the lower the better; nil if it does not suit.
  func rank(isDark: Bool) -> Int? {
    var rank = 0
    switch idiom ?? "universal" {
    case "iphone": break
    case "universal": rank += 1
    case "ipad": rank += 2
    default: rank += 3
    }
    if gamut == "display-P3" { rank += 10 }
    if appearances == nil { rank += 100 }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): if !isDark { return nil }
      case ("luminosity", _): if isDark { return nil }
      default: return nil  // a high contrast
      }
    }
    if direction == "right-to-left" { rank += 500 }
    if isSpecial { rank += 1_000 }
    return rank
  }
}
