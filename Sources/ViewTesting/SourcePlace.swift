import Testing

/// The place in a test at which a failure is recorded.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let file: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place in the form of Swift Testing.
  var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
  }

  /// The file's name and the line: `CounterTests.swift:12`.
  var short: String { "\("\(file)".split(separator: "/").last ?? ""):\(line)" }
}
