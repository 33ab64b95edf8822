public import Foundation

/// A control for a date, a time of the day, or both.
///
/// When a user picks another date it sends `valueChanged` and `primaryActionTriggered`. Setting properties calls no
/// action. How a date is read depends on ``calendar`` and ``timeZone``, which do not follow the machine's.
public final class HostDatePicker: HostControl {
  /// What is picked.
  public enum Mode: Hashable, Sendable {
    /// Hours and minutes.
    case time
    /// Day, month and year.
    case date
    /// All of them.
    case dateAndTime
  }

  /// How the control looks.
  public enum Style: Hashable, Sendable {
    /// As is usual: compact.
    case automatic
    /// A few words that open into more.
    case compact
    /// A calendar's page.
    case inline
    /// Wheels beside each other.
    case wheels
  }

  private var wantedDate = Date(timeIntervalSinceReferenceDate: 0)

  /// The date, within the range; the first of January 2001 unless told.
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
  /// The new date counts at once, animated or not.
  public func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The earliest date; nil for none.
  public var minimumDate: Date? { didSet { if minimumDate != oldValue { invalidateIntrinsicContentSize() } } }
  /// The latest date; nil for none. Where it lies before the earliest one, neither counts.
  public var maximumDate: Date? { didSet { if maximumDate != oldValue { invalidateIntrinsicContentSize() } } }

  /// What is picked; both unless told.
  public var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the control looks.
  public var preferredDatePickerStyle = Style.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the control looks in the end: ``preferredDatePickerStyle``, and compact where that is automatic.
  public var datePickerStyle: Style { preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle }

  /// Where the user is, for how dates are written; nil for the United States.
  public var locale: Locale? { didSet { if locale != oldValue { invalidateIntrinsicContentSize() } } }

  /// The calendar that says what day a date is; the Gregorian one unless told.
  public var calendar = Calendar(identifier: .gregorian) {
    didSet { if calendar != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The time zone in which a date is read; Greenwich's unless told.
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

  // MARK: The user's hand

  /// Picks a date, as a user does: it is brought into the range, and the events are sent if it is another one.
  ///
  /// Nothing is settled.
  ///
  /// - Returns: Whether the user could: see ``HostView/tap()``. Else nothing has changed.
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

  // MARK: Size and printing

  /// The date in digits: `2001-01-01`, `09:30`, or both.
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

  /// As large as what is shown: 34 points high and as wide as its digits if it is compact, else 320 points wide.
  public override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .compact:
      let widths = shownTexts.map { HostFont.body.width(of: $0).rounded(.up) + 24 }
      return CGSize(width: widths.reduce(-HostDatePicker.gap) { $0 + HostDatePicker.gap + $1 }, height: 34)
    case .wheels: return CGSize(width: 320, height: 216)
    case .inline: return CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
    }
  }

  /// Between the fields of a date and of a time, in points.
  private static let gap: CGFloat = 6

  /// What is read in the fields, as it is written in the ``locale``: `Nov 22, 2026` and `9:41 AM`.
  public var shownTexts: [String] {
    // Beyond some hundred thousand years nobody writes dates.
    guard abs(date.timeIntervalSinceReferenceDate) < 1e13 else { return [dateText] }
    let locale = locale ?? Locale(identifier: "en_US")
    func text(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
      let style = Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
      // The space before AM and PM is a narrow one, which few fonts have.
      return date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
    }
    return switch datePickerMode {
    case .time: [text(.omitted, .shortened)]
    case .date: [text(.abbreviated, .omitted)]
    case .dateAndTime: [text(.abbreviated, .omitted), text(.omitted, .shortened)]
    }
  }

  /// Draws the date and the time upon a field each; a calendar or wheels are drawn as a field of their size.
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

  /// Adds the date, the style and the ends of the range.
  public override func describe(into description: inout HostDescription) {
    description.add("date", dateText)
    if preferredDatePickerStyle != .automatic { description.add("\(preferredDatePickerStyle)") }
    super.describe(into: &description)
  }
}
