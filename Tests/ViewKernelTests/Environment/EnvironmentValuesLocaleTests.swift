import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

/// The locale, the calendar and the time zone with which windows begin.
@MainActor final class EnvironmentValuesLocaleTests: HostTestCase {
  private func locale(_ variables: [String: String]) -> String {
    EnvironmentValues(ofMachineWith: variables, timeZone: .gmt).locale.identifier
  }

  func testTheLocaleHasACurrencyAlsoOnAMachineWithoutOne() {
    XCTAssertEqual(EnvironmentValues().locale.currency?.identifier, "USD")
    for name in ["", "C", "C.UTF-8", "POSIX"] { XCTAssertEqual(locale(["LANG": name]), "en_US", name) }
    XCTAssertEqual(locale([:]), "en_US")
  }

  func testTheProcessNamesTheLocale() {
    XCTAssertEqual(locale(["LANG": "de_AT.UTF-8"]), "de_AT")
    XCTAssertEqual(locale(["LANG": "de_AT", "LC_ALL": ""]), "de_AT")
    XCTAssertEqual(locale(["LANG": "de_AT", "LC_MONETARY": "fr_FR@euro"]), "fr_FR")
    XCTAssertEqual(locale(["LANG": "de_AT", "LC_MONETARY": "fr_FR", "LC_ALL": "C"]), "en_US")
  }

  func testTheCalendarIsOfTheLocaleAndTheTimeZone() throws {
    let zone = try XCTUnwrap(TimeZone(secondsFromGMT: 7_200))
    let values = EnvironmentValues(ofMachineWith: ["LANG": "th_TH"], timeZone: zone)
    XCTAssertEqual(values.timeZone, zone)
    XCTAssertEqual(values.calendar.identifier, .buddhist)
    XCTAssertEqual(values.calendar.timeZone, zone)
  }

  func testTheCalendarFollowsTheLocaleOfTheWindow() {
    struct Reader: View {
      @Environment(\.calendar) private var calendar
      var body: some View { Text(verbatim: "\(calendar.firstWeekday) \(calendar.locale?.identifier ?? "")") }
    }
    let screen = show(Reader())
    XCTAssertEqual(screen.texts, ["1 en_US"])
    screen.window.traitOverrides.locale = Locale(identifier: "de_DE")
    screen.settle()
    XCTAssertEqual(screen.texts, ["2 de_DE"])
    screen.close()
  }
}
