import Foundation

extension Text {
  /// The way in which a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 9, 2025`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in its two largest units: `2 hr, 5 min`, in English. Computed when the text is updated; it
    /// does not tick.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in its largest unit: `+2 hours`, in English. Computed when the text is updated; it does
    /// not tick.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as on a clock: `2:05:00`. Computed when the text is updated; it does not tick.
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A date in a text, with its style.
struct TextDate: Equatable, Sendable {
  let date: Date
  let style: Text.DateStyle

  /// The date as text in an environment.
  func text(in environment: EnvironmentValues) -> String {
    switch style.kind {
    case .time: format(.omitted, .shortened, environment)
    case .date: format(.long, .omitted, environment)
    case .relative: relative
    case .offset: offset
    case .timer: timer
    }
  }

  private func format(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ environment: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(self.date)
  }

  /// The distance from now in whole seconds; 0 beyond 1e15 seconds.
  private var seconds: Int {
    let distance = date.timeIntervalSinceNow.rounded()
    return abs(distance) < 1e15 ? Int(distance) : 0
  }

  private static let units = [
    (86_400, "day", "days", "day"), (3600, "hour", "hours", "hr"), (60, "minute", "minutes", "min"),
    (1, "second", "seconds", "sec"),
  ]

  private var relative: String {
    var rest = abs(seconds)
    var parts: [String] = []
    for unit in TextDate.units where parts.count < 2 {
      let count = rest / unit.0
      rest -= count * unit.0
      if count > 0 || unit.0 == 1 && parts.isEmpty { parts.append("\(count) \(unit.3)") }
    }
    return parts.joined(separator: ", ")
  }

  private var offset: String {
    let distance = abs(seconds)
    let unit = TextDate.units.first { distance >= $0.0 } ?? (1, "second", "seconds", "sec")
    let count = distance / unit.0
    return "\(seconds < 0 ? "-" : "+")\(count) \(count == 1 ? unit.1 : unit.2)"
  }

  private var timer: String {
    let distance = abs(seconds)
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (distance / 3600, distance / 60 % 60)
    return hours > 0
      ? "\(hours):\(digits(minutes)):\(digits(distance % 60))" : "\(minutes):\(digits(distance % 60))"
  }
}
