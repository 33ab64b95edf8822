import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class DatePickerTests: HostTestCase {
  private struct Meeting: View {
    @State var date = Date(timeIntervalSinceReferenceDate: 0)
    var components: DatePickerComponents = [.date, .hourAndMinute]
    var body: some View {
      VStack {
        DatePicker("Meeting", selection: $date, displayedComponents: components)
        Text("\(Int(date.timeIntervalSinceReferenceDate))")
      }
    }
  }

  private let day = Date(timeIntervalSinceReferenceDate: 86_400)

  func testFieldsOfMacOSLookAsCompactOnes() {
    let screen = show(
      VStack {
        Meeting().datePickerStyle(.field)
        Meeting().datePickerStyle(.stepperField)
      }, width: 300, height: 200)
    XCTAssertEqual(
      screen.hosts(of: HostDatePicker.self).map(\.preferredDatePickerStyle), [.compact, .compact])
  }

  func testAUserPicksADate() {
    let screen = show(Meeting())
    let picker = screen.hosts(of: HostDatePicker.self)[0]
    XCTAssertEqual(picker.dateText, "2001-01-01 00:00")
    XCTAssertTrue(picker.pick(day))
    screen.settle()
    XCTAssertEqual(screen.texts, ["Meeting", "86400"])
    XCTAssertEqual(picker.dateText, "2001-01-02 00:00")
  }

  func testPartsStylesAndTheEnvironment() {
    let screen = show(
      VStack {
        Meeting(components: .date)
        Meeting(components: .hourAndMinute).environment(\.timeZone, TimeZone(secondsFromGMT: 5400)!)
        Meeting(components: .date).datePickerStyle(GraphicalDatePickerStyle())
        Meeting().datePickerStyle(.wheel).labelsHidden().disabled(true)
        Meeting().environment(\.calendar, Calendar(identifier: .buddhist)).datePickerStyle(.compact)
      }, width: 400, height: 1000)
    XCTAssertEqual(
      screen.hosts(of: HostDatePicker.self).map(line),
      [
        "HostDatePicker date=2001-01-01", "HostDatePicker date=01:30", "HostDatePicker date=2001-01-01 inline",
        "HostDatePicker date=\"2001-01-01 00:00\" wheels disabled", "HostDatePicker date=\"2544-01-01 00:00\" compact",
      ])
  }

  func testRanges() {
    let title = "Any string"
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let late = Date(timeIntervalSinceReferenceDate: 1e6)
    let screen = show(
      VStack {
        DatePicker("a", selection: .constant(late), in: start...day, displayedComponents: .date)
        DatePicker(title, selection: .constant(start), in: day..., displayedComponents: [.date])
        DatePicker(selection: .constant(late), in: ...day, displayedComponents: .date) { Text("c") }
      }, width: 300)
    XCTAssertEqual(
      screen.hosts(of: HostDatePicker.self).map(\.dateText), ["2001-01-02", "2001-01-02", "2001-01-02"])
    XCTAssertEqual(screen.texts, ["a", "Any string", "c"])
  }
}
