// Names that Foundation has on Apple's systems, and lacks here.
#if canImport(FoundationNetworking)
  public import Foundation

  /// Writes a span of time: "1 hour, 30 minutes", "1:30:00".
  ///
  /// Units up to weeks are written in the calendar's locale, months and years in English.
  ///
  /// ```swift
  /// let formatter = DateComponentsFormatter()
  /// formatter.allowedUnits = [.minute, .second]
  /// formatter.zeroFormattingBehavior = .pad
  /// print(formatter.string(from: 65) ?? "")
  /// // Prints "01:05"
  /// ```
  // Unchecked, as Foundation's formatters are: code that changes one does not share it meanwhile.
  open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
      /// As on a clock: "1:10"; shortened: "1h 10m"; less: "1 hr, 10 min"; as words: "1 hour, 10 minutes".
      case positional, abbreviated, short, full
      /// As words, with numbers spelled out: not here, where it is the same as `full`.
      case spellOut
      /// Shortened, without commas: "1hr 10min".
      case brief
    }

    /// Which units that are zero are left out.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
      /// One bit for each option.
      public let rawValue: UInt
      /// Creates a set from its bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The first and the last ones, but with the positional style the first ones only.
      public static let `default` = ZeroFormattingBehavior(rawValue: 1)
      /// Those before the first other one.
      public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
      /// Those between others.
      public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
      /// Those behind the last other one.
      public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
      /// All.
      public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
      /// None, and with the positional style numbers have two digits.
      public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written. Defaults to a clock's way.
    open var unitsStyle = UnitsStyle.positional
    /// The units: years, months, weeks, days, hours, minutes and seconds. Empty, the default, for all but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units that are zero are left out.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most; 0, the default, for all.
    open var maximumUnitCount = 0
    /// Whether smaller units are a fraction of the last one. Has no effect.
    open var allowsFractionalUnits = false
    /// Whether a first unit with a small number is written in the next. Has no effect.
    open var collapsesLargestUnit = false
    /// Whether "About" stands before. False by default.
    open var includesApproximationPhrase = false
    /// Whether "remaining" stands behind. False by default.
    open var includesTimeRemainingPhrase = false
    /// Where the text stands. Has no effect.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar, whose locale is the text's; nil for the current one.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// Where spans begin of which only the length is known, for units of different lengths; nil for the year 2001.
    open var referenceDate: Date?

    /// The text of a length in seconds.
    open func string(from timeInterval: TimeInterval) -> String? {
      guard timeInterval.isFinite else { return nil }
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return string(from: start, to: start.addingTimeInterval(timeInterval))
    }

    /// The text of the span between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
      let parts = (calendar ?? .autoupdatingCurrent).dateComponents(Set(units), from: startDate, to: endDate)
      return text(of: units.map { ($0, parts.value(for: $0) ?? 0) })
    }

    /// The text of components, which count in the allowed units.
    open func string(from components: DateComponents) -> String? {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      guard let end = (calendar ?? .autoupdatingCurrent).date(byAdding: components, to: start) else { return nil }
      return string(from: start, to: end)
    }

    /// The text of components in a style, with all else as by default.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = unitsStyle
      return formatter.string(from: components)
    }

    /// The text of components or of a length; nil for all else.
    open override func string(for object: Any?) -> String? {
      if let components = object as? DateComponents { return string(from: components) }
      return (object as? TimeInterval).flatMap(string(from:))
    }

    // MARK: Texts

    private var units: [Calendar.Component] {
      let all: [(NSCalendar.Unit, Calendar.Component)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      if allowedUnits.isEmpty { return [.year, .month, .day, .hour, .minute, .second] }
      return all.filter { allowedUnits.contains($0.0) }.map(\.1)
    }

    private func text(of all: [(unit: Calendar.Component, count: Int)]) -> String {
      var parts = all
      let behavior = zeroFormattingBehavior
      let isPositional = unitsStyle == .positional
      let first = parts.firstIndex { $0.count != 0 } ?? max(parts.count - 1, 0)
      let last = parts.lastIndex { $0.count != 0 } ?? max(parts.count - 1, 0)
      parts = parts.enumerated().filter { index, part in
        if part.count != 0 || behavior.contains(.pad) { return true }
        if index < first {
          // A clock shows minutes and seconds, and one of them alone for less.
          return !behavior.contains(.dropLeading) && !behavior.contains(.default)
        }
        if index > last {
          return !behavior.contains(.dropTrailing) && (isPositional || !behavior.contains(.default))
        }
        return index == first || !behavior.contains(.dropMiddle) && (isPositional || !behavior.contains(.default))
      }.map(\.element)
      if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
      let isNegative = parts.contains { $0.count < 0 }
      var text =
        isPositional
        ? clock(parts.map { abs($0.count) }) : parts.map { word($0.unit, abs($0.count)) }.joined(separator: separator)
      if isNegative { text = "-" + text }
      if includesApproximationPhrase { text = "About " + text }
      return includesTimeRemainingPhrase ? text + " remaining" : text
    }

    private var separator: String { unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", " }

    private func clock(_ counts: [Int]) -> String {
      counts.enumerated().map { index, count in
        (index > 0 || zeroFormattingBehavior.contains(.pad)) && count < 10 ? "0\(count)" : "\(count)"
      }.joined(separator: ":")
    }

    private func word(_ unit: Calendar.Component, _ count: Int) -> String {
      let span: (Duration.UnitsFormatStyle.Unit, Int)? =
        switch unit {
        case .weekOfMonth: (.weeks, 604_800)
        case .day: (.days, 86_400)
        case .hour: (.hours, 3600)
        case .minute: (.minutes, 60)
        case .second: (.seconds, 1)
        default: nil
        }
      if let span, count < 1_000_000_000_000 {
        let width: Duration.UnitsFormatStyle.UnitWidth =
          switch unitsStyle {
          case .abbreviated: .narrow
          case .short, .brief: .abbreviated
          default: .wide
          }
        let style = Duration.UnitsFormatStyle(
          allowedUnits: [span.0], width: width, zeroValueUnits: .show(length: 1))
        let text = style.locale(calendar?.locale ?? .autoupdatingCurrent).format(.seconds(count * span.1))
        return unitsStyle == .brief ? text.filter { $0 != " " } : text
      }
      let isYear = unit == .year
      return switch unitsStyle {
      case .abbreviated: "\(count)\(isYear ? "y" : "mo")"
      case .short: "\(count) \(isYear ? "yr" : "mth")\(count == 1 ? "" : "s")"
      case .brief: "\(count)\(isYear ? "yr" : "mth")\(count == 1 ? "" : "s")"
      default: "\(count) \(isYear ? "year" : "month")\(count == 1 ? "" : "s")"
      }
    }
  }
#endif
