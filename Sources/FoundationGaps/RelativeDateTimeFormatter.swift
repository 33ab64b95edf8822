// Names that Foundation has on Apple's systems, and lacks here.
#if canImport(FoundationNetworking)
  public import Foundation

  /// Writes how far a date is from another one: "in 2 hours", "yesterday".
  ///
  /// ```swift
  /// let formatter = RelativeDateTimeFormatter()
  /// formatter.locale = Locale(identifier: "en_US")
  /// print(formatter.localizedString(fromTimeInterval: -7200))
  /// // Prints "2 hours ago"
  /// ```
  // Unchecked, as Foundation's formatters are: code that changes one does not share it meanwhile.
  open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// Whether there are names for days that are near.
    public enum DateTimeStyle: Int, Sendable {
      /// Always a number: "1 day ago".
      case numeric
      /// A name where there is one: "yesterday".
      case named
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// As words; with numbers spelled out; shortened a little; shortened more.
      case full, spellOut, short, abbreviated
    }

    /// Whether there are names for days that are near. Defaults to numbers.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written. Defaults to words.
    open var unitsStyle = UnitsStyle.full
    /// Where the text stands. Has no effect.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar. Defaults to the current one.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The locale. Defaults to the current one.
    open var locale: Locale! = .autoupdatingCurrent

    /// How far `date` is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
      let units: Date.RelativeFormatStyle.UnitsStyle =
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
      return Date.AnchoredRelativeFormatStyle(
        anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
        locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent
      ).format(referenceDate)
    }

    /// How far away a time is, in seconds; negative for one that has passed.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
      let now = Date()
      return localizedString(for: now.addingTimeInterval(timeInterval.isFinite ? timeInterval : 0), relativeTo: now)
    }

    /// How far away a span of the calendar is; negative for one that has passed.
    open func localizedString(from dateComponents: DateComponents) -> String {
      let now = Date()
      let calendar = calendar ?? Calendar.autoupdatingCurrent
      return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    /// How far a date is from now; nil for all else.
    open override func string(for object: Any?) -> String? {
      (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
  }
#endif
