import Foundation
import HostTree
import ViewKernel
import XCTest

private let start = Date(timeIntervalSinceReferenceDate: 0)

/// Texts that tick by the window's clock.
@MainActor
final class TextNodeTests: HostTestCase {
  /// What a text shows at the beginning, and after each of some steps in seconds.
  private func shown(_ text: Text, _ steps: TimeInterval...) -> [String] {
    let screen = show(text)
    return screen.texts
      + steps.flatMap { step in
        screen.advance(by: step)
        return screen.texts
      }
  }

  func testATimerTicks() {
    XCTAssertEqual(
      shown(Text(start + 2, style: .timer), 0.5, 0.5, 1, 0.9, 0.1, 59),
      ["0:02", "0:02", "0:01", "0:00", "0:00", "0:01", "1:00"])
    XCTAssertEqual(shown(Text(start - 3599, style: .timer), 1), ["59:59", "1:00:00"])
  }

  func testOtherStylesTickWhenTheirSmallestUnitIsAnother() {
    XCTAssertEqual(
      shown(Text(start - 3590, style: .relative), 9, 1, 59, 1),
      ["59 min, 50 sec", "59 min, 59 sec", "1 hr", "1 hr", "1 hr, 1 min"])
    XCTAssertEqual(
      shown(Text(start + 7200, style: .relative), 1, 59, 1), ["2 hr", "1 hr, 59 min", "1 hr, 59 min", "1 hr, 58 min"])
    XCTAssertEqual(
      shown(Text(start + 61, style: .offset), 1, 1, 59), ["+1 minute", "+1 minute", "+59 seconds", "+0 seconds"])
  }

  func testATextTicksOnlyWhenItIsAnother() {
    var asked = 0
    let screen = show(Text(start - 7200, style: .offset))
    screen.window.onNeedsSettle = { asked += 1 }
    XCTAssertEqual(HostTimer.nextFireTime(by: screen.clock) ?? 0, 3600, accuracy: 1e-3)
    screen.advance(by: 3600)
    XCTAssertEqual(screen.texts, ["-3 hours"])
  }

  func testSumsOfStepsArriveInTime() {
    // Ten tenths are a little less than a second.
    let screen = show(Text(start + 2, style: .timer))
    for _ in 0..<10 { screen.clock.advance(by: 0.1) }
    XCTAssertLessThan(screen.clock.now, 1)
    screen.window.settle()
    XCTAssertEqual(screen.texts, ["0:01"])
  }

  func testAnUpdateShortlyBeforeTheDateDoesNotMoveIt() {
    struct Late: View {
      @State private var isBold = false
      var body: some View {
        Text(start + 2, style: .timer).bold(isBold)
        Button("Bold") { isBold.toggle() }
      }
    }
    let screen = show(Late())
    screen.advance(by: 0.99)
    screen.tap("Bold")
    screen.advance(by: 0.01)
    XCTAssertEqual(screen.texts, ["0:01", "Bold"])
  }

  func testAnInterval() {
    XCTAssertEqual(
      shown(Text(timerInterval: start...start + 3), 0.5, 0.5, 1, 1, 5),
      ["0:03", "0:03", "0:02", "0:01", "0:00", "0:00"])
    XCTAssertEqual(
      shown(Text(timerInterval: start...start + 3, countsDown: false), 0.5, 0.5, 5), ["0:00", "0:00", "0:01", "0:03"])
    XCTAssertEqual(
      shown(Text(timerInterval: start + 5...start + 65), 4, 1, 1), ["1:00", "1:00", "1:00", "0:59"])
    XCTAssertEqual(
      shown(Text(timerInterval: start...start + 60, pauseTime: start + 2), 1, 1, 9), ["1:00", "0:59", "0:58", "0:58"])
    XCTAssertEqual(shown(Text(timerInterval: start...start + 4000)), ["1:06:40"])
    XCTAssertEqual(shown(Text(timerInterval: start...start + 4000, showsHours: false)), ["66:40"])
    XCTAssertEqual(
      shown(Text("left: \(timerInterval: start...start + 3) of 3"), 1), ["left: 0:03 of 3", "left: 0:02 of 3"])
  }

