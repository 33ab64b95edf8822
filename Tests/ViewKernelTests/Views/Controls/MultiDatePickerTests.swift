import Foundation
import HostTree
import ViewKernel
import XCTest

/// Calendars on which several dates are selected.
@MainActor
final class MultiDatePickerTests: HostTestCase {
  private struct Trip: View {
    @State var dates: Set<DateComponents> = [DateComponents(year: 2001, month: 2, day: 9)]
    var body: some View {
      VStack {
        MultiDatePicker("Dates", selection: $dates)
        Text("days: \(dates.compactMap(\.day).sorted().map(String.init).joined(separator: " "))")
      }
    }
  }

  func testAMonthOfACalendar() {
    let screen = show(Trip(), width: 350, height: 500)
    let texts = screen.texts
    XCTAssertEqual(texts.prefix(2), ["Dates", "February 2001"])
    XCTAssertEqual(texts[2..<9], ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"])
    XCTAssertEqual(texts[9..<37].map { Int($0) }, (1...28).map { $0 })
    XCTAssertEqual(texts.last, "days: 9")
    let calendar = screen.hosts(of: HostCalendarView.self)[0]
    XCTAssertEqual(calendar.frame.size, CGSize(width: 320, height: 340))
    let first = screen.hosts(of: HostButton.self).first { $0.title == "1" }
    XCTAssertEqual(first?.frame.minX ?? 0, 4 * 320 / 7, accuracy: 0.01, "a Thursday")
  }

  func testDaysAreSelectedAndTakenOut() {
    let screen = show(Trip(), width: 350, height: 500)
    screen.tap("14")
    XCTAssertEqual(screen.texts.last, "days: 9 14")
    screen.tap("9")
    XCTAssertEqual(screen.texts.last, "days: 14")
    let dates = screen.hosts(of: HostCalendarView.self)[0].selectedDates
    XCTAssertEqual(dates.map { [$0.era, $0.year, $0.month, $0.day, $0.hour] }, [[1, 2001, 2, 14, nil]])
    screen.tap("Next Month")
    XCTAssertEqual(screen.texts[1], "March 2001")
    screen.tap("31")
    XCTAssertEqual(screen.texts.last, "days: 14 31")
    screen.tap("Previous Month")
    screen.tap("Previous Month")
    XCTAssertEqual(screen.texts[1], "January 2001")
  }

  func testDaysOutsideOfTheRangeCannotBeSelected() {
    let first = Date(timeIntervalSinceReferenceDate: 86_400 * 4 + 3600)
    func enabled<V: View>(_ view: V) -> [Bool] {
      let screen = show(view, width: 350, height: 500)
      return [4, 5, 10, 11].map { day in
        screen.hosts(of: HostButton.self).first { $0.title == "\(day)" }?.isEnabled ?? false
      }
    }
    let last = first.addingTimeInterval(86_400 * 5)
    let none = Binding.constant(Set<DateComponents>())
    XCTAssertEqual(enabled(MultiDatePicker("a", selection: none, in: first..<last)), [false, true, true, false])
    XCTAssertEqual(enabled(MultiDatePicker("a", selection: none, in: first...)), [false, true, true, true])
    XCTAssertEqual(enabled(MultiDatePicker("a", selection: none, in: ..<last)), [true, true, true, false])
    XCTAssertEqual(enabled(MultiDatePicker("a", selection: none).disabled(true)), [false, false, false, false])
  }

  func testTheEnvironmentSaysHowDaysAreWritten() {
    let screen = show(
      MultiDatePicker("a", selection: .constant([])).labelsHidden().environment(\.locale, Locale(identifier: "de_DE"))
        .environment(
          \.calendar,
          {
            var c = Calendar(identifier: .gregorian); c.firstWeekday = 2; return c
          }()), width: 350,
      height: 500)
    XCTAssertEqual(screen.texts.prefix(3), ["Januar 2001", "MO", "DI"])
  }

  func testDatesThatAreNone() {
    let odd: Set<DateComponents> = [
      DateComponents(), DateComponents(year: 2001, month: 1, day: 77), DateComponents(hour: 3),
    ]
    let screen = show(
      MultiDatePicker("a", selection: .constant(odd), in: Date(timeIntervalSinceReferenceDate: 0)...), width: 350,
      height: 500)
    XCTAssertEqual(screen.hosts(of: HostCalendarView.self)[0].selectedDates.count, 3)
    screen.tap("3")
    XCTAssertEqual(screen.hosts(of: HostCalendarView.self)[0].selectedDates.count, 3)
  }

  func testTheDaysAreDisabledWithThePicker() {
    let isDisabled = Setting(false)
    let screen = show(
      Showing(isDisabled) { MultiDatePicker("a", selection: .constant([])).disabled($0) }, width: 350, height: 500)
    func enabled() -> Int { screen.hosts(of: HostButton.self).filter { $0.title != nil && $0.isEnabled }.count }
    XCTAssertEqual(enabled(), 31)
    isDisabled.value = true
    screen.settle()
    XCTAssertEqual(enabled(), 0)
    isDisabled.value = false
    screen.settle()
    XCTAssertEqual(enabled(), 31)
  }
}
