import AssetSymbolsTool
import Foundation
import TestSupport
import XCTest

@MainActor
final class SymbolsFileTests: HostTestCase {
  private func file(colors: [[String]] = [], images: [[String]] = []) -> SymbolsFile {
    SymbolsFile(
      colors.map { AssetNames.Asset(.color, $0) } + images.map { AssetNames.Asset(.image, $0) }, in: "Bundle.main")
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

      nonisolated private let assetBundle = Bundle.main

      extension ColorResource {
        nonisolated static let accent = ColorResource(name: "AccentColor", bundle: assetBundle)
        enum Theme {
          nonisolated static let leafGreen = ColorResource(name: "Theme/leaf green", bundle: assetBundle)
        }
      }

      extension Color {
        nonisolated static var accent: Color { Color(.accent) }
        enum Theme {
          nonisolated static var leafGreen: Color { Color(.Theme.leafGreen) }
        }
      }

      extension HostColor {
        nonisolated static var accent: HostColor { HostColor(resource: .accent) }
        enum Theme {
          nonisolated static var leafGreen: HostColor { HostColor(resource: .Theme.leafGreen) }
        }
      }

      extension ShapeStyle where Self == Color {
        nonisolated static var accent: Color { Color.accent }
      }

      extension ImageResource {
        nonisolated static let logo = ImageResource(name: "Logo", bundle: assetBundle)
      }

      extension HostImage {
        nonisolated static var logo: HostImage { HostImage(resource: .logo) }
      }

      """)
  }

  func testNoAssets() {
    XCTAssertFalse(file().text.contains("extension"))
  }

  func testWhatTheTargetDeclaresIsLeftOut() {
    let sources = [
      "extension Color { static let element = Color(\"a\"); func brand() { struct Leaf { static let shade = 1 } } }",
      "extension SwiftUI.Color {\n  enum Theme { @MainActor public static var leaf: Color { .green } }\n}",
      "extension UIColor { static func shade() -> UIColor { .red } }\nextension UIImage { class Space {} }",
      "extension ShapeStyle where Self == Color { static var shade: Color { .gray } }",
      "struct Element { static let brand = 1 }\nextension ColorResource { static let brand = ColorResource.element }",
      "extension UIColor.Theme { nonisolated(unsafe) static private(set) var leaf = UIColor.red }",
    ]
    let file = SymbolsFile(
      [["Element"], ["Brand"], ["Shade"], ["Theme", "leaf"]].map { AssetNames.Asset(.color, $0) }
        + [AssetNames.Asset(.image, ["Space", "sky"])], in: "Bundle.main", declared: DeclaredNames(in: sources))
    XCTAssertEqual(file.warnings, [])
    assertText(
      file.text.components(separatedBy: "\n\n").dropFirst(2).joined(separator: "\n"),
      """
      extension ColorResource {
        nonisolated static let element = ColorResource(name: "Element", bundle: assetBundle)
        nonisolated static let shade = ColorResource(name: "Shade", bundle: assetBundle)
        enum Theme {
          nonisolated static let leaf = ColorResource(name: "Theme/leaf", bundle: assetBundle)
        }
      }
      extension Color {
        nonisolated static var brand: Color { Color(.brand) }
        nonisolated static var shade: Color { Color(.shade) }
      }
      extension HostColor {
        nonisolated static var element: HostColor { HostColor(resource: .element) }
        nonisolated static var brand: HostColor { HostColor(resource: .brand) }
        enum Theme {
        }
      }
      extension ShapeStyle where Self == Color {
        nonisolated static var brand: Color { Color.brand }
      }
      extension ImageResource {
        enum Space {
          nonisolated static let sky = ImageResource(name: "Space/sky", bundle: assetBundle)
        }
      }

      """)
  }

  func testSystemNamesAndEqualOnes() {
    let file = file(
      colors: [["red"], ["Background"], ["systemFill"], ["brand-color"], ["Brand"], ["Theme", "🔥"]], images: [["*"]])
    XCTAssertTrue(file.text.contains("static let red = ColorResource"))
    XCTAssertFalse(file.text.contains("static var red"))
    XCTAssertEqual(
      file.text.components(separatedBy: "\n").filter { $0.contains("static var") }.map {
        $0.trimmingCharacters(in: .whitespaces)
      },
      [
        "nonisolated static var background: Color { Color(.background) }",
        "nonisolated static var systemFill: Color { Color(.systemFill) }",
        "nonisolated static var brand: Color { Color(.brand) }",
        "nonisolated static var background: HostColor { HostColor(resource: .background) }",
        "nonisolated static var brand: HostColor { HostColor(resource: .brand) }",
        "nonisolated static var systemFill: Color { Color.systemFill }",
        "nonisolated static var brand: Color { Color.brand }",
      ])
    XCTAssertEqual(
      file.warnings,
      [
        "The colors \"brand-color\" and \"Brand\" are both called .brand: the first has it.",
        "The color \"Theme/🔥\" has no letter in its name, so it has no name in Swift.",
        "Color.red is the system's, so the color \"red\" is not: use Color(ColorResource.red).",
        "UIColor.red is the system's, so the color \"red\" is not: use UIColor(resource: ColorResource.red).",
        "UIColor.systemFill is the system's, so the color \"systemFill\" is not: use UIColor(resource: ColorResource.systemFill).",
        "The image \"*\" has no letter in its name, so it has no name in Swift.",
      ])
  }

  /// The names that the library itself has.
  func testTheSystemsNamesAreKnown() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    func names(_ folder: String, _ prefix: String, in extended: String) throws -> Set<String> {
      let url = root.appendingPathComponent(folder)
      let files = try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasPrefix(prefix) }
      XCTAssertGreaterThan(files.count, 0)
      let lines = try files.flatMap {
        try String(contentsOf: url.appendingPathComponent($0), encoding: .utf8).split(separator: "\n")
      }
      var isInside = false
      return lines.reduce(into: []) { names, line in
        if !line.hasPrefix(" ") {
          isInside = line.hasPrefix("extension \(extended) ") || line.hasPrefix("public struct \(extended):")
        }
        guard isInside, line.hasPrefix("  public static ") else { return }
        let words = line.split { " :=".contains($0) }
        if words.count > 3, ["let", "var"].contains(words[2]) { names.insert(String(words[3])) }
      }
    }
    let uiColors = try names("Sources/HostTree/Appearance/Colors", "HostColor", in: "HostColor")
    XCTAssertGreaterThan(uiColors.count, 50)
    XCTAssertEqual(uiColors.subtracting(try XCTUnwrap(SystemNames.of["UIColor"])), [])
    let colors = try names("Sources/ViewKernel/Views/Images", "Color", in: "Color")
    XCTAssertGreaterThan(colors.count, 15)
    XCTAssertEqual(colors.subtracting(try XCTUnwrap(SystemNames.of["Color"])), [])
    let styles = try names("Sources/ViewKernel/Views/ShapeStyles", "", in: "ShapeStyle")
    XCTAssertGreaterThan(styles.count, 20)
    XCTAssertEqual(styles.subtracting(try XCTUnwrap(SystemNames.of["ShapeStyle"])), [])
  }

  /// Rows from files that Xcode has generated, as public repositories have them.
  func testNames() {
    let rows: [(String, AssetNames.Kind, String?)] = [
      ("Brand", .color, "brand"), ("brandPrimary", .color, "brandPrimary"), ("Brand Primary", .color, "brandPrimary"),
      ("brand-primary_2", .color, "brandPrimary2"), ("AccentColor", .color, "accent"), ("Color", .color, "color"),
      ("LogoImage", .image, "logo"), ("LogoColor", .image, "logoColor"), ("404", .image, "_404"),
      ("URL", .image, "URL"),
      ("default", .color, "`default`"), ("*", .image, nil), ("Überblick", .image, "überblick"),
      ("Type", .color, "type"),
      ("BGLighGray", .color, "bgLighGray"), ("BGColorOne", .color, "bgColorOne"), ("UIAccent", .color, "uiAccent"),
      ("VExpense", .image, "vExpense"), ("BMW", .image, "BMW"), ("M", .image, "M"), ("IMG02", .image, "IMG_02"),
      ("A-1-1-0", .image, "A_1_1_0"), ("angle-right-48pt", .image, "angleRight48Pt"),
      ("bg_1stscreen", .image, "bg1Stscreen"),
      ("sy_head_10@2x", .image, "syHead102X"), ("0b3b21ff", .image, "_0B3B21Ff"), ("URLIcon", .image, "urlIcon"),
    ]
    for (name, kind, symbol) in rows { XCTAssertEqual(AssetSymbol.member(name, of: kind), symbol, name) }
    XCTAssertEqual(
      ["theme", "my icons", "3D", "Type", "-"].map(AssetSymbol.namespace), ["Theme", "MyIcons", "_3D", "Type_", nil])
  }

  func testACatalog() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SymbolsFileTests-\(UUID().uuidString).xcassets")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["B.colorset", "A.imageset", "Icon.appiconset", "Plain/C.colorset", "Space.2/Deep/D.imageset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    let space = #"{"properties":{"provides-namespace":true,"on-demand-resource-tags":["a"]}}"#
    try Data(space.utf8).write(to: folder.appendingPathComponent("Space.2/Contents.json"))
    let names = try AssetNames(of: folder)
    XCTAssertEqual(
      names.assets.map { "\($0.kind) \($0.path.joined(separator: "/"))" },
      ["image A", "color B", "color C", "image Space.2/D"])
    XCTAssertThrowsError(try AssetNames(of: folder.appendingPathComponent("nowhere")))
  }
}