  func testAtItsEndAndOffScreenATextWaitsForNothing() {
    struct Page: View {
      var isShown = true
      var body: some View {
        if isShown { Text(timerInterval: start...start + 3) }
        Text("page")
      }
    }
    let screen = show(Page())
    XCTAssertEqual(HostTimer.nextFireTime(by: screen.clock), 1)
    screen.view.isShown = false
    XCTAssertNil(HostTimer.nextFireTime(by: screen.clock))
    screen.view.isShown = true
    screen.advance(by: 9)
    XCTAssertEqual(screen.texts, ["0:00", "page"])
    XCTAssertNil(HostTimer.nextFireTime(by: screen.clock))
  }

  func testANewTextReplacesTheOneThatTicks() {
    struct Page: View {
      var seconds: TimeInterval? = 10
      var body: some View {
        seconds.map { Text(start + $0, style: .timer) } ?? Text("none")
      }
    }
    let screen = show(Page())
    screen.advance(by: 1)
    XCTAssertEqual(screen.texts, ["0:09"])
    screen.view.seconds = 100
    XCTAssertEqual(screen.texts, ["1:39"])
    screen.view.seconds = nil
    XCTAssertEqual(screen.texts, ["none"])
    XCTAssertNil(HostTimer.nextFireTime(by: screen.clock))
    screen.view.seconds = 10
    XCTAssertEqual(screen.texts, ["0:09"])
  }

  func testFormats() {
    XCTAssertEqual(
      shown(Text(.currentDate, format: .stopwatch(startingAt: start)), 0.25, 75), ["0:00.00", "0:00.25", "1:15.25"])
    XCTAssertEqual(
      shown(Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1))), 0.9, 0.1, 3600),
      ["0:00", "0:00", "0:01", "1:00:01"])
    XCTAssertEqual(
      shown(Text(.currentDate, format: .timer(countingDownIn: start..<start + 3)), 0.5, 0.5, 9),
      ["0:03", "0:03", "0:02", "0:00"])
    XCTAssertEqual(
      shown(Text(.currentDate, format: .timer(countingUpIn: start..<start + 3)), 0.5, 0.5, 9),
      ["0:00", "0:00", "0:01", "0:03"])
    XCTAssertEqual(
      shown(Text(.currentDate, format: .offset(to: start)), 1, 59, 1, 3600),
      ["0 seconds", "1 second", "1 minute", "1 minute, 1 second", "1 hour, 1 minute"])
    XCTAssertEqual(
      shown(Text(.currentDate, format: .offset(to: start + 90, maxFieldCount: 1, sign: .always())), 90, 5),
      ["-1 minute", "+0 seconds", "+5 seconds"])
    XCTAssertEqual(
      shown(Text(.currentDate, format: .reference(to: start + 61)), 1, 61),
      ["in 1 minute, 1 second", "in 1 minute", "1 second ago"])
    XCTAssertEqual(
      shown(Text("for \(.durationOffset(to: start), format: .units(allowed: [.minutes, .seconds]))"), 60, 1),
      ["for 0 sec", "for 1 min", "for 1 min, 1 sec"])
  }

  func testDistancesBeforeADateChangeWhenASecondHasPassed() {
    XCTAssertEqual(
      shown(Text(.currentDate, format: .offset(to: start + 2)), 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
      ["-2 seconds", "-2 seconds", "-1 second", "-1 second", "0 seconds", "0 seconds", "1 second"])
    XCTAssertEqual(
      shown(Text(.currentDate, format: .offset(to: start + 121, maxFieldCount: 1)), 1, 1, 59, 1),
      ["-2 minutes", "-2 minutes", "-1 minute", "-1 minute", "-59 seconds"])
  }

  func testBadInput() {
    _ = shown(Text(.currentDate, format: .stopwatch(startingAt: start, maxFieldCount: -1, maxPrecision: .zero)), 1)
    XCTAssertEqual(
      takeSentences(),
      ["A clock's precision is 0.0 seconds; it counts as a thousandth of a second. Give a longer duration."])
    _ = shown(Text(.currentDate, format: .offset(to: .distantPast, allowedFields: [], maxFieldCount: 0)), 1)
    _ = shown(Text(Date(timeIntervalSinceReferenceDate: .nan), style: .timer), 1)
    _ = shown(Text(Date(timeIntervalSinceReferenceDate: .infinity), style: .relative), 1)
    _ = shown(Text(timerInterval: .distantPast ... .distantFuture), 1)
    _ = shown(Text(.currentDate, format: .timer(countingDownIn: start..<start)), 1)
  }
}
