public import Foundation
import HostTree

/// The parts of a date that a `DatePicker` is for.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// A choice of a date: a label, and a control at the trailing side.
public struct DatePicker<Label: View>: View {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.datePickerStyle) private var style
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

  /// The label, room, the control; the label above a calendar's page; the control alone where labels are hidden.
  public var body: some View {
    let control = DateControl(
      selection: selection, minimum: minimum, maximum: maximum, components: components, style: style.host)
    if hidesLabels {
      control
    } else if style.host == .inline {
      VStack(alignment: .leading) {
        label
        control
      }
    } else {
      HStack {
        label
        Spacer()
        control
      }
    }
  }

  /// Makes a picker of any date.
  ///
  /// - Parameters:
  ///   - selection: Where the date is kept.
  ///   - displayedComponents: What can be picked of it; both unless told.
  ///   - label: What the date is for.
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// Makes a picker of a date within a range.
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// Makes a picker of a date from another one on.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// Makes a picker of a date up to another one.
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a text, of any date.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// Makes a picker with a text, of a date within a range.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Makes a picker with a text, of a date from another one on.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// Makes a picker with a text, of a date up to another one.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Makes a picker with a text, of any date.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// Makes a picker with a text, of a date within a range.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }

  /// Makes a picker with a text, of a date from another one on.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(title))
  }

  /// Makes a picker with a text, of a date up to another one.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(title))
  }
}

/// The control.
private struct DateControl: HostedView {
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
      context.view.selection.wrappedValue = control.date
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
