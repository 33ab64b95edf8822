// Tests: `TextTests`.

public import Foundation

extension Text {
  /// Creates a text with a value written by a formatter; empty where the formatter returns nil.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(anyValue: subject, formatter: formatter)
  }

  /// Creates a text with a value written by a formatter, such as a URL; empty where the formatter returns nil.
  @_disfavoredOverload
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(anyValue: subject, formatter: formatter)
  }

  // `Date` is no `ReferenceConvertible` here.
  /// Creates a text with a date written by a formatter; empty where the formatter returns nil.
  public init(_ date: Date, formatter: Formatter) {
    self.init(anyValue: date, formatter: formatter)
  }
}
