import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Colours as UIKit's and AppKit's code takes them apart.
final class HostColorComponentsTests: XCTestCase {
  func testComponentsAreWrittenToPointers() {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 0.5)
    XCTAssertTrue(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
    XCTAssertEqual([hue, saturation, brightness, alpha].map { ($0 * 100).rounded() }, [25, 50, 75, 50])
    XCTAssertTrue(
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).getRed(&hue, green: nil, blue: &brightness, alpha: nil))
    XCTAssertEqual([hue, brightness], [0.2, 0.6])
    XCTAssertTrue(UIColor.lightGray.getWhite(&hue, alpha: &alpha))
    XCTAssertEqual([hue, alpha], [2.0 / 3, 1])
    XCTAssertFalse(UIColor.magenta.getWhite(&hue, alpha: &alpha), "It is no gray.")
    XCTAssertEqual(hue, 2.0 / 3)
  }

  func testTheColoursOfCoreGraphicsAndAppKit() {
    XCTAssertEqual(UIColor.red.cgColor.components?.map { ($0 * 255).rounded() }, [255, 59, 48, 255])
    XCTAssertFalse(UIColor.red.cgColor.isDynamic)
    XCTAssertEqual(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)), UIColor(white: 0.5))
    XCTAssertEqual(CGColor.black.numberOfComponents, 4)
    XCTAssertEqual(Color(red: 1, green: 0, blue: 0).cgColor?.components, [1, 0, 0, 1])
    XCTAssertNil(Color.red.cgColor, "it depends on the appearance")
    XCTAssertEqual(Color(cgColor: .black), Color(uiColor: .black))
    let plain = NSColor(colorSpace: .sRGB, hue: 0.5, saturation: 0.25, brightness: 0.8, alpha: 0.5)
    XCTAssertEqual(
      [plain.hueComponent, plain.saturationComponent, plain.brightnessComponent, plain.alphaComponent].map {
        ($0 * 100).rounded()
      }, [50, 25, 80, 50])
    XCTAssertEqual([plain.redComponent, plain.greenComponent, plain.blueComponent], [0.6, 0.8, 0.8])
    XCTAssertEqual(plain.usingColorSpace(.deviceRGB), plain)
    XCTAssertEqual(NSColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1).description, "#808080")
    XCTAssertEqual(NSColor(colorSpace: .displayP3, hue: 0, saturation: 1, brightness: 0.5, alpha: 1).green, 0)
    XCTAssertEqual(NSColorSpace.displayP3.localizedName, "Display P3")
    XCTAssertNotEqual(NSColorSpace.sRGB, .deviceRGB)
  }

  func testProgramsExtendColoursAsTheClassesThatTheyAreInUIKit() throws {
    XCTAssertEqual(UIColor(hex: "#0080FF")?.description, "#0080FF")
    XCTAssertNil(UIColor(hex: "blue"))
    XCTAssertEqual(UIColor(gray: 0), .black)
    let cache = NSCache<NSString, UIColor>()
    cache.setObject(.red, forKey: "stop")
    XCTAssertTrue(try XCTUnwrap(cache.object(forKey: "stop")) === UIColor.red)
  }
}

extension UIColor {
  fileprivate convenience init?(hex: String) {
    guard hex.hasPrefix("#"), let number = UInt32(hex.dropFirst(), radix: 16) else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  fileprivate convenience init(gray: CGFloat) { self.init(white: gray, alpha: 1) }
}
