import HostTree
import ViewKernel
import XCTest

final class FontResolvedTests: XCTestCase {
  func testAFontIsResolvedInAnEnvironment() {
    var values = EnvironmentValues()
    let font = Font.system(.title, design: .monospaced).weight(.heavy).resolve(in: values.fontResolutionContext)
    XCTAssertEqual(font.pointSize, 28)
    XCTAssertEqual(font.weight, .heavy)
    XCTAssertEqual([font.isBold, font.isItalic, font.isMonospaced], [true, false, true])
    XCTAssertEqual([font.isSmallCaps, font.isLowercaseSmallCaps, font.isUppercaseSmallCaps], [false, false, false])
    XCTAssertEqual(font.width, .standard)
    XCTAssertEqual(font.leading, .standard)
    values.dynamicTypeSize = .accessibility5
    XCTAssertGreaterThan(Font.body.resolve(in: values.fontResolutionContext).pointSize, 17)
    XCTAssertEqual(Font.system(size: 20).resolve(in: values.fontResolutionContext).pointSize, 20)
    XCTAssertNotEqual(values.fontResolutionContext, EnvironmentValues().fontResolutionContext)
  }

  func testEachWeightIsItself() {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let context = EnvironmentValues().fontResolutionContext
    XCTAssertEqual(weights.map { Font.body.weight($0).resolve(in: context).weight }, weights)
    XCTAssertEqual(weights.filter { Font.body.weight($0).resolve(in: context).isBold }.count, 4)
  }
}
