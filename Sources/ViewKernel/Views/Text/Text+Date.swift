public import Foundation

extension Text {
  /// The way in which a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time of day: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 9, 2025`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now in its two largest units: `2 hr, 5 min`, in English. It ticks by the
    /// window's clock.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in its largest unit: `+2 hours`, in English. It ticks by the window's
    /// clock.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as on a clock: `2:05:00`. It ticks by the window's clock.
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A date or the time in a text: it is written with what surrounds the text, and may change as time passes.
struct TextDate: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case styled(Date, Text.DateStyle)
    case timer(TextTimer)
    case format(TextFormat)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  /// The text in an environment, at a date.
  func text(in environment: EnvironmentValues, at now: Date) -> String {
    text(in: environment.formatSurroundings, at: now)
  }

  func text(in surroundings: FormatSurroundings, at now: Date) -> String {
    switch content {
    case .styled(let date, let style):
      switch style.kind {
      case .time: format(date, .omitted, .shortened, surroundings)
      case .date: format(date, .long, .omitted, surroundings)
      case .relative: relative(seconds(to: date, from: now))
      case .offset: offset(seconds(to: date, from: now))
      case .timer: ClockText(seconds: TimeInterval(abs(seconds(to: date, from: now)))).text
      }
    case .timer(let timer): timer.text(at: now)
    case .format(let format): format.text(at: now, surroundings)
    }
  }

  /// Whether the text changes as time passes.
  var tellsTime: Bool {
    if case .styled(_, let style) = content { return style.kind != .time && style.kind != .date }
    return true
  }

  /// The next date at which the text changes; nil if it stays as it is.
  func nextChange(after now: Date) -> Date? {
    switch content {
    case .styled(let date, let style):
      guard tellsTime else { return nil }
      let seconds = seconds(to: date, from: now)
      let unit = smallestUnit(of: style.kind, abs(seconds))
      // The seconds to the date at which the count of the smallest unit changes.
      let next = seconds > 0 ? seconds / unit * unit - 1 : seconds / unit * unit - unit
      // Not before the text does so, which is a little earlier, nor later than sums of steps come there.
      return date.addingTimeInterval(-TimeInterval(next) - TextDate.tolerance / 2)
    case .timer(let timer): return timer.nextChange(after: now)
    case .format(let format): return format.nextChange(after: now)
    }
  }

  private func format(
    _ value: Date, _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ surroundings: FormatSurroundings
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: surroundings.locale, calendar: surroundings.calendar,
      timeZone: surroundings.timeZone
    ).format(value)
  }

  /// The distance to a date in whole seconds, those that have begun before it and those that have ended after it; 0
  /// beyond 1e15 seconds.
  private func seconds(to date: Date, from now: Date) -> Int {
    let distance = date.timeIntervalSince(now)
    return abs(distance) < 1e15 ? Int((distance - TextDate.tolerance).rounded(.up)) : 0
  }

  /// How much more than a whole number of seconds counts as such: more than is lost in sums of seconds.
  private static let tolerance = 1e-4

  private static let units = [
    (86_400, "day", "days", "day"), (3600, "hour", "hours", "hr"), (60, "minute", "minutes", "min"),
    (1, "second", "seconds", "sec"),
  ]

  /// The length of the smallest unit that a style shows, in seconds.
  private func smallestUnit(of kind: Text.DateStyle.Kind, _ seconds: Int) -> Int {
    let largest = TextDate.units.firstIndex { seconds >= $0.0 } ?? TextDate.units.count - 1
    switch kind {
    case .offset: return TextDate.units[largest].0
    case .relative: return TextDate.units[min(largest + 1, TextDate.units.count - 1)].0
    default: return 1
    }
  }

  private func relative(_ seconds: Int) -> String {
    var rest = abs(seconds)
    var parts: [String] = []
    for unit in TextDate.units where parts.count < 2 {
      let count = rest / unit.0
      rest -= count * unit.0
      if count > 0 || unit.0 == 1 && parts.isEmpty { parts.append("\(count) \(unit.3)") }
    }
    return parts.joined(separator: ", ")
  }

  private func offset(_ seconds: Int) -> String {
    let distance = abs(seconds)
    let unit = TextDate.units.first { distance >= $0.0 } ?? (1, "second", "seconds", "sec")
    let count = distance / unit.0
    return "\(seconds < 0 ? "-" : "+")\(count) \(count == 1 ? unit.1 : unit.2)"
  }
}

extension Text {
  /// Creates a text with a date, formatted with the environment's locale, calendar and time zone.
  public init(_ date: Date, style: DateStyle) {
    self.init(TextDate(.styled(date, style)))
  }

  /// Creates a text that says something of a date or of the time.
  init(_ date: TextDate) {
    self.init(piece: Piece(date: date))
  }

  /// Whether it changes as time passes.
  var tellsTime: Bool { first.date?.tellsTime == true || others.contains { $0.date?.tellsTime == true } }

  /// The next date at which it changes; nil if it stays as it is.
  func nextChange(after now: Date) -> Date? {
    pieces.compactMap { $0.date?.nextChange(after: now) }.min()
  }
}
