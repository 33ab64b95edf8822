import Foundation

extension Date {
  /// The forms of dates on a command line.
  static let commandLineForms = "a date such as 2026-11-29 or 2026-11-29T09:41:00Z"

  /// Reads a day, which begins in GMT, or a time in the form of ISO 8601; nil for anything else.
  package init?(commandLine text: String) {
    let day = Date.ISO8601FormatStyle().year().month().day()
    guard let date = (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: day)) else { return nil }
    self = date
  }
}
