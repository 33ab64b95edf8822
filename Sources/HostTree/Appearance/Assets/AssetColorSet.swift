// Tests: `AssetCatalogTests`.

import Foundation

/// The `Contents.json` of a colour set.
struct AssetColorSet: Decodable {
  private struct Entry: Decodable {
    let variant: AssetVariant
    let color: AssetColor?
    /// Why there is no colour, if there should be one: the other entries count nevertheless.
    let problem: (any Error)?

    private enum CodingKeys: CodingKey { case color }

    init(from decoder: any Decoder) throws {
      variant = try AssetVariant(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      do {
        color = try values.decodeIfPresent(AssetColor.self, forKey: .color)
        problem = nil
      } catch {
        color = nil
        problem = error
      }
    }
  }

  private let colors: [Entry]

  /// Why a colour of the set can't be read.
  var problem: (any Error)? { colors.lazy.compactMap(\.problem).first }

  /// The colour, dynamic if the set has one for dark appearances; nil if none is chosen, as in Xcode's template of an
  /// accent colour.
  var color: HostColor? {
    guard let light = color(isDark: false) else { return nil }
    return HostColor(light: light.resolved(isDark: false), dark: (color(isDark: true) ?? light).resolved(isDark: true))
  }

  private func color(isDark: Bool) -> HostColor? {
    var best: (rank: Int, color: HostColor)?
    for entry in colors {
      guard let color = entry.color?.color, let rank = entry.variant.rank(isDark: isDark) else { continue }
      if rank < best?.rank ?? .max { best = (rank, color) }
    }
    return best?.color
  }
}

extension HostColor {
  /// The system colour of a reference in a catalog, such as `systemBlueColor` or `labelColor`; nil for others.
  fileprivate static func system(assetReference reference: String) -> HostColor? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let plain = name.hasPrefix("system") ? name.dropFirst(6).lowercased() : name
    return System.allCases.first { "\($0)" == name || "\($0)" == plain }.map { HostColor($0) }
  }
}

/// A colour in a colour set: components in a space, or a reference to a system colour.
private struct AssetColor: Decodable {
  let color: HostColor?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let reference = try values.decodeIfPresent(String.self, forKey: .reference) {
      color = HostColor.system(assetReference: reference)
      return
    }
    let parts = try values.decode([String: Part].self, forKey: .components).mapValues(\.value)
    let alpha = parts["alpha"] ?? 1
    switch try values.decodeIfPresent(String.self, forKey: .space) ?? "srgb" {
    case "gray-gamma-22", "extended-gray": color = HostColor(white: parts["white"] ?? 0, alpha: alpha)
    case "display-p3":
      let sRGB = ColorEncoding.inSRGB(displayP3: parts["red"] ?? 0, parts["green"] ?? 0, parts["blue"] ?? 0)
      color = HostColor(red: sRGB.red, green: sRGB.green, blue: sRGB.blue, alpha: alpha)
    case "extended-linear-srgb":
      func part(_ name: String) -> Double { ColorEncoding.encoded(parts[name] ?? 0) }
      color = HostColor(red: part("red"), green: part("green"), blue: part("blue"), alpha: alpha)
    default:
      color = HostColor(red: parts["red"] ?? 0, green: parts["green"] ?? 0, blue: parts["blue"] ?? 0, alpha: alpha)
    }
  }

  /// A component: `0.5`, `0x80`, or `128` of 255, mostly in quotes.
  private struct Part: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      let number: Double? =
        if text.lowercased().hasPrefix("0x") {
          Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if text.contains(".") {
          Double(text)
        } else {
          Int(text).map { Double($0) / 255 }
        }
      guard let number else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(text)\" is no component of a colour.")
      }
      value = number
    }
  }
}
