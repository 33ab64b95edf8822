import ViewKernel
import XCTest

@MainActor
final class LocalizedStringKeyTests: HostTestCase {
  func testItStandsForItself() {
    XCTAssertEqual(text(of: "plain"), "plain")
    XCTAssertEqual(text(of: LocalizedStringKey(String("made"))), "made")
  }

  func testValuesArePutIn() {
    let name = "Ada"
    let children = 2
    XCTAssertEqual(text(of: "\(name) has \(children) children"), "Ada has 2 children")
    XCTAssertEqual(text(of: "\(3.14159, specifier: "%.2f") and \(7, specifier: "%03d")"), "3.14 and 007")
    XCTAssertEqual(text(of: "100 %"), "100 %")
    XCTAssertEqual(text(of: ""), "")
  }

  func testDatesAreWrittenByFormattersAndStyles() {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy"
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    XCTAssertEqual(text(of: "in \(Date(timeIntervalSince1970: 0), formatter: formatter)!"), "in 1970!")
    let date = Date(timeIntervalSince1970: 86_400 * 200)
    let shown = show(
      Text("on \(date, style: .date).").environment(\.locale, Locale(identifier: "de"))
        .environment(\.timeZone, .gmt)
    ).texts
    XCTAssertEqual(shown, ["on 20. Juli 1970."])
    XCTAssertEqual(text(of: "\(Date(timeIntervalSinceReferenceDate: 7300), style: .relative)"), "2 hr, 1 min")
  }

  func testTextsKeepTheirLooks() {
    let screen = show(Text("a \(Text("b").bold()) c \(Text("d"))").italic())
    XCTAssertEqual(screen.texts, ["a b c d"])
    let runs = screen.hosts(of: HostLabel.self)[0].runs
    XCTAssertEqual(runs?.map(\.text), ["a ", "b", " c d"])
    XCTAssertEqual(runs?.map { $0.font.weight == .bold }, [false, true, false])
    XCTAssertEqual(text(of: "\(Image(systemName: "star")) x"), "\u{FFFC} x")
  }

  func testItIsNoKeyOfADictionary() {
    func kind<T: Hashable>(_ values: [T]) -> String { "\(T.self)" }
    func any<T>(_ value: T) -> Bool { value is any Hashable }
    XCTAssertEqual(kind(["a", "b"]), "String")
    XCTAssertFalse(any(LocalizedStringKey("a")))
  }

  func testEqualTextsAreEqualKeys() {
    XCTAssertEqual("a \(Text("b").bold())" as LocalizedStringKey, "a \(Text("b").bold())")
    XCTAssertNotEqual("a \(Text("b").bold())" as LocalizedStringKey, "a \(Text("b"))")

    let number = 1
    XCTAssertEqual("a \(1)" as LocalizedStringKey, "a \(number)")
    // They look alike, but tables have them by other keys.
    XCTAssertNotEqual(LocalizedStringKey("a 1"), "a \(number)")
    XCTAssertNotEqual(LocalizedStringKey("a 2"), "a \(number)")
  }

  private func text(of key: LocalizedStringKey) -> String { show(Text(key)).texts.joined() }
}
