import Foundation
import HostTree
import ViewKernel
import XCTest

final class HostColorTests: XCTestCase {
  func testNamedColoursPrintTheirNames() {
    let colors: [HostColor] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .black,
      .white, .clear, .label, .secondaryLabel, .placeholderText, .separator, .systemBackground, .tintColor,
    ]
    XCTAssertEqual(
      colors.map(\.description),
      [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "black", "white", "clear", "label", "secondaryLabel", "placeholderText", "separator", "systemBackground",
        "tintColor",
      ])
    XCTAssertEqual(Set(colors).count, colors.count)
  }

  func testOtherColoursPrintTheirValues() {
    XCTAssertEqual(HostColor(red: 1, green: 0, blue: 0).description, "#FF0000")
    XCTAssertEqual(HostColor(red: 0.02, green: 0.5, blue: 1, alpha: 0.5).description, "#0580FF80")
    XCTAssertEqual(HostColor.blue.withAlphaComponent(0.25).description, "#007AFF40")
    XCTAssertEqual(HostColor(white: 0.5).description, "#808080")
    XCTAssertEqual(HostColor(white: 1).description, "white")
  }

  func testNamedColoursHaveTheLightValuesOfIOS() {
    func bytes(_ color: HostColor) -> [Double] { [color.red, color.green, color.blue].map { $0 * 255 } }
    XCTAssertEqual(bytes(.red), [255, 59, 48])
    XCTAssertEqual(bytes(.blue), [0, 122, 255])
    XCTAssertEqual(bytes(.green), [52, 199, 89])
    XCTAssertEqual(HostColor.secondaryLabel.alpha, 0.6)
  }

  func testPartsComeBackAsTheyWereGiven() {
    for value in [0, 0.1, 0.2, 0.3, 1.0 / 255, 100.0 / 255, 0.333333, 0.5, 0.7, 0.9, 1] {
      XCTAssertEqual(HostColor(white: value, alpha: value).green, value)
      XCTAssertEqual(HostColor(white: value, alpha: value).alpha, value)
    }
  }

  func testPartsOutOfRangeCountAsTheNearerEnd() {
    let color = HostColor(red: -1, green: 7, blue: .nan, alpha: .infinity)
    XCTAssertEqual([color.red, color.green, color.blue, color.alpha], [0, 1, 0, 1])
    XCTAssertEqual(HostColor.red.withAlphaComponent(-.infinity).alpha, 0)
  }

  func testHueSaturationAndBrightness() {
    let hues: [CGFloat] = [0, 1.0 / 6, 1.0 / 3, 0.5, 2.0 / 3, 5.0 / 6, 1]
    let colors = hues.map { HostColor(hue: $0, saturation: 1, brightness: 1).description }
    XCTAssertEqual(colors, ["#FF0000", "#FFFF00", "#00FF00", "#00FFFF", "#0000FF", "#FF00FF", "#FF0000"])
    XCTAssertEqual(HostColor(hue: 0.6, saturation: 0, brightness: 0.5), HostColor(white: 0.5))
    XCTAssertEqual(HostColor(hue: 0.05, saturation: 0.5, brightness: 0.8).description, "#CC8566")
    XCTAssertEqual(HostColor(hue: .nan, saturation: 9, brightness: 9).description, "#FF0000")
  }

  func testEqualityIsByNameAndValue() {
    XCTAssertEqual(HostColor.white, HostColor(red: 1, green: 1, blue: 1))
    // The two look alike by day only.
    XCTAssertNotEqual(HostColor.label, .black)
    XCTAssertEqual(HostColor.red.withAlphaComponent(0.5).withAlphaComponent(1), .red)
  }

  func testADynamicColourHasAValueForEachAppearance() {
    let traits = HostUserInterfaceStyle.allCases.map(HostTraitCollection.init)
    func values(_ color: HostColor) -> [String] { traits.map { color.resolvedColor(with: $0).description } }
    XCTAssertEqual(values(.red), ["#FF3B30", "#FF3B30", "#FF453A"])
    XCTAssertEqual(values(.systemBackground), ["white", "white", "black"])
    XCTAssertEqual(values(.separator), ["#3C3C434A", "#3C3C434A", "#54545899"])
    XCTAssertEqual(values(.separator.withAlphaComponent(1)), ["#3C3C43", "#3C3C43", "#545458"])
    XCTAssertEqual(values(HostColor(white: 0.5)), ["#808080", "#808080", "#808080"])
    XCTAssertEqual([HostColor.red, .black].map(\.isDynamic), [true, false])
  }

  func testADynamicColourOfOnesOwn() {
    var asked: [HostUserInterfaceStyle] = []
    let color = HostColor { traits in
      asked.append(traits.userInterfaceStyle)
      return traits.userInterfaceStyle == .dark ? .white : .label
    }
    XCTAssertEqual(asked, [.light, .dark])
    XCTAssertEqual(color.description, "#000000/#FFFFFF")
    XCTAssertEqual(color, HostColor { $0.userInterfaceStyle == .dark ? .white : .black })
    XCTAssertNotEqual(color, .black)
    XCTAssertEqual(color.resolvedColor(with: HostTraitCollection(userInterfaceStyle: .dark)), .white)
    XCTAssertEqual(HostColor { _ in .black }, .black, "alike in both, so nothing dynamic")
  }

  func testAnOpacityReplacesThoseOfBothValues() {
    let dark = HostTraitCollection(userInterfaceStyle: .dark)
    let color = HostColor {
      HostColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 1)
    }
    XCTAssertEqual(
      [1, 0.5, 0.25].map { color.withAlphaComponent($0).resolvedColor(with: dark).alpha }, [1, 0.5, 0.25])
    XCTAssertEqual(
      HostColor.separator.withAlphaComponent(HostColor.separator.alpha).resolvedColor(with: dark).alpha,
      HostColor.separator.alpha)
    XCTAssertEqual(HostPaint.color(color).opacity(1).color, color, "as it is: each value keeps its own")
  }
}
