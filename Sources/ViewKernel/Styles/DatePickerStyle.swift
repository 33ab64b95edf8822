public import Foundation
import HostTree

/// A type that defines the appearance of date pickers. Apply one with `datePickerStyle(_:)`.
///
/// ```swift
/// let day = Date(timeIntervalSinceReferenceDate: 0)
/// let picker = DatePicker("Born", selection: .constant(day), displayedComponents: .date)
/// let host = HostingView(rootView: picker.labelsHidden().datePickerStyle(.wheel))
/// host.sizeToFit()
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints "HostDatePicker (0, 0, 320 x 216) date=2001-01-01 wheels"
/// ```
///
/// A style of one's own makes the view from the parts of a picker:
///
/// ```swift
/// struct RowStyle: DatePickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.label; DatePicker(configuration).labelsHidden() }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// The parts of a date picker.
  typealias Configuration = DatePickerStyleConfiguration

  /// Makes the view of a date picker from its parts.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a date picker, which a `DatePickerStyle` is given.
public struct DatePickerStyleConfiguration {
  /// The label that describes the date, with its type erased.
  public struct Label: ErasedPart {
    /// `Never`: the library handles this view itself and calls no `body`.
    public typealias Body = Never
    let content: AnyView
  }

  /// The label that describes the date.
  public let label: Label
  /// The earliest date; nil for none.
  public let minimumDate: Date?
  /// The latest date; nil for none.
  public let maximumDate: Date?
  /// The components that users pick.
  public let displayedComponents: DatePickerComponents
  /// The selected date.
  @Binding public var selection: Date

  init(
    label: Label, minimumDate: Date?, maximumDate: Date?, displayedComponents: DatePickerComponents,
    selection: Binding<Date>
  ) {
    self.label = label
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
    _selection = selection
  }
}

extension DatePickerStyle {
  /// The view of a control in this style. Called by `DatePicker.styled(in:)`; of `styles`, all that are in force, this
  /// is the last.
  func view(_ styles: [any DatePickerStyle], _ configuration: DatePickerStyleConfiguration) -> AnyView {
    AnyView(StyledView(self, styles, configuration) { $0.makeBody(configuration: $1) })
  }
}

/// A style of the library, which stands for a kind of host.
@MainActor
protocol KnownDatePickerStyle: DatePickerStyle {
  nonisolated var kind: DatePickerStyleKind { get }
}

extension KnownDatePickerStyle {
  /// A date picker of the kind that the style stands for.
  public func makeBody(configuration: Configuration) -> some View {
    DatePicker(configuration).environment(\.datePickerStyle, kind)
  }
}

/// An opaque kind of date picker, used by the library.
public struct DatePickerStyleKind: Equatable, Sendable {
  let host: HostDatePicker.Style
}

/// The default style, with the date in digits; the same as `.automatic`.
public struct DefaultDatePickerStyle: KnownDatePickerStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
  /// The default kind.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .automatic) }
}

/// A style with the date in digits; the same as `.compact`.
public struct CompactDatePickerStyle: KnownDatePickerStyle {
  /// Equivalent to `.compact`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with the date in digits.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .compact) }
}

/// A style with the date in digits, as fields of macOS; the same as `.field`. It looks as `.compact` here.
public struct FieldDatePickerStyle: KnownDatePickerStyle {
  /// Equivalent to `.field`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with the date in digits.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .compact) }
}

/// A style with the date in digits and a stepper, as fields of macOS; the same as `.stepperField`. It looks as
/// `.compact` here.
public struct StepperFieldDatePickerStyle: KnownDatePickerStyle {
  /// Equivalent to `.stepperField`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with the date in digits.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .compact) }
}

/// A style with a month of a calendar; the same as `.graphical`.
public struct GraphicalDatePickerStyle: KnownDatePickerStyle {
  /// Equivalent to `.graphical`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with a calendar.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .inline) }
}

/// A style with a wheel for each component; the same as `.wheel`.
public struct WheelDatePickerStyle: KnownDatePickerStyle {
  /// Equivalent to `.wheel`, for code that needs the type by name.
  nonisolated public init() {}
  /// The kind with wheels.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .wheels) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The default style: the date in digits.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in digits.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// The date in digits, as `compact`.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// The date in digits, as `compact`.
  nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of a calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each component of the date. So far it is drawn as a field of the wheels' size.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: DatePickerStyleKind { DefaultDatePickerStyle().kind }
}

extension EnvironmentValues {
  var datePickerStyle: DatePickerStyleKind {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the date pickers in this view.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(DatePickerStyleWriter(style: style)).modifier(StyleWriter<any DatePickerStyle>(style: style))
  }
}

/// Puts the kind of a style of the library in force.
private struct DatePickerStyleWriter<Style: DatePickerStyle> {
  let style: Style
}

extension DatePickerStyleWriter: EnvironmentWriter {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) {
    if let known = style as? any KnownDatePickerStyle { values.datePickerStyle = known.kind }
  }
}
