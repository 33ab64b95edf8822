public import Foundation

/// A sequence of dates at which a ``TimelineView`` updates its content.
///
/// A schedule of one's own gives dates in ascending order, as many as it likes: they are asked for one by one, each
/// when the one before has come.
///
/// ```swift
/// struct TwoSpeeds: TimelineSchedule {
///   func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
///     PeriodicTimelineSchedule(from: startDate, by: mode == .lowFrequency ? 60 : 1).entries(from: startDate, mode: mode)
///   }
/// }
///
/// let start = Date(timeIntervalSinceReferenceDate: 10)
/// print(TwoSpeeds().entries(from: start, mode: .lowFrequency).prefix(3).map(\.timeIntervalSinceReferenceDate))
/// // Prints "[10.0, 70.0, 130.0]"
/// ```
public protocol TimelineSchedule {
  /// The mode of a schedule: see ``TimelineScheduleMode``.
  typealias Mode = TimelineScheduleMode
  /// The type of the dates' sequence.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates, in ascending order. Those before `startDate` are passed over, except the last of them, with
  /// which the view begins.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the view begins to follow the schedule, by the window's clock.
  ///   - mode: `normal`: there are no screens here that are always on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether a schedule is followed as often as it likes.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal
  /// Less often, as on a screen that is dimmed. A ``TimelineView`` never asks for it.
  case lowFrequency
}

/// A schedule of dates with the same time between them.
public struct PeriodicTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// Whether the start was not in the future when the schedule was made.
  private let hasBegun: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first date; if it has passed already, the view begins with the latest date of the schedule.
  ///   - interval: The seconds between two dates. If it is not positive and finite, which is reported as misuse, the
  ///     start is the only date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    hasBegun = startDate <= Date()
    self.interval = interval > 0 && interval < .infinity ? interval : 0
    if self.interval == 0 {
      reportMisuse(
        "A periodic schedule has the interval \(interval), so it has one date only. Give it a positive number of seconds."
      )
    }
  }

  /// The dates of the schedule from the last one that is not after `startDate`.
  ///
  /// A schedule that has begun by the system's clock has begun by the window's, too: if that shows an earlier time, as
  /// a test's clock does, the schedule begins at `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    if start > startDate { return Entries(start: hasBegun ? startDate : start, interval: interval, index: 0) }
    guard interval > 0 else { return Entries(start: start, interval: 0, index: 0) }
    let index = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, index: index)
  }

  /// Equally spaced dates, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      guard interval > 0 || index == 0 else { return nil }
      defer { index += 1 }
      // Multiplied instead of added up, so that errors do not add up.
      return start.addingTimeInterval(index * interval)
    }
  }
}

/// A schedule of the beginnings of all minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// Creates a schedule.
  public init() {}

  /// The beginnings of minutes, from the beginning of the minute that contains `startDate`.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    return Entries(minutes: PeriodicTimelineSchedule(from: zero, by: 60).entries(from: startDate, mode: mode))
  }

  /// The beginnings of minutes, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var minutes: PeriodicTimelineSchedule.Entries

    /// The next date.
    public mutating func next() -> Date? { minutes.next() }
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule of all frames, as long as it is not paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  private let interval: TimeInterval?
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least number of seconds between two dates; nil for each frame. A number that is not
  ///     positive and finite is reported as misuse and counts as nil.
  ///   - paused: Whether there are no more dates.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval?.sound(from: 0, else: 0, "The minimum interval of an animation's schedule")
    isPaused = paused
  }

  /// Whether each frame has a date, whatever ``entries(from:mode:)`` says.
  var followsFrames: Bool { !isPaused && (interval ?? 0) == 0 }

  /// Dates with the minimum interval between them, of a 60th of a second for each frame; paused, only `startDate`.
  ///
  /// A ``TimelineView`` without a minimum interval has the dates of its window's frames instead.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let step = interval.flatMap { $0 > 0 ? $0 : nil } ?? 1 / 60
    return Entries(steps: PeriodicTimelineSchedule.Entries(start: startDate, interval: isPaused ? 0 : step, index: 0))
  }

  /// Equally spaced dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var steps: PeriodicTimelineSchedule.Entries

    /// The next date.
    public mutating func next() -> Date? { steps.next() }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule of dates with the same time between them: see ``PeriodicTimelineSchedule``.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the beginnings of all minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of all frames.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule of frames with a minimum interval in seconds between them, as long as it is not paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of given dates, in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}
