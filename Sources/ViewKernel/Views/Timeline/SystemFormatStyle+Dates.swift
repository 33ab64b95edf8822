public import Foundation

/// A time between two dates in units of descending length: `2 hours, 5 minutes`, in English.
struct DateDistance: Hashable, Codable, Sendable {
  typealias Field = Date.ComponentsFormatStyle.Field

  /// The length of a unit in seconds; a month counts as 30 days and a year as 365.
  private struct Unit {
    let seconds: TimeInterval
    let name: String
    let field: Field
  }

  private static var units: [Unit] {
    [
      Unit(seconds: 31_536_000, name: "year", field: .year), Unit(seconds: 2_592_000, name: "month", field: .month),
      Unit(seconds: 604_800, name: "week", field: .week), Unit(seconds: 86_400, name: "day", field: .day),
      Unit(seconds: 3600, name: "hour", field: .hour), Unit(seconds: 60, name: "minute", field: .minute),
      Unit(seconds: 1, name: "second", field: .second),
    ]
  }

  let allowedFields: Set<Field>
  let maxFieldCount: Int

  private var allowed: [Unit] { DateDistance.units.filter { allowedFields.contains($0.field) } }

  /// The units that are shown for a number of seconds: from the largest that is not zero.
  private func shown(_ seconds: TimeInterval) -> [Unit] {
    let allowed = allowed
    let first = allowed.firstIndex { seconds >= $0.seconds } ?? max(allowed.count - 1, 0)
    return Array(allowed.dropFirst(first).prefix(max(maxFieldCount, 1)))
  }

  /// A sound number of seconds.
  private func sound(_ seconds: TimeInterval) -> TimeInterval { seconds.isFinite ? min(abs(seconds), 1e15) : 0 }

  /// The whole seconds that have passed since the anchor, or those that have begun before it.
  private func whole(_ offset: TimeInterval) -> TimeInterval {
    // A whole number counts as such, whatever is lost in sums of seconds.
    offset < 0 ? (sound(offset) - 1e-4).rounded(.up) : (sound(offset) + 1e-4).rounded(.down)
  }

  /// The text of a date that is some seconds after the anchor.
  func text(_ offset: TimeInterval) -> String {
    var rest = whole(offset)
    var parts: [String] = []
    let units = shown(rest)
    for unit in units {
      let count = (rest / unit.seconds).rounded(.down)
      rest -= count * unit.seconds
      if count > 0 || parts.isEmpty && unit.seconds == units.last?.seconds {
        parts.append("\(Int(count)) \(unit.name)\(count == 1 ? "" : "s")")
      }
    }
    return parts.joined(separator: ", ")
  }

  /// Whether a number of seconds is at least a unit.
  func reaches(_ field: Field, _ seconds: TimeInterval) -> Bool {
    DateDistance.units.first { $0.field == field }.map { sound(seconds) >= $0.seconds } ?? false
  }

  /// The next offset from the anchor, or the one before, at which the text changes.
  func next(_ offset: TimeInterval, isAfter: Bool) -> TimeInterval? {
    let seconds = whole(offset)
    guard let step = shown(seconds).last?.seconds, offset.isFinite else { return nil }
    let count = (seconds / step).rounded(.down)
    return switch (offset < 0 && seconds > 0, isAfter) {
    case (true, true): 1 - count * step
    case (true, false): -(count + 1) * step
    case (false, true): (count + 1) * step
    case (false, false): count > 0 ? count * step - 0.001 : -step
    }
  }
}

extension SystemFormatStyle {
  /// How far a date is from another, in English: `2 hours, 5 minutes`, with a minus sign before the other date.
  public struct DateOffset: DiscreteFormatStyle, Hashable, Codable, Sendable {
    let anchor: Date
    let distance: DateDistance
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - anchor: The date that formatted dates are compared with.
    ///   - allowedFields: The units to use.
    ///   - maxFieldCount: How many of them are shown at most. Defaults to 2.
    ///   - sign: Which signs are shown. Defaults to minus signs only.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      distance = DateDistance(allowedFields: allowedFields, maxFieldCount: maxFieldCount)
      self.sign = sign
    }

    /// The distance of a date.
    public func format(_ value: Date) -> AttributedString {
      let offset = value.timeIntervalSince(anchor)
      let mark = sign == .never ? "" : offset < 0 ? "-" : sign == .always() ? "+" : ""
      return AttributedString(mark + distance.text(offset))
    }

    /// The next date with another text.
    public func discreteInput(after input: Date) -> Date? {
      distance.next(input.timeIntervalSince(anchor), isAfter: true).map(anchor.addingTimeInterval)
    }

    /// The latest date with another text.
    public func discreteInput(before input: Date) -> Date? {
      distance.next(input.timeIntervalSince(anchor), isAfter: false).map(anchor.addingTimeInterval)
    }
  }

  /// A date as seen from the formatted one: `2 hours ago`, `in 5 minutes`, in English, or the date itself if it is far
  /// away.
  public struct DateReference: DiscreteFormatStyle, Hashable, Codable, Sendable {
    let date: Date
    let distance: DateDistance
    let thresholdField: Date.ComponentsFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - date: The date that is described.
    ///   - allowedFields: The units to use.
    ///   - maxFieldCount: How many of them are shown at most. Defaults to 2.
    ///   - thresholdField: From one such unit on, the date itself is shown. Defaults to a day.
    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) {
      self.date = date
      distance = DateDistance(allowedFields: allowedFields, maxFieldCount: maxFieldCount)
      self.thresholdField = thresholdField
    }

    /// This format with a locale.
    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.locale = locale
      return style
    }

    /// The date as seen from another.
    public func format(_ value: Date) -> AttributedString {
      let offset = value.timeIntervalSince(date)
      if distance.reaches(thresholdField, offset) {
        return AttributedString(Date.FormatStyle(date: .long, time: .shortened, locale: locale).format(date))
      }
      let text = distance.text(offset)
      return AttributedString(offset > 0 ? "\(text) ago" : "in \(text)")
    }

    /// The next date with another text.
    public func discreteInput(after input: Date) -> Date? {
      distance.next(input.timeIntervalSince(date), isAfter: true).map(date.addingTimeInterval)
    }

    /// The latest date with another text.
    public func discreteInput(before input: Date) -> Date? {
      distance.next(input.timeIntervalSince(date), isAfter: false).map(date.addingTimeInterval)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset {
    SystemFormatStyle.DateOffset(
      to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as seen from the formatted one.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    SystemFormatStyle.DateReference(
      to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
