public import Foundation
import HostTree

/// A control that selects several dates: a label above a month of a calendar, whose days are tapped.
///
/// It uses the locale, the calendar and the time zone of the environment, and shows the month of the first selected
/// date, or else the present one, at first.
///
/// ```swift
/// struct Trip: View {
///   @State private var dates: Set<DateComponents> = [DateComponents(year: 2001, month: 1, day: 9)]
///
///   var body: some View { MultiDatePicker("Dates", selection: $dates) }
/// }
/// ```
///
/// A date that is selected has the components `calendar`, `era`, `year`, `month` and `day`.
public struct MultiDatePicker<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let start: Date?
  private let end: Date?

  nonisolated private init(
    _ selection: Binding<Set<DateComponents>>, _ start: Date?, _ end: Date?, _ label: Label
  ) {
    self.label = label
    self.selection = selection
    self.start = start
    self.end = end
  }

  /// The label above the calendar; the calendar alone where labels are hidden.
  public var body: some View {
    let control = CalendarControl(selection: selection, start: start, end: end)
    if hidesLabels {
      control
    } else {
      VStack(alignment: .leading) {
        label
        control
      }
    }
  }

  /// Creates a picker for any dates.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Creates a picker for dates within a range.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Creates a picker for dates from the day of the range's lower bound on.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Creates a picker for dates before the range's upper bound.
  nonisolated public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a localized label for any dates.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Creates a picker with a text as its label for any dates. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  /// Creates a picker with a localized label for dates within a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Creates a picker with a text as its label for dates within a range. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Creates a picker with a localized label for dates from the day of the range's lower bound on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Creates a picker with a text as its label for dates from the day of the range's lower bound on. The string is not
  /// localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// Creates a picker with a localized label for dates before the range's upper bound.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  /// Creates a picker with a text as its label for dates before the range's upper bound. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }
}

/// The calendar of a picker of several dates.
private struct CalendarControl: HostedView {
  typealias Body = Never
  let selection: Binding<Set<DateComponents>>
  let start: Date?
  let end: Date?

  /// The selected dates in the order of time: dates in a set have none.
  private var dates: [DateComponents] {
    selection.wrappedValue.sorted {
      ($0.era ?? 1, $0.year ?? 0, $0.month ?? 0, $0.day ?? 0) < ($1.era ?? 1, $1.year ?? 0, $1.month ?? 0, $1.day ?? 0)
    }
  }

  func makeHost(context: HostContext<Self>) -> HostCalendarView {
    let control = HostCalendarView()
    let dates = dates
    var calendar = context.environment.calendar
    calendar.timeZone = context.environment.timeZone
    let first = dates.first { $0.year != nil && $0.month != nil }
    if let first, let date = calendar.date(from: DateComponents(year: first.year, month: first.month)) {
      control.visibleDate = date
    } else {
      let now = context.node.frameDate ?? Date()
      control.visibleDate = max(start ?? now, min(now, end?.addingTimeInterval(-1) ?? now))
    }
    control.addAction(for: .valueChanged) { control in
      context.updateHostAgain()
      context.newest.selection.wrappedValue = Set(control.selectedDates)
    }
    return control
  }

  func updateHost(_ host: HostCalendarView, context: HostContext<Self>) {
    let environment = context.environment
    host.minimumDate = start
    host.endDate = end
    host.locale = environment.locale
    host.calendar = environment.calendar
    host.timeZone = environment.timeZone
    host.setSelectedDates(dates, animated: false)
    host.isEnabled = environment.isEnabled
  }
}
