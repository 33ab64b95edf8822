import Foundation
import HostTree
import XCTest

@MainActor
final class HostDatePickerTests: HostTreeTestCase {
  private func day(_ number: Double) -> Date { Date(timeIntervalSinceReferenceDate: number * 86_400) }

  func testAUserPicksADate() {
    let picker = HostDatePicker(frame: CGRect(0, 0, 200, 34))
    let log = EventLog()
    picker.addAction(for: .valueChanged) { log.add($0.dateText) }
    let window = settledWindow(picker)
    defer { withExtendedLifetime(window) {} }
    picker.datePickerMode = .date
    XCTAssertTrue(picker.pick(day(40)))
    XCTAssertTrue(picker.pick(day(40)))
    picker.maximumDate = day(31)
    XCTAssertTrue(picker.pick(day(50)))
    XCTAssertEqual(log.take(), ["2001-02-10"])
    XCTAssertEqual(picker.dateText, "2001-02-01")
    picker.isEnabled = false
    XCTAssertFalse(picker.pick(day(1)))
  }

  func testATechnologyChangesItByDaysOrMinutes() {
    let picker = HostDatePicker()
    let log = EventLog()
    picker.addAction(for: .valueChanged) { log.add($0.dateText) }
    XCTAssertTrue(picker.accessibilityIncrement())
    picker.datePickerMode = .time
    XCTAssertTrue(picker.accessibilityDecrement())
    picker.datePickerMode = .date
    picker.minimumDate = picker.date
    XCTAssertTrue(picker.accessibilityDecrement())
    XCTAssertEqual(log.take(), ["2001-01-02 00:00", "23:59"])
    XCTAssertEqual(picker.date, day(1) - 60)
    picker.isEnabled = false
    XCTAssertFalse(picker.accessibilityIncrement())
  }

  func testTheDateStaysWithinTheRange() {
    let picker = HostDatePicker()
    picker.minimumDate = day(5)
    XCTAssertEqual(picker.date, day(5))
    picker.minimumDate = nil
    XCTAssertEqual(picker.date, day(0))
    picker.minimumDate = day(5)
    picker.maximumDate = day(3)
    XCTAssertEqual(picker.date, day(0), "a range that is upside down does not count")
  }

  func testATimeZoneSaysWhatDayItIs() {
    let picker = HostDatePicker()
    XCTAssertEqual(picker.dateText, "2001-01-01 00:00")
    picker.timeZone = TimeZone(secondsFromGMT: -3600)!
    XCTAssertEqual(picker.dateText, "2000-12-31 23:00")
    picker.datePickerMode = .time
    XCTAssertEqual(line(for: picker), "HostDatePicker date=23:00")
  }

  func testDatesAreWrittenAsInALocale() {
    let picker = HostDatePicker()
    picker.date = Date(timeIntervalSinceReferenceDate: 817_119_660)
    XCTAssertEqual(picker.shownTexts, ["Nov 23, 2026", "9:41 AM"])
    picker.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(picker.shownTexts, ["23. Nov. 2026", "9:41"])
    picker.datePickerMode = .time
    XCTAssertEqual(picker.shownTexts, ["9:41"])
    picker.datePickerMode = .dateAndTime
    picker.frame.size = picker.sizeThatFits(.unspecified)
    let texts = HostDrawing(of: picker).commands.compactMap { command -> String? in
      if case .text(let line) = command { line.text } else { nil }
    }
    XCTAssertEqual(texts, ["23. Nov. 2026", "9:41"])
    picker.date = Date(timeIntervalSinceReferenceDate: 1e200)
    XCTAssertEqual(picker.shownTexts, [picker.dateText])
  }

  func testItIsAsWideAsWhatIsRead() {
    let picker = HostDatePicker()
    let width = picker.sizeThatFits(.unspecified).width
    picker.date = day(300)
    XCTAssertGreaterThan(picker.sizeThatFits(.unspecified).width, width, "October is longer than January")
    XCTAssertEqual(picker.datePickerStyle, .compact, "as is usual")
    picker.preferredDatePickerStyle = .wheels
    XCTAssertEqual(picker.datePickerStyle, .wheels)
    XCTAssertEqual(picker.sizeThatFits(.unspecified), CGSize(width: 320, height: 216))
  }

  func testADateThatIsNoneChangesNothing() {
    let picker = HostDatePicker()
    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    XCTAssertEqual(picker.date, day(0))
    XCTAssertEqual(takeSentences(), ["A HostDatePicker was given a date that is not finite; it keeps its date."])
  }
}
