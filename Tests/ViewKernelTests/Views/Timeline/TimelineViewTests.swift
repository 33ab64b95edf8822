import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Content that is updated at the dates of a schedule, by the window's clock.
@MainActor
final class TimelineViewTests: HostTestCase {
  private let zero = Date(timeIntervalSinceReferenceDate: 0)

  private func seconds(_ date: Date) -> String { "\(date.timeIntervalSinceReferenceDate)" }

  /// The texts of the view at the beginning and after each step.
  private func shown<V: View>(_ screen: Screen<V>, _ steps: [TimeInterval]) -> [String] {
    [screen.texts.joined(separator: " ")]
      + steps.map {
        screen.pass($0)
        return screen.texts.joined(separator: " ")
      }
  }

  // MARK: Schedules

  func testAPeriodicScheduleGoesByTheClock() {
    let screen = show(TimelineView(.periodic(from: zero, by: 1)) { Text(self.seconds($0.date)) })
    XCTAssertEqual(shown(screen, [0.5, 0.5, 0.25, 3, 0.75]), ["0.0", "0.0", "1.0", "1.0", "4.0", "5.0"])
    XCTAssertEqual(HostTimer.nextFireTime(by: screen.clock), 6)
    XCTAssertFalse(screen.window.isAnimating, "between two dates nothing has to be done")
  }

  func testAViewThatComesLaterBeginsWithTheLastDate() {
    let isShown = Setting(false)
    let screen = show(
      Showing(isShown) { isShown in
        if isShown { TimelineView(.periodic(from: self.zero, by: 60)) { Text(self.seconds($0.date)) } }
      })
    screen.pass(150)
    isShown.value = true
    screen.settle()
    XCTAssertEqual(shown(screen, [29, 1]), ["120.0", "120.0", "180.0"])
    isShown.value = false
    screen.settle()
    XCTAssertNil(HostTimer.nextFireTime(by: screen.clock))
  }

