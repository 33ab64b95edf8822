import HostTree
import ViewKernel
import XCTest

@MainActor
final class StringLocalizedTests: HostTestCase {
  func testWithoutATranslationTheTextStandsForItself() {
    let count = 2
    let name = "Ada"
    XCTAssertEqual(String(localized: "plain 100 %", comment: "b"), "plain 100 %")
    XCTAssertEqual(String(localized: "\(name) has \(count) of \(2.5) %"), "Ada has 2 of 2.5 %")
    XCTAssertEqual(String(localized: "\(3.14159, specifier: "%.2f")", table: "T", bundle: .main), "3.14")
    XCTAssertEqual(String(localized: "key", defaultValue: "\(count) items", comment: "c"), "2 items")
    XCTAssertEqual(String(AttributedString(localized: "a \(count)").characters), "a 2")
  }

  func testResources() {
    let resource = LocalizedStringResource("key", defaultValue: "\(1) item", table: "T", comment: "c")
    XCTAssertEqual(String(localized: resource), "1 item")
    XCTAssertEqual(resource.key, "key")
    let literal: LocalizedStringResource = "a \("b")"
    XCTAssertEqual(show(Text(literal)).texts, ["a b"])
    XCTAssertEqual(LocalizedStringResource("a"), LocalizedStringResource("a"))
    XCTAssertNotEqual(LocalizedStringResource("a"), LocalizedStringResource("a", table: "T"))
  }

  func testATranslationIsFoundByPlaceholdersAndFilledByNumber() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Localized-\(UUID().uuidString)")
    let tables = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #""%@ has %lld (%lf)" = "%2$lld: %1$@ 100%% %3$lf"; "key" = "%lld pieces"; "plain" = "100 %";"#.write(
      to: tables.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = try XCTUnwrap(Bundle(url: folder))
    XCTAssertEqual(String(localized: "\("Ada") has \(2) (\(0.5))", bundle: bundle), "2: Ada 100% 0.5")
    XCTAssertEqual(String(localized: "key", defaultValue: "\(3) items", bundle: bundle), "3 pieces")
    XCTAssertEqual(String(localized: "plain", bundle: bundle), "100 %")
  }
}
