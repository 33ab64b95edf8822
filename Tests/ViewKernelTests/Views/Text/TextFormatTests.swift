import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Formats whose locale, calendar or time zone is the current one take the environment's.
@MainActor final class TextFormatTests: HostTestCase {
  private let german = Locale(identifier: "de_DE")
  private let date = Date(timeIntervalSince1970: 1_795_996_400)

  private func texts<V: View>(_ locale: Locale?, @ViewBuilder _ content: () -> V) -> [String] {
    let screen = show(VStack(content: content).transformEnvironment(\.locale) { if let locale { $0 = locale } })
    defer { screen.close() }
    let spaces: Set<Character> = ["\u{202F}", "\u{2009}", "\u{A0}"]
    return screen.texts.map { String($0.map { spaces.contains($0) ? " " : $0 }) }
  }

  @ViewBuilder private var prices: some View {
    Text(2_000.5, format: .currency(code: "EUR"))
    Text("**\(2_000.5, format: .number)** km")
    Text("+ ") + Text(0.25, format: .percent).bold()
    LabeledContent("Price", value: 2_000.5, format: .number)
    Text(date, format: .dateTime.day().month(.wide))
    Text(date - 3_600...date)
  }

  func testFormatsTakeTheLocaleOfTheEnvironment() {
    XCTAssertEqual(
      texts(german) { prices },
      ["2.000,50 €", "2.000,5 km", "+ 25 %", "Price", "2.000,5", "29. November", "29.11.2026, 22:53–23:53 Uhr"])
    XCTAssertEqual(
      texts(nil) { prices },
      ["€2,000.50", "2,000.5 km", "+ 25%", "Price", "2,000.5", "November 29", "11/29/2026, 10:53 – 11:53 PM"])
  }

  func testFormatsKeepWhatTheySet() {
    var style = Date.FormatStyle(date: .omitted, time: .shortened, timeZone: .gmt)
    style.locale = Locale(identifier: "en_GB")
    let shown = texts(german) {
      Text(2_000.5, format: .number.locale(Locale(identifier: "fr_CH")))
      Text(date, format: style).environment(\.timeZone, TimeZone(secondsFromGMT: 3_600) ?? .gmt)
    }
    XCTAssertEqual(shown, ["2 000,5", date.formatted(style)])
  }

  func testDatesTakeTheTimeZoneAndTheCalendar() {
    let shown = texts(nil) {
      Text(date, format: .dateTime.hour().minute())
      Text(date, format: .dateTime.hour().minute()).environment(\.timeZone, TimeZone(secondsFromGMT: 7_200) ?? .gmt)
      Text(date, format: .dateTime.year()).environment(\.calendar, Calendar(identifier: .buddhist))
    }
    XCTAssertEqual(shown, ["11:53 PM", "1:53 AM", "2569 BE"])
  }

  func testFormattersTakeTheLocaleIfTheirsIsTheCurrentOne() {
    let price = NumberFormatter()
    price.numberStyle = .currency
    let swiss = NumberFormatter()
    swiss.numberStyle = .decimal
    swiss.locale = Locale(identifier: "de_CH")
    @ViewBuilder var all: some View {
      Text(2_000 as NSNumber, formatter: price)
      Text("\(2_000 as NSNumber, formatter: swiss) m")
    }
    XCTAssertEqual(texts(nil) { all }, ["$2,000.00", "2’000 m"])
    XCTAssertEqual(texts(german) { all }, ["2.000,00 €", "2’000 m"])
  }

  func testTitlesAndPlaceholdersAreWrittenInTheLocale() {
    let screen = show(
      NavigationStack {
        TextField("Above \(1_000, format: .number)", text: .constant(""))
          .navigationTitle("\(2_000, format: .number) places")
          .accessibilityHint(Text(date, style: .date))
      }
      .environment(\.locale, german))
    let tree = screen.hosting.treeDescription(options: HostTreeOptions(showsFrames: false))
    XCTAssert(tree.contains("\"2.000 places\""), tree)
    let field = screen.hosts(of: HostTextField.self)[0]
    XCTAssertEqual(field.placeholder, "Above 1.000")
    XCTAssertEqual(field.accessibilityHint, "29. November 2026")
    screen.close()
  }

  func testTextsFollowTheLocale() {
    struct Prices: View {
      @State private var isGerman = false
      var body: some View {
        Text(2_000, format: .number)
        Toggle("German", isOn: $isGerman)
        Text(3_000, format: .number).environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
      }
    }
    let screen = show(Prices())
    screen.toggle("German")
    XCTAssertEqual(screen.texts, ["2,000", "German", "3.000"])
    screen.close()
  }

  func testFieldsReadAndWriteInTheLocale() {
    struct Price: View {
      @State private var price = 2_000.5
      @State private var maybe: Double?
      @State private var rate = 2_000.5

      private var formatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
      }

      var body: some View {
        TextField("Price", value: $price, format: .number)
        TextField("Maybe", value: $maybe, format: .number)
        TextField("Rate", value: $rate, formatter: formatter)
        Text(verbatim: "\(price) \(maybe ?? 0) \(rate)")
      }
    }
    let screen = show(VStack { Price() }.environment(\.locale, german))
    XCTAssertEqual(screen.hosts(of: HostTextField.self).map(\.text), ["2.000,5", "", "2.000,5"])
    for name in ["Price", "Maybe", "Rate"] {
      screen.clear(name)
      screen.type("1.234,5\n", into: name)
    }
    XCTAssertEqual(screen.texts.last, "1234.5 1234.5 1234.5")
    screen.close()
  }
}
