import AssetSymbolsTool
import Foundation
import TestSupport
import XCTest

@MainActor
final class SymbolsFileTests: HostTestCase {
  private func file(colors: [[String]] = [], images: [[String]] = []) -> SymbolsFile {
    SymbolsFile(
      colors.map { AssetNames.Asset(.color, $0) } + images.map { AssetNames.Asset(.image, $0) }, in: "Bundle.module")
  }

  func testAFile() {
    let file = file(colors: [["AccentColor"], ["Theme", "leaf green"]], images: [["Logo"]])
    XCTAssertEqual(file.warnings, [])
    assertText(
      file.text,
      """
      // The names of the assets in this target's catalogs. Written by the plug-in AssetSymbols: changes are lost.
      import Foundation
      import ViewKernel

      private let assetBundle = Bundle.module

      extension ColorResource {
        static let accent = ColorResource(name: "AccentColor", bundle: assetBundle)
        enum Theme {
          static let leafGreen = ColorResource(name: "Theme/leaf green", bundle: assetBundle)
        }
      }

      extension Color {
        static var accent: Color { Color(.accent) }
        enum Theme {
          static var leafGreen: Color { Color(.Theme.leafGreen) }
        }
      }

      extension UIColor {
        static var accent: UIColor { UIColor(resource: .accent) }
        enum Theme {
          static var leafGreen: UIColor { UIColor(resource: .Theme.leafGreen) }
        }
      }

      extension ShapeStyle where Self == Color {
        static var accent: Color { Color.accent }
      }

      extension ImageResource {
        static let logo = ImageResource(name: "Logo", bundle: assetBundle)
      }

      extension UIImage {
        static var logo: UIImage { UIImage(resource: .logo) }
      }

      """)
  }

  func testNoAssets() {
    XCTAssertFalse(file().text.contains("extension"))
  }

  func testSystemNamesAndEqualOnes() {
    let file = file(colors: [["red"], ["brand-color"], ["Brand"]])
    XCTAssertTrue(file.text.contains("static let red = ColorResource"))
    XCTAssertFalse(file.text.contains("static var red"))
    XCTAssertEqual(
      file.warnings,
      [
        "The colors \"brand-color\" and \"Brand\" are both called .brand: the first has it.",
        "Color.red is the system's, so the color \"red\" is found as .red of ColorResource alone.",
      ])
  }

  func testNames() {
    let rows: [(String, AssetNames.Kind, String)] = [
      ("Brand", .color, "brand"), ("brandPrimary", .color, "brandPrimary"), ("Brand Primary", .color, "brandPrimary"),
      ("brand-primary_2", .color, "brandPrimary2"), ("AccentColor", .color, "accent"), ("Color", .color, "color"),
      ("LogoImage", .image, "logo"), ("LogoColor", .image, "logoColor"), ("404", .image, "_404"),
      ("URL", .image, "url"),
      ("default", .color, "`default`"), ("*", .image, "_"), ("Überblick", .image, "überblick"),
    ]
    for (name, kind, symbol) in rows { XCTAssertEqual(AssetSymbol.member(name, of: kind), symbol, name) }
    XCTAssertEqual(["theme", "my icons", "3D"].map(AssetSymbol.namespace), ["Theme", "MyIcons", "_3D"])
  }

  func testACatalog() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SymbolsFileTests-\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["B.colorset", "A.imageset", "Icon.appiconset", "Plain/C.colorset", "Space/Deep/D.imageset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    let space = #"{"info":{"version":1},"properties":{"provides-namespace":true}}"#
    try Data(space.utf8).write(to: folder.appendingPathComponent("Space/Contents.json"))
    let names = try AssetNames(of: folder)
    XCTAssertEqual(
      names.assets.map { "\($0.kind) \($0.path.joined(separator: "/"))" },
      ["image A", "color B", "color C", "image Space/D"])
    XCTAssertThrowsError(try AssetNames(of: folder.appendingPathComponent("nowhere")))
  }
}
