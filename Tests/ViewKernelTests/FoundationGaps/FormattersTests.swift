import Foundation
import ViewKernel
import XCTest

/// Formatters and formats that Foundation has on Apple's systems.
final class FormattersTests: XCTestCase {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  func testDistancesOfDates() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    let now = Date(timeIntervalSinceReferenceDate: 0)
    XCTAssertEqual(formatter.localizedString(for: now.addingTimeInterval(7200), relativeTo: now), "in 2 hours")
    XCTAssertEqual(formatter.localizedString(fromTimeInterval: -86_400 * 3), "3 days ago")
    XCTAssertEqual(formatter.localizedString(from: DateComponents(month: -1)), "1 month ago")
    formatter.dateTimeStyle = .named
    formatter.unitsStyle = .short
    XCTAssertEqual(formatter.localizedString(from: DateComponents(day: -1)), "yesterday")
    formatter.locale = german
    XCTAssertEqual(formatter.localizedString(for: now, relativeTo: now.addingTimeInterval(86_400)), "gestern")
    XCTAssertNil(formatter.string(for: "x"))
  }

  func testLists() {
    let formatter = ListFormatter()
    formatter.locale = english
    XCTAssertEqual(formatter.string(from: ["a", "b", "c"]), "a, b, and c")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = english
    formatter.itemFormatter = numbers
    XCTAssertEqual(formatter.string(from: [1, 2]), "1.0 and 2.0")
    XCTAssertEqual(formatter.string(from: []), "")
    XCTAssertNil(formatter.string(for: 3))
  }

  func testSpans() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = english
    formatter.calendar?.timeZone = .gmt
    formatter.allowedUnits = [.hour, .minute, .second]
    XCTAssertEqual([65, 3725, 5, 0].map { formatter.string(from: $0) }, ["1:05", "1:02:05", "5", "0"])
    formatter.zeroFormattingBehavior = .pad
    XCTAssertEqual(formatter.string(from: 65), "00:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    XCTAssertEqual(formatter.string(from: 3725), "1 hour, 2 minutes, 5 seconds")
    XCTAssertEqual(formatter.string(from: 3605), "1 hour, 5 seconds")
    formatter.maximumUnitCount = 1
    XCTAssertEqual(formatter.string(from: 3725), "1 hour")
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 0
    formatter.includesTimeRemainingPhrase = true
    XCTAssertEqual(formatter.string(from: 3725), "1h 2m 5s remaining")
    formatter.includesTimeRemainingPhrase = false
    formatter.unitsStyle = .short
    formatter.allowedUnits = [.year, .month, .day]
    XCTAssertEqual(formatter.string(from: DateComponents(year: 1, day: 2)), "1 yr, 2 days")
    XCTAssertNil(formatter.string(from: .nan))
    XCTAssertNil(formatter.string(for: "x"))
  }

  func testMeasurements() {
    let way = Measurement(value: 3.5, unit: UnitLength.kilometers)
    XCTAssertEqual(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)), "3.5 kilometers")
    XCTAssertEqual(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(german)), "3,5 km")
    XCTAssertEqual(way.formatted(.measurement(width: .abbreviated).locale(english)), "2.2 mi")
    XCTAssertEqual(way.formatted(.measurement(width: .narrow).locale(german)), "3,5km")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    XCTAssertEqual(heat.formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)), "68°F")
    XCTAssertEqual(heat.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)), "20 degrees Celsius")
    let foot = Measurement(value: 1, unit: UnitLength.feet)
    XCTAssertEqual(foot.formatted(.measurement(width: .wide, usage: .person).locale(english)), "1 foot")
    let hours = Measurement(value: 2, unit: UnitDuration.hours)
    XCTAssertEqual(
      hours.formatted(
        .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(1))).locale(english)),
      "2.0 hours")
  }
}
