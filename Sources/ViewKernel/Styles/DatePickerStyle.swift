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
/// The kinds are the library's: a custom style can only return the kind of one of its styles.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The kind of date picker that the style stands for.
  nonisolated var kind: DatePickerStyleKind { get }
}

/// An opaque kind of date picker, used by the library.
public struct DatePickerStyleKind: Equatable, Sendable {
  let host: HostDatePicker.Style
}

/// The default style, with the date in digits; the same as `.automatic`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style; the same as `.automatic`.
  nonisolated public init() {}
  /// The default kind.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .automatic) }
}

/// A style with the date in digits; the same as `.compact`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style; the same as `.compact`.
  nonisolated public init() {}
  /// The kind with the date in digits.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .compact) }
}

/// A style with a month of a calendar; the same as `.graphical`.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style; the same as `.graphical`.
  nonisolated public init() {}
  /// The kind with a calendar.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .inline) }
}

/// A style with a wheel for each component; the same as `.wheel`.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style; the same as `.wheel`.
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
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month of a calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each component of the date.
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
    environment(\.datePickerStyle, style.kind)
  }
}
