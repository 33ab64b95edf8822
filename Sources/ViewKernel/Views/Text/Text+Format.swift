public import Foundation

/// A text, or a part of one, that is written with its surroundings: a translation, or a value in a format.
protocol SurroundedText: Equatable, Sendable {
  func text(in surroundings: FormatSurroundings) -> Text
  /// The characters, if it has no attributes of its own.
  func plainString(in surroundings: FormatSurroundings) -> String?
}

extension SurroundedText {
  func plainString(in surroundings: FormatSurroundings) -> String? { nil }

  func isSame(as other: any SurroundedText) -> Bool { other as? Self == self }
}

extension Text {
  init(_ surrounded: any SurroundedText) { self.init(piece: Piece(surrounded: surrounded)) }
}

/// A value in a format.
private struct FormattedText<F: FormatStyle>: SurroundedText where F.FormatInput: Equatable {
  // Safe: they are read on the main actor, or where the text was made.
  nonisolated(unsafe) let input: F.FormatInput
  nonisolated(unsafe) let format: F

  static func == (first: Self, second: Self) -> Bool { first.input == second.input && first.format == second.format }

  func text(in surroundings: FormatSurroundings) -> Text {
    let output = format.following(surroundings).format(input)
    if let output = output as? AttributedString { return Text(output) }
    return Text(verbatim: output as? String ?? "")
  }

  func plainString(in surroundings: FormatSurroundings) -> String? {
    format.following(surroundings).format(input) as? String
  }
}

/// A value written by a formatter whose settings may change later: the string says how they were.
private struct FormatterText: SurroundedText {
  nonisolated(unsafe) let subject: Any
  nonisolated(unsafe) let formatter: Formatter
  let string: String

  static func == (first: Self, second: Self) -> Bool {
    first.string == second.string && first.formatter === second.formatter
  }

  func text(in surroundings: FormatSurroundings) -> Text {
    Text(verbatim: plainString(in: surroundings) ?? "")
  }

  func plainString(in surroundings: FormatSurroundings) -> String? {
    let following = formatter.following(surroundings)
    return following === formatter ? string : following.string(for: subject) ?? ""
  }
}

extension Text {
  /// Creates a text with a formatted value: `Text(0.25, format: .percent)`.
  ///
  /// A format whose locale, calendar or time zone is the current one takes the environment's. Others are kept.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedText(input: input, format: format))
  }

  /// Creates a text with a formatted value, with the attributes that the format sets.
  ///
  /// A format whose locale is the current one takes the environment's.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(FormattedText(input: input, format: format))
  }

  /// Creates a text with a range of dates, such as `9:00 – 11:30 AM`, formatted with the environment's locale, calendar
  /// and time zone.
  public init(_ dates: ClosedRange<Date>) {
    let format = Date.IntervalFormatStyle(date: .numeric, time: .shortened)
    self.init(dates.lowerBound..<dates.upperBound, format: format)
  }

  /// Creates a text with an interval, from its start to its end, formatted with the environment's locale, calendar and
  /// time zone.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A text with a value written by a formatter: with the environment's locale where the formatter's is the current
  /// one.
  init(anyValue subject: Any, formatter: Formatter) {
    self.init(FormatterText(subject: subject, formatter: formatter, string: formatter.string(for: subject) ?? ""))
  }
}

/// Markdown with values in formats.
struct FormattedMarkdown: SurroundedText {
  /// Each value with the Markdown before it.
  private(set) var values: [(markdown: String, value: any SurroundedText)] = []
  var rest = ""

  mutating func append(_ value: any SurroundedText, after markdown: String) { values.append((markdown, value)) }

  func text(in surroundings: FormatSurroundings) -> Text {
    let markdown = values.map { $0.markdown + Markdown.escaped($0.value.plainString(in: surroundings) ?? "") }
    return Text(markdown: markdown.joined() + rest)
  }

  static func == (first: Self, second: Self) -> Bool {
    first.rest == second.rest
      && first.values.elementsEqual(second.values) { $0.markdown == $1.markdown && $0.value.isSame(as: $1.value) }
  }
}