  func testAStartInTheFutureIsWaitedFor() {
    let start = Date(timeIntervalSinceNow: 1000)
    let clock = HostManualClock(date: start - 10)
    let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: clock)
    var dates: [TimeInterval] = []
    window.rootViewController = HostingController(
      rootView: TimelineView(.periodic(from: start, by: 3)) { context in
        let _ = dates.append(context.date.timeIntervalSince(start).rounded())
        Text("")
      })
    window.makeKeyAndVisible()
    window.settle()
    for _ in 0..<4 {
      clock.advance(by: 4)
      window.settle()
    }
    XCTAssertEqual(dates, [-10, 0, 6], "the current date until the first one comes")
  }

  /// A program says when its timeline begins by the system's clock; in a test the window's shows another time.
  func testNowIsTheTimeAtWhichTheTimelineBegins() {
    let screen = show(TimelineView(.periodic(from: .now, by: 1)) { Text(self.seconds($0.date)) })
    XCTAssertEqual(shown(screen, [0.5, 0.5, 2]), ["0.0", "0.0", "1.0", "3.0"])
  }

  func testEachMinuteBegins() {
    let clock = HostManualClock(date: zero + 595)
    let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: clock)
    let hosting = HostingView(rootView: TimelineView(.everyMinute) { Text(self.seconds($0.date)) })
    window.addSubview(hosting)
    window.makeKeyAndVisible()
    window.settle()
    let label = { (hosting.subviews[0] as? HostLabel)?.text }
    XCTAssertEqual(label(), "540.0")
    XCTAssertEqual(HostTimer.nextFireTime(by: clock), 5)
    clock.advance(by: 5)
    window.settle()
    XCTAssertEqual(label(), "600.0")
  }

  func testExplicitDatesEnd() {
    let dates = [-3, 1, 2.5].map { zero + $0 }
    let screen = show(TimelineView(.explicit(dates)) { Text(self.seconds($0.date)) })
    XCTAssertEqual(shown(screen, [1, 1, 1, 9]), ["-3.0", "1.0", "1.0", "2.5", "2.5"])
    XCTAssertNil(HostTimer.nextFireTime(by: screen.clock), "nothing is left to wait for")
  }

  func testTheFutureAndThePast() {
    let screen = show(
      VStack {
        TimelineView(.explicit([self.zero + 5])) { Text(self.seconds($0.date)) }
        TimelineView(.explicit([self.zero - 5, self.zero - 4])) { Text(self.seconds($0.date)) }
        TimelineView(.explicit([])) { Text(self.seconds($0.date)) }
      })
    XCTAssertEqual(shown(screen, [4, 1]), ["0.0 -4.0 0.0", "0.0 -4.0 0.0", "5.0 -4.0 0.0"])
  }

  /// Twice as long each time.
  private struct Doubling: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
      var step = 0.5
      var date = startDate
      return AnyIterator {
        defer {
          date += step
          step *= 2
        }
        return date
      }
    }
  }

  func testAScheduleOfOnesOwn() {
    let screen = show(TimelineView(Doubling()) { Text(self.seconds($0.date)) })
    XCTAssertEqual(
      shown(screen, [0.5, 0.5, 0.5, 1, 1, 4]), ["0.0", "0.5", "0.5", "1.5", "1.5", "3.5", "7.5"])
  }

  func testTheBuiltInSchedulesAsSequences() {
    func seconds<S: TimelineSchedule>(_ schedule: S, from start: Double) -> [Double] {
      schedule.entries(from: zero + start, mode: .normal).prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    XCTAssertEqual(seconds(.periodic(from: zero + 30, by: 60), from: 285), [270, 330, 390])
    XCTAssertEqual(seconds(.everyMinute, from: 61), [60, 120, 180])
    XCTAssertEqual(seconds(.explicit([zero]), from: 285), [0])
    XCTAssertEqual(seconds(.animation(minimumInterval: 0.5), from: 1), [1, 1.5, 2])
    XCTAssertEqual(seconds(.animation(paused: true), from: 1), [1])
  }

  // MARK: Frames

  func testAnAnimationHasTheDateOfEachFrame() {
    let screen = show(TimelineView(.animation) { Text(self.seconds($0.date)) })
    XCTAssertTrue(screen.window.isAnimating)
    XCTAssertFalse(screen.window.needsSettle, "a settle ends, and the next frame follows when time has passed")
    screen.settle()
    XCTAssertEqual(shown(screen, [0.125, 0.25, 1]), ["0.0", "0.125", "0.375", "1.375"])
  }

  func testAMinimumInterval() {
    let screen = show(TimelineView(.animation(minimumInterval: 0.5)) { Text(self.seconds($0.date)) })
    XCTAssertEqual(shown(screen, [0.25, 0.25, 0.25, 0.5]), ["0.0", "0.0", "0.5", "0.5", "1.0"])
    XCTAssertFalse(screen.window.isAnimating)
  }

  func testAPausedAnimationStandsStill() {
    let isPaused = Setting(false)
    let screen = show(
      Showing(isPaused) { isPaused in
        TimelineView(.animation(paused: isPaused)) { Text(self.seconds($0.date)) }
      })
    XCTAssertEqual(shown(screen, [1]), ["0.0", "1.0"])
    isPaused.value = true
    screen.settle()
    XCTAssertEqual(shown(screen, [1]), ["1.0", "1.0"])
    XCTAssertFalse(screen.window.isAnimating)
    XCTAssertNil(HostTimer.nextFireTime(by: screen.clock))
    isPaused.value = false
    screen.settle()
    XCTAssertEqual(shown(screen, [1]), ["2.0", "3.0"])
  }

  func testViewsInOneFrameShowOneDate() {
    let screen = show(
      HStack {
        TimelineView(.animation) { Text(self.seconds($0.date)) }
        TimelineView(.animation) { Text(self.seconds($0.date)) }
      })
    XCTAssertEqual(shown(screen, [0.1]), ["0.0 0.0", "0.1 0.1"])
  }

  // MARK: Life

  func testOnlyTheContentIsUpdated() {
    final class Log { var lines: [String] = [] }
    struct Outer: View {
      let log: Log
      var body: some View {
        let _ = log.lines.append("outer")
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
          let _ = log.lines.append("content \(context.date.timeIntervalSinceReferenceDate)")
          Inner(log: log)
        }
      }
    }
    struct Inner: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        let _ = log.lines.append("inner")
        Button("\(count)") { count += 1 }
      }
    }
    let log = Log()
    let screen = show(Outer(log: log))
    screen.pass(1)
    screen.tap("0")
    screen.pass(0.5)
    XCTAssertEqual(log.lines, ["outer", "content 0.0", "inner", "content 1.0", "inner"])
    screen.pass(0.5)
    XCTAssertEqual(screen.texts, ["1"], "the content keeps its state")
  }

  @Observable
  fileprivate final class Model {
    var word = "a"
  }

  func testContentFollowsWhatItReads() {
    let model = Model()
    let screen = show(TimelineView(.everyMinute) { _ in Text(model.word) })
    model.word = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
  }

  func testAnotherScheduleTakesItsPlace() {
    let interval = Setting(10.0)
    let screen = show(
      Showing(interval) { interval in
        TimelineView(.periodic(from: self.zero, by: interval)) { Text(self.seconds($0.date)) }
      })
    screen.pass(12)
    XCTAssertEqual(screen.texts, ["10.0"])
    interval.value = 4
    screen.settle()
    XCTAssertEqual(shown(screen, [3, 1]), ["12.0", "12.0", "16.0"])
  }

  func testOffScreenNothingIsWaitedFor() {
    let screen = show(
      TabView {
        Text("first").tabItem { Text("First") }
        TimelineView(.animation) { Text(self.seconds($0.date)) }.tabItem { Text("Second") }
      })
    XCTAssertFalse(screen.window.isAnimating)
    screen.pass(1)
    screen.tap("Second")
    XCTAssertTrue(screen.window.isAnimating)
    screen.pass(1)
    XCTAssertTrue(screen.texts.contains("2.0"), "\(screen.texts)")
    screen.tap("First")
    screen.pass(1)
    XCTAssertFalse(screen.window.isAnimating)
    screen.close()
    XCTAssertNil(HostTimer.nextFireTime(by: screen.clock))
  }

  func testADisplayLinkIsSilentBetweenDates() {
    final class Scheduler: HostFrameScheduler {
      var delay: TimeInterval?
      var action: (@MainActor () -> Void)?
      func schedule(after delay: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
        (self.delay, self.action) = (delay, action)
      }
    }
    let screen = show(TimelineView(.periodic(from: zero, by: 5)) { Text(self.seconds($0.date)) })
    let scheduler = Scheduler()
    let link = HostDisplayLink(window: screen.window, scheduler: scheduler)
    scheduler.action?()
    XCTAssertEqual(scheduler.delay, 5)
    screen.clock.advance(by: 5)
    scheduler.action?()
    XCTAssertEqual(screen.texts, ["5.0"])
    XCTAssertEqual(scheduler.delay, 5)
    link.invalidate()
  }

  // MARK: Bad input

  func testDatesThatNeverReachThePresent() {
    struct Same: TimelineSchedule {
      func entries(from startDate: Date, mode: Mode) -> AnySequence<Date> {
        AnySequence(sequence(first: startDate) { $0 })
      }
    }
    let screen = show(TimelineView(Same()) { Text(self.seconds($0.date)) })
    XCTAssertEqual(screen.texts, ["0.0"])
    XCTAssertEqual(
      takeSentences(),
      [
        "A TimelineView has passed over 100000 dates of its Same, which are all up to the present; it waits for no others. Begin with "
          + "the last date before the one that entries(from:mode:) is given, and give dates in ascending order."
      ])
  }

  func testADateThatIsNone() {
    let screen = show(TimelineView(.explicit([zero + .nan])) { Text(self.seconds($0.date)) })
    XCTAssertEqual(screen.texts, ["0.0"])
    XCTAssertEqual(
      takeSentences(),
      [
        "A TimelineView's ExplicitTimelineSchedule<Array<Date>> gives a date that is not a number; it waits for no others. Give finite "
          + "dates."
      ])
  }
}
