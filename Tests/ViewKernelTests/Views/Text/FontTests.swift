import HostTree
import ViewKernel
import XCTest

@MainActor
final class FontTests: HostTestCase {
  func testEachUseHasItsSize() {
    let fonts: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
    XCTAssertEqual(fonts.map { host($0).pointSize }, [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    XCTAssertEqual(fonts, Font.TextStyle.allCases.map { Font.system($0) })
    XCTAssertEqual(fonts.filter { host($0).weight == .semibold }, [.headline])
  }

  func testAFaceByItsNameIsLaidOutInTheSystems() {
    let fonts: [Font] = [
      .custom("Avenir", size: 20), .custom("Avenir", size: 20, relativeTo: .body), .custom("Avenir", fixedSize: 20),
    ]
    XCTAssertEqual(fonts, Array(repeating: .system(size: 20), count: 3))
    XCTAssertEqual(Font.body.monospacedDigit(), .body)
  }

  func testASizeOfOnesOwn() {
    XCTAssertEqual(
      host(.system(size: 9, weight: .black, design: .serif)),
      HostFont(pointSize: 9, weight: .black, design: .serif))
    XCTAssertEqual(host(.system(size: 9)), HostFont(pointSize: 9))
    XCTAssertEqual(
      host(.system(.title, design: .rounded, weight: .thin)),
      HostFont(pointSize: 28, weight: .thin, design: .rounded))
  }

  func testFontsAreChanged() {
    let font = host(Font.body.bold().italic().monospaced())
    XCTAssertEqual(font.pointSize, 17)
    XCTAssertEqual(font.weight, .bold)
    XCTAssertEqual(font.design, .monospaced)
    XCTAssertTrue(font.isItalic)
    XCTAssertEqual(host(Font.headline.weight(.light)).weight, .light)
  }

  func testAllWeightsDiffer() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    XCTAssertEqual(Set(weights.map { host(Font.body.weight($0)) }).count, 9)
  }

  func testALargerFontMakesALargerText() {
    let heights = [Font.caption2, .body, .title, .largeTitle].map { font in
      size(of: Text("x").font(font), in: CGSize(width: 100, height: 100)).height
    }
    XCTAssertEqual(heights, heights.sorted())
    XCTAssertEqual(Set(heights).count, 4)
  }

  private func host(_ font: Font) -> HostFont { show(Text("x").font(font)).hosts(of: HostLabel.self)[0].font }
}
