import Foundation
import HostTree
import XCTest

final class HostFontTests: XCTestCase {
  func testTextStylesHaveTheSizesOfIOS() {
    let printed = HostFont.TextStyle.allCases.map { "\($0): \(HostFont.preferredFont(forTextStyle: $0))" }
    XCTAssertEqual(
      printed,
      [
        "largeTitle: system 34", "title1: system 28", "title2: system 22", "title3: system 20",
        "headline: system 17 semibold", "body: system 17", "callout: system 16", "subheadline: system 15",
        "footnote: system 13", "caption1: system 12", "caption2: system 11",
      ])
  }

  func testLinesAreWholePoints() {
    let sizes: [CGFloat] = [0.1, 1, 11, 12, 13, 17, 17.5, 34, 100]
    let printed = sizes.map { HostFont.systemFont(ofSize: $0) }.map { [$0.lineHeight, $0.ascender, $0.descender] }
    XCTAssertEqual(
      printed,
      [
        [1, 1, 0], [1, 1, 0], [13, 10, -3], [14, 11, -3], [16, 13, -3], [20, 16, -4], [21, 17, -4], [41, 33, -8],
        [120, 96, -24],
      ])
  }

  func testDescriptionNamesOnlyWhatDiffers() {
    XCTAssertEqual("\(HostFont.systemFont(ofSize: 17))", "system 17")
    XCTAssertEqual("\(HostFont.systemFont(ofSize: 12.5, weight: .heavy))", "system 12.5 heavy")
    XCTAssertEqual("\(HostFont.monospacedSystemFont(ofSize: 12, weight: .bold))", "monospaced 12 bold")
    XCTAssertEqual("\(HostFont(pointSize: 20, design: .serif, isItalic: true))", "serif 20 italic")
  }

  func testSizesOutOfRangeTakeADefinedSize() {
    let sizes: [CGFloat] = [.nan, 0, -3, -.infinity, .infinity, 1e300]
    XCTAssertEqual(sizes.map { HostFont.systemFont(ofSize: $0).pointSize }, [17, 17, 17, 17, 10_000, 10_000])

    var font = HostFont.systemFont(ofSize: 12)
    font.pointSize = .nan
    XCTAssertEqual(font, .systemFont(ofSize: 17))
  }

  func testFontsAreEqualIfAllPartsAre() {
    let plain = HostFont.systemFont(ofSize: 17)
    XCTAssertEqual(plain, .preferredFont(forTextStyle: .body))
    let others = [
      HostFont(pointSize: 18), HostFont(pointSize: 17, weight: .bold), HostFont(pointSize: 17, design: .rounded),
      HostFont(pointSize: 17, isItalic: true),
    ]
    XCTAssertEqual(Set(others + [plain]).count, 5)
  }

  func testWeightsAreOrderedFromThinToThick() {
    XCTAssertEqual(HostFont.Weight.allCases, HostFont.Weight.allCases.sorted())
    XCTAssertLessThan(HostFont.Weight.regular, .semibold)
  }

  func testAFontIsSmall() {
    XCTAssertEqual(MemoryLayout<HostFont>.stride, 16)
  }
}
