public import Foundation

/// The time that is left of an interval, or that has passed, as a clock shows it.
struct TextTimer: Equatable, Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// The seconds that are left, or that have passed, at a date.
  private func seconds(at now: Date) -> TimeInterval {
    let date = min(max(min(now, pauseTime ?? now), interval.lowerBound), interval.upperBound)
    return countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
  }

  func text(at now: Date) -> String {
    ClockText(seconds: seconds(at: now).rounded(countsDown ? .up : .down), showsHours: showsHours).text
  }

  /// The next date at which the text changes; nil if it stays as it is.
  func nextChange(after now: Date) -> Date? {
    if now < interval.lowerBound {
      return nextChange(after: interval.lowerBound)
    }
    let end = min(pauseTime ?? interval.upperBound, interval.upperBound)
    guard now < end else { return nil }
    let seconds = seconds(at: now)
    let next =
      countsDown
      ? interval.upperBound.addingTimeInterval(1 - seconds.rounded(.up))
      : interval.lowerBound.addingTimeInterval(seconds.rounded(.down) + 1)
    return min(next, end)
  }
}

/// A number of seconds as a clock shows it: `2:05:09`, `5:09`.
struct ClockText {
  let seconds: TimeInterval
  var showsHours = true
  /// The digits of the fraction.
  var digits = 0
  /// How many of hours, minutes, seconds and the fraction are shown at most.
  var maxFieldCount = 4

  var text: String {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return "0:00" }
    let scale = [1, 10, 100, 1000][min(max(digits, 0), 3)]
    // Rounded to what is a sum of such steps up to errors of floating point.
    let steps = Int((abs(seconds) * Double(scale) + 1e-4).rounded(.down))
    let whole = steps / scale
    let hours = showsHours ? whole / 3600 : 0
    let minutes = (whole - hours * 3600) / 60
    var fields = hours > 0 ? ["\(hours)", padded(minutes, 2)] : ["\(minutes)"]
    fields.append(padded(whole % 60, 2))
    var text = fields.prefix(max(maxFieldCount, 1)).joined(separator: ":")
    if digits > 0, fields.count < maxFieldCount { text += "." + padded(steps % scale, min(digits, 3)) }
    return text
  }

  private func padded(_ number: Int, _ digits: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}

extension Text {
  /// Creates a text with the time that is left of an interval, or that has passed, as a clock shows it: `2:05:09`. It
  /// ticks by the window's clock.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. Before it, the text shows its beginning; after it, its end.
  ///   - pauseTime: A date at which the text stops; nil for none.
  ///   - countsDown: Whether it shows the remaining time. Defaults to true.
  ///   - showsHours: Whether 60 minutes are an hour rather than 60 minutes. Defaults to true.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TextDate(
        .timer(
          TextTimer(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the time that is left of an interval, or that has passed: see
  /// ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
