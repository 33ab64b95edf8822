public import Foundation

/// A value that follows the time, for texts that format it: the current date, or how far that is from another.
///
/// ```swift
/// Text(.currentDate, format: .stopwatch(startingAt: .now))
/// Text(.durationOffset(to: .now), format: .units())
/// ```
///
/// The text ticks by the window's clock.
public struct TimeDataSource<Value> {
  /// Which source it is, to be compared.
  let kind: TimeDataKind
  nonisolated(unsafe) let value: (Date) -> Value
  /// The date at which the source has a value.
  nonisolated(unsafe) let date: (Value) -> Date
}

extension TimeDataSource: Sendable {}

/// The kind of a source, with its types erased.
enum TimeDataKind: Hashable, Sendable {
  case current
  case offset(Date), from(Date), to(Date)
}

extension TimeDataSource where Value == Date {
  /// The current date.
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .current, value: { $0 }, date: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The range from a date to the current date; empty before that date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .from(date), value: { date..<max(date, $0) }, date: \.upperBound)
  }

  /// The range from the current date to a date; empty after that date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(kind: .to(date), value: { min(date, $0)..<date }, date: \.lowerBound)
  }
}

extension TimeDataSource where Value == Duration {
  /// The time from a date to the current date; negative before that date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .offset(date), value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

/// A format of a value that follows the time, with its types erased.
struct TextFormat: Equatable, Sendable {
  /// The value that is compared.
  private nonisolated(unsafe) let key: AnyHashable
  private nonisolated(unsafe) let write: (Date, FormatSurroundings) -> String
  private nonisolated(unsafe) let next: (Date) -> Date?

  private struct Key<F: Hashable>: Hashable {
    let source: TimeDataKind
    let format: F
  }

  init<V, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, _ format: F, _ string: @escaping (F.FormatOutput) -> String
  ) where V == F.FormatInput {
    key = AnyHashable(Key(source: source.kind, format: format))
    write = { string(format.following($1).format(source.value($0))) }
    next = { now in format.discreteInput(after: source.value(now)).map(source.date) }
  }

  func text(at now: Date, _ surroundings: FormatSurroundings) -> String { write(now, surroundings) }
  func nextChange(after now: Date) -> Date? { next(now) }

  static func == (first: TextFormat, second: TextFormat) -> Bool { first.key == second.key }
}

extension Text {
  /// Creates a text with a value that follows the time, in a format; it ticks by the window's clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(TextDate(.format(TextFormat(source, format) { String($0.characters) })))
  }

  /// Creates a text with a value that follows the time, in a format; it ticks by the window's clock.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(TextDate(.format(TextFormat(source, format) { $0 })))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value that follows the time, in a format.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  /// Appends a value that follows the time, in a format.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}
