import HostTree

/// Says how a `DatePicker` looks; put in force by `datePickerStyle(_:)`.
///
/// The styles are the library's: there is nothing to implement for styles of one's own.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// What kind of date picker it makes.
  nonisolated var kind: DatePickerStyleKind { get }
}

/// A kind of date picker; opaque.
public struct DatePickerStyleKind: Equatable, Sendable {
  let host: HostDatePicker.Style
}

/// What is usual: the date in digits.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// What is usual.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .automatic) }
}

/// The date in digits.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// The date in digits.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .compact) }
}

/// A page of a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// A page of a calendar.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .inline) }
}

/// Wheels beside each other.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the style.
  nonisolated public init() {}
  /// Wheels beside each other.
  nonisolated public var kind: DatePickerStyleKind { DatePickerStyleKind(host: .wheels) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// What is usual: the date in digits.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The date in digits.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A page of a calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels beside each other.
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
  /// Sets how the date pickers in this view look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    environment(\.datePickerStyle, style.kind)
  }
}
