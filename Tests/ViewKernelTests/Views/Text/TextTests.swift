import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor final class TextTests: HostTestCase {
  func testTextsAreAppendedAndEachKeepsItsLooks() {
    let screen = show(
      VStack {
        Text("a").bold() + Text("b")
        Text("a").bold().italic() + Text("b").bold()
        [Text("a").italic(), Text("b").italic()].reduce(Text(""), +)
      })
    XCTAssertEqual(screen.texts, ["ab", "ab", "ab"])
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self).map { $0.runs?.map(\.description) ?? [$0.font.description] },
      [
        ["\"a\" system 17 bold", "\"b\""], ["\"a\" system 17 bold italic", "\"b\" system 17 bold"],
        ["system 17 italic"],
      ])
    screen.close()
  }

  func testLinesBelowAndThroughTheText() {
    let screen = show(
      VStack {
        Text("a").underline()
        Text("b").strikethrough(true, color: .red)
        Text("c").underline(false)
      })
    assertTree(
      screen.hosting.subviews[0], options: HostTreeOptions(showsFrames: false),
      """
      HostStackView axis=vertical
      ├─ HostLabel "a" underlined
      ├─ HostLabel "b" runs=["b" struck-through(red)]
      └─ HostLabel "c"
      """)
    screen.close()
  }

  func testDatesAreWrittenByFormatters() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"
    XCTAssertEqual(show(Text(Date(timeIntervalSince1970: 86_400), formatter: formatter)).texts, ["1970-01-02"])
  }

  func testValuesOfFoundationAreWrittenByFormatters() throws {
    // Unchecked, as `Formatter` is; this one has no state.
    final class Host: Formatter, @unchecked Sendable {
      override func string(for object: Any?) -> String? { (object as? URL)?.host }
    }
    let url = try XCTUnwrap(URL(string: "https://example.com/a"))
    XCTAssertEqual(show(Text(url, formatter: Host())).texts, ["example.com"])
  }

  func testValuesAreWrittenByFormats() {
    let screen = show(
      VStack {
        Text(12, format: .number)
        Text("\(12, format: .number) pieces")
        Text("\(2.5, specifier: "%.2f")")
        Text("A \(Text("bold").bold()) word")
        Text("Key", comment: "For translators")
      })
    XCTAssertEqual(screen.texts, ["12", "12 pieces", "2.50", "A bold word", "Key"])
    screen.close()
  }
}
