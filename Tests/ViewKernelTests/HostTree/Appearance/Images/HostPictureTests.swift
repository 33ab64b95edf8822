import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// The heads of picture files.
@MainActor
final class HostPictureTests: HostTestCase {
  private func size(_ bytes: [UInt8]) -> String {
    HostPicture(data: Data(bytes)).map { "\($0.format) \(Int($0.pixelSize.width)) x \(Int($0.pixelSize.height))" }
      ?? "none"
  }

  private let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 1, 2, 0, 0, 0, 7, 8, 2, 0, 0, 0,
    ]
  private let gif: [UInt8] = Array("GIF89a".utf8) + [5, 1, 3, 0]
  private let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 9, 9, 0xFF, 0xFF, 0xDB, 0, 3, 1, 0xFF, 0xC2, 0, 11, 8, 0, 9, 1, 0, 3]

  private func webp(_ kind: String, _ rest: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8) + Array(kind.utf8) + [0, 0, 0, 0] + rest
  }

  func testSizes() {
    XCTAssertEqual(size(png), "png 258 x 7")
    XCTAssertEqual(size(gif), "gif 261 x 3")
    XCTAssertEqual(size(jpeg), "jpeg 256 x 9")
    XCTAssertEqual(size(webp("VP8X", [0, 0, 0, 0, 9, 0, 0, 4, 0, 0])), "webp 10 x 5")
    XCTAssertEqual(size(webp("VP8L", [0x2F, 0x09, 0x40, 0x01, 0x00])), "webp 10 x 6")
    XCTAssertEqual(size(webp("VP8 ", [0, 0, 0, 0x9D, 1, 0x2A, 10, 0, 5, 0])), "webp 10 x 5")
  }

  func testWhatEndsTooSoonIsNone() {
    for bytes in [png, gif, jpeg, webp("VP8X", [0, 0, 0, 0, 9, 0, 0, 4, 0, 0])] {
      for count in 0..<bytes.count where size(Array(bytes[..<count])) != "none" {
        XCTAssertEqual(size(Array(bytes[..<count])), size(bytes), "what is missing is not needed")
      }
    }
    XCTAssertEqual(size([]), "none")
    XCTAssertEqual(size(Array("hello".utf8)), "none")
    XCTAssertEqual(size([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0, 0]), "none", "a segment without a length")
  }

  func testAnImageHasItsSizeInPoints() {
    XCTAssertEqual(HostImage(data: Data(gif))?.size, CGSize(width: 261, height: 3))
    XCTAssertEqual(HostImage(data: Data(png))?.pngData(), Data(png))
    XCTAssertEqual(HostImage(data: Data(jpeg))?.jpegData(compressionQuality: 0.8), Data(jpeg))
    XCTAssertEqual(HostImage(data: Data(gif), scale: 3)?.size, CGSize(width: 87, height: 1))
    XCTAssertEqual(HostImage(data: Data(gif), scale: .nan)?.size, CGSize(width: 261, height: 3))
    XCTAssertEqual(HostImage(data: Data(gif)), HostImage(data: Data(gif)))
    XCTAssertNotEqual(HostImage(data: Data(gif)), HostImage(data: Data(gif + [0])))
    XCTAssertEqual([1, 3, .nan].map { HostImage(data: Data(gif), scale: $0)?.scale }, [1, 3, 1])
    XCTAssertNil(HostImage(data: Data()))
    XCTAssertNil(HostImage(contentsOfFile: "/nowhere.png"))
  }

  func testBytesThatAreMissingAreReportedOnce() throws {
    let sketch = HostImage(named: "sketch", size: CGSize(width: 4, height: 4))
    let image = try XCTUnwrap(HostImage(data: Data(png)))
    XCTAssertEqual([sketch.pngData(), sketch.pngData(), image.jpegData(compressionQuality: 1)], [nil, nil, nil])
    let rest = "is nil: images are not encoded here, and this one was not made of the bytes of a"
    let remedy = "Keep the bytes that it was made of, or use an SVG: svgDescription of ImageRenderer."
    XCTAssertEqual(
      takeDiagnostics(),
      [
        "pngData() of the image \"sketch\" \(rest) PNG. \(remedy)",
        "jpegData(compressionQuality:) of the image \"png\" \(rest) JPEG. \(remedy)",
      ])
    XCTAssertNil(sketch.pngData())
  }

  func testImagesAreObjectsThatACacheCanHold() throws {
    let cache = NSCache<NSString, UIImage>()
    let image = try XCTUnwrap(HostImage(data: Data(gif)))
    cache.setObject(image, forKey: "a")
    XCTAssertTrue(cache.object(forKey: "a") === image)
    XCTAssertEqual(image.withRenderingMode(.alwaysTemplate).withRenderingMode(.automatic), image)
    XCTAssertNotEqual(image.withRenderingMode(.alwaysTemplate), image)
  }

  func testFilesAndBundles() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("HostPictureTests.bundle")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(gif).write(to: folder.appendingPathComponent("sea@3x.gif"))
    try Data(png).write(to: folder.appendingPathComponent("sky.png"))
    let image = HostImage(contentsOfFile: folder.appendingPathComponent("sea@3x.gif").path)
    XCTAssertEqual(image?.size, CGSize(width: 87, height: 1))
    XCTAssertEqual(image?.name, "sea")
    let bundle = try XCTUnwrap(Bundle(url: folder))
    XCTAssertEqual(HostImage(resource: ImageResource(name: "sea", bundle: bundle)), image)
    XCTAssertEqual(
      HostImage(resource: ImageResource(name: "sky.png", bundle: bundle)).size, CGSize(width: 258, height: 7))
    HostAssets.register(HostImage(named: "sea", size: CGSize(width: 1, height: 2)))
    defer { HostAssets.removeAll() }
    XCTAssertEqual(HostImage(resource: ImageResource(name: "sea", bundle: bundle)).size, CGSize(width: 1, height: 2))
  }

  func testTheDrawing() throws {
    let image = try XCTUnwrap(HostImage(data: Data(gif)))
    func lines(_ image: HostImage, tint: HostColor? = nil) -> [String] {
      var drawing = HostDrawing()
      drawing.image(image, in: CGRect(1, 2, 3, 4), tint: tint)
      return HostSVGRenderer().svg(of: drawing, size: CGSize(width: 9, height: 9)).split(separator: "\n").dropFirst()
        .dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let place = "<image x=\"1\" y=\"2\" width=\"3\" height=\"4\" preserveAspectRatio=\"none\""
    let data = "href=\"data:image/gif;base64,\(Data(gif).base64EncodedString())\""
    XCTAssertEqual(lines(image), ["\(place) \(data)/>"])
    XCTAssertEqual(
      lines(image.withRenderingMode(.alwaysTemplate), tint: .red),
      [
        "<filter id=\"filter1\">", "<feFlood flood-color=\"#ff3b30\"/>",
        "<feComposite in2=\"SourceAlpha\" operator=\"in\"/>", "</filter>",
        "\(place) filter=\"url(#filter1)\" \(data)/>",
      ])
  }
}
