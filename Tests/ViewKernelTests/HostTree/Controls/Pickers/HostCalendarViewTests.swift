import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Calendars as one uses them with UIKit: selections, and what is below the numbers of days.
@MainActor
final class HostCalendarViewTests: HostTestCase {
  private final class Delegate: UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate,
    UICalendarViewDelegate
  {
    var lines: [String] = []

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
      lines.append("selects \(day?.day ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
      day?.day != 13
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
      lines.append("selects \(day.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
      lines.append("deselects \(day.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate day: DateComponents) -> Bool {
      day.day != 9
    }
    func calendarView(_ calendarView: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration? {
      switch day.day {
      case 1: .default(color: .red, size: .large)
      case 2: .image(UIImage(named: "sun", size: CGSize(width: 20, height: 10)), size: .small)
      case 3:
        .customView {
          let label = UILabel()
          label.text = "x"
          return label
        }
      default: nil
      }
    }
  }

  private let delegate = Delegate()

  private func show() -> (HostWindow, UICalendarView) {
    let calendar = UICalendarView(frame: CGRect(0, 0, 320, 340))
    let window = makeWindow(width: 320, height: 340)
    window.addSubview(calendar)
    window.settle()
    return (window, calendar)
  }

  private func tap(_ day: Int, _ calendar: UICalendarView) {
    calendar.window?.settle()
    let button = calendar.subviews.compactMap { $0 as? HostButton }.first { $0.title == "\(day)" }
    XCTAssertEqual(button?.isEnabled == true, button?.tap(), "\(day)")
    calendar.window?.settle()
  }

  func testOneDateIsSelected() {
    let (window, calendar) = show()
    defer { window.settle() }
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    calendar.selectionBehavior = selection
    tap(9, calendar)
    tap(13, calendar)
    tap(14, calendar)
    XCTAssertEqual(calendar.selectedDates.map(\.day), [14])
    tap(14, calendar)
    XCTAssertEqual(delegate.lines, ["selects 9", "selects 14", "selects 0"])
    XCTAssertNil(selection.selectedDate)
    selection.setSelected(DateComponents(year: 2001, month: 1, day: 5), animated: true)
    XCTAssertEqual(calendar.selectedDates.map(\.day), [5])
    calendar.selectionBehavior = nil
    XCTAssertEqual(calendar.selectedDates, [])
    selection.selectedDate = DateComponents(year: 2001, month: 1, day: 6)
    XCTAssertEqual(calendar.selectedDates, [], "it has left")
  }

  func testSeveralDatesAreSelected() {
    let (window, calendar) = show()
    defer { window.settle() }
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    selection.setSelectedDates([DateComponents(year: 2001, month: 1, day: 9)], animated: false)
    calendar.selectionBehavior = selection
    tap(9, calendar)
    tap(10, calendar)
    tap(11, calendar)
    tap(10, calendar)
    selection.updateSelectableDates()
    XCTAssertEqual(delegate.lines, ["selects 10", "selects 11", "deselects 10"])
    XCTAssertEqual(selection.selectedDates.map(\.day), [9, 11])
    XCTAssertEqual(calendar.selectedDates.map(\.day), [9, 11])
  }

  func testAMonthIsShown() {
    let (window, calendar) = show()
    defer { window.settle() }
    XCTAssertEqual([calendar.visibleDateComponents.year, calendar.visibleDateComponents.month], [2001, 1])
    calendar.visibleDateComponents = DateComponents(year: 2024, month: 2)
    calendar.fontDesign = .rounded
    window.settle()
    let label = calendar.subviews.compactMap { $0 as? HostLabel }.first
    XCTAssertEqual(label?.text, "February 2024")
    XCTAssertEqual(label?.font.design, .rounded)
    calendar.setVisibleDateComponents(DateComponents(year: 2001, month: 1), animated: true)
    XCTAssertEqual(calendar.visibleDate, Date(timeIntervalSinceReferenceDate: 0))
  }

  func testDatesOfARangeAreAvailable() {
    let (window, calendar) = show()
    defer { window.settle() }
    XCTAssertEqual(calendar.availableDateRange, DateInterval(start: .distantPast, end: .distantFuture))
    let range = DateInterval(start: Date(timeIntervalSinceReferenceDate: 86400), duration: 86400)
    calendar.availableDateRange = range
    XCTAssertEqual(calendar.availableDateRange, range)
    tap(1, calendar)
    tap(2, calendar)
    tap(3, calendar)
    XCTAssertEqual(calendar.selectedDates.map(\.day), [2])
  }

  func testDecorationsAreBelowTheNumbers() {
    let (window, calendar) = show()
    defer { window.settle() }
    calendar.delegate = delegate
    calendar.reloadDecorations(forDateComponents: [], animated: false)
    let plain = HostDrawing(of: show().1).commands
    let added = HostDrawing(of: calendar).commands.filter { !plain.contains($0) }
    XCTAssertEqual(
      added.map { command in
        switch command {
        case .fill(let path, _, _): "fill \(path.boundingRect.width)"
        case .image(let image, let rect, _): "image \(image.name) \(rect.width) x \(rect.height)"
        case .text(let line): "text \(line.text)"
        case .begin: "begin"
        default: "other"
        }
      }, ["fill 8.0", "image sun 12.0 x 6.0", "begin", "text x"])
  }
}
