extension Exclusion {
  /// What is known to be wrong, with the reason; whoever mends it removes the line.
  @MainActor static let all: [Exclusion] = []
}

/// Sentences that are the answer to what a program does, not a defect.
enum ExpectedSentence {
  @MainActor static func isExpected(_ sentence: String, of program: Syntax) -> Bool {
    sentences.contains { sentence.hasPrefix($0) }
      || unshownValues.contains { sentence.hasPrefix($0) }
        && program.contains { $0.rule.hasPrefix("NavigationLink(value:") }
  }

  private static let unshownValues = [
    "A value of type Int was pushed on a NavigationStack in which no view shows such values",
    "A NavigationLink in a column has a value of type Int, but no view of the column shows such values",
  ]

  private static let sentences = [
    // The grammar follows links and names spaces wherever it likes.
    "Nobody opens https://example.org", "A geometry reader asks for its frame in the coordinate space",
    // Nobody shows its windows who would share something.
    "A window was asked to share",
    // Nor does a program take a selection back when the element that it names goes.
    "A Picker's selection",
  ]
}
