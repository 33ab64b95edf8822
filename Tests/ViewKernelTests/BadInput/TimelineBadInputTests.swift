import Foundation
import HostTree
import ViewKernel
import XCTest

/// Schedules with intervals that are none: what they count as.
@MainActor
final class TimelineBadInputTests: BadInputTestCase {
  private func dates<S: TimelineSchedule>(_ schedule: S) -> String {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    return "\(schedule.entries(from: zero, mode: .normal).prefix(2).map(\.timeIntervalSinceReferenceDate))"
  }

  func testPeriodicTimelineScheduleInit() {
    for (kind, interval) in [
      ("not-a-number", TimeInterval.nan), ("infinite", .infinity), ("negative", -7), ("zero", 0),
    ] {
      row(
        "PeriodicTimelineSchedule.init", kind,
        says: "A periodic schedule has the interval \(interval), so it has one date only. Give it a positive number of "
          + "seconds.",
        gives: "[0.0]"
      ) { dates(PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: interval)) }
    }
    row(
      "TimelineSchedule.periodic", "negative",
      says: "A periodic schedule has the interval -1.0, so it has one date only. Give it a positive number of seconds.",
      shows: "HostLabel \"0.0\" (38, 40, 24 x 20)"
    ) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: -1)) {
        Text("\($0.date.timeIntervalSinceReferenceDate)")
      }
    }
  }

  func testAnimationTimelineScheduleInit() {
    for (kind, interval) in [("not-a-number", TimeInterval.nan), ("infinite", .infinity), ("negative", -7)] {
      row(
        "AnimationTimelineSchedule.init", kind,
        says:
          "The minimum interval of an animation's schedule is \(interval == -7 ? "-7" : "\(interval)"); it counts as 0. Give "
          + "it a finite number of 0 or more.",
        gives: "[0.0, 0.016666666666666666]"
      ) { dates(AnimationTimelineSchedule(minimumInterval: interval)) }
    }
    row(
      "TimelineSchedule.animation", "negative",
      says:
        "The minimum interval of an animation's schedule is -1; it counts as 0. Give it a finite number of 0 or more.",
      gives: "[0.0, 0.016666666666666666]"
    ) { dates(AnimationTimelineSchedule.animation(minimumInterval: -1)) }
  }
}
