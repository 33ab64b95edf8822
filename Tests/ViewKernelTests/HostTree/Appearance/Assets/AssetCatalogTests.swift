import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// Asset catalogs as Xcode writes them.
@MainActor
final class AssetCatalogTests: HostTestCase {
  /// A bundle with a catalog, whose files are given by their paths in it. It goes with the test.
  private func bundle(_ files: [String: String], pictures: [String] = []) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "AssetCatalogTests-\(UUID().uuidString).bundle")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    func write(_ data: Data, _ path: String) throws {
      let file = catalog.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    for (path, text) in files { try write(Data(text.utf8), path) }
    for path in pictures { try write(Self.gif(width: path.contains("dark") ? 90 : 60), path) }
    return try XCTUnwrap(Bundle(url: folder))
  }

  /// The head of a GIF of a width.
  private static func gif(width: UInt8) -> Data { Data(Array("GIF89a".utf8) + [width, 0, 30, 0]) }

  private func color(_ contents: String, named name: String = "Brand") throws -> HostColor? {
    HostColor(named: name, in: try bundle(["\(name).colorset/Contents.json": contents]), compatibleWith: nil)
  }

  private func set(_ space: String, _ components: String) -> String {
    #"{"colors":[{"idiom":"universal","color":{"color-space":"\#(space)","components":{\#(components)}}}],"info":{"version":1}}"#
  }

  func testColoursInAllSpellings() throws {
    let rows: [(String, String, HostColor)] = [
      (
        "srgb", #""red":"1.000","green":"0.500","blue":"0.000","alpha":"0.250""#,
        HostColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      ),
      (
        "srgb", #""red":"0xFF","green":"0x80","blue":"0x0A","alpha":"1.000""#,
        HostColor(red: 1, green: 128 / 255, blue: 10 / 255)
      ),
      ("extended-srgb", #""red":"255","green":"128","blue":"10""#, HostColor(red: 1, green: 128 / 255, blue: 10 / 255)),
      ("srgb", #""red":1,"green":0.5,"blue":0,"alpha":1"#, HostColor(red: 1, green: 0.5, blue: 0)),
      ("gray-gamma-22", #""white":"0.250","alpha":"1.000""#, HostColor(white: 0.25)),
      ("display-p3", #""red":"1.000","green":"1.000","blue":"1.000""#, .white),
      ("extended-linear-srgb", #""red":"0.000","green":"1.000","blue":"0.000""#, HostColor(red: 0, green: 1, blue: 0)),
    ]
    for (space, components, expected) in rows {
      XCTAssertEqual(try color(set(space, components)), expected, components)
    }
    XCTAssertEqual(
      try color(#"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemIndigoColor"}}]}"#)?.red,
      HostColor.systemIndigo.red)
    XCTAssertEqual(
      try color(#"{"colors":[{"color":{"reference":"secondaryLabelColor"},"idiom":"universal"}]}"#)?.alpha,
      HostColor.secondaryLabel.alpha)
  }

  func testAColourForDarkAppearances() throws {
    let contents = """
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}, "idiom": "universal"},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "1.0"}}, "idiom": "universal"},
        {"appearances": [{"appearance": "contrast", "value": "high"}],
         "color": {"color-space": "srgb", "components": {"red": "0.0", "green": "1.0", "blue": "0.0", "alpha": "1.0"}}, "idiom": "universal"}
      ]}
      """
    let bundle = try bundle(["Brand.colorset/Contents.json": contents])
    let screen = show(Color("Brand", bundle: bundle), width: 10, height: 10)
    func shown() -> HostColor? { screen.hosts(of: HostColorView.self)[0].backgroundColor }
    XCTAssertEqual(shown()?.description, "#FF0000/#0000FF")
    screen.window.overrideUserInterfaceStyle = .dark
    screen.settle()
    XCTAssertEqual(shown()?.description, "#0000FF")
    XCTAssertEqual(Color(ColorResource(name: "Brand", bundle: bundle)), Color("Brand", bundle: bundle))
  }

  /// A colour set with a grey for each of some variants, which are written as in `Contents.json`.
  private func greys(_ variants: [(String, Double)]) -> String {
    let entries = variants.map { variant, white in
      #"{\#(variant.isEmpty ? "" : variant + ", ")"color":{"color-space":"gray-gamma-22","components":{"white":"\#(white)"}}}"#
    }
    return #"{"colors":[\#(entries.joined(separator: ","))]}"#
  }

  func testTheVariantThatSuitsBest() throws {
    func luminosity(_ value: String) -> String { #""appearances":[{"appearance":"luminosity","value":"\#(value)"}]"# }
    let phone = #""idiom":"iphone""#, pad = #""idiom":"ipad""#, universal = #""idiom":"universal""#
    let rows: [([(String, Double)], String)] = [
      ([(universal, 0.1), (luminosity("light"), 0.2), (luminosity("dark"), 0.4)], "#333333/#666666"),
      ([(universal, 0.2), (phone, 0.4), (pad, 0.6)], "#666666"),
      ([(pad, 0.2), (universal, 0.4)], "#666666"),
      ([(#""idiom":"tv""#, 0.2), (pad, 0.4)], "#666666"),
      ([(#""locale":"fr""#, 0.2), ("", 0.4)], "#666666"),
      ([(#""language-direction":"right-to-left""#, 0.2), (#""language-direction":"left-to-right""#, 0.4)], "#666666"),
      ([(#""display-gamut":"display-P3""#, 0.2), ("", 0.4)], "#666666"),
    ]
    for (variants, expected) in rows {
      XCTAssertEqual(try color(greys(variants))?.description, expected, "\(variants)")
    }
  }

  func testABadEntryLeavesTheOthers() throws {
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let bad = #"{\#(dark),"color":{"components":{"red":""}}}"#
    let contents = #"{"colors":[{"color":{"components":{"red":"0XFF","green":"0","blue":"0"}}},\#(bad)]}"#
    XCTAssertEqual(try color(contents)?.description, "#FF0000")
    MainActorInbox.empty()
    XCTAssertEqual(takeDiagnostics().count, 1)
  }

  func testTheAccentColour() {
    let chosen = HostColor.tint(chosen: HostColor(red: 1, green: 0, blue: 0))
    XCTAssertEqual([false, true].map { chosen.resolved(isDark: $0).description }, ["#FF0000", "#FF0000"])
    XCTAssertEqual(HostColor.tint(chosen: nil), .tintColor, "the tests have no catalog")
  }

  func testAnAccentColourThatIsNotChosen() throws {
    XCTAssertNil(try color(#"{"colors":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}"#))
  }

  func testNamespaces() throws {
    let red = set("srgb", #""red":"1.0","green":"0.0","blue":"0.0""#)
    let bundle = try bundle([
      "Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
      "Plain/One.colorset/Contents.json": red,
      "Theme/Contents.json": #"{"properties":{"provides-namespace":true,"on-demand-resource-tags":["a"]}}"#,
      "Theme/Two.colorset/Contents.json": red,
      "Theme/Deep/Three.colorset/Contents.json": red,
    ])
    let names = ["One", "Plain/One", "Two", "Theme/Two", "Theme/Three"]
    XCTAssertEqual(
      names.map { HostColor(named: $0, in: bundle, compatibleWith: nil) != nil }, [true, false, false, true, true])
  }

  private let images = """
    {"images": [
      {"filename": "logo.gif", "idiom": "universal", "scale": "1x"},
      {"filename": "logo@2x.gif", "idiom": "universal", "scale": "2x"},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}], "filename": "dark@2x.gif", "idiom": "universal", "scale": "2x"},
      {"idiom": "universal", "scale": "3x"}
    ], "properties": {"template-rendering-intent": "template"}}
    """

  func testAnImageForEachAppearance() throws {
    let folder = "Logo.imageset/"
    let bundle = try bundle(
      [folder + "Contents.json": images], pictures: ["logo.gif", "logo@2x.gif", "dark@2x.gif"].map { folder + $0 })
    let screen = show(Image("Logo", bundle: bundle), width: 100, height: 100)
    func shown() -> String {
      let host = screen.hosts(of: HostImageView.self)[0]
      return "\(host.image?.name ?? "") \(host.frame.width) \(host.image?.isTemplate == true)"
    }
    XCTAssertEqual(shown(), "Logo 30.0 true")
    screen.window.overrideUserInterfaceStyle = .dark
    screen.settle()
    XCTAssertEqual(shown(), "Logo 45.0 true")
    let dark = UIImage(named: "Logo", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    XCTAssertEqual([UIImage(named: "Logo", in: bundle, compatibleWith: nil), dark].map { $0?.size.width }, [30, 45])
    XCTAssertEqual(UIImage(resource: ImageResource(name: "Logo", bundle: bundle)).scale, 2)
  }

  func testShapes() throws {
    let rows: [(String, CGSize?)] = [
      (
        "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"12px\" viewBox=\"0 0 48 24\"/>",
        CGSize(width: 24, height: 12)
      ),
      ("<svg viewBox='0 0 48 24'><path d=\"M0 0\"/></svg>", CGSize(width: 48, height: 24)),
      ("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0,10,20\">", CGSize(width: 10, height: 20)),
      (
        "<!-- <svg width=\"1\" height=\"1\"> --><svg width = '24' viewBox=\"0 0 48 24\">", CGSize(width: 24, height: 12)
      ),
      ("<svg height=\"6\" viewBox=\"0 0 48 24\">", CGSize(width: 12, height: 6)),
      ("<svg width=\"1e300\" height=\"1\">", nil),
      ("<svg stroke-width=\"3\" viewBox=\"0 0 5 6\">", CGSize(width: 5, height: 6)),
      ("<svg>", nil), ("<svg width=\"-1\" height=\"3\">", nil), ("%PDF-1.4", nil), ("<svg width=\"3", nil),
    ]
    for (text, size) in rows {
      let bundle = try bundle([
        "Mark.imageset/Contents.json": #"{"images":[{"filename":"mark.svg","idiom":"universal"}]}"#,
        "Mark.imageset/mark.svg": text,
      ])
      XCTAssertEqual(UIImage(named: "Mark", in: bundle, compatibleWith: nil)?.size, size, text)
      let sentence =
        "mark.svg of the image \"Mark\" is no picture that can be shown, so it counts as missing. Use PNG, JPEG, GIF, WebP, SVG or PDF."
      MainActorInbox.empty()
      XCTAssertEqual(takeDiagnostics(), size == nil ? [sentence] : [])
    }
    XCTAssertNil(UIImage(data: Data(rows[0].0.utf8)), "only in a catalog, as on iOS")
  }

  func testTheDrawingHasTheFile() throws {
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"12\"/>"
    let bundle = try bundle([
      "Mark.imageset/Contents.json": #"{"images":[{"filename":"mark.svg","idiom":"universal"}]}"#,
      "Mark.imageset/mark.svg": svg,
    ])
    let screen = show(Image("Mark", bundle: bundle), width: 100, height: 100)
    XCTAssertTrue(
      screen.window.svgDescription.contains(
        "href=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\""))
  }

  /// A set with a PDF of one page, 30 x 20 points.
  private func page(_ content: String) throws -> Bundle {
    try bundle([
      "Mark.imageset/Contents.json":
        #"{"images":[{"filename":"mark.pdf","idiom":"universal"}],"properties":{"template-rendering-intent":"template"}}"#,
      "Mark.imageset/mark.pdf": """
      %PDF-1.4
      1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
      2 0 obj <</Kids [3 0 R]>> endobj
      3 0 obj <</Type /Page /MediaBox [0 0 30 20] /Contents 4 0 R>> endobj
      4 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      """,
    ])
  }

  func testAPDFHasTheSizeOfItsPageAndIsDrawn() throws {
    let bundle = try page("0 0 30 10 re f")
    let screen = show(
      HStack(spacing: 0) {
        Image("Mark", bundle: bundle)
        Text("A").frame(width: 10)
        Image("Mark", bundle: bundle).resizable().frame(width: 60, height: 40)
      }, width: 100, height: 40)
    let hosts = screen.hosts(of: HostImageView.self)
    XCTAssertEqual(hosts.map(\.bounds.size), [CGSize(width: 30, height: 20), CGSize(width: 60, height: 40)])
    XCTAssertEqual(hosts.map { $0.image?.name }, ["Mark", "Mark"])
    XCTAssertEqual(hosts.map { $0.image?.isTemplate }, [true, true])
    XCTAssertEqual(hosts[0].image?.drawing?.commands.count, 1)
  }

  func testAPDFOfTextsIsABoxOfItsSize() throws {
    let image = UIImage(named: "Mark", in: try page("(Hi) Tj"), compatibleWith: nil)
    XCTAssertEqual(image?.size, CGSize(width: 30, height: 20))
    XCTAssertNil(image?.drawing)
    MainActorInbox.empty()
    XCTAssertEqual(
      takeDiagnostics(),
      [
        "mark.pdf of the image \"Mark\" is shown without its texts: of a PDF only paths in plain colours are drawn. "
          + "Use an SVG, which is shown as it is."
      ])
  }

  func testBadFiles() throws {
    XCTAssertNil(try color("{"))
    XCTAssertNil(try color(set("srgb", #""red":"much""#)))
    XCTAssertNil(try color(#"{"colors":7}"#))
    MainActorInbox.empty()
    let sentences = takeDiagnostics()
    XCTAssertEqual(sentences.count, 3)
    XCTAssertTrue(
      sentences.allSatisfy { $0.contains("of Brand.colorset can't be read") }, "\(sentences)")
    XCTAssertTrue(sentences[1].contains("\"much\" is no component of a colour."), sentences[1])
  }

  func testWhatIsRegisteredComesFirst() throws {
    let bundle = try bundle(["Brand.colorset/Contents.json": set("srgb", #""red":"1.0","green":"0.0","blue":"0.0""#)])
    defer { HostAssets.removeAll() }
    HostAssets.register(.white, named: "Brand")
    XCTAssertEqual(HostColor(named: "Brand", in: bundle, compatibleWith: nil), .white)
    HostAssets.removeAll()
    XCTAssertEqual(HostColor(named: "Brand", in: bundle, compatibleWith: nil)?.description, "#FF0000")
  }
}
