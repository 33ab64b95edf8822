public import Foundation

/// The encoded pixels of an image, as they are in a file: PNG, JPEG, GIF or WebP, and SVG in asset catalogs.
///
/// Nothing decodes them here: the size is read from the head of the data, and a renderer hands the data on, as
/// ``HostSVGRenderer`` does. Two are equal if their bytes are.
public final class HostPicture: ImmutableObject {
  /// The format of the data.
  public enum Format: String, Sendable {
    /// The format by its usual extension. SVG is for a picture in an asset catalog only.
    case png, jpeg, gif, webp, svg

    /// The name of the format in messages and documents.
    var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(self)" }
  }

  /// The bytes of the file.
  public let data: Data
  /// The format, found by the first bytes.
  public let format: Format
  /// The size in pixels, at least 1 x 1; of an SVG, the size of its drawing.
  public let pixelSize: CGSize

  /// Reads the head of a picture; nil if the data is none of these formats, or ends before its size.
  public init?(data: Data) {
    let bytes = Bytes(data)
    guard let (format, width, height) = bytes.png ?? bytes.gif ?? bytes.webp ?? bytes.jpeg, width > 0, height > 0 else {
      return nil
    }
    self.data = data
    self.format = format
    pixelSize = CGSize(width: width, height: height)
  }

  /// Reads the size of a file of shapes, by the attributes of its first element; nil if the data is no SVG, or has no
  /// size.
  init?(svg data: Data) {
    guard let size = SVGSize(String(decoding: data.prefix(4_096), as: UTF8.self)) else { return nil }
    self.data = data
    format = .svg
    pixelSize = CGSize(width: size.width, height: size.height)
  }

  /// Whether the bytes are the same.
  public static func == (first: HostPicture, second: HostPicture) -> Bool {
    first === second || first.data == second.data
  }

  /// Feeds the number of bytes and the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(data.count)
    hasher.combine(pixelSize.width)
    hasher.combine(pixelSize.height)
  }
}

/// The head of a file, read without going beyond its end.
private struct Bytes {
  typealias Found = (format: HostPicture.Format, width: Int, height: Int)
  private let data: Data

  init(_ data: Data) { self.data = data }

  private subscript(_ place: Int) -> Int? {
    place >= 0 && place < data.count ? Int(data[data.startIndex + place]) : nil
  }

  private func big(_ place: Int, _ count: Int) -> Int? {
    var result = 0
    for index in place..<place + count {
      guard let byte = self[index] else { return nil }
      result = result << 8 | byte
    }
    return result
  }

  private func little(_ place: Int, _ count: Int) -> Int? {
    var result = 0
    for index in (place..<place + count).reversed() {
      guard let byte = self[index] else { return nil }
      result = result << 8 | byte
    }
    return result
  }

  private func begins(with text: String, at place: Int = 0) -> Bool {
    text.utf8.enumerated().allSatisfy { self[place + $0] == Int($1) }
  }

  var png: Found? {
    guard self[0] == 0x89, begins(with: "PNG\r\n", at: 1), begins(with: "IHDR", at: 12), let width = big(16, 4),
      let height = big(20, 4)
    else { return nil }
    return (.png, width, height)
  }

  var gif: Found? {
    guard begins(with: "GIF8"), let width = little(6, 2), let height = little(8, 2) else { return nil }
    return (.gif, width, height)
  }

  var webp: Found? {
    guard begins(with: "RIFF"), begins(with: "WEBP", at: 8) else { return nil }
    if begins(with: "VP8X", at: 12), let width = little(24, 3), let height = little(27, 3) {
      return (.webp, width + 1, height + 1)
    }
    if begins(with: "VP8L", at: 12), let bits = little(21, 4) {
      return (.webp, bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    if begins(with: "VP8 ", at: 12), let width = little(26, 2), let height = little(28, 2) {
      return (.webp, width & 0x3FFF, height & 0x3FFF)
    }
    return nil
  }

  /// The size is in the segment that begins a frame; those before it are skipped by their lengths.
  var jpeg: Found? {
    guard big(0, 2) == 0xFFD8 else { return nil }
    var place = 2
    while let mark = self[place] {
      guard mark == 0xFF, let kind = self[place + 1] else { return nil }
      switch kind {
      case 0xFF: place += 1  // filling
      case 0x01, 0xD0...0xD7: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard let height = big(place + 5, 2), let width = big(place + 7, 2) else { return nil }
        return (.jpeg, width, height)
      case 0xD8, 0xD9, 0xDA: return nil
      default:
        guard let length = big(place + 2, 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }
}

extension HostImage {
  /// Creates an image of the bytes of a file; nil if they are no PNG, JPEG, GIF or WebP.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: The pixels of a point. Defaults to 1; a number that is not positive and finite counts as 1.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let picture = HostPicture(data: data) else { return nil }
    self.init(picture, named: "\(picture.format)", scale: scale)
  }

  /// The bytes of the file that the image was made of, if that is a PNG.
  ///
  /// Returns nil for other images, which is reported once for each name: nothing is encoded here.
  public func pngData() -> Data? { data(.png, "pngData()") }

  /// The bytes of the file that the image was made of, if that is a JPEG; the quality has no effect.
  ///
  /// Returns nil for other images, which is reported once for each name: nothing is encoded here.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data(.jpeg, "jpegData(compressionQuality:)")
  }

  private func data(_ format: HostPicture.Format, _ function: String) -> Data? {
    if let picture, picture.format == format { return picture.data }
    let name = HostDiagnostics.shortened(name)
    onMainThread {
      guard Self.withoutData.count < 100, Self.withoutData.insert("\(function) \(name)").inserted else { return }
      HostDiagnostics.report(
        "\(function) of the image \"\(name)\" is nil: images are not encoded here, and this one was not made of the "
          + "bytes of a \(format.rawValue.uppercased()). Keep the bytes that it was made of, or use an SVG: "
          + "svgDescription of ImageRenderer.")
    }
    return nil
  }

  /// The functions and names that were reported already.
  @MainActor private static var withoutData: Set<String> = []

  /// Creates an image of a file; nil if there is none, or if it is no PNG, JPEG, GIF or WebP.
  ///
  /// A name that ends with `@2x` or `@3x` says how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    guard let data = try? Data(contentsOf: url), let picture = HostPicture(data: data) else { return nil }
    let name = url.deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
    self.init(picture, named: scale == 1 ? name : String(name.dropLast(3)), scale: scale)
  }

  convenience init(_ picture: HostPicture, named name: String, scale: CGFloat) {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    self.init(
      name, size: CGSize(width: picture.pixelSize.width / scale, height: picture.pixelSize.height / scale),
      picture: picture, scale: scale)
  }
}
