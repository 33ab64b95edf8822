public import Foundation

/// A month of a calendar on which a user selects days, as `UICalendarView` with a selection of several dates.
///
/// A tap on a day selects it or takes it out of the selection, or does what a ``selectionBehavior`` says; a tap on the
/// arrows shows another month. When the user changes the selection it sends `valueChanged` and
/// `primaryActionTriggered`; setting properties sends no events.
///
/// ```swift
/// let calendar = HostCalendarView()
/// calendar.setSelectedDates([DateComponents(year: 2001, month: 1, day: 9)], animated: false)
/// calendar.addAction(for: .valueChanged) { print($0.selectedDates.map { $0.day ?? 0 }) }
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(calendar)
/// calendar.frame = window.bounds
/// window.makeKeyAndVisible()
/// window.settle()
/// calendar.toggle(DateComponents(year: 2001, month: 1, day: 14))
/// // Prints "[9, 14]"
/// ```
public final class HostCalendarView: HostControl {
  private var days: [HostButton] = []
  private let title = HostLabel()
  private let weekdays: [HostLabel]
  private let earlier = HostCalendarView.arrow("chevron.backward", "Previous Month")
  private let later = HostCalendarView.arrow("chevron.forward", "Next Month")

  /// The calendar whose months are shown. Defaults to the Gregorian calendar.
  public var calendar = Calendar(identifier: .gregorian) { didSet { if calendar != oldValue { contentDidChange() } } }
  /// The locale of the names of months and days; nil, the default, takes `en_US`.
  public var locale: Locale? { didSet { if locale != oldValue { contentDidChange() } } }
  /// The time zone of days. Defaults to GMT.
  public var timeZone = TimeZone(secondsFromGMT: 0)! { didSet { if timeZone != oldValue { contentDidChange() } } }
  /// The first date that can be selected; nil, the default, for no limit.
  public var minimumDate: Date? { didSet { if minimumDate != oldValue { contentDidChange() } } }
  /// The date before which days can be selected; nil, the default, for no limit.
  public var endDate: Date? { didSet { if endDate != oldValue { contentDidChange() } } }
  /// A date in the month that is shown. Defaults to 1 January 2001. One that is not finite is ignored.
  ///
  /// `visibleDateComponents` is its month.
  public var visibleDate = Date(timeIntervalSinceReferenceDate: 0) {
    didSet {
      if !visibleDate.timeIntervalSinceReferenceDate.isFinite { visibleDate = oldValue }
      if visibleDate != oldValue { contentDidChange() }
    }
  }

