public import Foundation
import HostTree

/// The components of a date that a `DatePicker` lets users pick.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set: 1 for `hourAndMinute`, 2 for `date`.
  public let rawValue: UInt
  /// Creates a set from its bits. Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time: hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A control that selects a date: a label, and a control at the trailing edge.
///
/// It uses the locale, the calendar and the time zone of the environment; `datePickerStyle(_:)` sets its appearance.
public struct DatePicker<Label: View>: StyleableView {
  /// The components of a date.
  public typealias Components = DatePickerComponents

  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  nonisolated(unsafe) private let label: Label
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components

  nonisolated private init(
    _ selection: Binding<Date>, _ minimum: Date?, _ maximum: Date?, _ components: Components, _ label: Label
  ) {
    self.label = label
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
    self.components = components
  }

  var plain: LabeledDateControl<Label> {
    LabeledDateControl(label: label) { style in
      DateControl(
        selection: selection, minimum: minimum, maximum: maximum, components: components, style: style.host)
    }
  }

  func styled(in environment: EnvironmentValues) -> AnyView? {
    let styles = environment[styles: (any DatePickerStyle).self]
    guard let style = styles.last, !(style is any KnownDatePickerStyle) else { return nil }
    return style.view(
      styles,
      DatePickerStyleConfiguration(
        label: .init(content: OneLabel(label).part(styles)), minimumDate: minimum, maximumDate: maximum,
        displayedComponents: components, selection: selection))
  }

  /// Creates a picker for any date.
  ///
  /// - Parameters:
  ///   - selection: The selected date.
  ///   - displayedComponents: The components to pick. Defaults to date and time.
  ///   - label: A description of the date.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Creates a picker for a date within a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Creates a picker for a date in an open range, from its lower bound on.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Creates a picker for a date in an open range, up to its upper bound.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a picker from a style's configuration, for use in a `DatePickerStyle`; the next outer style is applied to
  /// it.
  nonisolated public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents, configuration.label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a localized label for any date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a picker with a localized label for a date within a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker with a localized label for a date in an open range, from its lower bound on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Creates a picker with a localized label for a date in an open range, up to its upper bound.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Creates a picker with a text as its label for any date. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Creates a picker with a text as its label for a date within a range. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Creates a picker with a text as its label for a date from the range's lower bound on. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Creates a picker with a text as its label for a date up to the range's upper bound. The string is not localized.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

/// The control of a date picker.
struct DateControl: HostedView {
  typealias Body = Never
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
  let style: HostDatePicker.Style

  func makeHost(context: HostContext<Self>) -> HostDatePicker {
    let control = HostDatePicker()
    control.addAction(for: .valueChanged) { control in
      context.updateHostAgain()
      context.newest.selection.wrappedValue = control.date
    }
    return control
  }

  func updateHost(_ host: HostDatePicker, context: HostContext<Self>) {
    let environment = context.environment
    host.minimumDate = minimum
    host.maximumDate = maximum
    host.datePickerMode = components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    host.preferredDatePickerStyle = style
    host.locale = environment.locale
    host.calendar = environment.calendar
    host.timeZone = environment.timeZone
    host.date = selection.wrappedValue
    host.isEnabled = environment.isEnabled
  }
}
