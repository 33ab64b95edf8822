/// Checks that a text equals the one that the test expects; the failure shows the lines that differ.
public func assertText(
  _ actual: String, _ expected: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  guard actual != expected else { return }
  Failure.record(textDifference(from: expected, to: actual), at: SourcePlace(fileID, file, line, column))
}

/// The message for a text that is not as expected.
func textDifference(from expected: String, to actual: String) -> String {
  let difference = LineDifference(from: expected, to: actual).description(context: 3, limit: (100, 240))
  return "Lines with - were expected, lines with + are there instead:\n\(difference)"
}
