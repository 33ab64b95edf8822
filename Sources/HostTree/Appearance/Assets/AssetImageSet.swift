// Tests: `AssetCatalogTests`.

import Foundation

/// The `Contents.json` of an image set.
struct AssetImageSet: Decodable {
  private struct Entry: Decodable {
    let variant: AssetVariant
    let filename: String?
    /// The pixels of a point; 1 for a file with shapes.
    let scale: CGFloat

    private enum CodingKeys: CodingKey { case filename, scale }

    init(from decoder: any Decoder) throws {
      variant = try AssetVariant(from: decoder)
      let values = try decoder.container(keyedBy: CodingKeys.self)
      filename = try values.decodeIfPresent(String.self, forKey: .filename)
      let scale = try values.decodeIfPresent(String.self, forKey: .scale)
      self.scale = scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
    }
  }

  private struct Properties: Decodable {
    let intent: String?
    private enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private let images: [Entry]
  private let properties: Properties?

  /// The image that suits an appearance best, of the most pixels; nil if no file of the set can be shown.
  func image(named name: String, in folder: URL, isDark: Bool) -> HostImage? {
    let suitable = images.compactMap { entry -> (rank: Int, scale: CGFloat, filename: String)? in
      guard let filename = entry.filename, let rank = entry.variant.rank(isDark: isDark) else { return nil }
      return (rank, entry.scale, filename)
    }
    for file in suitable.sorted(by: { ($0.rank, -$0.scale) < ($1.rank, -$1.scale) }) {
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(file.filename)),
        let image = Self.image(data, named: name, file.filename, file.scale)
      else { continue }
      return switch properties?.intent {
      case "template": image.withRenderingMode(.alwaysTemplate)
      case "original": image.withRenderingMode(.alwaysOriginal)
      default: image
      }
    }
    if let file = suitable.first {
      HostAssets.reportSoon(
        "\(file.filename) of the image \"\(name)\" is no picture that can be shown, so it counts as missing. Use PNG, JPEG, GIF, WebP, SVG or PDF."
      )
    }
    return nil
  }

  private static func image(_ data: Data, named name: String, _ filename: String, _ scale: CGFloat) -> HostImage? {
    if let picture = HostPicture(data: data) ?? HostPicture(svg: data) {
      return HostImage(picture, named: name, scale: scale)
    }
    return HostImage(pdf: data, named: name) { missing in
      HostAssets.reportSoon(
        "\(filename) of the image \"\(name)\" is shown without its \(missing): of a PDF only paths in plain colours "
          + "are drawn. Use an SVG, which is shown as it is.")
    }
  }
}
