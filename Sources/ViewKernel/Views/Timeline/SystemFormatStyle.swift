public import Foundation

/// Formats of dates that texts show as the system's interface does: see `Text(_:format:)` with a ``TimeDataSource``.
///
/// ```swift
/// let start = Date(timeIntervalSinceReferenceDate: 0)
/// let stopwatch = SystemFormatStyle.Stopwatch(startingAt: start)
/// print(String(stopwatch.format(start.addingTimeInterval(75.25)).characters))
/// // Prints "1:15.25"
/// ```
public enum SystemFormatStyle {
  /// The time since a date, as a stopwatch shows it: `1:15.25`.
  public struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable {
    let start: Date
    let showsHours: Bool
    let maxFieldCount: Int
    let precision: TimeInterval

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - startDate: The date at which the time is zero; it is zero before it, too.
    ///   - showsHours: Whether 60 minutes are an hour. Defaults to true.
    ///   - maxFieldCount: How many of hours, minutes, seconds and the fraction are shown at most. Defaults to all 4.
    ///   - maxPrecision: The least step. Defaults to a hundredth of a second; at least a thousandth.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      precision = ClockSteps.sound(maxPrecision)
    }

    /// The time since the beginning at a date.
    public func format(_ value: Date) -> AttributedString {
      let seconds = max(value.timeIntervalSince(start), 0)
      return AttributedString(
        ClockText(
          seconds: steps.floor(seconds) * precision, showsHours: showsHours, digits: steps.digits,
          maxFieldCount: maxFieldCount
        ).text)
    }

    private var steps: ClockSteps { ClockSteps(length: precision) }

    /// The next date with another text.
    public func discreteInput(after input: Date) -> Date? {
      start.addingTimeInterval((steps.floor(max(input.timeIntervalSince(start), 0)) + 1) * precision)
    }

    /// The latest date with another text; nil before the beginning.
    public func discreteInput(before input: Date) -> Date? {
      let step = steps.floor(input.timeIntervalSince(start))
      return step > 0 ? start.addingTimeInterval(step * precision).addingTimeInterval(-0.0001) : nil
    }
  }

  /// The time that is left of a range, or that has passed of it, as a timer shows it: `4:59`.
  public struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable {
    let start: Date
    let end: Date
    let countsDown: Bool
    let showsHours: Bool
    let maxFieldCount: Int
    let precision: TimeInterval

    private init(
      _ range: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration
    ) {
      (start, end) = (range.lowerBound, range.upperBound)
      self.countsDown = countsDown
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      precision = ClockSteps.sound(maxPrecision)
    }

    /// Creates a format of the time that is left of a range.
    public init(
      countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(range, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// Creates a format of the time that has passed of a range.
    public init(
      countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(range, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private var steps: ClockSteps { ClockSteps(length: precision) }

    /// How many steps are left, or have passed, at a date.
    private func count(at value: Date) -> Double {
      let date = min(max(value, start), end)
      return countsDown ? steps.ceil(end.timeIntervalSince(date)) : steps.floor(date.timeIntervalSince(start))
    }

    /// The time at a date.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        ClockText(
          seconds: count(at: value) * precision, showsHours: showsHours, digits: steps.digits,
          maxFieldCount: maxFieldCount
        ).text)
    }

    /// The next date with another text; nil at the end.
    public func discreteInput(after input: Date) -> Date? {
      if input < start { return discreteInput(after: start) }
      guard input < end else { return nil }
      let next =
        countsDown
        ? end.addingTimeInterval((1 - count(at: input)) * precision)
        : start.addingTimeInterval((count(at: input) + 1) * precision)
      return min(next, end)
    }

    /// The latest date with another text; nil at the beginning.
    public func discreteInput(before input: Date) -> Date? {
      if input > end { return discreteInput(before: end) }
      guard input > start else { return nil }
      let former =
        countsDown
        ? end.addingTimeInterval((-1 - count(at: input)) * precision)
        : start.addingTimeInterval(count(at: input) * precision - 0.0001)
      return max(former, start)
    }
  }
}

/// The steps in which a clock's text changes.
private struct ClockSteps {
  let length: TimeInterval

  /// The length of a step in seconds, for a precision.
  static func sound(_ precision: Duration) -> TimeInterval {
    let seconds = precision / .seconds(1)
    if seconds.isFinite, seconds >= 0.001 { return seconds }
    reportMisuse("A clock's precision is \(precision); it counts as a thousandth of a second. Give a longer duration.")
    return 0.001
  }

  /// The digits of the fraction that the steps need.
  var digits: Int { length >= 1 ? 0 : length >= 0.1 ? 1 : length >= 0.01 ? 2 : 3 }

  // A sum of steps counts as such, whatever is lost in sums of seconds.
  func floor(_ seconds: TimeInterval) -> Double { (seconds / length + 1e-4).rounded(.down) }
  func ceil(_ seconds: TimeInterval) -> Double { (seconds / length - 1e-4).rounded(.up) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date, as a stopwatch shows it.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    SystemFormatStyle.Stopwatch(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of a range, as a timer shows it.
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// The time that has passed of a range, as a timer shows it.
  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(
      countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
