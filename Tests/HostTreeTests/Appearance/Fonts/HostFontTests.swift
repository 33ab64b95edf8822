import Foundation
import HostTree
import XCTest

final class HostFontTests: TypefaceTestCase {
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

  func testTheFontsOfUIKit() {
    XCTAssertEqual(
      [
        HostFont.boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
        .monospacedDigitSystemFont(ofSize: 12, weight: .light), HostFont.systemFont(ofSize: 12).withSize(.nan),
      ].map(\.description), ["system 12 bold", "system 12 italic", "system 12 light", "system 17"])
    XCTAssertEqual(
      ["Georgia", "Avenir-HeavyOblique", "Poppins-SemiBold", "Inter-ExtraBoldItalic", "A-B-light"].map {
        "\(HostFont(name: $0, size: 10)!)"
      },
      ["system 10", "system 10 heavy italic", "system 10 semibold", "system 10 heavy italic", "system 10 light"])
    XCTAssertNil(HostFont(name: "", size: 10))
    let font = HostFont(pointSize: 20, weight: .semibold, design: .rounded, isItalic: true)
    XCTAssertEqual(font.familyName, "System Rounded")
    XCTAssertEqual(font.fontName, "SystemRounded-SemiboldItalic")
    XCTAssertEqual([font.capHeight, font.xHeight, font.leading], [14, 10, 0])
    XCTAssertEqual(HostFont.familyNames, ["System", "System Monospaced", "System Rounded", "System Serif"])
    XCTAssertEqual(HostFont.fontNames(forFamilyName: "System Serif").last, "SystemSerif-Black")
    XCTAssertEqual(HostFont.fontNames(forFamilyName: "Papyrus"), [])
    XCTAssertEqual(
      [HostFont.labelFontSize, HostFont.buttonFontSize, HostFont.systemFontSize, HostFont.smallSystemFontSize],
      [17, 18, 14, 12])
  }

  func testDescriptors() throws {
    let body = HostFont.preferredFont(forTextStyle: .body)
    let bold = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    XCTAssertEqual(HostFont(descriptor: bold, size: 0).description, "system 17 bold italic")
    XCTAssertEqual(bold.symbolicTraits, [.bold, .italic])
    XCTAssertEqual(bold.withSymbolicTraits([])?.withSize(9), HostFont(pointSize: 9).fontDescriptor)
    let mono = try XCTUnwrap(body.fontDescriptor.withSymbolicTraits(.monoSpace))
    XCTAssertEqual(HostFont(descriptor: mono, size: 30).description, "monospaced 30")
    XCTAssertEqual(mono.pointSize, 17)
  }
}