  /// The selection by taps; nil, the default, selects and deselects any number of days, without asking a delegate.
  public var selectionBehavior: HostCalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      setSelectedDates(selectionBehavior?.dates ?? [], animated: false)
    }
  }
  /// Returns the decorations below the numbers of days; not retained.
  public weak var delegate: (any HostCalendarViewDelegate)? { didSet { setNeedsDisplay() } }
  /// The design of the texts. Defaults to `.default`.
  public var fontDesign = HostFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { contentDidChange() } }
  }

  /// The selected days, in the order in which they were selected. Dates that are no day of the calendar are not shown.
  public private(set) var selectedDates: [DateComponents] = []

  /// Sets ``selectedDates``. Changes it at once, without animation, whatever `animated` says.
  public func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    guard selectedDates != self.selectedDates else { return }
    self.selectedDates = selectedDates
    contentDidChange()
  }

  /// Creates a calendar with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    weekdays = (0..<7).map { _ in HostLabel() }
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .headline)
    for label in weekdays {
      label.font = .preferredFont(forTextStyle: .caption1)
      label.textColor = .secondaryLabel
    }
    earlier.addAction { [weak self] _ in self?.showMonth(-1) }
    later.addAction { [weak self] _ in self?.showMonth(1) }
    contentDidChange()
  }

  private static func arrow(_ symbol: String, _ name: String) -> HostButton {
    let button = HostButton()
    button.addSubview(HostImageView(image: HostImage(systemName: symbol)))
    button.accessibilityLabel = name
    return button
  }

  // MARK: Selecting as a user

  /// Selects a day, or takes it out of the selection, as a tap on it does. Has no effect on days that cannot be
  /// selected.
  ///
  /// - Returns: Whether the selection has changed.
  @discardableResult
  public func toggle(_ day: DateComponents) -> Bool {
    guard isEnabled, let date = date(of: day), mayBeSelected(date) else { return false }
    if let selectionBehavior { return selectionBehavior.toggle(components(of: date)) { self.date(of: $0) == date } }
    let former = selectedDates
    selectedDates.removeAll { self.date(of: $0) == date }
    if selectedDates.count == former.count {
      selectedDates.append(components(of: date))
    }
    contentDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  private func components(of date: Date) -> DateComponents {
    ownCalendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  /// Shows the month that is some months later.
  private func showMonth(_ offset: Int) {
    if let date = ownCalendar.date(byAdding: .month, value: offset, to: firstDay) { visibleDate = date }
  }

  // MARK: Days

  var ownCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale ?? Locale(identifier: "en_US")
    return calendar
  }

  /// The beginning of a day; nil for components that are none.
  private func date(of day: DateComponents) -> Date? {
    guard day.day != nil || day.dayOfYear != nil else { return nil }
    var day = day
    day.calendar = nil
    day.timeZone = nil
    return ownCalendar.date(from: day).map(ownCalendar.startOfDay)
  }

  private func mayBeSelected(_ date: Date) -> Bool {
    let calendar = ownCalendar
    if let minimumDate, date < calendar.startOfDay(for: minimumDate) { return false }
    return endDate.map { date < $0 } ?? true
  }

  /// The first day of the month that is shown.
  var firstDay: Date {
    ownCalendar.dateInterval(of: .month, for: visibleDate)?.start ?? visibleDate
  }

  /// The column of the first day, and the number of days.
  private var month: (column: Int, count: Int) {
    let calendar = ownCalendar
    let column = (calendar.component(.weekday, from: firstDay) - calendar.firstWeekday + 7) % 7
    return (column, calendar.range(of: .day, in: .month, for: firstDay)?.count ?? 0)
  }

  // MARK: Content

  private func contentDidChange() {
    setNeedsUpdateProperties()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Enables and disables the days with the view.
  public override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateProperties()
  }

  /// Updates the names and the buttons of the days.
  public override func updateProperties() {
    super.updateProperties()
    let calendar = ownCalendar
    title.text = firstDay.formatted(
      Date.FormatStyle(locale: calendar.locale ?? .current, calendar: calendar, timeZone: timeZone).month(.wide).year())
    for label in weekdays + [title] {
      label.font.design = fontDesign.design
    }
    let names = calendar.shortStandaloneWeekdaySymbols
    for (column, label) in weekdays.enumerated() where names.count == 7 {
      label.text = names[(calendar.firstWeekday - 1 + column) % 7].uppercased()
    }
    let count = month.count
    while days.count < count {
      let number = days.count + 1
      let button = HostButton()
      button.title = "\(number)"
      button.addAction { [weak self] _ in self?.toggleDay(number) }
      days.append(button)
    }
    let selected = Set(selectedDates.compactMap { date(of: $0) })
    for (index, button) in days.prefix(count).enumerated() {
      let date = calendar.date(byAdding: .day, value: index, to: firstDay)
      button.isEnabled = isEnabled && date.map(mayBeSelected) ?? false
      button.isSelected = date.map(selected.contains) ?? false
      button.tintColor = button.isSelected ? nil : .label
    }
    var views: [HostView] = [title, earlier, later]
    views += weekdays
    views += Array(days.prefix(count))
    setSubviews(views)
  }

  private func toggleDay(_ number: Int) {
    guard let date = ownCalendar.date(byAdding: .day, value: number - 1, to: firstDay) else { return }
    toggle(ownCalendar.dateComponents([.year, .month, .day, .era], from: date))
  }

  // MARK: Layout and drawing

  /// 320 points wide and 340 points high.
  public override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 340) }

  private func cell(_ column: Int, _ row: Int) -> CGRect {
    let width = bounds.width / 7
    return CGRect(x: CGFloat(column) * width, y: 64 + CGFloat(row) * 46, width: width, height: 46)
  }

  private func cell(ofDay index: Int) -> CGRect {
    let place = month.column + index
    return cell(place % 7, place / 7)
  }

  /// Places the title and the arrows in the first line, the names of days below, and the days in rows of seven.
  public override func layoutSubviews() {
    super.layoutSubviews()
    title.place(in: CGRect(x: 16, y: 0, width: max(bounds.width - 120, 0), height: 40), at: 0)
    earlier.place(in: CGRect(x: bounds.width - 96, y: 0, width: 44, height: 40), at: 0.5)
    later.place(in: CGRect(x: bounds.width - 48, y: 0, width: 44, height: 40), at: 0.5)
    for (column, label) in weekdays.enumerated() {
      let place = cell(column, 0)
      label.place(in: CGRect(x: place.minX, y: 40, width: place.width, height: 20), at: 0.5)
    }
    for (index, button) in days.prefix(month.count).enumerated() {
      button.frame = mirrored(cell(ofDay: index))
    }
  }

  /// Draws a disc behind each selected day.
  public override func draw(into drawing: inout HostDrawing) {
    for (index, button) in days.prefix(month.count).enumerated() where button.isSelected {
      let cell = mirrored(cell(ofDay: index))
      let size = max(min(cell.width, cell.height) - 4, 0)
      let disc = CGRect(x: cell.midX - size / 2, y: cell.midY - size / 2, width: size, height: size)
      drawing.fill(disc, cornerRadius: size / 2, with: drawing.tintColor.withAlphaComponent(0.15))
    }
    guard let delegate else { return }
    for index in 0..<month.count {
      guard let date = ownCalendar.date(byAdding: .day, value: index, to: firstDay) else { continue }
      delegate.calendarView(self, decorationFor: components(of: date))?
        .draw(into: &drawing, in: mirrored(cell(ofDay: index)))
    }
  }

  /// Adds the selected days.
  public override func describe(into description: inout HostDescription) {
    let texts = selectedDates.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }
    description.add("selected", "[\(texts.joined(separator: ", "))]")
    super.describe(into: &description)
  }
}
