public import Foundation

/// A control for picking a date, a time of day, or both, as `UIDatePicker`.
///
/// When the user picks another date it sends `valueChanged` and `primaryActionTriggered`; setting properties sends no
/// events. ``calendar`` and ``timeZone`` decide how the date is shown; they don't follow the machine's settings.
public final class HostDatePicker: HostControl {
  /// The components of the date that the user picks.
  public enum Mode: Hashable, Sendable {
    /// Hours and minutes.
    case time
    /// Day, month and year.
    case date
    /// Day, month, year, hours and minutes.
    case dateAndTime
  }

  /// The appearance of the control.
  public enum Style: Hashable, Sendable {
    /// Resolves to ``compact``.
    case automatic
    /// Text fields of one line, one for each component.
    case compact
    /// As large as a calendar month, or a field for a time; drawn as one field.
    case inline
    /// As large as spinning wheels side by side; drawn as one field.
    case wheels
  }

  private var wantedDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The selected date, clamped to the range. Defaults to 1 January 2001, 00:00 UTC.
  ///
  /// The unclamped value is kept, so widening the range restores it. A date that is not finite is reported to
  /// ``HostDiagnostics`` and ignored.
  public var date: Date {
    get { sound(wantedDate) }
    set {
      guard newValue.timeIntervalSinceReferenceDate.isFinite else {
        return HostDiagnostics.report("A HostDatePicker was given a date that is not finite; it keeps its date.")
      }
      guard newValue != wantedDate else { return }
      wantedDate = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Sets ``date``.
  ///
  /// Changes it at once, without animation, whatever `animated` says.
  public func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date; nil, the default, for no limit.
  public var minimumDate: Date? { didSet { if minimumDate != oldValue { invalidateIntrinsicContentSize() } } }
  /// The latest date; nil, the default, for no limit. If it is before ``minimumDate``, both are ignored.
  public var maximumDate: Date? { didSet { if maximumDate != oldValue { invalidateIntrinsicContentSize() } } }

  /// The components that are picked. Defaults to `.dateAndTime`.
  public var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The requested appearance. Defaults to `.automatic`.
  public var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The resolved style: ``preferredDatePickerStyle``, with `.automatic` replaced by `.compact`.
  public var datePickerStyle: Style { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }

  /// The locale for formatting the date; nil, the default, formats as `en_US`.
  public var locale: Locale? { didSet { if locale != oldValue { invalidateIntrinsicContentSize() } } }

  /// The calendar for formatting the date. Defaults to the Gregorian calendar.
  public var calendar = Calendar(identifier: .gregorian) {
    didSet { if calendar != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The time zone for formatting the date. Defaults to GMT.
  public var timeZone = TimeZone(secondsFromGMT: 0)! {
    didSet { if timeZone != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func sound(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    var date = date
    if let minimumDate { date = max(date, minimumDate) }
    if let maximumDate { date = min(date, maximumDate) }
    return date
  }

  // MARK: Picking as a user

  /// Picks a date as a user does: it is clamped to the range, and the events are sent if the date changes.
  ///
  /// Does not settle the window.
  ///
  /// - Returns: Whether the date is finite and the picker is enabled and reachable by a touch, see ``HostView/tap()``.
  ///   If false, nothing has changed.
  @discardableResult
  public func pick(_ date: Date) -> Bool {
    guard date.timeIntervalSinceReferenceDate.isFinite, isEnabled, root != nil,
      isReachable(at: CGPoint(x: bounds.midX, y: bounds.midY))
    else { return false }
    let former = self.date
    self.date = sound(date)
    if self.date != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  // MARK: Adjusting

  /// Goes to the next day, or to the next minute if only a time is picked, unless a custom adjustable action is set.
  ///
  /// Returns false while disabled.
  public override func accessibilityIncrement() -> Bool { super.accessibilityIncrement() || step(1) }

  /// Goes to the day or the minute before; see ``accessibilityIncrement()``.
  public override func accessibilityDecrement() -> Bool { super.accessibilityDecrement() || step(-1) }

  /// Changes the date as a user does, by days in the field of the date, and by minutes in the field of the time.
  ///
  /// - Parameters:
  ///   - field: The index of the field in ``shownTexts``.
  ///   - isLarge: Whether a step is a month or an hour.
  /// - Returns: Whether the picker is enabled.
  @discardableResult
  package func step(_ count: Int, inField field: Int = 0, isLarge: Bool = false) -> Bool {
    guard isEnabled else { return false }
    let isTime = datePickerMode == .time || field > 0
    var calendar = calendar
    calendar.timeZone = timeZone
    let former = date
    let component: Calendar.Component = isTime ? (isLarge ? .hour : .minute) : isLarge ? .month : .day
    guard abs(former.timeIntervalSinceReferenceDate) < 1e13,
      let next = calendar.date(byAdding: component, value: count, to: former)
    else { return true }
    date = sound(next)
    if date != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    return true
  }

  // MARK: Size and printing

  /// The date in digits, independent of the locale: `2001-01-01`, `09:30`, or both separated by a space.
  public var dateText: String {
    var calendar = calendar
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = "\(number ?? 0)"
      return String(repeating: "0", count: max(count - text.count, 0)) + text
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return switch datePickerMode {
    case .time: time
    case .date: day
    case .dateAndTime: "\(day) \(time)"
    }
  }

  /// Compact: 34 points high and as wide as its text fields. Inline and wheels: 320 points wide.
  public override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .compact:
      let widths = shownTexts.map { HostFont.body.width(of: $0).rounded(.up) + 24 }
      return CGSize(width: widths.reduce(-HostDatePicker.gap) { $0 + HostDatePicker.gap + $1 }, height: 34)
    case .wheels: return CGSize(width: 320, height: 216)
    case .inline: return CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
    }
  }

  /// The spacing between the fields of the date and the time, in points.
  private static let gap: CGFloat = 6

  /// The texts of the fields, formatted for the ``locale``: for example `Nov 22, 2026` and `9:41 AM`.
  public var shownTexts: [String] {
    // Formatting dates hundreds of thousands of years away is not worth supporting: digits will do.
    guard abs(date.timeIntervalSinceReferenceDate) < 1e13 else { return [dateText] }
    let locale = locale ?? Locale(identifier: "en_US")
    func text(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
      let style = Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
      // The formatter puts a narrow no-break space before AM and PM, which few fonts have.
      return date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
    }
    return switch datePickerMode {
    case .time: [text(.omitted, .shortened)]
    case .date: [text(.abbreviated, .omitted)]
    case .dateAndTime: [text(.abbreviated, .omitted), text(.omitted, .shortened)]
    }
  }

  /// Draws a field each for the date and the time; calendars and wheels are drawn as a single field of their size.
  public override func draw(into drawing: inout HostDrawing) {
    let texts = shownTexts
    let isCompact = datePickerStyle == .automatic || datePickerStyle == .compact
    guard isCompact, texts.count > 1 else { return drawField(texts.joined(separator: ", "), in: bounds, &drawing) }
    var x: CGFloat = 0
    for (index, text) in texts.enumerated() {
      let width = HostFont.body.width(of: text).rounded(.up) + 24
      let end = index == texts.count - 1 ? bounds.maxX : x + width
      drawField(text, in: mirrored(CGRect(x: x, y: 0, width: max(end - x, 0), height: bounds.height)), &drawing)
      x = end + HostDatePicker.gap
    }
  }

  private func drawField(_ text: String, in rect: CGRect, _ drawing: inout HostDrawing) {
    drawing.fill(rect, cornerRadius: 8, with: .tertiarySystemFill)
    drawing.text(
      text, in: rect, font: .preferredFont(forTextStyle: .body), color: .label, alignment: .center,
      isCenteredVertically: true, lineLimit: 1)
  }

  /// Adds the date in digits, and the style unless it is automatic.
  public override func describe(into description: inout HostDescription) {
    description.add("date", dateText)
    if preferredDatePickerStyle != .automatic { description.add("\(preferredDatePickerStyle)") }
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [("date", \HostDatePicker.date)]
  }
}
