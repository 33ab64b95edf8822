// Tests: `TextFormatTests`.

import Foundation

/// The part of an environment that texts and fields are written with.
struct FormatSurroundings: Equatable, Sendable {
  let locale: Locale
  let calendar: Calendar
  let timeZone: TimeZone
}

extension EnvironmentValues {
  var formatSurroundings: FormatSurroundings {
    FormatSurroundings(locale: locale, calendar: calendar, timeZone: timeZone)
  }
}

/// A format with a calendar that can be replaced.
private protocol CalendarFormat { var calendar: Calendar { get set } }
/// A format with a time zone that can be replaced.
private protocol TimeZoneFormat { var timeZone: TimeZone { get set } }

extension Date.FormatStyle: CalendarFormat, TimeZoneFormat {}
extension Date.IntervalFormatStyle: CalendarFormat, TimeZoneFormat {}
extension Date.VerbatimFormatStyle: CalendarFormat, TimeZoneFormat {}
extension Date.RelativeFormatStyle: CalendarFormat {}
extension Date.AnchoredRelativeFormatStyle: CalendarFormat {}

extension FormatStyle {
  /// The format with the surroundings' locale, calendar and time zone in place of the current ones. Others stay.
  func following(_ surroundings: FormatSurroundings) -> Self {
    // A format says nothing of its locale, but is the same with the locale that it has.
    let followsLocale = self == locale(.autoupdatingCurrent) || self == locale(.current)
    let format = followsLocale ? locale(surroundings.locale) : self
    return replacing(format, surroundings) as? Self ?? format
  }

  private func replacing(_ format: Self, _ surroundings: FormatSurroundings) -> Any {
    var result: Any = format
    if var dated = result as? any CalendarFormat, dated.calendar == .autoupdatingCurrent {
      dated.calendar = surroundings.calendar
      result = dated
    }
    if var dated = result as? any TimeZoneFormat, dated.timeZone == .autoupdatingCurrent {
      dated.timeZone = surroundings.timeZone
      result = dated
    }
    return result
  }
}

extension Formatter {
  /// The formatter, or a copy with the surroundings' locale if it writes numbers or dates in the current one.
  func following(_ surroundings: FormatSurroundings) -> Formatter {
    switch self {
    case let formatter as NumberFormatter where formatter.locale.isCurrent:
      guard let copy = formatter.copy() as? NumberFormatter else { return self }
      copy.locale = surroundings.locale
      return copy
    case let formatter as DateFormatter where formatter.locale.isCurrent:
      guard let copy = formatter.copy() as? DateFormatter else { return self }
      copy.locale = surroundings.locale
      return copy
    default: return self
    }
  }
}

extension Locale? {
  fileprivate var isCurrent: Bool { self == nil || self == .current || self == .autoupdatingCurrent }
}
